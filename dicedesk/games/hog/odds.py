"""Hog's exact chances and best play. Games go to 100 unless a goal is given.

A strategy is a table: `table[score, opponent_score]` is the number of dice (0..10) to roll there, 100 x 100, uint8. The
chances come from one backward pass over the sum of both scores, in float64; they agree with fractions to 1e-13.

The sum grows in every turn, and a swap keeps it, so one pass from high sums to low ones is exact. It works in the
coordinates (t, o): t is the sum of both scores, o the score of the player who waits. Rolling changes t and leaves o, so
all states of one sum are done at once, each in a lane of its own (lane o of its seat), and the values that a throw
needs lie in whole rows of greater sums.

With Z0[t, o] the value of ending the turn there, n dice without a 1 are worth Zn[t, o] = sum over f = 2..6 of Zn-1[t +
f, o] / 6, and rolling n dice is worth Zn[t, o] + (1 - (5/6)**n) * Z0[t + 1, o]. Below, "level n" is Zn.

Only 24 rows are kept, in a ring (row t lies at t mod 24): a die reaches 6 rows ahead, two rows at a time 7, and Free
Bacon 18. Sums of 199 and more are finished games; their levels, calculated once, start the ring (`PassLayout`).

A pass goes through the rows of sums 199 down to 0 and does three things to a row: it calculates the levels (`_rows`),
values the choices, and fills level 0 with the states that follow. A row is a few hundred numbers, so speed depends on
the number of numpy calls: all write into arrays made beforehand, and views come from iterating over arrays, which is
faster than slicing. No matrix product is used, so no BLAS thread is ever started.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import as_strided

from dicedesk.games.hog.rules import MOST_DICE, digit_difference, free_bacon

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]
Table = npt.NDArray[np.uint8]
GOAL = 100
LEVELS = MOST_DICE + 1
RING = 24

# Rows 0..198 hold states; row 199 only completes a pair of rows, and all its lanes are finished games.
ROWS = 2 * GOAL

# Ten sixes from the highest sum that the ring starts with.
HIGHEST = ROWS + RING + 6 * MOST_DICE

# The chance that one of n dice shows a 1; zero dice never pig out. Whole numbers are divided, as numpy's powers differ
# in their last bit from processor to processor.
PIG_OUT: Floats = np.array([(6**dice - 5**dice) / 6**dice for dice in range(LEVELS)])

# Numbers of dice whose values lie this close are tied: the closest true second best is 1.6e-8 behind.
TIE = 1e-10

_Number = TypeVar("_Number", bound=np.generic)

# Distance from level 0 to level n in the flat ring of two seats.
_LEVELS = np.arange(LEVELS) * (2 * GOAL)

# For 1 to 10 dice in 100 lanes; written out because numpy multiplies whole arrays faster than it broadcasts a column.
_PIG_OUTS = np.repeat(PIG_OUT[1:, None], GOAL, axis=1)

_SIXTH = np.array(1 / 6)
_CACHE_LINE = 64


@dataclass(frozen=True)
class MatchUp:
    """The chances (0..1) that the first of two strategies wins a whole game against the second.

    first: when it moves first; second: when it moves second.
    """

    first: float
    second: float

    @property
    def average(self) -> float:
        """The chance when a fair coin decides who begins."""
        return (self.first + self.second) / 2


@dataclass(frozen=True, eq=False)
class Values:
    """The chances that one player wins, by [own score, opponent's score]; 100 x 100, float64.

    moving: when this player is to move; waiting: when the opponent is.
    """

    moving: Floats
    waiting: Floats

    @property
    def match_up(self) -> MatchUp:
        """The chances in a whole game."""
        return MatchUp(first=float(self.moving[0, 0]), second=float(self.waiting[0, 0]))


@dataclass(frozen=True, eq=False)
class BestResponse:
    """The table that wins most often against an opponent, moving first or second, and its win rates.

    Of equally good numbers of dice the table holds the lowest.
    """

    table: Table
    values: Values


def as_table(numbers: npt.ArrayLike) -> Table:
    """Return a table of numbers of dice as uint8. Raises ValueError if it is not a table."""
    table = np.asarray(numbers)
    if table.shape != (GOAL, GOAL):
        raise ValueError(f"A strategy table has 100 rows and 100 columns, not the shape {table.shape}.")
    if table.dtype.kind not in "iu":
        raise ValueError(f"A strategy table holds whole numbers of dice, not {table.dtype}.")
    if table.min() < 0 or table.max() > MOST_DICE:
        raise ValueError(f"A strategy table holds 0 to 10 dice, not {table.min()} to {table.max()}.")
    return table.astype(np.uint8, copy=False)


def bacon_points() -> Indices:
    """Return the points of zero dice against the scores 0..99."""
    return np.array([free_bacon(score) for score in range(GOAL)], np.intp)


def is_swap(score: Indices, opponent: Indices) -> npt.NDArray[np.bool_]:
    """Return whether Swine Swap applies to these scores, of any shapes that broadcast."""
    difference = np.array([digit_difference(last_two) for last_two in range(100)])
    swap: npt.NDArray[np.bool_] = difference[score % 100] == difference[opponent % 100]
    return swap


def win_chance(first: npt.ArrayLike, second: npt.ArrayLike) -> MatchUp:
    """Return the chances that `first` wins a game against `second`."""
    return values(first, second).match_up


def values(first: npt.ArrayLike, second: npt.ArrayLike) -> Values:
    """Return the chances that `first` beats `second`, in all states. Raises ValueError if either is not a table."""
    tables = as_table(first), as_table(second)
    most = max(1, *(int(table.max()) for table in tables))
    plan = layout(seats=2)
    ring = _aligned(plan.ring)
    views = [(ring[row, 0], ring[(row + 1) % RING, 0]) for row in range(RING)]
    chances = _rows_of_values(plan)
    places, pig_out = _fixed_choices(plan, *tables)
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
    for row, place, ones, worths, all_values, end in turns:
        ended, pigged = views[row]
        take(place, None, thrown, "clip")
        multiply(ones, pigged, worths)
        add(worths, thrown, worths)
        all_values.take(end, None, ended, "clip")
    return Values(_by_scores(chances[:, :GOAL]), _by_scores(chances[:, GOAL:-2]).T)


def best_response(table: npt.ArrayLike, goal: int = GOAL) -> BestResponse:
    """Return the best play against an opponent who always follows `table`. Raises ValueError if it is not a table."""
    followed = as_table(table)
    plan = layout(2, goal)
    ring = _aligned(plan.ring)
    # The first seat responds, the second follows the table.
    views = [
        (ring[row, 0], ring[row, 1:, :GOAL], ring[below, 0, :GOAL], ring[below, 0, GOAL:])
        for row, below in ((row, (row + 1) % RING) for row in range(RING))
    ]
    chances, choices = _rows_of_values(plan), np.empty((ROWS, LEVELS, GOAL))
    places, pig_out = _fixed_choices(plan, np.zeros_like(followed), followed)
    answers = zip(choices[::-1, 0], choices[::-1, 1:], choices[::-1], chances[::-1, :GOAL], strict=True)
    follows = zip(places[::-1], pig_out[::-1, GOAL:], chances[::-1, GOAL:-2], strict=True)
    turns = zip(_rows(ring, MOST_DICE), answers, follows, chances[::-1], plan.ends[::-1], strict=True)
    take, multiply, add, best_of = ring.reshape(-1).take, np.multiply, np.add, np.maximum.reduce
    line = np.empty(plan.lanes)
    bacon, fixed = line[:GOAL], line[GOAL:]
    for row, (zero_dice, some_dice, choice, best), (place, ones, worths), all_values, end in turns:
        ended, thrown, pigged, fixed_pigged = views[row]
        take(place, None, line, "clip")
        zero_dice[:] = bacon
        multiply(_PIG_OUTS, pigged, some_dice)
        add(some_dice, thrown, some_dice)
        best_of(choice, 0, None, best)
        multiply(ones, fixed_pigged, worths)
        add(worths, fixed, worths)
        all_values.take(end, None, ended, "clip")
    best = chances[:, :GOAL]
    answer = Values(_by_scores(best), _by_scores(chances[:, GOAL:-2]).T)
    return BestResponse(_by_scores(_lowest_best(choices, best)), answer)


def perfect_play(goal: int = GOAL) -> BestResponse:
    """Return perfect play: the best response to itself, which nobody beats in more than half of the games."""
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
    for row, place, zero_dice, some_dice, choice, worths, all_values, end in turns:
        ended, thrown, pigged = views[row]
        take(place, None, zero_dice, "clip")
        multiply(_PIG_OUTS, pigged, some_dice)
        add(some_dice, thrown, some_dice)
        best_of(choice, 0, None, worths)
        all_values.take(end, None, ended, "clip")
        subtract(1.0, ended, ended)
    best = chances[:, :-2]
    moving = _by_scores(best)
    # The waiting player wins if and only if the opponent, who plays on just as well, does not.
    return BestResponse(_by_scores(_lowest_best(choices, best)), Values(moving, 1 - moving.T))


def choice_values(chances: Values, goal: int = GOAL) -> Floats:
    """Return the mover's chance to win for each number of dice if play then goes on as in `chances`.

    100 x 100 x 11, by [own score, opponent's score, dice].
    """
    score, opponent = np.arange(GOAL + 6 * MOST_DICE)[:, None], np.arange(GOAL)[None, :]
    swap = is_swap(score, opponent)
    ended = np.where(swap, 0.0, 1.0)
    ended[:goal] = np.where(swap[:goal], chances.waiting.T[:goal], chances.waiting[:goal])
    result = np.empty((GOAL, GOAL, LEVELS))
    after_bacon = score[:GOAL] + bacon_points()
    result[:, :, 0] = ended[after_bacon, opponent]
    after = ended
    for dice in range(1, LEVELS):
        # The chance of showing no 1 and winning from there, for each score that can still be needed.
        longest = len(after) - 6
        after = np.sum([after[face : longest + face] for face in range(2, 7)], axis=0) / 6
        result[:, :, dice] = after[:GOAL] + (1 - (5 / 6) ** dice) * ended[1 : GOAL + 1]
    return result


def choice_costs(table: Table, answer: Values) -> Floats:
    """Return the cost of each choice of a table, 100 x 100, as a chance to win; 0 for a best choice.

    `answer` is the best response to the same opponent, and play goes on as in it.
    """
    worth = choice_values(answer)
    losses = worth.max(axis=2) - _chosen(worth, table)
    # Tied choices differ only by rounding.
    return np.where(losses <= TIE, 0.0, losses)


def seat_chances(opponent: npt.ArrayLike | None, goal: int = GOAL) -> tuple[Floats, Floats, Floats, Floats]:
    """Return the chances of a seat that plays on as well as it can, against a table or, for None, perfect play.

    The first two are 100 x 100, by [own score, opponent's score]: when this seat is to move, and when the opponent is.
    The last two are 100 x 100 x 11, by [own score, opponent's score, dice]: after its own choice, and the opponent's.
    """
    if opponent is None:
        own = choice_values(perfect_play(goal).values, goal)
        # The waiting player wins if and only if the opponent, who plays on just as well, does not.
        other = 1 - own.transpose(1, 0, 2)
        return own.max(axis=2), other.min(axis=2), own, other
    answer = best_response(opponent, goal).values
    own = choice_values(answer, goal)
    # The opponent's chances are what remains of this seat's.
    turned = Values(moving=1 - answer.waiting.T, waiting=1 - answer.moving.T)
    other = 1 - choice_values(turned, goal).transpose(1, 0, 2)
    # The table's first index is the opponent's own score, which is the second index here.
    return own.max(axis=2), _chosen(other, as_table(opponent).T), own, other


def _chosen(worth: Floats, table: Table) -> Floats:
    """The values of a table's choices; `worth` is 100 x 100 x 11."""
    result: Floats = np.take_along_axis(worth, table[:, :, None].astype(np.intp), axis=2)[:, :, 0]
    return result


@dataclass(frozen=True, eq=False)
class PassLayout:
    """The indices that a pass with one or two seats uses. Rows: sums 0..199; lanes: 100 for each seat.

    ring: (24, 11, lanes), levels of the finished games with sums 199..222, where a pass starts.
    ends: (200, lanes), for each end of a turn the place of the state that follows, in a row of values that
        has two more places for finished games: 1.0, then 0.0.
    bacon: (200, lanes), the place in the flat ring of the end of a turn with zero dice.
    level_0: (200, lanes), the place in the flat ring of level 0; level n is n * lanes further on.
    """

    ring: Floats
    ends: Indices
    bacon: Indices
    level_0: Indices

    @property
    def lanes(self) -> int:
        """100 for each seat."""
        return int(self.ends.shape[1])


@lru_cache(maxsize=8)
def layout(seats: int, goal: int = GOAL) -> PassLayout:
    """The layout for one seat that plays against itself, or for two.

    With a goal below 100 fewer states are reached; the values of all others are never looked up.

    One seat: a value is the mover's chance, and each end of a turn takes it from 1. Two seats: all values are the first
    seat's chance, no matter who is to move, so nothing is taken from 1.
    """
    lanes = GOAL * seats
    total = np.arange(ROWS)[:, None]
    places = (total % RING) * (LEVELS * lanes) + np.arange(lanes)
    after_bacon = (total + np.tile(bacon_points(), seats)) % RING
    return PassLayout(
        ring=_finished_ring(seats),
        ends=np.concatenate([_ends(seats, seat, goal) for seat in range(seats)], axis=1),
        bacon=after_bacon * (LEVELS * lanes) + np.arange(lanes),
        level_0=places,
    )


def _ends(seats: int, seat: int, goal: int) -> Indices:
    """One seat's columns of `PassLayout.ends`."""
    total, opponent = np.arange(ROWS)[:, None], np.arange(GOAL)[None, :]
    score = total - opponent
    swap = is_swap(score, opponent)
    sure, never = GOAL * seats, GOAL * seats + 1
    # With one seat the value that follows is the opponent's chance, with two it is the first seat's.
    won, lost = (sure, never) if (seats, seat) == (2, 0) else (never, sure)
    # The next mover's opponent is the player who has just scored, and holds the mover's old score after a swap.
    first_lane = GOAL if (seats, seat) == (2, 0) else 0
    follows = first_lane + np.where(swap, opponent, score)
    ends = np.where(score >= goal, np.where(swap, lost, won), follows)
    return np.where(score < 0, never, ends)


def _finished_ring(seats: int) -> Floats:
    """The ring that a pass starts with: all levels of the sums 199..222, where every game is finished."""
    total, opponent = np.arange(ROWS - 1, HIGHEST)[:, None], np.arange(GOAL)[None, :]
    won = np.where(is_swap(total - opponent, opponent), 0.0, 1.0)
    levels = np.zeros((LEVELS, len(total), GOAL * seats))
    levels[0] = won if seats == 1 else np.concatenate([won, 1 - won], axis=1)
    for dice in range(1, LEVELS):
        # The last six rows lack terms; no state can reach them.
        for face in range(2, 7):
            levels[dice, :-6] += levels[dice - 1, face : len(total) - 6 + face] / 6
    rows = np.arange(RING)
    ring = np.empty((RING, LEVELS, GOAL * seats))
    ring[(rows + ROWS - 1) % RING] = levels[:, rows].swapaxes(0, 1)
    return ring


def _rows(ring: Floats, most: int) -> Iterator[int]:
    """Yield the ring index of the rows of sums 199 down to 0, each with its levels 1..most calculated.

    The caller fills level 0 of a row before asking for the next. Two rows are done together: they share four of the
    five rows that each adds up, and two of those were added for the pair before.
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
    """A copy aligned to a cache line, which makes adding rows a third faster."""
    room = np.empty(numbers.nbytes + _CACHE_LINE, np.uint8)
    start = -room.ctypes.data % _CACHE_LINE
    copy: Floats = room[start : start + numbers.nbytes].view(np.float64).reshape(numbers.shape)
    copy[...] = numbers
    return copy


def _fixed_choices(plan: PassLayout, first: Table, second: Table) -> tuple[Indices, Floats]:
    """For fixed tables, (200, lanes): the indices of the levels in the flat ring, and the chances to pig out."""
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
    """The lowest numbers of dice that are as good as the best, (200, 100)."""
    good = choices >= (best - TIE)[:, None, :]
    # The highest rank of a good choice; ranks fall from 10 for zero dice to 0 for ten.
    ranks = good.view(np.uint8) * np.arange(MOST_DICE, -1, -1, dtype=np.uint8)[:, None]
    lowest: Table = MOST_DICE - ranks.max(axis=1)
    return lowest


def _by_scores(rows: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
    """Rows of sums as a table by [score, opponent's score], 100 x 100."""
    return _diagonals(rows).copy()


def _diagonals(rows: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
    """A view of rows of sums by [score, opponent's score]: one more point is one row down, in the same lane."""
    down, right = rows.strides
    return as_strided(rows, (GOAL, GOAL), (down, down + right))
