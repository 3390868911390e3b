"""How far a contest is."""

from dataclasses import dataclass
from enum import Enum


class Stage(Enum):
    """What a contest is at."""

    READING = "reading"
    PLAYING = "playing"


@dataclass(frozen=True)
class ContestProgress:
    """How far a contest is: of so many files, or pairs, so many are done."""

    stage: Stage
    done: int
    total: int
