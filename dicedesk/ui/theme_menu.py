"""The themes to choose from in the menu; the one that is chosen has a tick."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from dicedesk.ui.actions import ActionSpec, make_action
from dicedesk.ui.appearance import Appearance, ThemeChoice
from dicedesk.ui.words import tr


def theme_actions(appearance: Appearance, owner: QWidget) -> list[QAction]:
    """An action for each theme; the tick follows a choice that is made elsewhere."""
    names = {
        ThemeChoice.DESKTOP: tr("System theme"),
        ThemeChoice.DARK: tr("Dark theme"),
        ThemeChoice.LIGHT: tr("Light theme"),
        ThemeChoice.CONTRAST: tr("High-contrast theme"),
    }
    made = {
        choice: make_action(ActionSpec(name, (), partial(appearance.choose, choice)), owner)
        for choice, name in names.items()
    }
    actions = list(made.values())
    # They go together when the window is furnished anew.
    group = QActionGroup(actions[0])
    for action in actions:
        action.setCheckable(True)
        group.addAction(action)
    _Tick(appearance, made, group)
    return actions


class _Tick(QObject):
    """Stands at the theme that is chosen."""

    def __init__(self, appearance: Appearance, actions: dict[ThemeChoice, QAction], parent: QObject) -> None:
        super().__init__(parent)
        self._appearance, self._actions = appearance, actions
        appearance.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self._actions[self._appearance.choice].setChecked(True)
