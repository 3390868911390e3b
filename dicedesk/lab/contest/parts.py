"""What a contest needs of the computer."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from dicedesk.core.words import Sentence
from dicedesk.lab.contest.pairs import KeptChances
from dicedesk.odds.hog_layout import Table
from dicedesk.ports.jobs import Workers

OpenContest = Callable[[str | None], "ContestParts"]
"""Opens the games folder of that name, the user's own for None, and finds the cores of the computer."""


@dataclass(frozen=True)
class ContestParts:
    """Who computes, what remembers the chances of pairs, and what asks a stranger's program for its table.

    `gaps` says what the system cannot keep such a program from; None where there is nothing.
    """

    workers: Workers
    kept: KeptChances
    run: Callable[[Path], Table]
    gaps: Callable[[], Sentence | None]
