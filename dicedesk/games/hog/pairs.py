"""Exact results of whole games between pairs of Hog strategies that `dicedesk.games.hog.odds` does not give.

- `Opponents`: one strategy against up to 16 others at once; a contest and `sweep` are made of it.
- `exact_win_chance`: a pair's chances as fractions, for the rare pair that rounding leaves undecided.
- `reached`: the positions that a pair's games reach.
- `ends`: how long a pair's games are, and by how much they are won.
- `sweep`: `bacon` and `swap` with each margin and each number of dice, against one opponent.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from itertools import pairwise

import numpy as np

from dicedesk.games.hog import rules
from dicedesk.games.hog.named_strategies import MARGINS
from dicedesk.games.hog.odds import (
    GOAL,
    LEVELS,
    PIG_OUT,
    Floats,
    Indices,
    Table,
    bacon_points,
    is_swap,
)
from dicedesk.games.hog.points import MOST_POINTS, NUMBERS_OF_DICE, point_chances
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE, free_bacon, point_ways

MOST_AT_ONCE = 16
"""Opponents per pass: more no longer fit the cache; measured, 8 to 24 are equally fast."""

_LAST = 2 * GOAL - 2
_NEAR, _FAR = 8, 24
"""The last sum at which a turn is taken; how many rows of levels are stored, and of ends of turns."""

_BEYOND = 7
_BACON_BEYOND = 18
"""Finished lanes next to a row that its throws look at, and its Free Bacon."""

_SIXTHS: Floats = np.array([1 / 6**level for level in range(LEVELS)])
_CACHE_LINE = 64


class Opponents:
    """Up to 16 strategies that meet one strategy after another.

    The chances are those of the first of each pair; either may begin.

    The pass is that of `odds`: from high sums of both scores to low ones, where level n of a place is the value of n
    dice without a 1. Only the order of the numbers in memory differs: the opponents are the innermost axis, then come
    the levels, the two seats and the lanes. So the lanes that a row needs are one stretch of memory, and one addition
    over it calculates all levels of all lanes against all opponents: read one level further on, a row of levels 0 to 9
    is a row of levels 1 to 10. The numbers this writes into level 0 are overwritten when the turns of the row have been
    valued.

    Levels are multiplied by 6**n, so that a row needs only additions. All operations are elementwise: a chance is the
    same to the last bit, no matter what is computed with it. Games go to 100.
    """

    def __init__(self, tables: Sequence[Table], *, are_first: bool = False) -> None:
        """The tables are 100 x 100 each, by [own score, opponent's score]; `are_first` in each pair."""
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
        """Note the indices of the values of a seat's choices; one table serves against all opponents."""
        plan, count = self._plan, self._count
        dice = np.stack([table[plan.score, plan.opponent] for table in tables], -1).astype(np.intp)
        lane = plan.opponent * 2 + seat
        levels = (plan.total % _NEAR * GOAL * 2 + lane) * (LEVELS * count)
        bacon = self._near.size + ((plan.total + plan.bacon) % _FAR * GOAL * 2 + lane) * count
        place = np.where(dice == 0, bacon[:, None], levels[:, None] + dice * count)
        self._places[:, seat] = place + np.arange(count)
        self._sixths[:, seat], self._pig_out[:, seat] = _SIXTHS[dice], PIG_OUT[dice]

    def _start(self) -> None:
        """Fill the rows before the first with finished games."""
        finished = self._plan.finished
        for row in range(_LAST + 1, _LAST + 1 + _NEAR):
            self._near[row % _NEAR].reshape(GOAL, 2, LEVELS, -1)[...] = finished[row][..., None]
        for row in range(_LAST + 1, _LAST + 1 + _FAR):
            self._far[row % _FAR].reshape(GOAL, 2, -1)[...] = finished[row, :, :, 0, None]

    def _throw_from(self, total: int) -> None:
        """Calculate levels 1 to 10 of the row of this sum and the one below.

        Each is the sum of five rows, four of them shared; two of those were added for the rows before.
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
        """Value the turns of a row, and fill its level 0 with the states that follow the end of a turn."""
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
    """The indices that a pass uses, the same for all players. A state is a sum and the score of the waiting player.

    total, opponent, score, bacon: (10,000), of each state in the order of sums: the sum, both scores, and the points
        of zero dice. states, lanes: the first state and lane of each row, and the one behind its last.
    follows: for each row and (lane, seat), the place in its values of the state that follows the end of a turn.
    finished: (sum, lane, seat, level), the levels where the score is 100 or more; others are meaningless.
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
    """The next seat's state, whose lane is the score that the turn has left: a swap exchanges both."""
    opponent = np.arange(first, last)
    score = row - opponent
    lane = np.where(is_swap(score, opponent), opponent, score) - first
    return np.stack([2 * lane + 1, 2 * lane], axis=1).reshape(-1)


def _finished() -> Floats:
    """All values are the first seat's chances, so the second seat's levels are subtracted from certainty."""
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
    """Zeros, aligned to a cache line."""
    room = np.zeros(count * 8 + _CACHE_LINE, np.uint8)
    start = -room.ctypes.data % _CACHE_LINE
    numbers: Floats = room[start : start + count * 8].view(np.float64)
    return numbers


Weights = tuple[tuple[int, int], ...]
"""The points that a turn can give, each with an integer weight."""

_HIGHEST = 2 * (DEFAULT_GOAL - 1) + 6 * MOST_DICE
"""No sum of both scores is higher. A chance at the sum t, times 6**(10 * (highest - t)), is a whole number: a turn
throws at most ten dice, and adds at least one to the sum."""


def exact_win_chance(first: Table, second: Table) -> tuple[Fraction, Fraction]:
    """Return the chances that the first of two tables wins, when it begins and when the other does, as fractions.

    It takes about a second per pair; `dicedesk.games.hog.odds` takes a thousandth of that and is right to 1e-13. It
    makes one pass over the sum of scores, from high to low, as in `dicedesk.games.hog.odds`.
    """
    tables = first.tolist(), second.tolist()
    seats = _ExactSeat(is_first=True), _ExactSeat(is_first=False)
    for total in range(2 * DEFAULT_GOAL - 2, -1, -1):
        others = range(max(0, total - DEFAULT_GOAL + 1), min(DEFAULT_GOAL, total + 1))
        for seat, table in zip(seats, tables, strict=True):
            for other in others:
                seat.moving[total - other, other] = seat.turn(total - other, other, table)
        for seat, other_seat in zip(seats, reversed(seats), strict=True):
            for other in others:
                seat.waiting[other, total - other] = other_seat.moving[total - other, other]
    return Fraction(seats[0].moving[0, 0], _certain(0)), Fraction(seats[1].moving[0, 0], _certain(0))


class _ExactSeat:
    """The first table's chances by (own score, opponent's score), as whole numbers.

    `moving` when this seat is to move, `waiting` when it has just ended its turn.
    """

    def __init__(self, *, is_first: bool) -> None:
        self.moving: dict[tuple[int, int], int] = {}
        self.waiting: dict[tuple[int, int], int] = {}
        self._is_first = is_first

    def turn(self, own: int, other: int, table: list[list[int]]) -> int:
        """The value of a turn with the table's number of dice."""
        weights = _weights(table[own][other], free_bacon(other))
        return sum(weight * self._ended(own + points, other) for points, weight in weights)

    def _ended(self, own: int, other: int) -> int:
        has_swapped = rules.is_swap(own, other)
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


_STATES = GOAL * GOAL
_NOWHERE = 2 * _STATES
"""The index of all finished games."""


def reached(first: Table, second: Table) -> Floats:
    """Return the chance that a game reaches each position with the first player to move; a coin decides who begins.

    By [own score, opponent's score], 100 x 100. A game reaches a position at most once: the sum of the scores only
    grows.
    """
    shares, points = np.zeros(_NOWHERE + 1), _chances_of_points()
    shares[[0, _STATES]] = 0.5
    tables = np.concatenate([first.reshape(-1), second.reshape(-1)]).astype(np.intp)
    for total in range(2 * GOAL - 1):
        places = _places(total)
        dice, share = tables[places], shares[places]
        states = places % _STATES
        scored = np.arange(points.shape[1])[None, :]
        bacon = bacon_points()[states % GOAL][:, None]
        chances = np.where(dice[:, None] == 0, scored == bacon, points[dice])
        follows = _following(places, scored)
        shares += np.bincount(follows.reshape(-1), (share[:, None] * chances).reshape(-1), len(shares))
    return shares[:_STATES].reshape(GOAL, GOAL)


def _places(total: int) -> Indices:
    """The indices of all positions with this sum of scores: with the first player to move, then with the second."""
    own = np.arange(max(total - GOAL + 1, 0), min(total, GOAL - 1) + 1)
    states = own * GOAL + total - own
    return np.concatenate([states, states + _STATES])


def _following(places: Indices, scored: Indices) -> Indices:
    """The indices after this many points are scored; the opponent is to move."""
    own, other = (places % _STATES // GOAL)[:, None], (places % GOAL)[:, None]
    score = own + scored
    swap = is_swap(score, other)
    follows = np.where(swap, score * GOAL + other, other * GOAL + score)
    seat = np.where(places[:, None] < _STATES, _STATES, 0)
    return np.where(score >= GOAL, _NOWHERE, follows + seat)


def _chances_of_points() -> Floats:
    """The chance of each number of points with each number of dice, (11, 61); zero dice are left empty."""
    chances = np.zeros((LEVELS, MOST_POINTS + 1))
    for dice in NUMBERS_OF_DICE:
        for points, chance in point_chances(dice).items():
            chances[dice, points] = float(chance)
    return chances


MOST_TURNS = 2 * GOAL - 1
HIGHEST_MARGIN = GOAL - 1 + MOST_POINTS
"""A player on 99 scores 60 points while the opponent has none."""

_SCORES = GOAL + MOST_POINTS


@dataclass(frozen=True, eq=False)
class Ends:
    """How games end; the chances add up to 1.

    turns: (2, 200), by [who wins, turns of the game]: 0 if the first of the two strategies wins, 1 if the second
        does; the turns of both players are counted.
    margins: (2, 160), by [who wins, by how many points].
    """

    turns: Floats
    margins: Floats

    @property
    def mean_turns(self) -> float:
        """The average number of turns in a game."""
        return float(self.turns.sum(0) @ np.arange(MOST_TURNS + 1))

    @property
    def mean_margin(self) -> float:
        """The winner's average margin, in points."""
        return float(self.margins.sum(0) @ np.arange(HIGHEST_MARGIN + 1))


def ends(first: Table, second: Table, goal: int = GOAL) -> Ends:
    """Return how games end if the first table begins. The tables are 100 x 100.

    It makes a forward pass over (score, opponent's score), one turn at a time, and tracks where all games are and which
    have ended. A turn adds at least 1 to the sum of both scores, Free Bacon too, and a swap keeps the sum; so a game to
    100 ends after at most 199 turns. The pass goes on until no game is left, and nothing is cut off.
    """
    seats = _SeatInAllStates(first), _SeatInAllStates(second)
    turns, margins = np.zeros((2, MOST_TURNS + 1)), np.zeros((2, HIGHEST_MARGIN + 1))
    shares = np.zeros((GOAL, GOAL))
    shares[0, 0] = 1.0
    turn = 0
    while shares.any():
        mover = turn % 2
        turn += 1
        totals = seats[mover].added(shares)
        for won, winner in ((~_SWAP, mover), (_SWAP, 1 - mover)):
            ended = np.where(won, totals, 0.0)[goal:].reshape(-1)
            turns[winner, turn] += ended.sum()
            margins[winner] += np.bincount(_MARGIN[goal:].reshape(-1), ended, HIGHEST_MARGIN + 1)
        totals[goal:] = 0.0
        shares = _handed_over(totals[:GOAL])
    return Ends(turns, margins)


def ends_of_both_seats(first: Table, second: Table) -> Ends:
    """Return how games end when a fair coin decides who begins."""
    begins, follows = ends(first, second), ends(second, first)
    return Ends((begins.turns + follows.turns[::-1]) / 2, (begins.margins + follows.margins[::-1]) / 2)


_SWAP = is_swap(np.arange(_SCORES)[:, None], np.arange(GOAL)[None, :])
"""(160, 100), by [mover's score after its turn, opponent's score]: whether the scores are swapped."""

_MARGIN = np.abs(np.arange(_SCORES)[:, None] - np.arange(GOAL)[None, :])


class _SeatInAllStates:
    """A player's turns, in all states at once."""

    def __init__(self, table: Table) -> None:
        self._rolls = [np.where(table == dice, 1.0, 0.0) for dice in range(LEVELS)]
        self._most = int(table.max())
        self._pig_out = PIG_OUT[table]

    def added(self, shares: Floats) -> Floats:
        """(160, 100): the shares of games by [mover's score, opponent's score] after the mover's points.

        The dice are thrown one after the other. Games with fewer dice join later, so all share the last throw, and each
        throw is five additions for all numbers of dice.
        """
        totals = np.zeros((_SCORES, GOAL))
        for dice in range(self._most, 0, -1):
            totals[:GOAL] += shares * self._rolls[dice]
            after = np.zeros_like(totals)
            for face in range(2, 7):
                after[face:] += totals[:-face]
            totals = after / 6
        totals[1 : GOAL + 1] += shares * self._pig_out
        own, other = np.indices((GOAL, GOAL))
        totals[own + bacon_points(), other] += shares * self._rolls[0]
        return totals


def _handed_over(totals: Floats) -> Floats:
    """The shares by [next mover's score, opponent's score]; without a swap the scores change places."""
    swap = _SWAP[:GOAL]
    return np.where(swap, totals, 0.0) + np.where(swap, 0.0, totals).T


CELLS = len(MARGINS) * len(NUMBERS_OF_DICE)


class Swept(Enum):
    """The strategies that have a margin and a number of dice."""

    BACON = "bacon"
    SWAP = "swap"


@dataclass(frozen=True)
class Cell:
    """A margin and a number of dice, and their chance to win, both seats averaged."""

    margin: int
    dice: int
    rate: float


@dataclass(frozen=True, eq=False)
class Sweep:
    """A strategy's chances to win, both seats averaged: (19, 10), by [margin from 1, dice from 1]."""

    swept: Swept
    rates: Floats

    @property
    def best(self) -> Cell:
        """The cell with the highest chance; of equal ones the lowest margin, then the fewest dice."""
        row, column = divmod(int(self.rates.argmax()), len(NUMBERS_OF_DICE))
        return Cell(MARGINS[row], NUMBERS_OF_DICE[column], float(self.rates[row, column]))


def sweep(swept: Swept, opponent: Table, tell: Callable[[int], object]) -> Sweep:
    """Return all cells of a strategy against the opponent's table; call `tell` with the number done, of 190."""
    tables = [table_of_cell(swept, margin, dice) for margin in MARGINS for dice in NUMBERS_OF_DICE]
    rates = list[Floats]()
    for begin in range(0, CELLS, MOST_AT_ONCE):
        some = Opponents(tables[begin : begin + MOST_AT_ONCE], are_first=True)
        rates.append(some.met_by(opponent).mean(axis=1))
        tell(min(begin + MOST_AT_ONCE, CELLS))
    return Sweep(swept, np.concatenate(rates).reshape(len(MARGINS), len(NUMBERS_OF_DICE)))


def table_of_cell(swept: Swept, margin: int, dice: int) -> Table:
    """Return the table of `swept` with this margin and number of dice."""
    own, other = np.arange(GOAL)[:, None], np.arange(GOAL)[None, :]
    bacon = bacon_points()[None, :]
    enough = np.broadcast_to(bacon >= margin, (GOAL, GOAL))
    if swept is Swept.BACON:
        takes = enough
    else:
        reached = own + bacon
        swaps = is_swap(reached, other)
        takes = (swaps & (other > reached)) | (enough & ~(swaps & (other < reached)))
    return np.where(takes, 0, dice).astype(np.uint8)
