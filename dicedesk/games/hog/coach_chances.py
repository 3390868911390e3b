"""Chances to win a game of Hog, worked out for all positions. They need no numpy, so that any process can hold them."""

from array import array
from dataclasses import dataclass
from typing import TypeAlias

from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE, HogState

SCORES = DEFAULT_GOAL
CHOICES = MOST_DICE + 1

Numbers: TypeAlias = "array[float]"


@dataclass(frozen=True, eq=False)
class SeatChances:
    """The chances of one seat that plays on as well as it can.

    By [own score, other's score], 100 x 100: `moving` when it is to move, `waiting` when the other one is.
    By [own score, other's score, dice], 100 x 100 x 11: `own` after its own choice, `other` after the other's.
    """

    moving: Numbers
    waiting: Numbers
    own: Numbers
    other: Numbers

    def worth(self, state: HogState, seat: int) -> float:
        """The chance before the choice of who moves; `seat` is its own."""
        return (self.moving if state.seat == seat else self.waiting)[_place(state, seat)]

    def worths(self, state: HogState, seat: int) -> Numbers:
        """The chance after each number of dice of who moves."""
        first = _place(state, seat) * CHOICES
        return (self.own if state.seat == seat else self.other)[first : first + CHOICES]


def _place(state: HogState, seat: int) -> int:
    return state.scores[seat] * SCORES + state.scores[1 - seat]
