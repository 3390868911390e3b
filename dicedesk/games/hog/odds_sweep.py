"""Backward passes over the sum of scores: the arithmetic behind `dicedesk.games.hog.odds`.

`dicedesk.games.hog.odds_layout` says how the rows lie. Each pass goes through the rows of sums 199 down to 0 and
does three things to a row: it works out the levels (`_rows`), it values the choices, and it fills level 0
with the states that follow. A row is a few hundred numbers, so what counts is how few calls of numpy there
are: all write into arrays made beforehand, and views come from iterating over arrays, which beats slicing.
"""

from collections.abc import Iterator
from typing import TypeVar

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import as_strided

from dicedesk.games.hog.odds_layout import (
    GOAL,
    LEVELS,
    PIG_OUT,
    RING,
    ROWS,
    TIE,
    Floats,
    Indices,
    PassLayout,
    Table,
    layout,
)
from dicedesk.games.hog.rules import MOST_DICE

_Number = TypeVar("_Number", bound=np.generic)
# How much further on in the flat ring of two seats level n is than level 0.
_LEVELS = np.arange(LEVELS) * (2 * GOAL)
# For 1 to 10 dice in 100 lanes; written out, since numpy multiplies whole arrays faster than it spreads a column.
_PIG_OUTS = np.repeat(PIG_OUT[1:, None], GOAL, axis=1)
_SIXTH = np.array(1 / 6)
_CACHE_LINE = 64


def match_up(first: Table, second: Table) -> tuple[Floats, Floats]:
    """The chances that `first` wins, by [its own score, the other's]: when it is to move, when the other is.

    Tables and results are 100 x 100; a table is read as [mover's score, other's score].
    """
    plan = layout(seats=2)
    ring = _aligned(plan.ring)
    views = [(ring[row, 0], ring[(row + 1) % RING, 0]) for row in range(RING)]
    chances = _rows_of_values(plan)
    most = max(int(first.max()), int(second.max()), 1)
    places, pig_out = _fixed_choices(plan, first, second)
    turns = zip(
        _rows(ring, most),
        places[::-1],
        pig_out[::-1],
        chances[::-1, :-2],
        chances[::-1],
        plan.ends[::-1],
        strict=True,
    )
    take, multiply, add = ring.reshape(-1).take, np.multiply, np.add
    thrown = np.empty(plan.lanes)
    for row, place, ones, values, all_values, end in turns:
        ended, pigged = views[row]
        take(place, None, thrown, "clip")
        multiply(ones, pigged, values)
        add(values, thrown, values)
        all_values.take(end, None, ended, "clip")
    return _by_scores(chances[:, :GOAL]), _by_scores(chances[:, GOAL:-2]).T


def perfect_play(goal: int = GOAL) -> tuple[Floats, Table]:
    """The mover's chance to win when both play perfectly, and its numbers of dice; 100 x 100 each."""
    plan = layout(1, goal)
    ring = _aligned(plan.ring)
    views = [(ring[row, 0], ring[row, 1:], ring[(row + 1) % RING, 0]) for row in range(RING)]
    chances, choices = _rows_of_values(plan), np.empty((ROWS, LEVELS, GOAL))
    turns = zip(
        _rows(ring, MOST_DICE),
        plan.bacon[::-1],
        choices[::-1, 0],
        choices[::-1, 1:],
        choices[::-1],
        chances[::-1, :-2],
        chances[::-1],
        plan.ends[::-1],
        strict=True,
    )
    take, multiply, add, subtract, best_of = (
        ring.reshape(-1).take,
        np.multiply,
        np.add,
        np.subtract,
        np.maximum.reduce,
    )
    for row, place, zero_dice, some_dice, choice, values, all_values, end in turns:
        ended, thrown, pigged = views[row]
        take(place, None, zero_dice, "clip")
        multiply(_PIG_OUTS, pigged, some_dice)
        add(some_dice, thrown, some_dice)
        best_of(choice, 0, None, values)
        all_values.take(end, None, ended, "clip")
        subtract(1.0, ended, ended)
    best = chances[:, :-2]
    return _by_scores(best), _by_scores(_lowest_best(choices, best))


