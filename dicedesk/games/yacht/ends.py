"""How a turn of Yacht ends under the best play: in which boxes, how often and with how many points.

The ways to all ends are counted at once, in one whole number with 64 bits for each end: three rolls of five dice have
6**15 ways, fewer than 2**39.
"""

import struct
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from operator import attrgetter
from typing import NamedTuple

from dicedesk.core.dice import Roll
from dicedesk.games.yacht.boxes import DICE, Box, Sheet, points
from dicedesk.games.yacht.keeps import ALL_ROLLS, keeps
from dicedesk.games.yacht.odds import TIE, BoxValue, YachtPlay, turn_to
from dicedesk.games.yacht.rules import Keep, Score, ScoreCard, keeps_of

_BYTES = 8

_TURNS_REMEMBERED = 16
"""Entries of the cache of turns: a table asks for those of the next few moves."""


class BoxEnds(NamedTuple):
    """The ends of a turn in one box: each with the number of its ways; `own_ways` is their sum, of `all_ways`."""

    box: Box
    ends: Sequence[BoxValue]
    ways: Sequence[int]
    own_ways: int
    all_ways: int

    @property
    def share(self) -> Fraction:
        """How often the turn ends in the box (0..1)."""
        return Fraction(self.own_ways, self.all_ways)

    @property
    def points(self) -> float:
        """The mean points that the turn then adds."""
        return self._mean(end.points for end in self.ends)

    @property
    def value(self) -> float:
        """The mean value of the turn then."""
        return self._mean(end.value for end in self.ends)

    def _mean(self, numbers: Iterable[float]) -> float:
        return sum(ways * number for ways, number in zip(self.ways, numbers, strict=True)) / self.own_ways


class Ends:
    """The ends of a turn with one card. Values are points added in this turn and those to come."""

    def __init__(self, play: YachtPlay, card: ScoreCard) -> None:
        turn, self._scored = play.turn(card), play.best_ends(card)
        by_box: dict[Box, dict[BoxValue, None]] = {}
        for end in self._scored:
            by_box.setdefault(end.box, {})[end] = None
        self._by_box = tuple((box, tuple(ends)) for box, ends in by_box.items())
        places = {end: place for place, end in enumerate(end for _, ends in self._by_box for end in ends)}
        self._counts = struct.Struct(f"<{len(places)}Q")
        hands = [1 << 8 * _BYTES * places[end] for end in self._scored]
        self._best = [
            _best_rows(turn.hands[0], *each) for each in zip(turn.kept, turn.hands[1:], strict=True)
        ]
        self._kept = [keeps().sums(hands)]
        for rows in self._best:
            self._kept.append(keeps().sums([self._kept[-1][row] for row in rows]))

    def best_move(self, dice: Roll, rolls_left: int) -> Keep | Score:
        """The best move with five dice, in any order, and 0 to 2 rolls left."""
        row = keeps().row(dice)
        keep = keeps().faces[self._best[rolls_left - 1][row]] if rolls_left else dice
        return Keep(keep) if len(keep) < DICE else Score(self._scored[row].box)

    def after_keep(self, keep: Roll, rolls_left: int) -> tuple[BoxEnds, ...]:
        """Where a turn ends if these sorted faces are kept with 1 to 3 rolls left, the most frequent box first."""
        packed = self._kept[rolls_left - 1][keeps().rows[keep]]
        counts, found = self._counts.unpack(packed.to_bytes(self._counts.size, "little")), list[BoxEnds]()
        for box, ends in self._by_box:
            own, counts = counts[: len(ends)], counts[len(ends) :]
            if own_ways := sum(own):
                found.append(BoxEnds(box, ends, own, own_ways, ALL_ROLLS**rolls_left))
        return tuple(sorted(found, key=attrgetter("own_ways"), reverse=True))


@lru_cache(_TURNS_REMEMBERED)
def ends_of(play: YachtPlay, card: ScoreCard) -> Ends:
    """The ends of a turn with this card; about three milliseconds."""
    return Ends(play, card)


@cache
def mean_points(sheet: Sheet, box: Box) -> float:
    """The mean points in a box of a turn that is played for it alone."""
    return turn_to([points(sheet, hand, box) for hand in keeps().hands]).mean


def _best_rows(scored: list[float], kept: list[float], best: list[float]) -> list[int]:
    """By hand, the row of its best keep, or its own row if it is scored; from the values of hands and keeps."""
    rows = list[int]()
    for hand, (now, most, choices) in enumerate(zip(scored, best, _rows_of_keeps(), strict=True)):
        least = most - TIE
        rows.append(
            keeps().first_hand + hand if now > least else next(row for row in choices if kept[row] > least)
        )
    return rows


@cache
def _rows_of_keeps() -> Sequence[Sequence[int]]:
    """The rows of the keeps of each hand, the most dice first; never all five."""
    rows = keeps().rows
    return tuple(tuple(rows[keep] for keep in keeps_of(hand)) for hand in keeps().hands)
