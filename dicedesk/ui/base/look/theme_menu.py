"""The themes to choose from in the menu; the one that is chosen has a tick."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from dicedesk.play.settings.settings import ThemeChoice
from dicedesk.ui.base.keys import ActionSpec, make_action
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.words import tr


def theme_actions(appearance: Appearance, owner: QWidget) -> list[QAction]:
    """Return an action for each theme; the tick follows a choice that is made elsewhere."""
    names = {
        ThemeChoice.DESKTOP: tr("System theme"),
        ThemeChoice.DARK: tr("Dark theme"),
        ThemeChoice.LIGHT: tr("Light theme"),
        ThemeChoice.CONTRAST: tr("High-contrast theme"),
    }
    actions = []
    for choice, name in names.items():
        action = make_action(ActionSpec(name, (), partial(appearance.choose, choice)), owner)
        action.setCheckable(True)
        _Tick(appearance, choice, action)
        actions.append(action)
    return actions


class _Tick(QObject):
    """The tick at an action while its theme is the chosen one.

    A QActionGroup would do so too, but PySide takes the actions for its children, and the collector for garbage.
    """

    def __init__(self, appearance: Appearance, choice: ThemeChoice, action: QAction) -> None:
        super().__init__(action)
        self._appearance, self._choice = appearance, choice
        appearance.changed.connect(self._show)
        action.triggered.connect(self._show)
        self._show()

    def _show(self) -> None:
        action = self.parent()
        if isinstance(action, QAction):
            action.setChecked(self._appearance.choice is self._choice)
