"""How often games of Yacht end with each score."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import sqrt


@dataclass(frozen=True)
class Scores:
    """The number of games with each final score, from 0; or their chances."""

    games: Sequence[float]

    def __add__(self, other: "Scores") -> "Scores":
        return Scores([one + two for one, two in zip_longest(self.games, other.games, fillvalue=0)])

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(score * games for score, games in enumerate(self.games)) / sum(self.games)

    @property
    def deviation(self) -> float:
        """The standard deviation of the score of one game."""
        mean = self.mean
        squares = sum((score - mean) ** 2 * games for score, games in enumerate(self.games))
        return sqrt(squares / sum(self.games))

    def below(self, score: int) -> float:
        """The share (0..1) of games with a lower score."""
        return sum(self.games[: max(score, 0)]) / sum(self.games)
