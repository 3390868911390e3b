"""How often games of Hog between two strategies come to each position."""

import numpy as np

from dicedesk.games.hog.odds_layout import GOAL, LEVELS, Floats, Indices, Table, bacon_points, is_swap
from dicedesk.games.hog.odds_points import MOST_POINTS, NUMBERS_OF_DICE, point_chances

_STATES = GOAL * GOAL
_NOWHERE = 2 * _STATES
"""The place of all games that are over."""


def reached(first: Table, second: Table) -> Floats:
    """The chance that a game comes to each position with the first one to move; a coin decides who begins.

    By [own score, other's score], 100 x 100. No game comes to a position twice: the sum of the scores only grows.
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
    """The places of all positions with this sum of scores: with the first one to move, then with the second."""
    own = np.arange(max(total - GOAL + 1, 0), min(total, GOAL - 1) + 1)
    states = own * GOAL + total - own
    return np.concatenate([states, states + _STATES])


def _following(places: Indices, scored: Indices) -> Indices:
    """The places that follow when so many points are scored; the other one moves there."""
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
