"""Where things lie in a backward pass over Hog's states; the passes are in `dicedesk.games.hog.odds_sweep`.

The sum of both scores grows in every turn, and a swap keeps it, so one pass from high sums to low ones is
exact. It works in the coordinates (t, o): t is the sum of both scores, o the score of the one who is not to
move. Rolling changes t and leaves o, so all states of one sum are done at once, each in a lane of its own
(lane o of its seat), and what a throw needs lies in whole rows of greater sums.

With Z0[t, o] the value of ending the turn there, n dice none of which shows a 1 are worth
Zn[t, o] = sum over f = 2..6 of Zn-1[t + f, o] / 6, and rolling n dice is worth
Zn[t, o] + (1 - (5/6)**n) * Z0[t + 1, o]. Below, "level n" is Zn.

Only 24 rows are kept, in a ring (row t lies at t mod 24): a die reaches 6 rows ahead, two rows at a time 7,
and Free Bacon 18. Sums of 199 and more are finished games; their levels, worked out once, start the ring.
There is no matrix product here, so no BLAS thread is ever started.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from dicedesk.games.hog.rules import MOST_DICE, digit_difference, free_bacon

Floats = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]
Table = npt.NDArray[np.uint8]

GOAL = 100
LEVELS = MOST_DICE + 1
RING = 24
# Rows 0..198 hold states; row 199 is there to make whole pairs of rows, and all its lanes are finished games.
ROWS = 2 * GOAL
# Ten sixes from the highest sum that the ring starts with.
HIGHEST = ROWS + RING + 6 * MOST_DICE

# The chance that one of n dice shows a 1; zero dice never pig out. Whole numbers are divided, as numpy's powers differ
# in their last bit from processor to processor.
PIG_OUT: Floats = np.array([(6**dice - 5**dice) / 6**dice for dice in range(LEVELS)])
# Numbers of dice whose values lie this close are tied: the closest true second best is 1.6e-8 behind.
TIE = 1e-10


@dataclass(frozen=True, eq=False)
class PassLayout:
    """Where a pass with one or two seats finds what it needs. Rows: sums 0..199; lanes: 100 for each seat.

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


def bacon_points() -> Indices:
    """The points of zero dice against the scores 0..99."""
    return np.array([free_bacon(score) for score in range(GOAL)], np.intp)


def is_swap(score: Indices, opponent: Indices) -> npt.NDArray[np.bool_]:
    """Whether Swine Swap applies to these scores, of any shapes that go together."""
    difference = np.array([digit_difference(last_two) for last_two in range(100)])
    swap: npt.NDArray[np.bool_] = difference[score % 100] == difference[opponent % 100]
    return swap


@lru_cache(maxsize=8)
def layout(seats: int, goal: int = GOAL) -> PassLayout:
    """The layout for one seat that plays against itself, or for two.

    With a goal below 100 fewer states are reached; what stands at all others is never looked up.

    One seat: a value is the mover's chance, the other's chance is taken from 1 at the end of each turn.
    Two seats: all values are the first seat's chance, whoever is to move, and nothing has to be taken from 1.
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
    """A seat's columns of `PassLayout.ends`."""
    total, opponent = np.arange(ROWS)[:, None], np.arange(GOAL)[None, :]
    score = total - opponent
    swap = is_swap(score, opponent)
    sure, never = GOAL * seats, GOAL * seats + 1
    # With one seat the value that follows is the other's chance, with two it is the first seat's.
    won, lost = (sure, never) if (seats, seat) == (2, 0) else (never, sure)
    # The next mover's opponent is the one who has just scored; after a swap that one holds the other score.
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
        # The last six rows stay short of terms; no state can reach them.
        for face in range(2, 7):
            levels[dice, :-6] += levels[dice - 1, face : len(total) - 6 + face] / 6
    rows = np.arange(RING)
    ring = np.empty((RING, LEVELS, GOAL * seats))
    ring[(rows + ROWS - 1) % RING] = levels[:, rows].swapaxes(0, 1)
    return ring
