"""Solves Yacht: the mean points still to come at each score sheet, under the best play for points.

The pass goes from full sheets to the empty one. Each turn is solved backward: the best box of each hand, the mean of
each keep, the best keep, and the same once more for the first re-roll. Sheets with equally many filled boxes do not
depend on each other, so they are solved side by side, each in its own column.
"""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import FACES, SIDES, sorted_rolls
from dicedesk.games.yacht.boxes import (
    DICE,
    MOST_ROLLS,
    UPPER,
    UPPER_GOAL,
    YACHT_POINTS,
    Box,
    Scorer,
    Sheet,
    points,
)
from dicedesk.games.yacht.keeps import ALL_ROLLS, keeps
from dicedesk.games.yacht.places import DECIDED, UPPER_SHEETS, places
from dicedesk.games.yacht.rules import ScoreCard

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]

NEVER = -np.inf
"""The value of a box that cannot be taken."""

AT_ONCE = 128
"""Columns solved side by side: as many as fit the cache; measured, 64 to 256 are equally fast."""

CHUNKS_BETWEEN_NEWS = 50
"""A solve reports its progress after this many chunks, about every tenth of a second."""

Tell = Callable[[float], object]
"""Gets the share (0..1) of a solve that is done."""


class KeepArrays:
    """`Keeps` as arrays, whose columns are sheets side by side.

    more: by 0 to 4 dice, (6, keeps): the row of the keep with one more die, by its face.
    fewer: by 1 to 5 dice, (dice, keeps): the row of the keep without one of its dice.
    chances: (252,), the chance of each hand in a roll of five dice.
    equal: (6,), the places of five equal dice among the hands, by face.
    """

    def __init__(self) -> None:
        plain, ways = keeps(), dict(sorted_rolls(DICE))
        self.sizes = plain.sizes
        self.more = [np.array(plain.more[size]).T for size in plain.sizes[:DICE]]
        fewer = [[plain.rows[few] for few in combinations(keep, len(keep) - 1)] for keep in plain.faces[1:]]
        self.fewer = [np.array(fewer[size.start - 1 : size.stop - 1]).T for size in plain.sizes[1:]]
        self.chances = np.array([ways[hand] / ALL_ROLLS for hand in plain.hands])
        self.equal = np.array([plain.row((face,) * DICE) for face in FACES])

    def means(self, hands: Floats) -> Floats:
        """For values of hands (252, n), those of keeps (462, n): their means once the other dice are thrown."""
        hands_at = self.sizes[DICE]
        means = np.empty((hands_at.stop, hands.shape[1]))
        means[hands_at] = hands
        for own, more in zip(self.sizes[DICE - 1 :: -1], reversed(self.more), strict=True):
            sums = means[own]
            np.take(means, more[0], axis=0, out=sums, mode="clip")
            for one_more in more[1:]:
                sums += means.take(one_more, axis=0, mode="clip")
            sums *= 1 / SIDES
        return means

    def best(self, keeps: Floats) -> Floats:
        """For values of keeps (462, n), that of the best keep of each hand (252, n)."""
        best = keeps.copy()
        for size, fewer in zip(self.sizes[1:], self.fewer, strict=True):
            own = best[size]
            for without in fewer:
                np.maximum(own, best.take(without, axis=0, mode="clip"), out=own)
        return best[self.sizes[DICE]]

    def spread(self, keeps: Floats) -> Floats:
        """For chances of keeps (462, n), those of the hands (252, n) once the other dice are thrown."""
        chances = keeps.copy()
        for size, more in zip(self.sizes[:DICE], self.more, strict=True):
            share = chances[size] / SIDES
            for one_more in more:
                chances[one_more] += share
        return chances[self.sizes[DICE]]


keep_arrays = cache(KeepArrays)
"""The arrays of all keeps, laid out once."""


