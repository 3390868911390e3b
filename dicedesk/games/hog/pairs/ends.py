"""How games of Hog between two strategies end: after how many turns, and with which margin.

A forward pass over (score, opponent's score), a turn at a time: where all games are after each turn, and which of them
have ended. No game is endless. A turn adds at least 1 to the sum of both scores, Free Bacon too, and a swap keeps the
sum; so a game to 100 ends after at most 199 turns. The pass goes on until no game is left, and nothing is cut off.
"""

from dataclasses import dataclass

import numpy as np

from dicedesk.games.hog.odds_layout import GOAL, LEVELS, PIG_OUT, Floats, Table, bacon_points, is_swap
from dicedesk.games.hog.odds_points import MOST_POINTS

MOST_TURNS = 2 * GOAL - 1
HIGHEST_MARGIN = GOAL - 1 + MOST_POINTS
"""A player on 99 scores 60 points while the other one has none."""

_SCORES = GOAL + MOST_POINTS


@dataclass(frozen=True, eq=False)
class Ends:
    """How games end; chances that together are 1.

    turns: (2, 200), by [who wins, turns of the game]: 0 where the first of the two strategies wins, 1 where the second
        does; the turns of both players are counted.
    margins: (2, 160), by [who wins, by how many points].
    """

    turns: Floats
    margins: Floats

    @property
    def mean_turns(self) -> float:
        """The turns of a game on average."""
        return float(self.turns.sum(0) @ np.arange(MOST_TURNS + 1))

    @property
    def mean_margin(self) -> float:
        """By how much the winner wins on average, whoever it is."""
        return float(self.margins.sum(0) @ np.arange(HIGHEST_MARGIN + 1))


def ends(first: Table, second: Table, goal: int = GOAL) -> Ends:
    """How games end in which the strategy with the first table begins. The tables are 100 x 100."""
    seats = _Seat(first), _Seat(second)
    turns, margins = np.zeros((2, MOST_TURNS + 1)), np.zeros((2, HIGHEST_MARGIN + 1))
    shares = np.zeros((GOAL, GOAL))
    shares[0, 0] = 1.0
    turn = 0
    while shares.any():
        mover = turn % 2
        turn += 1
        added = seats[mover].added(shares)
        for won, winner in ((~_SWAP, mover), (_SWAP, 1 - mover)):
            ended = np.where(won, added, 0.0)[goal:].reshape(-1)
            turns[winner, turn] += ended.sum()
            margins[winner] += np.bincount(_MARGIN[goal:].reshape(-1), ended, HIGHEST_MARGIN + 1)
        added[goal:] = 0.0
        shares = _handed_over(added[:GOAL])
    return Ends(turns, margins)


def ends_of_both_seats(first: Table, second: Table) -> Ends:
    """How games end where a fair coin decides who begins."""
    begins, follows = ends(first, second), ends(second, first)
    return Ends((begins.turns + follows.turns[::-1]) / 2, (begins.margins + follows.margins[::-1]) / 2)


_SWAP = is_swap(np.arange(_SCORES)[:, None], np.arange(GOAL)[None, :])
"""(160, 100), by [mover's score after its turn, other's score]: whether the scores are swapped."""

_MARGIN = np.abs(np.arange(_SCORES)[:, None] - np.arange(GOAL)[None, :])


class _Seat:
    """A player's turns, in all states at once."""

    def __init__(self, table: Table) -> None:
        self._rolls = [np.where(table == dice, 1.0, 0.0) for dice in range(LEVELS)]
        self._most = int(table.max())
        self._pig_out = PIG_OUT[table]

    def added(self, shares: Floats) -> Floats:
        """(160, 100): the shares of games by [mover's score, other's score], once its points are added.

        The dice are thrown one after the other. Games in which fewer are thrown come in later; so all have the last
        throw in common, and each throw is five additions for all numbers of dice.
        """
        thrown = np.zeros((_SCORES, GOAL))
        for dice in range(self._most, 0, -1):
            thrown[:GOAL] += shares * self._rolls[dice]
            after = np.zeros_like(thrown)
            for face in range(2, 7):
                after[face:] += thrown[:-face]
            thrown = after / 6
        thrown[1 : GOAL + 1] += shares * self._pig_out
        own, other = np.indices((GOAL, GOAL))
        thrown[own + bacon_points(), other] += shares * self._rolls[0]
        return thrown


def _handed_over(added: Floats) -> Floats:
    """The shares by [next mover's score, other's score]; without a swap the next mover has the other's score."""
    swap = _SWAP[:GOAL]
    return np.where(swap, added, 0.0) + np.where(swap, 0.0, added).T
