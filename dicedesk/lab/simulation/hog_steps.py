"""The tables by which games of Hog are played: many games side by side, each in a lane, one throw a step.

A lane holds a number of 32 bits: the place of its state above, the dice that are thrown next in the middle, and
room for a random code below. A step looks up twice: what so many dice score with this code, and which state that leads
to, with all turns of Free Bacon that follow at once, since no luck is in them.

The points of dice that are thrown together are drawn from their exact distribution. Its steps do not fall on multiples
of a code, so a code that two numbers of points share is marked, and decided by another random number.
"""

from dataclasses import dataclass
from functools import cache
from math import inf

import numpy as np
import numpy.typing as npt

from dicedesk.games.hog.rules import MOST_DICE
from dicedesk.odds.hog_layout import GOAL, PIG_OUT, Floats, Table, bacon_points, is_swap

CODE_BITS = 12
CODES = 1 << CODE_BITS
DICE_BITS = 4
LOOK_UP = np.uint32((1 << CODE_BITS + DICE_BITS) - 1)
"""The bits of a lane that look the points up: dice and code."""

STATE_SHIFT = np.uint32(CODE_BITS + DICE_BITS)

MOST_POINTS = 6 * MOST_DICE
SEAT = (GOAL + MOST_POINTS) * GOAL
"""So many places has a seat: by [its score with the points of the throw, the other's score]."""

LOST, WON = 2 * SEAT, 2 * SEAT + 1
"""The places of games that have just ended: the first player has lost, or has won."""

PLACES = LOST + (MOST_POINTS + 1) * GOAL

Lanes = npt.NDArray[np.uint32]


@dataclass(frozen=True, eq=False)
class Steps:
    """Where a game of two tables goes, by its place and the points that were scored; each entry is a whole lane.

    onward: a game that has ended is left at once for a new one. single: it stays where it ended.
    start: a lane that begins a game; `is_decided` where no dice are ever thrown in it.
    """

    onward: Lanes
    single: Lanes
    start: np.uint32

    @property
    def is_decided(self) -> bool:
        """Whether the game is over before dice are thrown."""
        return bool(self.start >= ended(LOST))


@dataclass(frozen=True, eq=False)
class Throws:
    """What dice score, counted in places: `GOAL` for each point.

    coded: by [dice - 1, code], flat; 0 where the code does not decide it. Then `bounds`, which rise from 0 to 10 times
    the codes, decide where [dice - 1, code] plus a random fraction lies, and `bounded` is scored below each of them.
    """

    coded: Lanes
    bounds: Floats
    bounded: Lanes


def ended(place: int) -> np.uint32:
    """The least lane that has this place or one above."""
    return np.uint32(place << int(STATE_SHIFT))


@cache
def throws() -> Throws:
    """What 1 to 10 dice score."""
    bounds, bounded = list[float](), list[int]()
    no_1 = np.zeros(MOST_POINTS + 1)
    no_1[0] = 1.0
    for dice in range(1, MOST_DICE + 1):
        no_1 = sum((np.roll(no_1, face) for face in range(2, 7)), start=np.zeros(MOST_POINTS + 1)) / 6
        chances = no_1.copy()
        chances[1] = PIG_OUT[dice]
        scored = np.flatnonzero(chances)
        reached = np.cumsum(chances[scored])
        # All together is 1, whatever was lost in rounding.
        reached[-1] = 1.0
        bounds += ((dice - 1 + reached) * CODES).tolist()
        bounded += (scored * GOAL).tolist()
    # A random fraction may be rounded up to 1.
    bounds[-1] = inf
    codes = np.arange(MOST_DICE * CODES)
    lowest = np.searchsorted(bounds, codes, side="right")
    is_sure = lowest == np.searchsorted(bounds, codes + 1, side="left")
    coded = np.where(is_sure, np.array(bounded)[lowest], 0)
    return Throws(coded.astype(np.uint32), np.array(bounds), np.array(bounded, np.uint32))


def steps_of(first: Table, second: Table) -> Steps:
    """The steps of games in which the player with the first table begins."""
    follows = np.concatenate([_after_turn(0), _after_turn(1), np.full(PLACES - LOST, LOST)])
    over = np.arange(LOST, PLACES)
    follows[over] = LOST + over % GOAL
    dice = np.ones(PLACES, np.intp)
    for seat, table in enumerate((first, second)):
        dice[seat * SEAT :][: table.size] = table.ravel()
    # Each turn of Free Bacon leads to a later state, where dice are thrown or the game is over.
    thrown = np.arange(PLACES)
    free = np.flatnonzero(dice == 0)
    thrown[free] = follows[free + bacon_points()[free % GOAL] * GOAL]
    while not np.array_equal(thrown, further := thrown[thrown]):
        thrown = further
    start = thrown[0]
    single = thrown[follows]
    onward = single.copy()
    again = start + np.arange(MOST_POINTS + 1) * GOAL
    for place in (LOST, WON):
        onward[place::GOAL] = single[again]
        dice[place] = dice[start]
    return Steps(_lanes(onward, dice), _lanes(single, dice), np.uint32(_lanes(thrown[:1], dice)[0]))


def _after_turn(seat: int) -> npt.NDArray[np.intp]:
    """By the place of a seat whose points have been added: the place of the other's turn, or of the end."""
    score, other = np.arange(GOAL + MOST_POINTS)[:, None], np.arange(GOAL)[None, :]
    swap = is_swap(score, other)
    # Whoever moves next has the other score, or after a swap the one that was reached.
    on = (1 - seat) * SEAT + np.where(swap, score * GOAL + other, other * GOAL + score)
    first_has_won = swap if seat else ~swap
    return np.where(score < GOAL, on, np.where(first_has_won, WON, LOST)).ravel()


def _lanes(places: npt.NDArray[np.intp], dice: npt.NDArray[np.intp]) -> Lanes:
    lanes: Lanes = (places << int(STATE_SHIFT) | (dice[places] - 1) << CODE_BITS).astype(np.uint32)
    return lanes
