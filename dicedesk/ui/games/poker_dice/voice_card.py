"""The settings card for the voice of the Oracle."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from dicedesk.core.words import tr as sentence
from dicedesk.games.poker_dice.oracle import spoken
from dicedesk.play.ports.audio import FASTEST, SLOWEST, Speech, Voice
from dicedesk.play.settings import VoiceSettings
from dicedesk.ui.base.lifetime import if_alive
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.settings_card import LiveCard
from dicedesk.ui.base.sound import Speaker
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import PERCENT, PERCENT_STEPS, ArrowCombo, TickBox, ValueSlider
from dicedesk.ui.base.words import percent, shown, tr, trn

_RATE_STEPS = (10, 40)
_TEST = sentence("It is decidedly so.")


class VoiceCard(LiveCard):
    """Turns the voice on or off, and sets its kind, speed and volume."""

    def __init__(
        self, speech: Speech, settings: SettingsBridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        """Show the settings, and ask the system for its voices."""
        super().__init__(tr("Voice"), parent)
        self._settings = settings
        self._speaker = Speaker(speech, self)
        chosen = self._chosen
        self.is_on = TickBox(appearance, tr("Read the Oracle's answers aloud"))
        self.voices = ArrowCombo(appearance, tr("Voice"))
        self.rate = ValueSlider(tr("Speed"), (SLOWEST, FASTEST), _RATE_STEPS, chosen.rate)
        self.volume = ValueSlider(tr("Volume"), PERCENT, PERCENT_STEPS, round(100 * chosen.volume))
        self.rate_text, self.volume_text = label("second"), label("second")
        self.test_button = QPushButton(tr("Test"))
        self.note = label("second", wraps=True)
        self._lay_out()
        self._is_open = True
        self._show_voices(())
        self._show_values()
        self._show_is_on()
        self.refresh()
        self._connect()
        speech.voices(if_alive(self._on_voices))

    def refresh(self) -> None:
        """Show whether there is a voice, and the last error."""
        can_speak = self._speaker.can_speak
        for part in (self.voices, self.rate, self.volume, self.test_button):
            part.setEnabled(can_speak)
        self.test_button.setText(tr("Stop") if self._speaker.is_speaking else tr("Test"))
        write(self.note, shown(self._settings.error or self._speaker.error))

    @property
    def _chosen(self) -> VoiceSettings:
        return self._settings.value.voice

    def close_down(self) -> None:
        """Stop speaking, and ignore voices that are found later."""
        self._is_open = False
        self._speaker.stop()

    def _lay_out(self) -> None:
        self.add(self.is_on)
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, Space.TIGHT, 0, Space.TIGHT)
        grid.setHorizontalSpacing(Space.LARGE)
        grid.setVerticalSpacing(Space.MEDIUM)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label("second", tr("Voice")), 0, 0)
        grid.addWidget(self.voices, 0, 1, 1, 2)
        for row, (name, slider, text) in enumerate(
            ((tr("Speed"), self.rate, self.rate_text), (tr("Volume"), self.volume, self.volume_text)), 1
        ):
            grid.addWidget(label("second", name), row, 0)
            grid.addWidget(slider, row, 1)
            grid.addWidget(text, row, 2)
        grid.addWidget(self.test_button, 3, 1, Qt.AlignmentFlag.AlignLeft)
        self.add(table)
        self.add(self.note)

    def _connect(self) -> None:
        self.is_on.clicked.connect(self._on_changed)
        self.voices.activated.connect(self._on_changed)
        for slider in (self.rate, self.volume):
            slider.valueChanged.connect(self._on_changed)
            slider.valueChanged.connect(self._show_values)
            slider.sliderMoved.connect(self._show_values)
        self.test_button.clicked.connect(self._on_test)
        self._speaker.changed.connect(self.refresh)
        self._settings.voice_changed.connect(self._show_is_on)
        self._settings.error_changed.connect(self.refresh)

    def _on_changed(self) -> None:
        voice = VoiceSettings(
            self.is_on.isChecked(), self.voices.currentData(), self.rate.value(), self.volume.value() / 100
        )
        self._settings.change(lambda settings: replace(settings, voice=voice))
        if not voice.is_on:
            self._speaker.stop()

    def _on_test(self) -> None:
        if self._speaker.is_speaking:
            self._speaker.stop()
        else:
            self._speaker.say(shown(spoken(_TEST)), self._chosen.manner)

    def _on_voices(self, voices: tuple[Voice, ...]) -> None:
        if self._is_open:
            self._show_voices(voices)

    def _show_voices(self, voices: tuple[Voice, ...]) -> None:
        """Fill the box; the chosen voice stays in it even if this computer does not have it now."""
        chosen = self._chosen.voice
        self.voices.clear()
        self.voices.addItem(tr("System default"), "")
        for voice in voices:
            self.voices.addItem(_voice_text(voice), voice.id)
        if self.voices.findData(chosen) < 0:
            self.voices.addItem(chosen, chosen)
        self.voices.setCurrentIndex(self.voices.findData(chosen))

    def _show_is_on(self) -> None:
        self.is_on.setChecked(self._chosen.is_on)

    def _show_values(self) -> None:
        rate = self.rate.sliderPosition()
        self.rate_text.setText(trn("1 word per minute", "{count} words per minute", rate))
        self.volume_text.setText(percent(self.volume.sliderPosition() / 100, 0))


def _voice_text(voice: Voice) -> str:
    return f"{voice.name} ({voice.language})" if voice.language else voice.name
