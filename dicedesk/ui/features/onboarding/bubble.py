"""A bubble over the window that points at one of its parts, and the ring round that part."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner, Space, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import tr
from dicedesk.ui.features.onboarding.placing import POINTER, Placing, Side

_WIDTH = 300
_LINE = 2.0
_OVERLAP = 2
"""How far the pointer reaches under the body, so that no line is seen between them."""

Key = Qt.Key
_ON, _BACK = (Key.Key_Right, Key.Key_Down), (Key.Key_Left, Key.Key_Up)
_ENTER = (Key.Key_Return, Key.Key_Enter)


class Bubble(QWidget):
    """Says something of a part of the window.

    Signals: `went_on()`, `went_back()`, and `left()` by the keys and buttons that mean that.
    """

    accessible_role = "Grouping"

    went_on = Signal()
    went_back = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        """Says nothing yet, and is hidden."""
        super().__init__(window)
        self.hide()
        self._appearance = appearance
        self._placing: Placing | None = None
        self.title, self.text = label("lead", wraps=True), label("body", wraps=True)
        self.count = label("second")
        self.leave, self.back = _button("quiet", tr("Skip tour")), _button("quiet", tr("Back"))
        self.next = _button("quietPrimary", tr("Next"))
        self.leave.clicked.connect(self.left)
        self.back.clicked.connect(self.went_back)
        self.next.clicked.connect(self.went_on)
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        row.addWidget(self.count, 1)
        for button in (self.leave, self.back, self.next):
            row.addWidget(button)
            button.installEventFilter(self)
        self._column = column = QVBoxLayout(self)
        inside = POINTER + Space.LARGE
        column.setContentsMargins(inside, inside - Space.TIGHT, inside, inside - Space.TIGHT)
        column.setSpacing(Space.SMALL)
        for part in (self.title, self.text):
            column.addWidget(part)
        column.addLayout(row)

    def say(self, title: str, text: str, place: int, stops: int) -> None:
        """Says it; `place` counts from 0, and at the last of the stops there is no next one."""
        self.title.setText(title)
        self.text.setText(text)
        self.count.setText(tr("{place} of {stops}", place=place + 1, stops=stops))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        is_last = place == stops - 1
        self.back.setEnabled(place > 0)
        self.leave.setVisible(not is_last)
        self.next.setText(tr("Done") if is_last else tr("Next"))
        for button in (self.leave, self.back, self.next):
            button.setAccessibleDescription(text)

    def body_size(self, most: int) -> QSize:
        """How large it is without its pointer; no wider than `most`."""
        wished = max(scaled(_WIDTH), self._column.minimumSize().width() - 2 * POINTER)
        width = min(wished, most)
        return QSize(width, self._column.totalHeightForWidth(width + 2 * POINTER) - 2 * POINTER)

    def stand(self, placing: Placing) -> None:
        """Goes where it is told, over everything else in the window."""
        self._placing = placing
        self.setGeometry(placing.body.adjusted(-POINTER, -POINTER, POINTER, POINTER))
        self.raise_()
        self.show()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows, Enter and Escape lead through the tour while one of its buttons has the keyboard."""
        if isinstance(event, QKeyEvent) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.key() not in (*_ON, *_BACK, *_ENTER, Key.Key_Escape):
                return False
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress and isinstance(watched, QPushButton):
                self._press(event.key(), watched)
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded card and its pointer."""
        if self._placing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.geometry().topLeft())
        body = QPainterPath()
        body.addRoundedRect(QRectF(self._placing.body), Corner.CARD, Corner.CARD)
        shape = body.united(_pointer(self._placing))
        painter.setPen(QPen(self._appearance.palette.colour("accent"), _LINE))
        painter.setBrush(self._appearance.palette.colour("surface"))
        painter.drawPath(shape)
        painter.end()

    def _press(self, key: int, button: QPushButton) -> None:
        if key in _ENTER:
            button.click()
        elif key in _ON:
            self.went_on.emit()
        elif key in _BACK:
            self.went_back.emit()
        else:
            self.left.emit()


class Ring(QWidget):
    """A line round a part of the window, through which clicks go."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        """Round nothing yet."""
        super().__init__(window)
        self.hide()
        self._appearance, self._window = appearance, window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie_round(self, part: QRect) -> None:
        """Lies round it, over everything else in the window."""
        wider = part.adjusted(-Space.TIGHT, -Space.TIGHT, Space.TIGHT, Space.TIGHT)
        self.setGeometry(wider.intersected(self._window.rect()))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.palette.colour("accent"), _LINE))
        half = _LINE / 2
        line = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(line, Corner.BUTTON, Corner.BUTTON)
        painter.end()


def _button(name: str, text: str) -> QPushButton:
    made = QPushButton(text)
    made.setObjectName(name)
    return made


def _pointer(placing: Placing) -> QPainterPath:
    tip, far = QPointF(placing.tip), POINTER + _OVERLAP
    base = {
        Side.BELOW: ((-POINTER, far), (POINTER, far)),
        Side.ABOVE: ((-POINTER, -far), (POINTER, -far)),
        Side.RIGHT: ((far, -POINTER), (far, POINTER)),
        Side.LEFT: ((-far, -POINTER), (-far, POINTER)),
    }[placing.side]
    path = QPainterPath()
    path.addPolygon(QPolygonF([tip, *(tip + QPointF(x, y) for x, y in base)]))
    path.closeSubpath()
    return path
