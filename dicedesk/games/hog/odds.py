"""Hog's exact chances and best play. Games go to 100 where nothing else is said.

A strategy is a table: `table[score, opponent_score]` is the number of dice (0..10) to roll there, 100 x 100,
uint8. The chances come from one backward pass over the sum of scores (see `dicedesk.games.hog.odds_layout`), in
float64; they agree with fractions to 1e-13.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dicedesk.games.hog import odds_sweep as hog_sweep
from dicedesk.games.hog.odds_layout import GOAL, LEVELS, Floats, Table, bacon_points, is_swap
from dicedesk.games.hog.rules import MOST_DICE

__all__ = [
    "BestAnswer",
    "MatchUp",
    "Table",
    "Values",
    "as_table",
    "best_answer",
    "choice_values",
    "perfect_play",
    "values",
    "win_chance",
]


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
    """The chances that one player wins, by [its own score, the other's score]; 100 x 100, float64.

    moving: when this player is to move; waiting: when the other one is.
    """

    moving: Floats
    waiting: Floats

    @property
    def match_up(self) -> MatchUp:
        """The chances in a whole game."""
        return MatchUp(first=float(self.moving[0, 0]), second=float(self.waiting[0, 0]))


@dataclass(frozen=True, eq=False)
class BestAnswer:
    """The table that wins most often against another one, moving first or second, and how often it wins.

    Of numbers of dice that are worth the same the table holds the lowest.
    """

    table: Table
    values: Values


def as_table(numbers: npt.ArrayLike) -> Table:
    """A table of numbers of dice, checked. Raises ValueError when it is no table."""
    table = np.asarray(numbers)
    if table.shape != (GOAL, GOAL):
        raise ValueError(f"A strategy table has 100 rows and 100 columns, not the shape {table.shape}.")
    if table.dtype.kind not in "iu":
        raise ValueError(f"A strategy table holds whole numbers of dice, not {table.dtype}.")
    if table.min() < 0 or table.max() > MOST_DICE:
        raise ValueError(f"A strategy table holds 0 to 10 dice, not {table.min()} to {table.max()}.")
    return table.astype(np.uint8, copy=False)


def values(first: npt.ArrayLike, second: npt.ArrayLike) -> Values:
    """The chances that `first` wins against `second`, in all states."""
    return Values(*hog_sweep.match_up(as_table(first), as_table(second)))


def win_chance(first: npt.ArrayLike, second: npt.ArrayLike) -> MatchUp:
    """The chances that `first` wins a game against `second`."""
    return values(first, second).match_up


def best_answer(table: npt.ArrayLike, goal: int = GOAL) -> BestAnswer:
    """The best play against an opponent who always follows `table`."""
    moving, waiting, answer = hog_sweep.best_answer(as_table(table), goal)
    return BestAnswer(answer, Values(moving, waiting))


def perfect_play(goal: int = GOAL) -> BestAnswer:
    """Perfect play: the best answer to itself, which nobody beats in more than half of the games."""
    moving, table = hog_sweep.perfect_play(goal)
    # Waiting, one wins whenever the other one, who moves on just as well, does not.
    return BestAnswer(table, Values(moving, 1 - moving.T))


def choice_values(chances: Values, goal: int = GOAL) -> Floats:
    """The mover's chance to win for each number of dice now, when play then goes on as in `chances`.

    100 x 100 x 11, by [own score, other's score, dice].
    """
    score, opponent = np.arange(GOAL + 6 * MOST_DICE)[:, None], np.arange(GOAL)[None, :]
    swap = is_swap(score, opponent)
    ended = np.where(swap, 0.0, 1.0)
    ended[:goal] = np.where(swap[:goal], chances.waiting.T[:goal], chances.waiting[:goal])
    result = np.empty((GOAL, GOAL, LEVELS))
    after_bacon = score[:GOAL] + bacon_points()
    result[:, :, 0] = ended[after_bacon, opponent]
    thrown = ended
    for dice in range(1, LEVELS):
        # The chance of showing no 1 and winning from there, for each score that can still be needed.
        longest = len(thrown) - 6
        thrown = np.sum([thrown[face : longest + face] for face in range(2, 7)], axis=0) / 6
        result[:, :, dice] = thrown[:GOAL] + (1 - (5 / 6) ** dice) * ended[1 : GOAL + 1]
    return result
