"""Experiments with Hog: averages over many calls, the best number of dice, and what a commentary is."""

from collections.abc import Callable
from fractions import Fraction
from typing import Protocol

from dicedesk.games.hog.rules import MOST_DICE

Die = Callable[[], int]


class Commentary(Protocol):
    """Tells of the scores after a turn and returns the commentary for the next turn."""

    def __call__(self, score0: int, score1: int, /) -> "Commentary":
        """Tell of these scores."""
        ...


def averaged(fn: Callable[..., float], num_samples: int) -> Callable[..., float]:
    """A function that calls `fn` `num_samples` times with its arguments and returns the mean."""

    def mean(*args: object) -> float:
        return sum(fn(*args) for _ in range(num_samples)) / num_samples

    return mean


def best_number_of_dice(mean_points: Callable[[int], float | Fraction]) -> int:
    """The number of dice, 1 to 10, with the highest mean; the lower number on ties."""
    means = [mean_points(dice) for dice in range(1, MOST_DICE + 1)]
    return means.index(max(means)) + 1
