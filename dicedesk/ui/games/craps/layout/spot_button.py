"""What lies unseen over a painted spot: a button for the mouse, the keyboard and the screen reader."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dicedesk.ui.games.craps.layout.walk import Way

_ARROWS = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_BET_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_TAKE_DOWN_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class SpotButton(QAbstractButton):
    """Stands for the bet of one name. An item of a scene has no place in accessibility; a button has.

    Signals: `bet(str)` at a click, Enter or Space, `taken_down(str)` at a right click, Backspace or Delete,
    `arrow(str, Way)`, `typed(str, str)` with a letter, `ended(str, bool)` at Home (False) or End (True), `escaped(str)`
    at Escape, `looked_at(str)` when the mouse or the focus comes, and `left(str)` when it goes. All carry the name.
    """

    bet = Signal(str)
    taken_down = Signal(str)
    arrow = Signal(str, object)
    typed = Signal(str, str)
    ended = Signal(str, bool)
    escaped = Signal(str)
    looked_at = Signal(str)
    left = Signal(str)

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        """Stands for this bet; the title is read aloud."""
        super().__init__(parent)
        self.name = name
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.bet.emit(self.name))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints nothing: the spot under it is painted."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bets or takes down once for each press, or goes to another spot."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self.arrow.emit(self.name, _ARROWS[key])
        elif event.isAutoRepeat():
            event.accept()
        elif key in _BET_KEYS:
            self.click()
        elif key in _TAKE_DOWN_KEYS:
            self.taken_down.emit(self.name)
        elif key in _ENDS:
            self.ended.emit(self.name, key == Qt.Key.Key_End)
        elif key == Qt.Key.Key_Escape:
            self.escaped.emit(self.name)
        elif _is_letter(event):
            self.typed.emit(self.name, event.text())
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A right click takes the bet down."""
        if event.button() == Qt.MouseButton.RightButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.taken_down.emit(self.name)
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The right button is this one's too; a left click is complete."""
        if event.button() == Qt.MouseButton.RightButton:
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse comes."""
        super().enterEvent(event)
        self.looked_at.emit(self.name)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse goes."""
        super().leaveEvent(event)
        self.left.emit(self.name)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus comes."""
        super().focusInEvent(event)
        self.looked_at.emit(self.name)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus goes."""
        super().focusOutEvent(event)
        self.left.emit(self.name)

    def event(self, event: QEvent) -> bool:
        """Takes its keys before any shortcut does."""
        if event.type() is QEvent.Type.ShortcutOverride and _is_ours(event):
            event.accept()
            return True
        return super().event(event)


def _is_letter(event: QKeyEvent) -> bool:
    """Whether a letter was typed, alone or with Shift. A shortcut takes its letter first, but not with Shift."""
    held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return held == Qt.KeyboardModifier.NoModifier and event.text().isalpha()


def _is_ours(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in (*_BET_KEYS, *_TAKE_DOWN_KEYS)
