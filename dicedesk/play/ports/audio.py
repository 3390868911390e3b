"""What can be heard: the short sounds of a table, and a voice that reads texts aloud."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol


@dataclass(frozen=True)
class Availability:
    """Whether something works here; where it does not, why, and the one thing to do, as sentences ("" if unknown)."""

    reason: str = ""
    cure: str = ""

    def __bool__(self) -> bool:
        return not self.reason


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


SLOWEST, DEFAULT_RATE, FASTEST = 80, 150, 320
"""Rates of speech in words per minute."""


@dataclass(frozen=True)
class Manner:
    """How something is said: the voice's id, words per minute, volume from 0 to 1, and the language such as "de".

    Where the voice is "", one of the language speaks; where the language is "" too, the engine's own.
    """

    voice: str = ""
    rate: int = DEFAULT_RATE
    volume: float = 1.0
    language: str = ""


@dataclass(frozen=True)
class Voice:
    """A voice of this computer: what the engine calls it, what a person reads, and its language such as "en-us"."""

    id: str
    name: str
    language: str


def _nothing(*_: object) -> None:
    """Ignores what it is told."""


@dataclass(frozen=True)
class Listener:
    """What a request to speak is answered with, on the thread that asked.

    `started` when the voice begins; then either `finished`, when all was said, or `failed` with a sentence. After a
    `stop` or a newer request the older one hears nothing more.
    """

    started: Callable[[], None] = field(default=_nothing)
    finished: Callable[[], None] = field(default=_nothing)
    failed: Callable[[str], None] = field(default=_nothing)


class Speech(Protocol):
    """Speaks one text at a time. No call waits for the voice, and none raises."""

    @property
    def available(self) -> Availability:
        """Whether this computer can speak, as far as is known now; found out without starting an engine."""
        ...

    def prepare(self) -> None:
        """Gets ready to speak, so that the next text is heard sooner; it may be called at any time."""
        ...

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        """Speaks the text in place of what is being spoken; between its lines there is a short pause."""
        ...

    def stop(self) -> None:
        """Is silent at once."""
        ...

    def voices(self, found: Callable[[tuple[Voice, ...]], None]) -> None:
        """Calls back with the voices of this computer, () where there are none."""
        ...

    def close(self) -> None:
        """Is silent, and leaves no process behind. The next request starts anew."""
        ...
