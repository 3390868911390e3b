"""What was counted in many games; samples add up, in any order, to the last bit."""

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

    Where a game is won or lost, the number is 1 or 0.
    """

    games: int
    total: int
    squares: int

    @staticmethod
    def of_wins(games: int, wins: int) -> "Sample":
        """Return the sample of games of which some were won."""
        return Sample(games, wins, wins)

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(self.games + other.games, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """Return the mean of a game. Raises ZeroDivisionError where nothing was played."""
        return self.total / self.games

    @property
    def standard_error(self) -> float:
        """The usual difference between the mean of `games` games and the true mean.

        It is estimated from the games themselves. Raises ZeroDivisionError where nothing was played.
        """
        # In whole numbers, as the difference of two large floats would lose its digits.
        return sqrt((self.squares * self.games - self.total**2) / self.games**3)

    @property
    def interval(self) -> tuple[float, float]:
        """Return the interval in which the chance of a win is likely to lie: 19 of 20 such intervals hold it.

        It is Wilson's, for a sample of wins. It holds for few games too, and has a width where none or all of them were
        won. Raises ZeroDivisionError where nothing was played.
        """
        share, spread = self.mean, WITHIN**2 / self.games
        middle = (share + spread / 2) / (1 + spread)
        half = sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def reach(self) -> float:
        """By how much the chance of a win is likely to be off the share at most: to the farther end of the interval."""
        low, high = self.interval
        return max(self.mean - low, high - self.mean)


@dataclass(frozen=True)
class Simulation:
    """A question about many games, its exact answer, and `play(games, seed, workers)`, which simulates it."""

    question: Sentence
    exact: float
    play: Callable[[int, int, Workers], "Generator[PartialResult[Sample], None, None]"]
