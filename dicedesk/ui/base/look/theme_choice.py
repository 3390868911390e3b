"""The theme and the motion that the player chooses: in the menu, and saved in the settings."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from dicedesk.play.settings import LookSettings, ThemeChoice
from dicedesk.ui.base.keys import ActionSpec, make_action
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge
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


class ChosenLook(QObject):
    """Applies the motion of the settings, and saves theme and motion when they are chosen elsewhere."""

    def __init__(self, settings: SettingsBridge, appearance: Appearance) -> None:
        """Apply the motion; the theme stays, as it may be one for this start alone."""
        super().__init__(appearance)
        self._settings, self._appearance = settings, appearance
        appearance.choose_motion(settings.value.look.motion)
        self._seen = self._look()
        appearance.changed.connect(self._keep)
        appearance.motion_changed.connect(self._keep)

    def _look(self) -> LookSettings:
        return LookSettings(self._appearance.choice, self._appearance.motion)

    def _keep(self) -> None:
        """Save what was chosen, and nothing where only the desktop or the language has changed."""
        before, now = self._seen, self._look()
        self._seen = now
        if now.theme is not before.theme:
            self._settings.change(lambda kept: replace(kept, look=replace(kept.look, theme=now.theme)))
        if now.motion is not before.motion:
            self._settings.change(lambda kept: replace(kept, look=replace(kept.look, motion=now.motion)))
