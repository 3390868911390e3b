"""Sound output: the short sounds of a table, and a voice that reads texts aloud."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol


@dataclass(frozen=True)
class Availability:
    """Whether something works here; if not, the reason and the fix as sentences ("" if unknown)."""

    reason: str = ""
    cure: str = ""

    def __bool__(self) -> bool:
        return not self.reason


class Cue(Enum):
    """A sound of a table; its files are named by the value."""

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
    """Plays cues, several at a time. No call waits or raises an error."""

    @property
    def available(self) -> Availability:
        """Whether a cue would be heard now, as far as is known; if not, why, and what to do."""
        ...

    def play(self, cue: Cue, volume: float) -> None:
        """Play the cue at a volume from 0 to 1; does nothing if there is no sound."""
        ...

    def close(self) -> None:
        """Fall silent at once and release everything. Later calls of `play` do nothing."""
        ...


SLOWEST, DEFAULT_RATE, FASTEST = 80, 150, 320
"""Rates of speech in words per minute."""


@dataclass(frozen=True)
class Manner:
    """How to speak: the voice's id, words per minute, volume from 0 to 1, and a language such as "de".

    If the voice is "", a voice of the language speaks; if the language is "" too, the engine's own.
    """

    voice: str = ""
    rate: int = DEFAULT_RATE
    volume: float = 1.0
    language: str = ""


@dataclass(frozen=True)
class Voice:
    """A voice of this computer: its id in the engine, its name for people, and its language such as "en-us"."""

    id: str
    name: str
    language: str


def _nothing(*_: object) -> None:
    """Ignore all arguments."""


@dataclass(frozen=True)
class Listener:
    """Receives the progress of a request to speak, on the thread that asked.

    `started` is called when the voice begins; then either `finished` at the end, or `failed` with a sentence. After a
    `stop` or a newer request, an older request gets no more calls.
    """

    started: Callable[[], None] = field(default=_nothing)
    finished: Callable[[], None] = field(default=_nothing)
    failed: Callable[[str], None] = field(default=_nothing)


class Speech(Protocol):
    """Speaks one text at a time. No call waits for the voice or raises an error."""

    @property
    def available(self) -> Availability:
        """Whether this computer can speak, as far as is known; does not start an engine."""
        ...

    def prepare(self) -> None:
        """Get ready to speak, so that the next text starts sooner; can be called at any time."""
        ...

    def say(self, text: str, manner: Manner, listener: Listener) -> None:
        """Speak the text instead of the current one, with a short pause between lines."""
        ...

    def stop(self) -> None:
        """Fall silent at once."""
        ...

    def voices(self, found: Callable[[tuple[Voice, ...]], None]) -> None:
        """Call `found` with the voices of this computer, () if there are none."""
        ...

    def close(self) -> None:
        """Fall silent and end all processes. The next request starts new ones."""
        ...