def best_answer(table: Table, goal: int = GOAL) -> tuple[Floats, Floats, Table]:
    """The best answer to a table: its chances to win as in `match_up`, and its numbers of dice."""
    plan = layout(2, goal)
    ring = _aligned(plan.ring)
    # The first seat answers, the second one follows the table.
    views = [
        (ring[row, 0], ring[row, 1:, :GOAL], ring[below, 0, :GOAL], ring[below, 0, GOAL:])
        for row, below in ((row, (row + 1) % RING) for row in range(RING))
    ]
    chances, choices = _rows_of_values(plan), np.empty((ROWS, LEVELS, GOAL))
    places, pig_out = _fixed_choices(plan, np.zeros_like(table), table)
    answers = zip(choices[::-1, 0], choices[::-1, 1:], choices[::-1], chances[::-1, :GOAL], strict=True)
    follows = zip(places[::-1], pig_out[::-1, GOAL:], chances[::-1, GOAL:-2], strict=True)
    turns = zip(_rows(ring, MOST_DICE), answers, follows, chances[::-1], plan.ends[::-1], strict=True)
    take, multiply, add, best_of = ring.reshape(-1).take, np.multiply, np.add, np.maximum.reduce
    found = np.empty(plan.lanes)
    bacon, fixed = found[:GOAL], found[GOAL:]
    for row, (zero_dice, some_dice, choice, best), (place, ones, values), all_values, end in turns:
        ended, thrown, pigged, fixed_pigged = views[row]
        take(place, None, found, "clip")
        zero_dice[:] = bacon
        multiply(_PIG_OUTS, pigged, some_dice)
        add(some_dice, thrown, some_dice)
        best_of(choice, 0, None, best)
        multiply(ones, fixed_pigged, values)
        add(values, fixed, values)
        all_values.take(end, None, ended, "clip")
    best = chances[:, :GOAL]
    return _by_scores(best), _by_scores(chances[:, GOAL:-2]).T, _by_scores(_lowest_best(choices, best))


def _rows(ring: Floats, most: int) -> Iterator[int]:
    """The rows of sums 199 down to 0 by their numbers in the ring, each with its levels 1..most worked out.

    Whoever iterates fills level 0 of a row before asking for the next one. Two rows are done together: of the
    five rows that each sums up they share four, and two of those were added for the pair before.
    """
    pairs = [_terms(ring, row, most) for row in range(0, RING, 2)]
    # For the rows 198 and 199 "the pair before" is 200 and 201, which the ring holds from the start.
    older = _aligned(ring[(ROWS + 3) % RING, :most] + ring[(ROWS + 4) % RING, :most])
    newer, shared = _aligned(older), _aligned(older)
    add, multiply = np.add, np.multiply
    for total in range(ROWS - 2, -1, -2):
        row = total % RING
        two, three, four, seven, even, odd = pairs[row // 2]
        add(three, four, newer)
        add(newer, older, shared)
        add(shared, seven, odd)
        add(shared, two, even)
        multiply(odd, _SIXTH, odd)
        multiply(even, _SIXTH, even)
        older, newer = newer, older
        yield row + 1
        yield row


def _terms(ring: Floats, row: int, most: int) -> tuple[Floats, ...]:
    """Views for `_rows`: levels 0 up of the rows 2, 3, 4 and 7 ahead; levels 1 up of this row and the next."""
    ahead = [ring[(row + sums) % RING, :most] for sums in (2, 3, 4, 7)]
    return (*ahead, ring[row, 1 : most + 1], ring[row + 1, 1 : most + 1])


def _aligned(numbers: Floats) -> Floats:
    """A copy that starts with a line of the cache; adding rows that do is a third faster."""
    room = np.empty(numbers.nbytes + _CACHE_LINE, np.uint8)
    start = -room.ctypes.data % _CACHE_LINE
    copy: Floats = room[start : start + numbers.nbytes].view(np.float64).reshape(numbers.shape)
    copy[...] = numbers
    return copy


def _fixed_choices(plan: PassLayout, first: Table, second: Table) -> tuple[Indices, Floats]:
    """For given tables, (200, lanes): the places of the levels in the flat ring, and the chances to pig out."""
    places, pig_out = plan.level_0.copy(), np.zeros(plan.level_0.shape)
    for seat, table in enumerate((first, second)):
        lanes = slice(seat * GOAL, seat * GOAL + GOAL)
        _diagonals(pig_out[:, lanes])[...] = PIG_OUT.take(table)
        place = _diagonals(places[:, lanes])
        place += _LEVELS.take(table)
        np.copyto(place, _diagonals(plan.bacon[:, lanes]), where=table == 0)
    return places, pig_out


def _rows_of_values(plan: PassLayout) -> Floats:
    """Room for the values of all rows, (200, lanes + 2), with the two finished games at each row's end."""
    values = np.empty((ROWS, plan.lanes + 2))
    values[:, -2:] = 1.0, 0.0
    return values


def _lowest_best(choices: Floats, best: Floats) -> Table:
    """The lowest numbers of dice that are worth as much as the best one, (200, 100)."""
    good = choices >= (best - TIE)[:, None, :]
    # The highest rank of a good choice; ranks fall from 10 for zero dice to 0 for ten.
    ranks = good.view(np.uint8) * np.arange(MOST_DICE, -1, -1, dtype=np.uint8)[:, None]
    lowest: Table = MOST_DICE - ranks.max(axis=1)
    return lowest


def _by_scores(rows: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
    """Rows of sums as a table by [score, opponent's score], 100 x 100."""
    return _diagonals(rows).copy()


def _diagonals(rows: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
    """A view of rows of sums by [score, opponent's score]: a point more is a row down, in the same lane."""
    down, right = rows.strides
    return as_strided(rows, (GOAL, GOAL), (down, down + right))
