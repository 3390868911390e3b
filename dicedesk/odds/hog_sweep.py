"""Backward passes over the sum of scores: the arithmetic behind `dicedesk.odds.hog`.

`dicedesk.odds.hog_layout` says how the rows lie. Each pass goes through the rows of sums 199 down to 0 and
does three things to a row: it works out the levels (`_rows`), it values the choices, and it fills level 0
with the states that follow. A row is a few hundred numbers, so what counts is how few calls of numpy there
are: all write into arrays made beforehand, and views come from iterating over arrays, which beats slicing.
"""

from collections.abc import Iterator
from typing import TypeVar

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import as_strided

from dicedesk.games.hog.rules import MOST_DICE
from dicedesk.odds.hog_layout import (
    GOAL,
    LEVELS,
    PIG_OUTS,
    RING,
    ROWS,
    TIE,
    UNIT,
    Floats,
    Indices,
    Layout,
    Table,
    layout,
)

_Number = TypeVar("_Number", bound=np.generic)
_Terms = tuple[Floats, Floats, Floats, Floats]
_Row = tuple[Floats, Floats, Floats]
_UNIT_COLUMN = UNIT[1:, None]
_PIG_OUTS_COLUMN = PIG_OUTS[1:, None]


def match_up(first: Table, second: Table) -> tuple[Floats, Floats]:
    """The chances that `first` wins, by [its own score, the other's]: when it is to move, when the other is.

    Tables and results are 100 x 100; a table is read as [mover's score, other's score].
    """
    plan = layout(seats=2)
    dice = _by_sum(first, second)
    places, unit, pig_outs = _fixed_choice(plan, dice)
    ring = plan.ring.copy()
    take, multiply, add = ring.reshape(-1).take, np.multiply, np.add
    chances = _rows_of_values(plan)
    thrown = np.empty(plan.lanes)
    turns = zip(places[::-1], unit[::-1], pig_outs[::-1], chances[::-1], plan.ends[::-1], strict=True)
    most = max(int(dice.max()), 1)
    for (place, units, ones, row, end), (ended, _, pigged) in zip(turns, _rows(ring, most), strict=True):
        values = row[:-2]
        take(place, None, thrown, "clip")
        multiply(ones, pigged, values)
        add(values, thrown, values)
        multiply(values, units, values)
        row.take(end, None, ended, "clip")
    return _by_scores(chances[:, :GOAL]), _by_scores(chances[:, GOAL : 2 * GOAL]).T.copy()


def perfect_play() -> tuple[Floats, Table]:
    """The mover's chance to win when both play perfectly, and its numbers of dice; 100 x 100 each."""
    plan = layout(seats=1)
    ring = plan.ring.copy()
    take, subtract, best_of = ring.reshape(-1).take, np.subtract, np.maximum.reduce
    chances, choices = _rows_of_values(plan), np.empty((ROWS, LEVELS, GOAL))
    turns = zip(choices[::-1], plan.bacon[::-1], chances[::-1], plan.ends[::-1], strict=True)
    for (choice, bacon, row, end), (ended, thrown, pigged) in zip(turns, _rows(ring, MOST_DICE), strict=True):
        take(bacon, None, choice[0], "clip")
        _value_throws(choice[1:], thrown, pigged)
        best_of(choice, 0, None, row[:-2])
        row.take(end, None, ended, "clip")
        subtract(1.0, ended, ended)
    best = chances[:, :GOAL]
    return _by_scores(best), _by_scores(_lowest_best(choices, best))


