"""What a turn of Hog scores with each number of dice, as fractions."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from dicedesk.games.hog.rules import MOST_DICE, point_ways

MOST_POINTS = 6 * MOST_DICE
"""The most points that a turn can score."""

NUMBERS_OF_DICE = range(1, MOST_DICE + 1)
"""The numbers of dice that are thrown; no dice are Free Bacon, whose points involve no luck."""


@cache
def point_chances(dice: int) -> Mapping[int, Fraction]:
    """Return the chance of each number of points that 1 to 10 dice can score, from the lowest to the highest."""
    return MappingProxyType({points: Fraction(ways, 6**dice) for points, ways in point_ways(dice).items()})


def mean_points(dice: int) -> Fraction:
    """Return the average points of 1 to 10 dice."""
    return sum((points * chance for points, chance in point_chances(dice).items()), Fraction(0))


def chance_of_at_least(points: int, dice: int) -> Fraction:
    """Return the chance that 1 to 10 dice score this many points or more."""
    return sum(
        (chance for scored, chance in point_chances(dice).items() if scored >= points),
        Fraction(0),
    )


def pig_out_chance(dice: int) -> Fraction:
    """Return the chance that one of 1 to 10 dice shows a 1."""
    return point_chances(dice)[1]


def best_number_of_dice(mean_points: Callable[[int], float | Fraction]) -> int:
    """Return the number of dice, 1 to 10, with the highest mean; the lower number on ties."""
    means = [mean_points(dice) for dice in NUMBERS_OF_DICE]
    return means.index(max(means)) + 1
