"""Cards of the right column and their parts: labels, bars, numbers that open their calculation, foldable parts."""

from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dicedesk.ui.base.keys import is_enter
from dicedesk.ui.base.look.appearance import Appearance, StyleName, set_style, set_variant
from dicedesk.ui.base.look.theme import SCROLL_BAR, Corner, Space
from dicedesk.ui.base.words import opening_words, tr


class Card(QFrame):
    """A card: a title in small capitals over widgets, one under the other."""

    def __init__(self, title: str, parent: QWidget | None = None, *, wraps: bool = False) -> None:
        """Make an empty card; without a title its first widget takes the title's place.

        A title that is a whole sentence `wraps` in a narrow card.
        """
        super().__init__(parent)
        set_style(self, "card")
        self.setAccessibleName(title)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        self._column.setSpacing(Space.SMALL)
        self._title = heading = QLabel(title.upper())
        set_style(heading, "cardTitle")
        heading.setWordWrap(wraps)
        if not title:
            heading.hide()
        self._heading = QHBoxLayout()
        self._heading.addWidget(heading, 1)
        self._column.addLayout(self._heading)

    def add_to_heading(self, widget: QWidget) -> None:
        """Add a widget at the right of the title."""
        self._heading.addWidget(widget)

    def replace_title(self, *widgets: QWidget) -> None:
        """Replace the title, and the widgets beside it, with these widgets."""
        while (item := self._heading.takeAt(0)) is not None:
            part = item.widget()
            if part is self._title:
                part.hide()
        for place, widget in enumerate(widgets):
            self._heading.addWidget(widget, int(not place))

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        self._column.addWidget(widget, stretch)

    def write(self, *texts: tuple[QLabel, str]) -> None:
        """Set the texts of some of its labels, as `write` does.

        The card is laid out once: Qt would lay out all cards after each label that appears.
        """
        self._column.setEnabled(False)
        for part, text in texts:
            write(part, text)
        self._column.setEnabled(True)

    def close_up(self) -> None:
        """Put the remaining room below the widgets."""
        self._column.addStretch(1)


def label(name: StyleName, text: str = "", *, wraps: bool = False) -> QLabel:
    """A label with a name for the style sheet; one that wraps takes the room its text needs."""
    part = QLabel(text)
    set_style(part, name)
    part.setWordWrap(wraps)
    part.setTextFormat(Qt.TextFormat.PlainText)
    return part


def write(part: QLabel, text: str) -> None:
    """Set the text of a label; an empty one is hidden, so that it takes no room."""
    part.setText(text)
    part.setVisible(bool(text))


