"""Applies theme and motion of the settings, and puts those that are chosen elsewhere into the settings."""

from dataclasses import replace

from PySide6.QtCore import QObject

from dicedesk.play.settings.settings import LookSettings
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge


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
