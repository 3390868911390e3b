"""What outlives a main window: sound, a voice and what the windows beside the games work with, and the looks.

The looks are the theme, the motion, the dice and the language, as the settings say.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from dicedesk.play.settings import LookSettings, ThemeChoice
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.settings_bridge import SettingsBridge

if TYPE_CHECKING:
    from dicedesk.play.ports.audio import Cue
    from dicedesk.ui.base.services import ServiceParts
    from dicedesk.ui.base.sound import Sounds


class Services(QObject):
    """Makes its parts when one of them is first asked for. It outlives a main window, as when the language changes.

    Signals: `sound_changed()` when something else can be said of the sound.
    """

    sound_changed = Signal()

    def __init__(self, make_parts: "Callable[[], ServiceParts]", appearance: Appearance) -> None:
        """`make_parts` is called once, when the parts are first asked for."""
        super().__init__()
        self._make_parts, self.appearance = make_parts, appearance
        self._made_parts: ServiceParts | None = None

    @property
    def sounds(self) -> "Sounds":
        """The sounds of dice and chips."""
        return self.parts.sounds

    def play(self, cue: "Cue") -> None:
        """Play a sound."""
        self.parts.sounds.play(cue)

    def close(self) -> None:
        """Stop the voice with its process, and the sounds."""
        if self._made_parts is not None:
            self._made_parts.speech.close()
            self._made_parts.sounds.close()

    @property
    def parts(self) -> "ServiceParts":
        """What the windows beside the game work with."""
        if self._made_parts is None:
            self._made_parts = made = self._make_parts()
            made.sounds.changed.connect(self.sound_changed)
            made.settings.error_changed.connect(self.sound_changed)
        return self._made_parts


@dataclass(frozen=True, eq=False)
class Looks:
    """The settings, and what follows them: the theme with its motion, the dice, and the language."""

    settings: SettingsBridge
    appearance: Appearance
    dice: DiceLook
    language: WindowLanguage


def make_looks(
    app: QApplication, settings: SettingsBridge, theme: str | None = None, language: str | None = None
) -> Looks:
    """Return the looks of the settings; `theme` and `language` replace theirs for this start only."""
    spoken = WindowLanguage(app, settings, language)
    appearance = Appearance(app, ThemeChoice(theme) if theme else settings.value.look.theme)
    spoken.changed.connect(appearance.refresh)
    ChosenLook(settings, appearance)
    return Looks(settings, appearance, DiceLook(settings, appearance, app), spoken)


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
