"""Exact values in Yacht: the mean points to come under the best play, for each sheet, box and keep.

`solve` calculates them, and needs numpy for it. A `BestPlay` needs no numpy, and can be handed to another process.

Many choices are worth the same. Of those the box that comes first on the sheet is the best, and the keep that throws
the fewest dice, then the one whose dice have the lowest positions.
"""

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from typing import TypeAlias, TypeVar

from dicedesk.core.dice import Roll
from dicedesk.core.words import tr
from dicedesk.games.yacht.boxes import (
    DICE,
    MOST_ROLLS,
    UPPER,
    Box,
    Sheet,
    boxes_for,
    fills_any_box,
    joker_points,
    points,
    upper_bonus,
)
from dicedesk.games.yacht.keeps import keeps, keeps_of
from dicedesk.games.yacht.places import places

TIE = 1e-9
"""Choices whose values are this close are equal."""

_TURNS_REMEMBERED = 64
"""Entries of the cache of turns: one turn asks for the same sheet up to three times."""

Scores: TypeAlias = Mapping[Box, int]
"""The points of the filled boxes of one sheet."""

Numbers: TypeAlias = "array[float]"


@dataclass(frozen=True)
class BoxValue:
    """A box for the hand: the points that it adds now, with bonus and joker, and these with the points to come."""

    box: Box
    points: int
    value: float


@dataclass(frozen=True)
class KeepValue:
    """Some sorted dice to keep, and the points of this turn and those to come, on average."""

    keep: Roll
    value: float


@dataclass(frozen=True, eq=False)
class Turn:
    """The values of one turn with one sheet, under the best play: points of this turn and those to come.

    hands: by rolls left (0, 1, 2), the value of each hand, by its row.
    kept: by rolls left less 1 (1, 2), the value of each keep when the other dice are thrown, by its row.
    """

    hands: tuple[list[float], ...]
    kept: tuple[list[float], ...]

    def value(self, hand: Roll, rolls_left: int) -> float:
        """The value of a hand, in any order, with this many rolls left."""
        return self.hands[rolls_left][_row(hand) - keeps().sizes[DICE].start]

    def keeping(self, keep: Roll, rolls_left: int) -> float:
        """The value of keeping these dice, in any order, with 1 or 2 rolls left; keeping all five ends the turn."""
        return self.kept[rolls_left - 1][_row(keep)]

    def keep_values(self, hand: Roll, rolls_left: int) -> tuple[KeepValue, ...]:
        """All different keeps of a hand, in any order, with 1 or 2 rolls left, the best first."""
        found = [KeepValue(keep, self.keeping(keep, rolls_left)) for keep in keeps_of(tuple(sorted(hand)))]
        return _best_first(found)


class BestPlay:
    """The best play of a preset. Scores are the filled boxes of one sheet, hands five dice in any order."""

    def __init__(self, sheet: Sheet, to_come: Numbers) -> None:
        """`to_come` has the points to come of each sheet, by its place."""
        self.sheet, self._to_come, self._places = sheet, to_come, places(sheet)

    @property
    def mean(self) -> float:
        """The mean score of a whole game."""
        return self.points_to_come({})

    def points_to_come(self, scores: Scores) -> float:
        """The mean points to come before a turn; the bonus is among them until it is reached."""
        return self._to_come[self._places.place_of(scores)]

    def turn(self, scores: Scores) -> Turn:
        """The values of a turn with this sheet; about a millisecond."""
        return _turn(self, tuple(scores.items()))

    def box_values(self, scores: Scores, hand: Roll) -> tuple[BoxValue, ...]:
        """All boxes in which the hand may be scored, the best first."""
        found = []
        for box in boxes_for(self.sheet, hand, _open_boxes(self.sheet, scores)):
            added = points_added(self.sheet, scores, hand, box)
            after = {**scores, box: points(self.sheet, hand, box)}
            found.append(BoxValue(box, added, added + self.points_to_come(after)))
        return _best_first(found)
