"""How long the computer waits before it moves, as a person chooses it."""

from PySide6.QtCore import Signal

from dicedesk.core.words import figure
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.tabs.pace import USUAL_PAUSE_MS
from dicedesk.ui.widgets.arrow_combo import ArrowCombo
from dicedesk.ui.words import tr

PAUSES_MS = (0, 500, 1000, 2000)


class PauseBox(ArrowCombo):
    """Four pauses to choose from. Signals: `pause_chosen(int)` in ms."""

    pause_chosen = Signal(int)

    def __init__(self, appearance: Appearance, name: str) -> None:
        """The usual pause is chosen."""
        super().__init__(appearance, name)
        for pause in PAUSES_MS:
            seconds = figure(pause / 1000, digits=1 if pause % 1000 else 0)
            self.addItem(tr("{seconds} s", seconds=seconds) if pause else tr("none"), pause)
        self.setCurrentIndex(PAUSES_MS.index(USUAL_PAUSE_MS))
        self.currentIndexChanged.connect(lambda index: self.pause_chosen.emit(PAUSES_MS[index]))
