"""The part of the settings that is about dice and chips to be heard."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from dicedesk.play.ports.sound import Cue
from dicedesk.play.settings.settings import SoundSettings
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.services.sounds import Sounds
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import PERCENT, PERCENT_STEPS, TickBox, ValueSlider
from dicedesk.ui.base.words import percent, tr

_EXAMPLE = Cue.FEW_DICE


class SoundCard(Card):
    """Whether, and how loud, the table is heard. Each change holds and is kept at once."""

    def __init__(self, sounds: Sounds, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Shows the current settings."""
        super().__init__(tr("Sound"), parent)
        self._sounds = sounds
        self.is_on = TickBox(appearance, tr("Dice and chip sounds (M)"))
        self.volume = ValueSlider(tr("Volume of the sounds"), PERCENT, PERCENT_STEPS, 0)
        self.volume_text, self.note = label("second"), label("second", wraps=True)
        self.listen_button = QPushButton(tr("Test"))
        self._lay_out()
        self.refresh()
        self.is_on.clicked.connect(self._on_changed)
        self.volume.valueChanged.connect(self._on_changed)
        self.volume.sliderMoved.connect(self._show_volume)
        self.listen_button.clicked.connect(lambda: sounds.listen(_EXAMPLE))
        sounds.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Shows the current settings, and whether there is sound."""
        chosen = self._sounds.chosen
        self.is_on.setChecked(chosen.is_on)
        with QSignalBlocker(self.volume):
            self.volume.setValue(round(100 * chosen.volume))
        self._show_volume()
        for part in (self.volume, self.listen_button):
            part.setEnabled(self._sounds.can_play)
        write(self.note, self._sounds.error)

    def _lay_out(self) -> None:
        self.add(self.is_on)
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, Space.TIGHT, 0, Space.TIGHT)
        grid.setHorizontalSpacing(Space.LARGE)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label("second", tr("Volume")), 0, 0)
        grid.addWidget(self.volume, 0, 1)
        grid.addWidget(self.volume_text, 0, 2)
        grid.addWidget(self.listen_button, 0, 3)
        self.add(table)
        self.add(self.note)

    def _on_changed(self) -> None:
        self._sounds.choose(SoundSettings(self.is_on.isChecked(), self.volume.value() / 100))

    def _show_volume(self) -> None:
        self.volume_text.setText(percent(self.volume.sliderPosition() / 100, 0))
