"""The output of a contained process, byte by byte, and how to read it.

The first byte lists the restrictions in force, the second says that the file is loaded, and then there is one for each
score in order: the number of dice. If the output ends early, the byte of a `Fault` and its subject follow. A stranger's
program could write the same bytes, and would harm only its own table.
"""

from dataclasses import dataclass
from enum import Enum, Flag, auto

from dicedesk.core.words import escaped
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE

STATES = DEFAULT_GOAL * DEFAULT_GOAL
MOST_OF_A_FAULT = 400
"""Longest description of a fault, in bytes."""

LOADED = 251

MOST_SAID = 2 + STATES + 1 + MOST_OF_A_FAULT


class Fault(Enum):
    """Why a strategy has no answer; the values are above any number of dice."""

    MODULE = 250
    LOADING = 252
    MISSING = 253
    RAISES = 254
    VALUE = 255


class Restriction(Flag):
    """The limits that the system agreed to put on the process."""

    NOTHING = 0
    LIMITS = auto()
    FILES = auto()
    OTHERS = auto()
    ALL = LIMITS | FILES | OTHERS


@dataclass(frozen=True)
class Heard:
    """The output of a process: its restrictions, its answers and, if it reported one, the fault and its subject."""

    kept: Restriction
    is_loaded: bool
    answers: bytes
    fault: Fault | None
    about: str

    @property
    def is_whole(self) -> bool:
        """Whether there is an answer for each score."""
        return len(self.answers) == STATES

    @property
    def asked(self) -> tuple[int, int]:
        """The last scores it was asked about: its own, and the opponent's."""
        own, other = divmod(min(len(self.answers), STATES - 1), DEFAULT_GOAL)
        return own, other


def understood(said: bytes) -> Heard:
    """The output of a process, read from the bytes it wrote."""
    kept = Restriction(said[0] & Restriction.ALL.value) if said else Restriction.NOTHING
    is_loaded = said[1:2] == bytes([LOADED])
    rest = said[2:] if is_loaded else said[1:]
    end = next(
        (place for place, answer in enumerate(rest[:STATES]) if answer > MOST_DICE), len(rest[:STATES])
    )
    answers, rest = (rest[:end], rest[end:]) if is_loaded else (b"", rest)
    fault = {fault.value: fault for fault in Fault}.get(rest[0]) if rest else None
    return Heard(
        kept, is_loaded, answers, fault, escaped(rest[1:].decode("utf-8", "replace")) if fault else ""
    )
