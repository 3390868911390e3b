"""The game of the purse: from hand to hand until $200, or until the ante is missing, by policy iteration.

A policy names what to keep of every hand, for both re-rolls and every purse. Its worth at each purse solves linear
equations, and the best policy against that worth is at least as good; after a few rounds nothing betters it. All
purses ($10 to $195 in steps of $5, before the ante) are done at once, each in a column of its own.
"""

from dataclasses import dataclass

import numpy as np

from dicedesk.core.money import Cents
from dicedesk.games.poker_dice.rules import ANTE, AWARD, FIRST_PURSE
from dicedesk.odds.poker_dice_hands import Floats, Hands, Indices
from dicedesk.odds.poker_dice_tables import PURSES, STEP, WAYS

START = PURSES.index(FIRST_PURSE)
AWARD_PLACE, BROKE_PLACE = len(PURSES), len(PURSES) + 1
CLOSE = 1e-11


@dataclass(frozen=True)
class Aim:
    """What the best play keeps smallest: each hand costs so much, and going broke costs 1, or begins again."""

    each_hand: int
    begins_again: bool


FEWEST_HANDS = Aim(each_hand=1, begins_again=True)
"""The mean number of hands to the award; who goes broke begins again with $100."""

SAFEST = Aim(each_hand=0, begins_again=False)
"""The chance to go broke before the award."""


@dataclass(frozen=True, eq=False)
class PursePlay:
    """What the best play under an aim costs; columns are purses before the ante.

    between: (38,), before a hand.
    hands: by rolls left (0, 1, 2), each (252, 38), the hand that lies on the table.
    keeps: by rolls left less 1 (1, 2), each (462, 38), the dice that are kept when the others are thrown again.
    """

    between: Floats
    hands: tuple[Floats, Floats, Floats]
    keeps: tuple[Floats, Floats]


def best_play(hands: Hands, aim: Aim) -> PursePlay:
    """The play that costs least, and what it costs everywhere."""
    after = _after(hands)
    # Any costs that fall as the purse grows make a policy to begin with that gets to an end.
    between = np.linspace(1.0, 0.0, len(PURSES))
    play = _weighed(hands, after, between, aim)
    while True:
        between = _cost(hands, after, play, aim)
        play = _weighed(hands, after, between, aim)
        gain = between - aim.each_hand - _before_the_first_roll(hands, play)
        if gain.max() < CLOSE:
            return play


def greatest_award_chances(hands: Hands, most: int) -> Floats:
    """(most + 1, 38): the greatest chance to reach the award within 0, 1, 2 ... hands, by purse.

    The play that does it knows how many hands are left, and may be another one for each number of them.
    """
    after, missed = _after(hands), [np.ones(len(PURSES))]
    for _ in range(most):
        missed.append(_before_the_first_roll(hands, _weighed(hands, after, missed[-1], SAFEST)))
    chances: Floats = 1.0 - np.array(missed)
    return chances


def _after(hands: Hands) -> Indices:
    """(252, 38): where a hand leads to from each purse; after the purses come the award and broke."""

    def place(pays: Cents, purse: Cents) -> int:
        left = purse - ANTE + pays
        if left >= AWARD:
            return AWARD_PLACE
        return (left - ANTE) // STEP if left >= ANTE else BROKE_PLACE

    return np.array([[place(score.pays, purse) for purse in PURSES] for score in hands.scores], np.intp)


def _weighed(hands: Hands, after: Indices, between: Floats, aim: Aim) -> PursePlay:
    broke = between[START] if aim.begins_again else 1.0
    scored = np.append(between, (0.0, broke))[after]
    one_left = hands.means(scored) / WAYS
    once_more = _cheapest(hands, one_left)[1]
    two_left = hands.means(once_more) / WAYS
    return PursePlay(between, (scored, once_more, _cheapest(hands, two_left)[1]), (one_left, two_left))


def _cheapest(hands: Hands, costs: Floats) -> tuple[Indices, Floats]:
    """Of costs of keepings (462, 38) for each hand and purse the cheapest keeping and its cost, each (252, 38).

    Of several that cost the same it is the first choice.
    """
    keepings = np.repeat(hands.choices[:, :1], costs.shape[1], axis=1)
    least = costs[hands.choices[:, 0]]
    # One choice after the other takes a thirtieth of the memory of all at once, and no longer.
    for choice in hands.choices.T[1:]:
        here = costs[choice]
        is_less = here < least
        np.copyto(least, here, where=is_less)
        np.copyto(keepings, choice[:, None], where=is_less)
    return keepings, least


def _before_the_first_roll(hands: Hands, play: PursePlay) -> Floats:
    before: Floats = hands.means(play.hands[2])[0] / WAYS
    return before


def _cost(hands: Hands, after: Indices, play: PursePlay, aim: Aim) -> Floats:
    """(38,): what it costs to keep the dice that cost least in `play`, by the equations of all purses."""
    columns = np.arange(len(PURSES))
    leads = np.zeros((len(PURSES), len(PURSES) + 2))
    np.add.at(leads, (columns, after), _final_hands(hands, play))
    equations = np.eye(len(PURSES)) - leads[:, : len(PURSES)]
    costs = np.full(len(PURSES), float(aim.each_hand))
    if aim.begins_again:
        equations[:, START] -= leads[:, BROKE_PLACE]
    else:
        costs += leads[:, BROKE_PLACE]
    return np.linalg.solve(equations, costs)


def _final_hands(hands: Hands, play: PursePlay) -> Floats:
    """(252, 38): the chance of each hand after the last roll."""
    purses = np.arange(len(PURSES))
    nothing_kept = np.zeros((len(hands.keep_places), 1))
    nothing_kept[0] = 1.0
    lying: Floats = np.repeat(hands.chances(nothing_kept) / WAYS, len(PURSES), axis=1)
    for costs in reversed(play.keeps):
        best = _cheapest(hands, costs)[0]
        # Hands of which the same dice are kept come together, purse by purse.
        kept = np.zeros(costs.size)
        np.add.at(kept, (best * len(PURSES) + purses).ravel(), lying.ravel())
        lying = hands.chances(kept.reshape(costs.shape)) / WAYS
    return lying
