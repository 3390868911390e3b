"""A button with a painted sign, such as those of a media player."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QPushButton

from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, scaled

_SIDE = 15


class Sign(Enum):
    """The signs on the buttons of a media player."""

    FIRST = "first"
    BACK = "back"
    PLAY = "play"
    PAUSE = "pause"
    FORWARD = "forward"
    LAST = "last"


class SignButton(QPushButton):
    """A button with a media player's sign; its name is spoken, and shown in its tip with its key."""

    def __init__(self, appearance: Appearance, sign: Sign, name: str, tip: str) -> None:
        super().__init__()
        self._appearance, self._sign = appearance, sign
        set_style(self, "quiet")
        self.setAutoDefault(False)
        self.show_sign(sign, name, tip)

    def show_sign(self, sign: Sign, name: str, tip: str) -> None:
        """Give the button another sign, name and tip."""
        self._sign = sign
        self.setAccessibleName(name)
        self.setToolTip(tip)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIDE) + 2 * Space.LARGE, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self._appearance.palette.color("text")
        color.setAlphaF(1.0 if self.isEnabled() else 0.4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        side = scaled(_SIDE)
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(self.rect().center()) + QPointF(0.5, 0.5))
        _paint(painter, self._sign, box)
        painter.end()


def _paint(painter: QPainter, sign: Sign, box: QRectF) -> None:
    bar = box.width() / 5
    match sign:
        case Sign.PLAY:
            _triangle(painter, box, to_right=True)
        case Sign.PAUSE:
            for left in (box.left() + bar / 2, box.right() - bar * 1.8):
                painter.drawRect(QRectF(left, box.top(), bar * 1.3, box.height()))
        case Sign.BACK | Sign.FIRST:
            painter.drawRect(QRectF(box.left(), box.top(), bar / 1.5, box.height()))
            _heads(painter, box.adjusted(bar, 0, 0, 0), is_double=sign is Sign.FIRST, to_right=False)
        case Sign.FORWARD | Sign.LAST:
            painter.drawRect(QRectF(box.right() - bar / 1.5, box.top(), bar / 1.5, box.height()))
            _heads(painter, box.adjusted(0, 0, -bar, 0), is_double=sign is Sign.LAST, to_right=True)


def _heads(painter: QPainter, box: QRectF, *, is_double: bool, to_right: bool) -> None:
    if not is_double:
        _triangle(painter, box, to_right=to_right)
        return
    half = box.width() / 2
    for left in (box.left(), box.left() + half):
        _triangle(painter, QRectF(left, box.top(), half, box.height()), to_right=to_right)


def _triangle(painter: QPainter, box: QRectF, *, to_right: bool) -> None:
    base, tip = (box.left(), box.right()) if to_right else (box.right(), box.left())
    corners = [QPointF(base, box.top()), QPointF(tip, box.center().y()), QPointF(base, box.bottom())]
    painter.drawPolygon(QPolygonF(corners))
