"""Two boxes: when the coach of a game speaks, and which choices it holds back."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal

from dicedesk.coach.unit import Unit
from dicedesk.play.settings import CoachMode, CoachSettings
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.widgets.fields import ArrowCombo, FieldRows
from dicedesk.ui.base.words import shown, tr


class CoachBoxes(FieldRows):
    """Boxes for when the coach speaks, and which choices it holds back. Signals: `chosen(CoachSettings)`."""

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, unit: Unit, settings: CoachSettings) -> None:
        """Show these settings of a coach who evaluates in this unit."""
        self._unit = unit
        self.mode, self.warning = (
            ArrowCombo(appearance, tr("Advise me")),
            ArrowCombo(appearance, tr("Warn me")),
        )
        for mode, title in (
            (CoachMode.OFF, tr("Never")),
            (CoachMode.ASKED, tr("When asked")),
            (CoachMode.ALWAYS, tr("Always")),
        ):
            self.mode.addItem(title, mode.value)
        for box in (self.mode, self.warning):
            set_style(box, "small")
        super().__init__(self.mode, self.warning)
        self.show_settings(settings)
        for box in (self.mode, self.warning):
            box.currentIndexChanged.connect(self._on_chosen)

    def show_settings(self, settings: CoachSettings) -> None:
        """Show other settings; a cost that is not on the list is added to it."""
        self._settings = settings
        with QSignalBlocker(self.mode), QSignalBlocker(self.warning):
            self.mode.setCurrentIndex(self.mode.findData(settings.mode.value))
            self._offer(settings.warn_at)
            self.warning.setCurrentIndex(self.warning.findData(settings.warn_at))

    def _offer(self, warn_at: float) -> None:
        """Add this cost to the list in order, unless it is there."""
        if self.warning.findData(warn_at) < 0:
            self.warning.clear()
            for cost in sorted({0.0, *map(float, self._unit.warnings), float(warn_at)}):
                self.warning.addItem(shown(self._unit.warn_at_words(cost)) if cost else tr("Never"), cost)

    def _on_chosen(self) -> None:
        mode, warn_at = CoachMode(self.mode.currentData()), float(self.warning.currentData())
        self.chosen.emit(replace(self._settings, mode=mode, warn_at=warn_at))
