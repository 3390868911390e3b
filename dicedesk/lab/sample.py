"""Counts over many games; samples add up exactly, in any order."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from dicedesk.core.words import Sentence
from dicedesk.play.ports.jobs import Workers

if TYPE_CHECKING:
    from dicedesk.lab.chunks import PartialResult

WITHIN = 1.96
"""Standard errors on each side of an interval that contains the exact value in 19 of 20 cases."""


@dataclass(frozen=True)
class Sample:
    """A whole number measured in each of `games` games: its sum, and the sum of its squares.

    If games are won or lost, the number is 1 or 0.
    """

    games: int
    total: int
    squares: int

    @staticmethod
    def of_wins(games: int, wins: int) -> "Sample":
        """Return the sample of games of which `wins` were won."""
        return Sample(games, wins, wins)

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(self.games + other.games, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """The mean per game. Raises ZeroDivisionError for 0 games."""
        return self.total / self.games

    @property
    def standard_error(self) -> float:
        """The usual difference between the mean of `games` games and the true mean.

        It is estimated from the games themselves. Raises ZeroDivisionError for 0 games.
        """
        # In whole numbers, because the difference of two large floats would lose digits.
        return sqrt((self.squares * self.games - self.total**2) / self.games**3)

    @property
    def interval(self) -> tuple[float, float]:
        """The likely range of the chance of a win: 19 of 20 such intervals contain it.

        It is Wilson's interval, for a sample of wins. It is valid for few games too, and has a width even if all or
        none were won. Raises ZeroDivisionError for 0 games.
        """
        share, spread = self.mean, WITHIN**2 / self.games
        middle = (share + spread / 2) / (1 + spread)
        half = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def reach(self) -> float:
        """The largest likely error of the share of wins: the distance to the farther end of the interval."""
        low, high = self.interval
        return max(self.mean - low, high - self.mean)


@dataclass(frozen=True)
class Simulation:
    """A question about many games, its exact answer, and `play(games, seed, workers)`, which simulates it."""

    question: Sentence
    exact: float
    play: Callable[[int, int, Workers], "Generator[PartialResult[Sample], None, None]"]
