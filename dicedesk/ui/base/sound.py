"""Sound and voice of the window: cues of the table as the settings say, and spoken texts."""

from dataclasses import replace

from PySide6.QtCore import QLocale, QObject, Signal

from dicedesk.play.ports.audio import Availability, Cue, Listener, Manner, Sound, Speech
from dicedesk.play.settings import SoundSettings
from dicedesk.ui.base.lifetime import if_alive
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.words import in_sentences, shown, tr


class Sounds(QObject):
    """Plays the sounds of the table for the whole window.

    Signals: `changed()` when it is switched on or off, made louder or softer, or turns out to be silent.
    """

    changed = Signal()

    def __init__(self, sound: Sound, settings: SettingsBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sound, self._settings = sound, settings
        settings.sound_changed.connect(self.changed)

    @property
    def chosen(self) -> SoundSettings:
        """The settings of sound."""
        return self._settings.value.sound

    @property
    def can_play(self) -> bool:
        """Whether this computer has sound, as far as is known."""
        return bool(self._sound.available)

    @property
    def words(self) -> str:
        """The text of the button in the status bar."""
        if not self.can_play:
            return tr("No sound")
        return tr("Sound on") if self.chosen.is_on else tr("Sound off")

    @property
    def error(self) -> str:
        """Why nothing can be heard or saved, and how to fix it; "" if all is well."""
        here = self._sound.available
        return shown(self._settings.error or in_sentences(shown(here.reason), shown(here.cure)))

    def play(self, cue: Cue) -> None:
        """Play a cue if sound is on."""
        if self.chosen.is_on and self.chosen.volume:
            self.listen(cue)

    def listen(self, cue: Cue) -> None:
        """Play a cue even if sound is off, to test the volume."""
        could = self.can_play
        self._sound.play(cue, self.chosen.volume)
        if self.can_play is not could:
            self.changed.emit()

    def choose(self, sound: SoundSettings) -> None:
        """Change the settings of sound, and save them."""
        self._settings.change(lambda settings: replace(settings, sound=sound))

    def toggle(self) -> None:
        """Turn sound off or on."""
        self.choose(replace(self.chosen, is_on=not self.chosen.is_on))

    def close(self) -> None:
        """Stop all sounds for good."""
        self._sound.close()


class Speaker(QObject):
    """Speaks for one part of the window.

    Signals: `changed()` when speech begins, ends or fails.
    """

    changed = Signal()

    def __init__(self, speech: Speech, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speech = speech
        self._is_speaking = False
        self._error = ""

    @property
    def is_speaking(self) -> bool:
        """Whether a text is being spoken, or about to be."""
        return self._is_speaking

    @property
    def can_speak(self) -> bool:
        """Whether this computer has a voice."""
        return bool(self._speech.available)

    @property
    def error(self) -> str:
        """Why nothing can be heard, and how to fix it; "" if all is well."""
        available = self._speech.available
        return self._error if available else _no_voice(available)

    def prepare(self) -> None:
        """Prepare the voice, so that the next text is heard sooner."""
        if self.can_speak:
            self._speech.prepare()

    def say(self, text: str, manner: Manner) -> None:
        """Speak a text in the window's language, in place of the previous one."""
        self._is_speaking, self._error = True, ""
        self.changed.emit()
        manner = replace(manner, language=QLocale().name().partition("_")[0])
        finished, failed = if_alive(self._on_finished), if_alive(self._on_failed)
        self._speech.say(text, manner, Listener(finished=finished, failed=failed))

    def stop(self) -> None:
        """Stop speaking at once."""
        if self._is_speaking:
            self._speech.stop()
            self._on_finished()

    def _on_finished(self) -> None:
        self._is_speaking = False
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self._error = shown(reason)
        self._on_finished()


def _no_voice(available: Availability) -> str:
    reason = shown(available.reason)
    if not available.cure:
        return tr("No voice on this computer. {reason}", reason=reason)
    return tr(
        "No voice on this computer. {reason} {cure}",
        reason=reason,
        cure=shown(available.cure),
    )
