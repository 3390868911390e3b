"""Exact values in Yacht: the mean points to come under the best play, for each sheet, box and keep.

`solve` calculates them, and needs numpy for it. A `BestPlay` needs no numpy, and can be handed to another process.

Many choices are worth the same. Of those the box that comes first on the sheet is the best, and the keep that throws
the fewest dice, then the one whose dice have the lowest positions.
"""

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
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
from dicedesk.games.yacht.keeps import FACES, keeps, keeps_of
from dicedesk.games.yacht.places import places

TIE = 1e-9
"""Choices whose values are this close are equal."""

_TURNS_REMEMBERED = 64
"""Entries of the cache of turns: one turn asks for the same sheet up to three times."""

_EQUAL = tuple((face,) * DICE for face in FACES)

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
        return best_first(found)


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
        for box in boxes_for(self.sheet, hand, open_boxes(self.sheet, scores)):
            added = points_added(self.sheet, scores, hand, box)
            after = {**scores, box: points(self.sheet, hand, box)}
            found.append(BoxValue(box, added, added + self.points_to_come(after)))
        return best_first(found)

    def best_boxes(self, scores: Scores) -> list[float]:
        """The value of each hand in its best box, by its row."""
        sheet, (filled, upper, fifty) = self.sheet, self._places.key(scores)
        best = [float("-inf")] * len(keeps().hands)
        for number, (box, of_hands) in enumerate(zip(sheet.boxes, hand_points(sheet), strict=True)):
            if box in scores:
                continue
            is_upper, values = box in UPPER, {}
            for score in set(of_hands):
                sum_after = upper + score * is_upper
                fifty_after = self._places.holds_fifty(score) if box is Box.YACHT else fifty
                place = self._places.place(filled | 1 << number, sum_after, fifty_after)
                bonus = upper_bonus(sheet, sum_after) - upper_bonus(sheet, upper)
                values[score] = score + bonus + self._to_come[place]
            best = list(map(max, best, map(values.__getitem__, of_hands)))
        if sheet.has_joker and Box.YACHT in scores:
            for hand in _EQUAL:
                row = _row(hand) - keeps().sizes[DICE].start
                best[row] = self.box_values(scores, hand)[0].value
        return best


def points_added(sheet: Sheet, scores: Scores, hand: Roll, box: Box) -> int:
    """The points that a hand adds in an open box: with the bonus, if it reaches it, and the extra points of a joker."""
    full = fills_any_box(sheet, hand, open_boxes(sheet, scores))
    added = points(sheet, hand, box, is_joker=full) + joker_points(sheet, hand, scores.get(Box.YACHT))
    if box in UPPER:
        upper = sum(scores.get(each, 0) for each in UPPER)
        added += upper_bonus(sheet, upper + points(sheet, hand, box)) - upper_bonus(sheet, upper)
    return added


def solve(sheet: Sheet, tell: Callable[[float], object] = lambda share: None) -> BestPlay:
    """Calculate the best play of a preset; `tell` gets the share (0..1) of the work that is done.

    Yacht takes a tenth of a second of CPU, a preset with a bonus 6 to 16 seconds.
    """
    # Loads numpy, 80 ms, which the window never needs.
    from dicedesk.games.yacht.solver import points_to_come

    to_come = points_to_come(sheet, tell)
    # As in the kept file, so that a preset's values do not depend on where they come from.
    return BestPlay(sheet, array("f", to_come) if sheet.bonus else to_come)


@lru_cache(_TURNS_REMEMBERED)
def _turn(play: BestPlay, scores: tuple[tuple[Box, int], ...]) -> Turn:
    all_keeps, best = keeps(), play.best_boxes(dict(scores))
    hands, kept = [best], []
    for _ in range(MOST_ROLLS - 1):
        kept.append(all_keeps.means(hands[-1]))
        hands.append(all_keeps.best(kept[-1]))
    return Turn(tuple(hands), tuple(kept))


@cache
def hand_points(sheet: Sheet) -> tuple[tuple[int, ...], ...]:
    """By box, the points of each hand by its row."""
    return tuple(tuple(points(sheet, hand, box) for hand in keeps().hands) for box in sheet.boxes)


def _row(faces: Roll) -> int:
    return keeps().rows[tuple(sorted(faces))]


def open_boxes(sheet: Sheet, scores: Scores) -> frozenset[Box]:
    """The open boxes of a sheet."""
    return frozenset(sheet.boxes).difference(scores)


Choice = TypeVar("Choice", BoxValue, KeepValue)


def best_first(choices: list[Choice]) -> tuple[Choice, ...]:
    """The best choice is the first of those that are equal; the last bits differ from computer to computer."""
    most = max(choice.value for choice in choices)
    best = next(choice for choice in choices if choice.value > most - TIE)
    others = [choice for choice in choices if choice is not best]
    return (best, *sorted(others, key=lambda choice: -round(choice.value / TIE)))
