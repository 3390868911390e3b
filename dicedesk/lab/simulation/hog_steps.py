"""The tables by which games of Hog are played: many games side by side, each in a lane, one throw a step.

A lane holds a number of 32 bits: the place of its state above, the row of the dice that are thrown next in the middle,
and room for a random code below. A step looks up twice: by row and code what the dice score, and by the place with the
points added which state that leads to, with all turns of Free Bacon that follow at once, since no luck is in them.

What dice score together has its exact chances (see `dicedesk.lab.simulation.coded_laws`). Where a code has not decided,
the place goes up by `AGAIN`, which leads back to the same state with another row; where the next code has not decided,
either, it goes up by `WAITING`, where the game waits until the points are drawn.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.games.hog.rules import MOST_DICE
from dicedesk.lab.simulation.coded_laws import UNDECIDED, CodedLaws, coded
from dicedesk.odds.hog_layout import GOAL, Table, bacon_points, is_swap

CODE_BITS = 10
ROW_BITS = 5
PLACE_SHIFT = np.uint32(CODE_BITS + ROW_BITS)

MOST_POINTS = SIDES * MOST_DICE
SEAT = (GOAL + MOST_POINTS) * GOAL
"""So many places has a seat: by [its score with the points of the throw, the other's score]."""

BOTH = 2 * SEAT
AGAIN, WAITING = BOTH, 2 * BOTH
LOST, WON = 3 * BOTH, 3 * BOTH + 1
"""The places of games that have just ended: the first player has lost, or has won."""

PLACES = WON + AGAIN + 1

_SECOND_ROW, _IDLE_ROW = 16, 31
"""What is added to the row of the dice for the second code, and the row in which nothing is scored."""

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
        return bool(self.start >= at_least(LOST))

    def decided(self, waiting: Lanes, generator: np.random.Generator) -> Lanes:
        """Lanes that wait, after their throw."""
        places = (waiting >> PLACE_SHIFT) - WAITING
        rows = (self.single[places + AGAIN] >> CODE_BITS & (1 << ROW_BITS) - 1).astype(np.intp) - _SECOND_ROW
        lanes: Lanes = self.single[places + laws().draw(rows, generator) * GOAL]
        return lanes


def at_least(place: int) -> np.uint32:
    """The least lane that has this place or one above."""
    return np.uint32(place << int(PLACE_SHIFT))


@cache
def laws() -> CodedLaws:
    """What 1 to 10 dice score: a row for each number of dice, from 1 on."""
    no_1, found = {0: 1}, list[Counter[int]]()
    for dice in range(1, MOST_DICE + 1):
        longer = Counter[int]()
        for points, ways in no_1.items():
            for face in range(2, SIDES + 1):
                longer[points + face] += ways
        no_1 = longer
        found.append(longer + Counter({1: SIDES**dice - longer.total()}))
    return coded(found, 1 << CODE_BITS)


@cache
def scored() -> Lanes:
    """What is added to a place, by the lower 16 bits of a lane; `GOAL` for each point.

    The uppermost of them belongs to the place, and changes nothing: so these bits are cut off at once.
    """
    rows = np.zeros((1 << ROW_BITS, 1 << CODE_BITS), np.uint32)
    first, second = laws().first, laws().second
    rows[:MOST_DICE] = np.where(first == UNDECIDED, AGAIN, first * GOAL)
    rows[_SECOND_ROW:][:MOST_DICE] = np.where(second == UNDECIDED, WAITING, second * GOAL)
    return np.tile(rows.ravel(), 2)


def steps_of(first: Table, second: Table) -> Steps:
    """The steps of games in which the player with the first table begins."""
    seats = np.ones((2, SEAT), np.intp)
    for seat, table in zip(seats, (first, second), strict=True):
        seat[: table.size] = table.ravel()
    # Here the two ends, lost and won, come right after the places of the seats.
    dice = np.append(seats, (1, 1))
    follows = np.concatenate([_after_turn(0), _after_turn(1), (BOTH, BOTH + 1)])
    # Each turn of Free Bacon leads to a later state, where dice are thrown or the game is over.
    thrown = np.arange(BOTH + 2)
    free = np.flatnonzero(dice == 0)
    thrown[free] = follows[free + bacon_points()[free % GOAL] * GOAL]
    while not np.array_equal(thrown, further := thrown[thrown]):
        thrown = further
    start = thrown[0]
    dice[BOTH:] = dice[start]
    rows = np.maximum(dice, 1) - 1
    lanes = _lanes(np.append(np.arange(BOTH), (LOST, WON)), rows)
    single = np.zeros(PLACES, np.uint32)
    single[:BOTH] = lanes[thrown[follows[:BOTH]]]
    single[AGAIN:][:BOTH] = _lanes(np.arange(BOTH), rows[:BOTH] + _SECOND_ROW)
    single[WAITING:][:BOTH] = _lanes(WAITING + np.arange(BOTH), np.full(BOTH, _IDLE_ROW))
    onward = single.copy()
    scores = np.append(np.arange(MOST_POINTS + 1) * GOAL, AGAIN)
    for end, lane in zip((LOST, WON), lanes[BOTH:], strict=True):
        single[end + scores] = lane
        onward[end + scores] = single[start + scores]
    return Steps(onward, single, lanes[start])


def _after_turn(seat: int) -> npt.NDArray[np.intp]:
    """By the place of a seat whose points have been added: the place of the other's turn, or of the end."""
    score, other = np.arange(GOAL + MOST_POINTS)[:, None], np.arange(GOAL)[None, :]
    swap = is_swap(score, other)
    # Whoever moves next has the other score, or after a swap the one that was reached.
    on = (1 - seat) * SEAT + np.where(swap, score * GOAL + other, other * GOAL + score)
    first_has_won = swap if seat else ~swap
    return np.where(score < GOAL, on, BOTH + first_has_won).ravel()


def _lanes(places: npt.NDArray[np.intp], rows: npt.NDArray[np.intp]) -> Lanes:
    lanes: Lanes = (places << int(PLACE_SHIFT) | rows << CODE_BITS).astype(np.uint32)
    return lanes
