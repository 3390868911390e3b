"""Actions as rows of a table: what they are called, their keys, and what they do."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

Keys = tuple[str | QKeySequence.StandardKey, ...]


@dataclass(frozen=True, eq=False)
class ActionSpec:
    """One action. `in_menu` is False for keys that would only crowd a menu."""

    text: str
    keys: Keys
    do: Callable[[], object]
    in_menu: bool = True


def make_action(spec: ActionSpec, owner: QWidget) -> QAction:
    """The action of a row; its keys work while `owner` can be seen, once for each press."""
    # With its text as an argument PySide would first make the enums of QIcon, which nothing here needs.
    action = QAction(owner)
    action.setText(spec.text)
    action.setAutoRepeat(False)  # a key that is held down would play turns that nobody saw
    # A menu shows the first of them, and Qt's word for the other Enter key is not ours.
    keys = sorted(spec.keys, key=lambda key: key == "Return")
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.triggered.connect(lambda *_: spec.do())
    owner.addAction(action)
    return action
