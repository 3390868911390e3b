"""The part of the settings that is about dice and chips to be heard."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QSlider, QWidget

from dicedesk.ports.sound import Cue
from dicedesk.session.sound import SoundWishes
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.sounds import Sounds
from dicedesk.ui.theme import Space
from dicedesk.ui.widgets.card import Card, label
from dicedesk.ui.widgets.tick_box import TickBox
from dicedesk.ui.words import tr

VOLUME_STEP, VOLUME_PAGE = 5, 20
_EXAMPLE = Cue.FEW_DICE


class SoundCard(Card):
    """Whether, and how loud, the table is heard. Each change holds and is kept at once."""

    def __init__(self, sounds: Sounds, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Shows what holds now."""
        super().__init__(tr("Sound"), parent)
        self._sounds = sounds
        self.is_on = TickBox(appearance, tr("Play the sounds of dice and chips (M)"))
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setAccessibleName(tr("Volume of the sounds"))
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(VOLUME_STEP)
        self.volume.setPageStep(VOLUME_PAGE)
        self.volume.setTracking(False)
        self.volume_text, self.note = label("second"), label("second", wraps=True)
        self.listen_button = QPushButton(tr("Listen"))
        self._lay_out()
        self.refresh()
        self.is_on.clicked.connect(self._on_changed)
        self.volume.valueChanged.connect(self._on_changed)
        self.volume.sliderMoved.connect(self._show_volume)
        self.listen_button.clicked.connect(lambda: sounds.listen(_EXAMPLE))
        sounds.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Shows what holds now; it may have changed elsewhere."""
        wishes = self._sounds.wishes
        self.is_on.setChecked(wishes.is_on)
        self.volume.blockSignals(True)  # noqa: FBT003 (Qt takes it so)
        self.volume.setValue(round(100 * wishes.volume))
        self.volume.blockSignals(False)  # noqa: FBT003
        self._show_volume()
        for part in (self.volume, self.listen_button):
            part.setEnabled(self._sounds.can_play)
        self.note.setText(self._sounds.trouble)
        self.note.setVisible(bool(self._sounds.trouble))

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
        self._sounds.keep(SoundWishes(self.is_on.isChecked(), self.volume.value() / 100))

    def _show_volume(self) -> None:
        self.volume_text.setText(tr("{volume} %", volume=self.volume.sliderPosition()))
