"""The tables by which games of Hog are played: many games side by side, each in a lane.

A lane holds a number of 32 bits: the place of its state above, below it the row of the dice that are thrown next, and
room for a random code. A step looks up twice: by row and code what is added to the place (see
`simulation_hog_throws`), and then which lane that leads to, with all turns of Free Bacon that follow at
once, since no luck is in them.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dicedesk.games.hog.odds_layout import GOAL, Table, bacon_points, is_swap
from dicedesk.games.hog.odds_points import MOST_POINTS
from dicedesk.games.hog.rules import MOST_DICE
from dicedesk.games.hog.simulation_hog_throws import (
    AFTER_1,
    AGAIN,
    CODE_BITS,
    ENDS,
    IDLE_ROW,
    POINT,
    ROWS,
    SCORES,
    SEATS,
    STAY,
    Lanes,
    Row,
    Throws,
    throws_of,
)

PLACE_SHIFT = np.uint32(16)

LOST, WON = ENDS, ENDS + SCORES
"""The places of games that have just ended: the first player has lost, or has won."""

_STATES = GOAL * POINT
"""The places below have own scores below 100. Those of scores up to 159 are looked up, but no lane holds them."""

_ROW_BITS = np.uint32((2 * ROWS - 1) << CODE_BITS)

Places = npt.NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class Steps:
    """Where a game of two tables goes, by its place and what is added; each entry is a whole lane.

    onward: a game that has ended is left at once for a new one. single: it stays where it ended.
    start: a lane that begins a game; `is_decided` where no dice are ever thrown in it.
    """

    throws: Throws
    onward: Lanes
    single: Lanes
    start: np.uint32

    @property
    def is_decided(self) -> bool:
        """Whether the game is over before dice are thrown."""
        return bool(self.start >= at_least(LOST))

    def draw(self, lanes: Lanes, generator: np.random.Generator) -> None:
        """Draws the throws of the games that stay where they are since no code has decided; some may end."""
        idle = np.flatnonzero((lanes & _ROW_BITS) == IDLE_ROW << CODE_BITS)
        places = lanes[idle] >> PLACE_SHIFT
        rows = ((self.single[places + AGAIN] & _ROW_BITS) >> CODE_BITS).astype(np.intp) - ROWS
        lanes[idle] = self.single[places + self.throws.laws.draw(rows, generator)]


def at_least(place: int) -> np.uint32:
    """The least lane that has this place or one above."""
    return np.uint32(place << int(PLACE_SHIFT))


def steps_of(first: Table, second: Table) -> Steps:
    """The steps of games in which the player with the first table begins."""
    dice = np.ones(WON + 1, np.intp)
    by_score = dice[:ENDS].reshape(SCORES, SEATS, SCORES)
    for seat, table in enumerate((first, second)):
        by_score[:GOAL, seat, :GOAL] = table
    follows = np.append(_after_turn(), np.arange(ENDS, WON + 1))
    # Each turn of Free Bacon leads to a later state, where dice are thrown or the game is over.
    thrown = np.arange(WON + 1)
    free = np.flatnonzero(dice == 0)
    thrown[free] = follows[free + bacon_points()[free % SCORES] * POINT]
    while not np.array_equal(thrown, further := thrown[thrown]):
        thrown = further
    start = thrown[0]
    rows, row_of = _rows(dice, follows)
    row_of[ENDS:] = row_of[start]
    lanes = _lanes(np.arange(WON + 1), row_of)
    single = _followed(lanes, thrown[follows[:ENDS]])
    onward = single.copy()
    points = np.arange(MOST_POINTS + 1)
    added = np.concatenate([points * POINT, AFTER_1 + points, [AGAIN]])
    for end in (LOST, WON):
        single[end + added] = lanes[end]
        onward[end + added] = single[start + added]
    return Steps(throws_of(rows), onward, single, lanes[start])


def _followed(lanes: Lanes, follows: Places) -> Lanes:
    """By place and what was added the lane that follows, but for games that have ended."""
    single = np.zeros(STAY + _STATES, np.uint32)
    single[:ENDS] = lanes[follows]
    # The other player's score went up: to the same as if the other one had thrown it in the state after the 1.
    next_turn = single[:ENDS].reshape(SCORES, SEATS, SCORES)[:, ::-1, 1 : GOAL + 1]
    single[AFTER_1:][:_STATES] = next_turn.transpose(2, 1, 0).ravel()
    single[AGAIN:][:_STATES] = lanes[:_STATES] + np.uint32(ROWS << CODE_BITS)
    single[STAY:] = _lanes(np.arange(_STATES), np.full(_STATES, IDLE_ROW))
    return single


def _after_turn() -> Places:
    """By place, when the points of a turn have been added: the place of the other's turn, or of the end."""
    own, seat, other = np.ogrid[:SCORES, :SEATS, :SCORES]
    swap = is_swap(own, other)
    # Whoever moves next has the other score, or after a swap the one that was reached.
    on = np.where(swap, own, other) * POINT + (1 - seat) * SCORES + np.where(swap, other, own)
    first_has_won = swap == (seat == 1)
    return np.where(own < GOAL, on, np.where(first_has_won, WON, LOST)).ravel()


def _rows(dice: Places, follows: Places) -> tuple[tuple[Row, ...], Places]:
    """The rows, and that of each place: one for each number of dice, then the pairs of throws that most states have."""
    places = np.arange(_STATES)
    own, seat, other = places // POINT, places // SCORES % SEATS, places % SCORES
    after_1 = follows[places + POINT]
    # Not where the scores are swapped, or the game is over.
    is_simple = (after_1 == other * POINT + (1 - seat) * SCORES + own + 1) & (other < GOAL)
    pairs = np.where(is_simple, dice[:_STATES] * ROWS + dice[after_1], 0)
    states_of = np.bincount(pairs, minlength=(MOST_DICE + 1) * ROWS)
    states_of[:ROWS] = states_of[::ROWS] = 0
    common = np.flatnonzero(states_of)
    common = common[np.argsort(-states_of[common], kind="stable")][: IDLE_ROW - MOST_DICE]
    row_of = np.maximum(dice, 1) - 1
    row_of_pair = np.zeros_like(states_of)
    row_of_pair[common] = MOST_DICE + np.arange(len(common))
    row_of[:_STATES] = np.maximum(row_of[:_STATES], row_of_pair[pairs])
    ones = [(number, 0) for number in range(1, MOST_DICE + 1)]
    return (*ones, *(divmod(pair, ROWS) for pair in common.tolist())), row_of


def _lanes(places: Places, rows: Places) -> Lanes:
    lanes: Lanes = (places << int(PLACE_SHIFT) | rows << CODE_BITS).astype(np.uint32)
    return lanes
