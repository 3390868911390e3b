"""The result of a contest, its progress, and the work on imported strategies, all as plain values.

Every process can hold them, even the window, which loads no numpy.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from dicedesk.core.words import Sentence, trn

if TYPE_CHECKING:
    from dicedesk.games.hog.strategies import DiceTable

RATE_LIMITS = (0.3, 0.45, 0.4999, 0.5001, 0.55, 0.7)
"""Rates at which a new step of the map begins; the middle step is one half, as near as a person cares."""


@dataclass(frozen=True)
class Place:
    """One line of the ranking. Entries that cannot be told apart share a rank.

    An entry that did not take part has its fault, and no rank, wins or rate.
    """

    rank: int
    name: str
    wins: int
    mean_rate: float
    fault: Sentence | None = None


@dataclass(frozen=True, eq=False)
class Standings:
    """The ranking, best first, and each entry's win rate against each other.

    `rates` is row after row in the order of the ranking: the row's win rate against the column when a coin decides who
    begins. `steps` shows the distance of each rate from one half, as a map colors it: the number of RATE_LIMITS it has
    passed. Entries that did not take part come last, and have no rates.
    """

    places: tuple[Place, ...]
    rates: "array[float]"
    steps: bytes

    @property
    def good(self) -> int:
        """The number of entries that take part."""
        return sum(place.fault is None for place in self.places)

    @property
    def out(self) -> tuple[Place, ...]:
        """The entries that did not take part."""
        return self.places[self.good :]

    def rate(self, row: int, column: int) -> float:
        """Return the win rate of one place's entry against another's, both counted from 0."""
        return self.rates[row * self.good + column]


def did_not_take_part(count: int) -> Sentence:
    """Say how many files did not take part."""
    return trn(
        "1 file did not take part in the contest.", "{count} files did not take part in the contest.", count
    )


class Stage(Enum):
    """The stage of a contest."""

    READING = "reading"
    PLAYING = "playing"


@dataclass(frozen=True)
class ContestProgress:
    """The progress of a contest: `done` of `total` files or pairs."""

    stage: Stage
    done: int
    total: int


@runtime_checkable
class StrategyWork(Protocol):
    """Work for another process. It can be pickled, and only its methods load numpy."""

    def gaps(self) -> Sentence | None:
        """Return the restrictions on strangers' programs that this system cannot enforce; None if it enforces all."""
        ...

    def dice_in(self, file: Path) -> "DiceTable":
        """Return the table of a strategy's file; a program runs for it. Raises StrategyError with the reason."""
        ...

    def contest_of(self, folder: Path, tell: Callable[[ContestProgress], object]) -> Standings:
        """Return the standings of all strategies in a folder, whose programs run. Raises StrategyError."""
        ...


def dice_in(strategies: StrategyWork, file: Path, _: Callable[[object], object]) -> "DiceTable":
    """Return the table of a file. The last argument is for progress, which this does not report."""
    return strategies.dice_in(file)
