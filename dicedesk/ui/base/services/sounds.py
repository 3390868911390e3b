"""Plays cues as the settings say, and knows at any time whether they can be heard."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from dicedesk.play.ports.sound import Cue, Sound
from dicedesk.play.settings.settings import SoundSettings
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.words import in_sentences, shown, tr


class Sounds(QObject):
    """Plays the sounds of the table for the whole window.

    Signals: `changed()` when it is switched on or off, made louder or softer, or turns out to be silent.
    """

    changed = Signal()

    def __init__(self, sound: Sound, settings: SettingsBridge, parent: QObject | None = None) -> None:
        """Plays nothing yet."""
        super().__init__(parent)
        self._sound, self._settings = sound, settings
        settings.sound_changed.connect(self.changed)

    @property
    def chosen(self) -> SoundSettings:
        """Whether cues are heard, and how loud."""
        return self._settings.value.sound

    @property
    def can_play(self) -> bool:
        """Whether this computer has sound, as far as that is known."""
        return bool(self._sound.available)

    @property
    def words(self) -> str:
        """What the status bar says."""
        if not self.can_play:
            return tr("No sound")
        return tr("Sound on") if self.chosen.is_on else tr("Sound off")

    @property
    def error(self) -> str:
        """Why nothing can be heard or kept, and what to do about it; "" where all is well."""
        here = self._sound.available
        return shown(self._settings.error or in_sentences(shown(here.reason), shown(here.cure)))

    def play(self, cue: Cue) -> None:
        """Plays it, where sound is on."""
        if self.chosen.is_on and self.chosen.volume:
            self.listen(cue)

    def listen(self, cue: Cue) -> None:
        """Plays it in any case, for somebody who asked to hear how loud it is."""
        could = self.can_play
        self._sound.play(cue, self.chosen.volume)
        if self.can_play is not could:
            self.changed.emit()

    def choose(self, sound: SoundSettings) -> None:
        """Changes the settings of sound, and keeps them."""
        self._settings.change(lambda settings: replace(settings, sound=sound))

    def toggle(self) -> None:
        """Switches the sound off or on."""
        self.choose(replace(self.chosen, is_on=not self.chosen.is_on))

    def close(self) -> None:
        """Nothing is heard any more."""
        self._sound.close()
