"""What a contest needs of the computer."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from dicedesk.core.words import Sentence
from dicedesk.games.hog.contest.pairs import KeptChances
from dicedesk.games.hog.odds import Table
from dicedesk.play.ports.jobs import Workers


@dataclass(frozen=True)
class ContestParts:
    """Who computes, what remembers the chances of pairs, and what asks a stranger's program for its table.

    `gaps` says what the system cannot keep such a program from; None where there is nothing. `cores` is how many of
    these programs run at once, on this computer.
    """

    workers: Workers
    kept: KeptChances
    run: Callable[[Path], Table]
    gaps: Callable[[], Sentence | None]
    cores: int


class OpenContest(Protocol):
    """Finds what a contest needs of the computer."""

    def __call__(self, data: str | None, scheduler: str | None = None, /) -> ContestParts:
        """Opens the games folder of that name, the user's own for None; the cores of this computer do the work.

        Where `scheduler` is the address of a cluster's, its workers do. Raises JobError where it cannot be used.
        """
        ...
