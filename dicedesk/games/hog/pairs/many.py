"""Exact chances of one Hog strategy against many at once; `odds` has those against one.

The pass is that of `odds_layout`: from high sums of both scores to low ones, with level n of a place worth
n dice none of which shows a 1. What differs is how the numbers lie: the opponents are the innermost axis, and round
them the levels, the two seats and the lanes. So the lanes that a row needs are one stretch of memory, and one addition
over it works out all levels of all lanes against all opponents: read one level further on, a row of levels 0 to 9 is a
row of levels 1 to 10. What that writes into level 0 is overwritten when the row's turns have been valued.

Levels are kept times 6**n, so that a row is additions alone. All of it is done element by element: a chance is the same
to the last bit, whatever is computed beside it. Games go to 100.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np

from dicedesk.games.hog.odds_layout import (
    GOAL,
    LEVELS,
    PIG_OUT,
    Floats,
    Indices,
    Table,
    bacon_points,
    is_swap,
)

MOST_AT_ONCE = 16
"""More opponents at once no longer fit the cache: measured, 8 to 24 are equally fast."""

_LAST = 2 * GOAL - 2
_NEAR, _FAR = 8, 24
"""The last sum at which a turn is taken; how many rows of levels are kept, and of ends of turns."""

_BEYOND = 7
_BACON_BEYOND = 18
"""How many finished lanes beside those of a row its throws look at, and its Free Bacon."""

_SIXTHS: Floats = np.array([1 / 6**level for level in range(LEVELS)])
_CACHE_LINE = 64


class Opponents:
    """Up to 16 strategies, made ready to be met by one strategy after the other.

    Of each pair one is the first, whose chances to win are told; that is no matter of who begins.
    """

    def __init__(self, tables: Sequence[Table], *, are_first: bool = False) -> None:
        """The tables are 100 x 100 each, by [own score, opponent's score]. Are these the first of each pair?"""
        self._plan, self._seat_of_others = _plan(), int(not are_first)
        self._count = count = len(tables)
        near, far = _NEAR * GOAL * 2 * LEVELS * count, _FAR * GOAL * 2 * count
        self._rows = _aligned(near + far)
        self._near = self._rows[:near].reshape(_NEAR, -1)
        self._far = self._rows[near:].reshape(_FAR, -1)
        self._sums = [_aligned(near // _NEAR) for _ in range(3)]
        states = len(self._plan.total)
        self._places = np.empty((states, 2, count), np.intp)
        self._sixths, self._pig_out = np.empty((states, 2, count)), np.empty((states, 2, count))
        self._seat(self._seat_of_others, tables)

    def met_by(self, table: Table) -> Floats:
        """(opponents, 2): the chances that the first of each pair wins, when it begins and when the second does."""
        self._seat(1 - self._seat_of_others, [table])
        self._start()
        values, older = _aligned(GOAL * 2 * self._count), self._sums[0]
        np.add(self._near[(_LAST + 4) % _NEAR], self._near[(_LAST + 5) % _NEAR], older)
        for total in range(_LAST, -1, -2):
            self._throw_from(total)
            for row in (total, total - 1) if total else (total,):
                self._turns_of(row, values)
        return values[: 2 * self._count].reshape(2, -1).T.copy()

    def _seat(self, seat: int, tables: Sequence[Table]) -> None:
        """Notes where the values of a seat's choices will lie; one table serves against all opponents."""
        plan, count = self._plan, self._count
        dice = np.stack([table[plan.score, plan.opponent] for table in tables], -1).astype(np.intp)
        lane = plan.opponent * 2 + seat
        levels = (plan.total % _NEAR * GOAL * 2 + lane) * (LEVELS * count)
        bacon = self._near.size + ((plan.total + plan.bacon) % _FAR * GOAL * 2 + lane) * count
        place = np.where(dice == 0, bacon[:, None], levels[:, None] + dice * count)
        self._places[:, seat] = place + np.arange(count)
        self._sixths[:, seat], self._pig_out[:, seat] = _SIXTHS[dice], PIG_OUT[dice]

    def _start(self) -> None:
        """Fills the rows before the first with games that are finished."""
        finished = self._plan.finished
        for row in range(_LAST + 1, _LAST + 1 + _NEAR):
            self._near[row % _NEAR].reshape(GOAL, 2, LEVELS, -1)[...] = finished[row][..., None]
        for row in range(_LAST + 1, _LAST + 1 + _FAR):
            self._far[row % _FAR].reshape(GOAL, 2, -1)[...] = finished[row, :, :, 0, None]

    def _throw_from(self, total: int) -> None:
        """Levels 1 to 10 of the row of this sum and the one below.

        Each is the sum of five rows, of which they share four; two of those were added for the rows before.
        """
        near, (older, newer, shared) = self._near, self._sums
        lane = 2 * LEVELS * self._count
        begin, end = max(0, total - GOAL - _BEYOND + 1) * lane, min(GOAL, total + 1) * lane
        near_end = end - self._count
        np.add(near[(total + 2) % _NEAR, begin:end], near[(total + 3) % _NEAR, begin:end], newer[begin:end])
        np.add(newer[begin:end], older[begin:end], shared[begin:end])
        for row, fifth in ((total, total + 6), (total - 1, total + 1)):
            if row >= 0:
                np.add(
                    shared[begin:near_end],
                    near[fifth % _NEAR, begin:near_end],
                    near[row % _NEAR, begin + self._count : end],
                )
        self._sums[:2] = newer, older

    def _turns_of(self, row: int, values: Floats) -> None:
        """Values the turns of a row, and fills its level 0 with the states that follow the end of a turn there."""
        plan, count = self._plan, self._count
        (first, last), (begin, end) = plan.lanes[row], plan.states[row]
        own, lanes = slice(begin, end), slice(first * 2 * count, last * 2 * count)
        near = self._near[row % _NEAR].reshape(GOAL, 2, LEVELS, count)
        far = self._far[row % _FAR]
        value = values[: (end - begin) * 2 * count]
        self._rows.take(self._places[own].reshape(-1), None, value, "clip")
        value *= self._sixths[own].reshape(-1)
        value += self._pig_out[own].reshape(-1) * self._far[(row + 1) % _FAR, lanes]
        value.reshape(-1, count).take(plan.follows[row], 0, far[lanes].reshape(-1, count), "clip")
        by_lane = far.reshape(GOAL, 2, count)
        if first:
            reached = slice(max(0, first - _BACON_BEYOND), first)
            by_lane[reached] = plan.finished[row, reached, :, 0, None]
            reached = slice(max(0, first - _BEYOND), first)
            near[reached] = plan.finished[row, reached][..., None]
        near[first:last, :, 0] = by_lane[first:last]


@dataclass(frozen=True, eq=False)
class _Plan:
    """Where a pass finds what it needs, whoever plays. A state is a sum and the score of who is not to move.

    total, opponent, score, bacon: (10,000), of each state in the order of sums: the sum, both scores, and the points
        of zero dice. states, lanes: the first state and lane of each row, and the one behind its last.
    follows: for each row and (lane, seat), the place in its values of the state that follows the end of a turn.
    finished: (sum, lane, seat, level), the levels where the score is 100 or more; lower scores hold no meaning.
    """

    total: Indices
    opponent: Indices
    score: Indices
    bacon: Indices
    states: tuple[tuple[int, int], ...]
    lanes: tuple[tuple[int, int], ...]
    follows: tuple[Indices, ...]
    finished: Floats


@cache
def _plan() -> _Plan:
    lanes = tuple((max(0, row - GOAL + 1), min(GOAL, row + 1)) for row in range(_LAST + 1))
    counts = [last - first for first, last in lanes]
    total = np.repeat(np.arange(_LAST + 1), counts)
    opponent = np.concatenate([np.arange(*row) for row in lanes])
    return _Plan(
        total=total,
        opponent=opponent,
        score=total - opponent,
        bacon=bacon_points()[opponent],
        states=tuple(pairwise(np.concatenate([[0], np.cumsum(counts)]).tolist())),
        lanes=lanes,
        follows=tuple(_follows(row, *both) for row, both in enumerate(lanes)),
        finished=_finished(),
    )


def _follows(row: int, first: int, last: int) -> Indices:
    """The other seat's state, whose lane is the score that the turn has left: a swap exchanges both."""
    opponent = np.arange(first, last)
    score = row - opponent
    lane = np.where(is_swap(score, opponent), opponent, score) - first
    return np.stack([2 * lane + 1, 2 * lane], axis=1).reshape(-1)


def _finished() -> Floats:
    """As all values are the first seat's chances, the second seat's levels are what is missing to certainty."""
    rows = _LAST + 1 + _FAR + 6 * LEVELS
    total, opponent = np.arange(rows)[:, None], np.arange(GOAL)[None, :]
    levels = np.zeros((LEVELS, rows, GOAL))
    levels[0] = np.where(is_swap(np.maximum(total - opponent, 0), opponent), 0.0, 1.0)
    for dice in range(1, LEVELS):
        for face in range(2, 7):
            levels[dice, :-6] += levels[dice - 1, face : rows - 6 + face]
    certain = np.array([float(5**level) for level in range(LEVELS)])[:, None, None]
    return np.stack([levels, certain - levels], axis=1).transpose(2, 3, 1, 0).copy()


def _aligned(count: int) -> Floats:
    """Room that starts with a line of the cache, filled with zeros."""
    room = np.zeros(count * 8 + _CACHE_LINE, np.uint8)
    start = -room.ctypes.data % _CACHE_LINE
    numbers: Floats = room[start : start + count * 8].view(np.float64)
    return numbers
