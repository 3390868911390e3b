"""Works out all chances of a seat against an opponent. Here numpy is needed."""

from array import array
from functools import lru_cache

import numpy as np

from dicedesk.coach.coach import A_PERSON
from dicedesk.games.hog.coach_chances import Numbers, SeatChances
from dicedesk.games.hog.odds import Values, best_answer, choice_values, perfect_play
from dicedesk.games.hog.odds_layout import Floats, Indices
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.strategy_names import parse_strategy

OPPONENTS_KNOWN = 16
"""The chances against so many opponents stay known, at 2 MB each."""


@lru_cache(maxsize=OPPONENTS_KNOWN)
def chances_against(opponent: str, goal: int) -> SeatChances:
    """The chances of the best play against a computer player of this name, or a person, who plays perfectly.

    Raises NotationError for a name that is none's.
    """
    if opponent == A_PERSON:
        own = choice_values(perfect_play(goal).values, goal)
        # Waiting, one wins whenever the other one, who moves on just as well, does not.
        other = 1 - own.transpose(1, 0, 2)
        return _chances(own, own.max(axis=2), other, other.min(axis=2))
    table = np.array(table_of(parse_strategy(opponent)), np.intp)
    values = best_answer(table, goal).values
    own = choice_values(values, goal)
    # The other one's chances are those that this one does not have.
    turned = Values(moving=1 - values.waiting.T, waiting=1 - values.moving.T)
    other = 1 - choice_values(turned, goal).transpose(1, 0, 2)
    return _chances(own, own.max(axis=2), other, _chosen(other, table))


def _chosen(choices: Floats, table: Indices) -> Floats:
    """The worth of the opponent's choices; its table begins with its own score, which is the other one here."""
    chosen: Floats = np.take_along_axis(choices, table.T[:, :, None], axis=2)[:, :, 0]
    return chosen


def _chances(own: Floats, moving: Floats, other: Floats, waiting: Floats) -> SeatChances:
    return SeatChances(_plain(moving), _plain(waiting), _plain(own), _plain(other))


def _plain(numbers: Floats) -> Numbers:
    return array("d", np.ascontiguousarray(numbers).tobytes())