class ElidedLabel(QLabel):
    """A one-line label that ends in an ellipsis if it is cut off; its tip and its name are the whole text."""

    def __init__(self, name: StyleName = "second") -> None:
        """Make an empty label with a name for the style sheet."""
        super().__init__()
        set_style(self, name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._words = ""

    def say(self, words: str) -> None:
        """Show other words."""
        self._words = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(Space.LARGE, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(Space.LARGE, self.fontMetrics().height())

    def _fit(self) -> None:
        whole = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, self.width())
        self.setText(whole)


class OpeningNumber(QLabel):
    """A line of text with a number in it. A click, Enter or Space asks how it is calculated. Signals: `asked()`."""

    asked = Signal()

    accessible_role = "Link"

    def __init__(self, name: StyleName) -> None:
        """Make an empty line with a name for the style sheet; it wraps and takes the room of its text."""
        super().__init__()
        set_style(self, name)
        set_variant(self, "opens")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        # A click leaves the focus where the player acts.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("How this number is calculated"))

    def setText(self, text: str) -> None:
        """Set the text, and have a screen reader say the effect of a press."""
        super().setText(text)
        self.setAccessibleName(opening_words(text))

    def accessible_press(self) -> None:
        """Ask how the number is calculated, for a screen reader."""
        self.asked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.accessible_press()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (is_enter(event) or event.key() == Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.accessible_press()


class Disclosure(QWidget):
    """A part that `button` opens and closes; closed at first."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self.button, self._body = QPushButton(), QWidget()
        set_style(self.button, "opener")
        self.button.setCheckable(True)
        self.button.setAutoDefault(False)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.button.setAccessibleName(title)
        self._parts = QVBoxLayout(self._body)
        self._parts.setContentsMargins(0, Space.SMALL, 0, 0)
        self._parts.setSpacing(Space.MEDIUM)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.button)
        column.addWidget(self._body)
        self.button.toggled.connect(lambda _: self._show())
        self._show()

    @property
    def is_open(self) -> bool:
        return self.button.isChecked()

    def add(self, part: QWidget) -> None:
        self._parts.addWidget(part)

    def _show(self) -> None:
        self._body.setVisible(self.is_open)
        self.button.setText(
            tr("▾ {title}", title=self._title) if self.is_open else tr("▸ {title}", title=self._title)
        )


class _Room(QWidget):
    """The ground of the cards; never lower than they need, though a list that scrolls by itself asks for no height."""

    def heightForWidth(self, width: int) -> int:
        cards = self.layout()
        return max(cards.totalHeightForWidth(width), cards.totalMinimumHeightForWidth(width)) if cards else 0


class CardScroll(QScrollArea):
    """Cards in a column that scrolls if they are too tall together; none of them is ever cut.

    A widget focused by a key is kept in sight.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room = _Room()
        set_style(room, "cards")
        self._cards = QVBoxLayout(room)
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(Space.MEDIUM)
        self.setWidget(room)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cast("QApplication", QApplication.instance()).focusChanged.connect(self._on_focus_changed)

    def add_card(self, card: QWidget, stretch: int = 0) -> None:
        self._cards.addWidget(card, stretch)

    def put_in_place_of(self, before: QWidget, card: QWidget) -> None:
        """Replace the card `before`, which is deleted, by another one."""
        self._cards.replaceWidget(before, card)
        before.hide()
        before.deleteLater()

    def scroll_to(self, card: QWidget) -> None:
        """Scroll the top of a card to the top of the view, as far as possible; it may just have grown."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.verticalScrollBar().setValue(card.y())

    def _on_focus_changed(self, _: QWidget | None, focused: QWidget | None) -> None:
        # Qt scrolls only when the focus was in a card before. Under a pressed mouse, nothing may move.
        is_clicked = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if focused is not None and not is_clicked and self._room.isAncestorOf(focused):
            self.ensureWidgetVisible(focused, 0, Space.LARGE)

    def add_stretch(self) -> None:
        """Put the remaining room below the cards."""
        self._cards.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """A size wide enough for the cards and the scroll bar, and as low as possible."""
        return QSize(self.needed().width() + SCROLL_BAR, super().minimumSizeHint().height())

    def needed(self) -> QSize:
        """The least width at which no card is cut, and the height at which nothing scrolls."""
        return QSize(self._room.minimumSizeHint().width(), self._room.sizeHint().height())


_BAR_HEIGHT = 2 * Corner.BAR


class Bar(QWidget):
    """A thin bar from 0 to 1, in a color named by its token."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._share = 0.0
        self._color = "text_second"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.update)

    def show_share(self, share: float, token: str) -> None:
        """Show a share of the whole, limited to 0 and 1."""
        self._share, self._color = min(max(share, 0.0), 1.0), token
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, _BAR_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(self.rect())
        painter.setBrush(self._appearance.palette.color("groove"))
        painter.drawRoundedRect(box, Corner.BAR, Corner.BAR)
        if self._share > 0:
            box.setWidth(max(box.width() * self._share, _BAR_HEIGHT))
            painter.setBrush(self._appearance.palette.color(self._color))
            painter.drawRoundedRect(box, Corner.BAR, Corner.BAR)
        painter.end()
