"""Hog's chances as fractions, for the rare question that rounding leaves open: whether a rate is exactly one half.

It takes about a second a pair; `dicedesk.games.hog.odds` takes a thousandth of that and is right to 1e-13.
"""

from fractions import Fraction
from functools import cache

from dicedesk.games.hog.odds_layout import Table
from dicedesk.games.hog.odds_points import point_ways
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE, free_bacon, is_swap

Weights = tuple[tuple[int, int], ...]
"""The points that a turn can give, each with its weight as a whole number."""

_HIGHEST = 2 * (DEFAULT_GOAL - 1) + 6 * MOST_DICE
"""No sum of both scores is higher. A chance at the sum t, times 6**(10 * (highest - t)), is a whole number: a turn
throws at most ten dice, and adds at least one to the sum."""


def exact_win_chance(first: Table, second: Table) -> tuple[Fraction, Fraction]:
    """The chances that the first of two tables wins, when it begins and when the other one does.

    One pass over the sum of scores, from high to low, as in `dicedesk.games.hog.odds_layout`.
    """
    tables = first.tolist(), second.tolist()
    seats = _Seat(is_first=True), _Seat(is_first=False)
    for total in range(2 * DEFAULT_GOAL - 2, -1, -1):
        others = range(max(0, total - DEFAULT_GOAL + 1), min(DEFAULT_GOAL, total + 1))
        for seat, table in zip(seats, tables, strict=True):
            for other in others:
                seat.moving[total - other, other] = seat.turn(total - other, other, table)
        for seat, other_seat in zip(seats, reversed(seats), strict=True):
            for other in others:
                seat.waiting[other, total - other] = other_seat.moving[total - other, other]
    return Fraction(seats[0].moving[0, 0], _certain(0)), Fraction(seats[1].moving[0, 0], _certain(0))


class _Seat:
    """The first table's chances by (own score, other's score), as whole numbers.

    `moving` where this seat is to move, `waiting` where it has just ended its turn.
    """

    def __init__(self, *, is_first: bool) -> None:
        self.moving: dict[tuple[int, int], int] = {}
        self.waiting: dict[tuple[int, int], int] = {}
        self._is_first = is_first

    def turn(self, own: int, other: int, table: list[list[int]]) -> int:
        """What its turn is worth with the table's number of dice."""
        weights = _weights(table[own][other], free_bacon(other))
        return sum(weight * self._ended(own + points, other) for points, weight in weights)

    def _ended(self, own: int, other: int) -> int:
        has_swapped = is_swap(own, other)
        if own >= DEFAULT_GOAL:
            return 0 if has_swapped is self._is_first else _certain(own + other)
        return self.waiting[(other, own) if has_swapped else (own, other)]


@cache
def _certain(total: int) -> int:
    whole: int = 6 ** (MOST_DICE * (_HIGHEST - total))
    return whole


@cache
def _weights(dice: int, bacon: int) -> Weights:
    if not dice:
        return ((bacon, 6 ** (MOST_DICE * bacon)),)
    return tuple(
        (points, ways * 6 ** (MOST_DICE * points - dice)) for points, ways in point_ways(dice).items()
    )