@dataclass(frozen=True, eq=False)
class Columns:
    """Sheets side by side.

    filled: (n,), the filled boxes as bits, the first one lowest.
    upper: (n,), the sum of ones to sixes, or `DECIDED`.
    fifty: (n,), 1 where the box Yacht holds 50 and that matters, otherwise 0.
    """

    filled: Indices
    upper: Indices
    fifty: Indices

    def __len__(self) -> int:
        return len(self.filled)

    def at(self, places: Indices | slice) -> "Columns":
        """Some of the columns."""
        return Columns(self.filled[places], self.upper[places], self.fifty[places])

    def chunks(self) -> Iterator["Columns"]:
        """The columns in chunks of at most `AT_ONCE`."""
        for start in range(0, len(self), AT_ONCE):
            yield self.at(slice(start, start + AT_ONCE))


@dataclass(frozen=True, eq=False)
class BoxPoints:
    """What the hands score in a box: the different points (k,), and (252,) which of them each hand scores."""

    points: Floats
    of_hands: Indices


class Turns:
    """The turns of a preset, for sheets side by side. Values are points to come, and those of the turn."""

    def __init__(self, sheet: Sheet, scorer: Scorer = points) -> None:
        """A computer player may have a scorer of its own, which says how much it likes a box."""
        self.sheet, self.places = sheet, places(sheet)
        self._yacht = sheet.boxes.index(Box.YACHT)
        self.scores = tuple(_box_points(sheet, box, scorer) for box in sheet.boxes)
        self._upper_places = np.array(self.places.upper_places)
        self._extras = _extras(sheet) if sheet.has_joker else np.empty(0)

    def place(self, columns: Columns) -> Indices:
        """(n,): the place of each sheet."""
        part = self._upper_places[columns.filled % UPPER_SHEETS, columns.upper]
        lower = columns.filled // UPPER_SHEETS * len(self.places.uppers)
        place: Indices = (lower + part) * self.places.fifties + columns.fifty
        return place

    def layers(self) -> list[Columns]:
        """All sheets, by the number of filled boxes."""
        shape = (self.places.size // (len(self.places.uppers) * self.places.fifties), len(self.places.uppers))
        lower, part, fifty = np.indices((*shape, self.places.fifties)).reshape(3, -1)
        filled, upper = np.array(self.places.uppers)[part].T
        sheets = Columns(filled + lower * UPPER_SHEETS, upper, fifty)
        is_possible = (fifty == 0) | _is_filled(sheets.filled, self._yacht)
        count = np.bitwise_count(sheets.filled)
        return [
            sheets.at(np.flatnonzero((count == boxes) & is_possible)) for boxes in range(len(self.scores) + 1)
        ]

    def after(self, columns: Columns, box: int, to_come: Floats) -> Floats:
        """(k, n): for each of a box's points, they with the bonus and what comes after; NEVER if it is filled."""
        scores = self.scores[box].points[:, None]
        sums, fifty, values = columns.upper, columns.fifty, scores
        if box < len(UPPER):
            sums = sums + scores.astype(np.intp)
            values = scores + self.sheet.bonus * ((columns.upper < UPPER_GOAL) & (sums >= UPPER_GOAL))
        elif self.sheet.has_joker and box == self._yacht:
            fifty = fifty | (scores == YACHT_POINTS)
        values = values + to_come[self.place(Columns(columns.filled | 1 << box, sums, fifty))]
        values[:, _is_filled(columns.filled, box)] = NEVER
        return values

    def filled(self, columns: Columns, boxes: Indices, scores: Indices) -> Columns:
        """The sheets once their boxes (n,), from 0, hold these points (n,)."""
        is_fifty = (boxes == self._yacht) & (scores == YACHT_POINTS) & self.sheet.has_joker
        upper = np.minimum(columns.upper + scores * (boxes < len(UPPER)), DECIDED)
        return Columns(columns.filled | 1 << boxes, upper, columns.fifty | is_fifty)

    def in_boxes(self, columns: Columns, to_come: Floats) -> Iterator[tuple[int, Floats]]:
        """Each box that is open in a column, from 0, and (252, n), the value of each hand in it.

        `to_come` are the points to come at each place.
        """
        extras = self._extras_at(columns) if self.sheet.has_joker else None
        for box, scores in enumerate(self.scores):
            after = self.after(columns, box, to_come)
            if after[0].max() == NEVER:
                continue
            values = after.take(scores.of_hands, axis=0, mode="clip")
            if extras is not None:
                values[keep_arrays().equal] += extras[..., box]
            yield box, values

    def best(self, columns: Columns, to_come: Floats) -> Floats:
        """(252, n): the value of each hand in its best box."""
        best = np.full((len(keeps().hands), len(columns)), NEVER)
        for _, values in self.in_boxes(columns, to_come):
            np.maximum(best, values, out=best)
        return best

    def _extras_at(self, columns: Columns) -> Floats:
        """(6, n, boxes): what five equal dice of each face score beside the points of a box, or NEVER."""
        lower = (1 << len(self.scores)) - UPPER_SHEETS - (1 << self._yacht)
        own_filled = columns.filled >> np.arange(SIDES)[:, None] & 1
        lower_filled = (columns.filled & lower == lower).astype(np.intp)
        yacht = _is_filled(columns.filled, self._yacht) * (1 + columns.fifty)
        extras: Floats = self._extras[np.arange(SIDES)[:, None], own_filled, lower_filled, yacht]
        return extras


def before_roll(best: Floats) -> Floats:
    """(n,): the values before a turn, from those (252, n) of the hands after its last roll."""
    arrays = keep_arrays()
    for _ in range(MOST_ROLLS - 1):
        best = arrays.best(arrays.means(best))
    # No matrix product: its threads would spin, and its last bits differ from computer to computer.
    before: Floats = np.einsum("h,hn->n", arrays.chances, best)
    return before


def solve(turns: Turns, tell: Tell = lambda _: None) -> Floats:
    """By place, the mean points to come under the best play; a bonus is counted when it is reached.

    Yacht takes a tenth of a second, a preset with a bonus 6 to 16 seconds.
    """
    to_come, layers = np.zeros(turns.places.size), turns.layers()[-2::-1]
    sheets, done = sum(map(len, layers)), 0
    for layer in layers:
        for number, columns in enumerate(layer.chunks()):
            to_come[turns.place(columns)] = before_roll(turns.best(columns, to_come))
            done += len(columns)
            if number % CHUNKS_BETWEEN_NEWS == 0:
                tell(done / sheets)
    return to_come


def points_to_come(sheet: Sheet, tell: Tell = lambda _: None) -> "array[float]":
    """`solve`, as plain numbers."""
    return array("d", solve(Turns(sheet), tell).tobytes())


def _is_filled(filled: Indices, box: int) -> npt.NDArray[np.bool_]:
    is_filled: npt.NDArray[np.bool_] = filled >> box & 1 == 1
    return is_filled


def _box_points(sheet: Sheet, box: Box, scorer: Scorer) -> BoxPoints:
    scores = np.array([float(scorer(sheet, hand, box)) for hand in keeps().hands])
    return BoxPoints(*np.unique(scores, return_inverse=True))


def _extras(sheet: Sheet) -> Floats:
    """(6, 2, 2, 3, boxes): what five equal dice score beside the points of a box, or NEVER if they may not take it.

    It is by their face, whether its box is filled, whether the lower part is but for Yacht, and Yacht: open, 0 or 50.
    """
    extras = np.full((SIDES, 2, 2, 3, len(sheet.boxes)), NEVER)
    for face, own_filled, lower_filled, yacht in np.ndindex(*extras.shape[:-1]):
        hand, filled = (face + 1,) * DICE, {UPPER[face]} if own_filled else set[Box]()
        filled |= set(sheet.boxes).difference(UPPER) if lower_filled else set()
        card = ScoreCard(sheet, tuple(0 if box in filled else None for box in sheet.boxes))
        card = card.with_points(Box.YACHT, (None, 0, YACHT_POINTS)[yacht])
        for box, score in card.offers(hand).items():
            more = score + card.joker_points(hand) - points(sheet, hand, box)
            extras[face, own_filled, lower_filled, yacht, sheet.boxes.index(box)] = more
    return extras
