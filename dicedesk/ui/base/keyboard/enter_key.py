"""Enter does what has the focus ring, in the main window and in dialogs alike."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class EnterKey(QObject):
    """Presses the button, ticks the box or opens the combo box that has the focus ring.

    Without it Enter would be the shortcut of the game's big button, or press the default button of a dialog,
    whatever has the ring. A key that is held down presses once.
    """

    def __init__(self, window: QWidget) -> None:
        """Watches the keys that the parts of a window leave to the window."""
        super().__init__(window)
        self._window = window
        self._part: QWidget | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps Enter from being a shortcut while something has the ring, and does what that is for."""
        if isinstance(event, QKeyEvent) and is_enter(event):
            part = self._window.focusWidget()
            if event.type() is QEvent.Type.ShortcutOverride and part is not None:
                self._part = part
                event.accept()
                return True
            # A part may give the ring away by this very press, as a table does that leads to a spot.
            is_press = event.type() is QEvent.Type.KeyPress
            if is_press and (event.isAutoRepeat() or (part is self._part and _press(part))):
                return True
        return super().eventFilter(watched, event)


def is_enter(event: QKeyEvent) -> bool:
    """Whether it is the Enter key, without Ctrl and the like."""
    return event.key() in _ENTER and event.modifiers() in _PLAIN


def _press(part: QWidget | None) -> bool:
    """Does what the part is for; False where Enter is for nothing there."""
    if isinstance(part, QAbstractButton):
        part.click()
    elif isinstance(part, QComboBox):
        part.showPopup()
    else:
        return False
    return True
