"""What was counted in many games; samples add up, in any order, to the last bit."""

from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True)
class Sample:
    """A whole number was measured in each of so many games: its sum, and the sum of its squares.

    Where a game is won or lost, the number is 1 or 0.
    """

    games: int
    total: int
    squares: int

    @staticmethod
    def of_wins(games: int, wins: int) -> "Sample":
        """The sample of games of which some were won."""
        return Sample(games, wins, wins)

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(self.games + other.games, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """The mean of a game. Raises ZeroDivisionError where nothing was played."""
        return self.total / self.games

    @property
    def standard_error(self) -> float:
        """By how much the mean of so many games is usually off the true one.

        It is estimated from the games themselves. Raises ZeroDivisionError where nothing was played.
        """
        # In whole numbers, as the difference of two large floats would lose its digits.
        return sqrt((self.squares * self.games - self.total**2) / self.games**3)