def best_answer(table: Table) -> tuple[Floats, Floats, Table]:
    """The best answer to a table: its chances to win as in `match_up`, and its numbers of dice."""
    plan = layout(seats=2)
    places, unit, pig_outs = _fixed_choice(plan, _by_sum(np.zeros_like(table), table))
    ring = plan.ring.copy()
    take, multiply, add, best_of = ring.reshape(-1).take, np.multiply, np.add, np.maximum.reduce
    chances, choices = _rows_of_values(plan), np.empty((ROWS, LEVELS, GOAL))
    found = np.empty(plan.lanes)
    zero_dice, fixed = found[:GOAL], found[GOAL:]
    fixed_turns = zip(places[::-1], unit[::-1, GOAL:], pig_outs[::-1, GOAL:], strict=True)
    turns = zip(fixed_turns, choices[::-1], chances[::-1], plan.ends[::-1], strict=True)
    for turn, (ended, thrown, pigged) in zip(turns, _rows(ring, MOST_DICE), strict=True):
        (place, units, ones), choice, row, end = turn
        take(place, None, found, "clip")
        choice[0] = zero_dice
        _value_throws(choice[1:], thrown[:, :GOAL], pigged[:GOAL])
        best_of(choice, 0, None, row[:GOAL])
        values = row[GOAL:-2]
        multiply(ones, pigged[GOAL:], values)
        add(values, fixed, values)
        multiply(values, units, values)
        row.take(end, None, ended, "clip")
    best = chances[:, :GOAL]
    waiting = _by_scores(chances[:, GOAL : 2 * GOAL]).T.copy()
    return _by_scores(best), waiting, _by_scores(_lowest_best(choices, best))


def _value_throws(values: Floats, thrown: Floats, pigged: Floats) -> None:
    """Fills in the values of rolling 1 to 10 dice, from a row's levels and the turns that score one point."""
    np.multiply(_PIG_OUTS_COLUMN, pigged, values)
    np.add(values, thrown, values)
    np.multiply(values, _UNIT_COLUMN, values)


def _rows(ring: Floats, most: int) -> Iterator[tuple[Floats, Floats, Floats]]:
    """The rows of sums 199 down to 0: level 0, levels 1 to 10, and level 0 of the row of one point more.

    Levels 1..most are worked out when a row is handed over; whoever iterates then fills its level 0. Two rows
    are done together: of the five rows that each sums up they share four, and two of those were added for the
    pair before.
    """
    pairs = [_views(ring, t, most) for t in range(0, RING, 2)]
    # For the rows 198 and 199 "the pair before" is 200 and 201, which the ring holds from the start.
    older = ring[(ROWS + 3) % RING, :most] + ring[(ROWS + 4) % RING, :most]
    newer, shared = np.empty_like(older), np.empty_like(older)
    add = np.add
    for t in range(ROWS - 2, -1, -2):
        (two, three, four, seven), (even, odd), (even_row, odd_row) = pairs[t % RING // 2]
        add(three, four, newer)
        add(newer, older, shared)
        add(shared, seven, odd)
        add(shared, two, even)
        older, newer = newer, older
        yield odd_row
        yield even_row


def _views(ring: Floats, t: int, most: int) -> tuple[_Terms, tuple[Floats, Floats], tuple[_Row, _Row]]:
    """What the rows t and t + 1 are made of, where their levels go, and how `_rows` hands them over."""
    at = [ring[(t + ahead) % RING] for ahead in range(8)]
    terms = (at[2][:most], at[3][:most], at[4][:most], at[7][:most])
    levels = (at[0][1 : most + 1], at[1][1 : most + 1])
    rows = ((at[0][0], at[0][1:], at[1][0]), (at[1][0], at[1][1:], at[2][0]))
    return terms, levels, rows


def _fixed_choice(plan: Layout, dice: Table) -> tuple[Indices, Floats, Floats]:
    """For given dice, (200, lanes): the places of their levels in the flat ring, units, ways to pig out."""
    places: Indices = np.multiply(dice, plan.lanes, dtype=np.intp)
    places += plan.level_0
    np.copyto(places, plan.bacon, where=dice == 0)
    return places, UNIT[dice], PIG_OUTS[dice]


def _rows_of_values(plan: Layout) -> Floats:
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


def _by_sum(*tables: Table) -> Table:
    """Tables by [score, opponent's score], side by side as rows of sums, (200, 100 for each); 0 elsewhere."""
    rows = np.zeros((ROWS, GOAL * len(tables)), np.uint8)
    for seat, table in enumerate(tables):
        _diagonals(rows[:, seat * GOAL :])[...] = table
    return rows


def _by_scores(rows: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
    """Rows of sums as a table by [score, opponent's score], 100 x 100."""
    return _diagonals(rows).copy()


def _diagonals(rows: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
    """A view of rows of sums by [score, opponent's score]: a point more is a row down, in the same lane."""
    down, right = rows.strides
    return as_strided(rows, (GOAL, GOAL), (down, down + right))
