"""What came of a contest, how far one is, and the work on brought strategies, all as plain values.

Every process can hold them, the window too, which loads no numpy.
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
"""From these rates on, a step of its own begins; that in the middle is one half, as near as a person cares."""


@dataclass(frozen=True)
class Place:
    """One line of the ranking. Those who cannot be told apart share a rank.

    What did not take part has its fault, and no rank, wins or rate.
    """

    rank: int
    name: str
    wins: int
    mean_rate: float
    fault: Sentence | None = None


@dataclass(frozen=True, eq=False)
class Standings:
    """The ranking, the best first, and how often each wins against each.

    `rates` is row after row in the order of the ranking: how often the one of the row wins against the one of the
    column, when a coin decides who begins. `steps` says of each rate how far it is from one half, as a map shows it:
    how many of RATE_LIMITS it has passed. Places that did not take part come last, and have no rates.
    """

    places: tuple[Place, ...]
    rates: "array[float]"
    steps: bytes

    @property
    def good(self) -> int:
        """How many take part."""
        return sum(place.fault is None for place in self.places)

    @property
    def out(self) -> tuple[Place, ...]:
        """What did not take part."""
        return self.places[self.good :]

    def rate(self, row: int, column: int) -> float:
        """Return how often the entry of one place wins against that of another, both counted from 0."""
        return self.rates[row * self.good + column]


def did_not_take_part(count: int) -> Sentence:
    """Say how many files did not take part."""
    return trn("1 file did not take part.", "{count} files did not take part.", count)


class Stage(Enum):
    """What a contest is at."""

    READING = "reading"
    PLAYING = "playing"


@dataclass(frozen=True)
class ContestProgress:
    """How far a contest is: `done` of `total` files or pairs."""

    stage: Stage
    done: int
    total: int


@runtime_checkable
class StrategyWork(Protocol):
    """Work for another process, which is handed this: it can be pickled, and numpy is loaded by what it does alone."""

    def gaps(self) -> Sentence | None:
        """Return what the system cannot keep a stranger's program from; None where there is nothing."""
        ...

    def dice_in(self, file: Path) -> "DiceTable":
        """Return the table of a strategy's file; a program runs for it. Raises StrategyError that says why not."""
        ...

    def contest_of(self, folder: Path, tell: Callable[[ContestProgress], object]) -> Standings:
        """Return what comes of a contest of all strategies in a folder, whose programs run. Raises StrategyError."""
        ...


def dice_in(strategies: StrategyWork, file: Path, _: Callable[[object], object]) -> "DiceTable":
    """Return the table of a file. It takes what could be told how far the work is, and tells nothing."""
    return strategies.dice_in(file)
