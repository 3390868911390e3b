"""Keys: actions as rows of a table, Enter for the focused widget, and the keys that finish a motion."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

Keys = tuple[str | QKeySequence.StandardKey, ...]


@dataclass(frozen=True, eq=False)
class ActionSpec:
    """An action: its name, its keys, and its effect. `in_menu` is False for keys that would only crowd a menu."""

    text: str
    keys: Keys
    do: Callable[[], object]
    in_menu: bool = True


def make_action(spec: ActionSpec, owner: QWidget) -> QAction:
    """The action of a spec; its keys work while `owner` is visible, once for each press."""
    # With its text as an argument PySide would first create the enums of QIcon, which nothing here needs.
    action = QAction(owner)
    action.setText(spec.text)
    action.setAutoRepeat(False)  # a held key would play turns that the player did not see
    # A menu shows the first key, and Qt's word for the Enter key of the main block is not ours.
    keys = sorted(spec.keys, key=lambda key: key == "Return")
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.triggered.connect(lambda *_: spec.do())
    owner.addAction(action)
    return action


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class EnterKey(QObject):
    """Has Enter activate the focused widget: press the button, tick the box or open the combo box.

    Without it Enter would be the shortcut of the game's big button, or press the default button of a dialog,
    regardless of the focus. A held key presses once.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._part: QWidget | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep Enter from being a shortcut while a widget has the focus, and activate that widget."""
        if isinstance(event, QKeyEvent) and is_enter(event):
            part = self._window.focusWidget()
            if event.type() is QEvent.Type.ShortcutOverride and part is not None:
                self._part = part
                event.accept()
                return True
            # A widget may move the focus on this very press, as a table does that leads to a spot.
            is_press = event.type() is QEvent.Type.KeyPress
            if is_press and (event.isAutoRepeat() or (part is self._part and _press(part))):
                return True
        return super().eventFilter(watched, event)


def is_enter(event: QKeyEvent) -> bool:
    """Whether the key is Enter, without Ctrl or another modifier."""
    return event.key() in _ENTER and event.modifiers() in _PLAIN


def _press(part: QWidget | None) -> bool:
    """Activate the widget; return False if Enter does nothing there."""
    if isinstance(part, QAbstractButton):
        part.click()
    elif isinstance(part, QComboBox):
        part.showPopup()
    else:
        return False
    return True


_LEAD_ELSEWHERE = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
HELD_FOR_OTHERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys held down for another key. Ctrl alone also silences many screen readers."""


def may_hurry(event: QKeyEvent) -> bool:
    """Whether the key finishes the current motion: all do but Tab, keys like Ctrl, and repeats of a held key."""
    return not event.isAutoRepeat() and event.key() not in (*_LEAD_ELSEWHERE, *HELD_FOR_OTHERS)
