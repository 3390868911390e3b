"""The short sounds of a table, from outside."""

from enum import Enum
from typing import Protocol

from dicedesk.play.ports.availability import Availability


class Cue(Enum):
    """Something that can be heard at a table; its files are named by the value."""

    ONE_DIE = "one-die"
    TWO_DICE = "two-dice"
    FEW_DICE = "few-dice"
    MANY_DICE = "many-dice"
    CHIP_DOWN = "chip-down"
    CHIPS_PAID = "chips-paid"
    CHIPS_SWEPT = "chips-swept"
    SWAP = "swap"
    WON = "won"
    AWARD = "award"
    LOST = "lost"


class Sound(Protocol):
    """Plays cues, several at a time. No call waits, and none raises."""

    @property
    def available(self) -> Availability:
        """Whether a cue could be heard now, as far as that is known; where it could not, why, and what to do."""
        ...

    def play(self, cue: Cue, volume: float) -> None:
        """Plays the cue at a volume from 0 to 1; nothing happens where there is no sound."""
        ...

    def close(self) -> None:
        """Is silent at once, and leaves nothing behind. A later `play` does nothing."""
        ...


class NoSound:
    """A table without sound, which the acceptance tour uses; `available` says why, where that is worth a word."""

    def __init__(self, available: Availability | None = None) -> None:
        """Silent from now on."""
        self.available = Availability() if available is None else available

    def play(self, cue: Cue, volume: float) -> None:
        """Nothing is heard."""

    def close(self) -> None:
        """Nothing was begun."""
