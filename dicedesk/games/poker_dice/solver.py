"""Solves Poker Dice: by expected pay in whole numbers, the game of the bankroll in float64.

The game of the bankroll goes from hand to hand until $200, or until the ante is missing, and is solved by policy
iteration. A policy names the keep of every hand, for both re-rolls and every bankroll. Its worth at each bankroll
solves linear equations, and the best policy against that worth is at least as good; after a few rounds nothing improves
it. All bankrolls ($10 to $195 in steps of $5, before the ante) are done at once, each in its own column.
"""

from array import array
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.poker_dice.hands import Floats, Hands, Indices, Whole, lay_out
from dicedesk.games.poker_dice.odds_tables import BANKROLLS, MISSED_AWARD, TIE, WAYS, PokerDiceTables
from dicedesk.games.poker_dice.rules import ANTE, AWARD, FIRST_BANKROLL, MOST_ROLLS, PAYS, STEP, Category

START = BANKROLLS.index(FIRST_BANKROLL)
AWARD_PLACE, BROKE_PLACE = len(BANKROLLS), len(BANKROLLS) + 1
CLOSE = 1e-11
MOST_REROLLS = MOST_ROLLS - 1


@dataclass(frozen=True)
class Aim:
    """The cost that a play minimizes: `each_hand` for a hand, and `broke` for going broke, or a new start."""

    each_hand: int
    broke: int
    begins_again: bool = False


BEST = Aim(each_hand=1, broke=MISSED_AWARD)
"""The award, and soon: hands are counted, and MISSED_AWARD more for a missed award."""

SAFEST = Aim(each_hand=0, broke=1)
"""The chance to go broke before the award."""

QUICKEST_WITH_RESTARTS = Aim(each_hand=1, broke=0, begins_again=True)
"""The mean number of hands to the award if a player who goes broke begins again with $100, and nobody leaves."""


def solved() -> PokerDiceTables:
    """Return the solution of Poker Dice, as plain numbers."""
    hands = lay_out()
    pay = most_pay(hands)
    best = best_play(hands, BEST)
    outlook = followed(hands, best)
    return PokerDiceTables(
        hand_places=hands.hand_places,
        keep_places=hands.keep_places,
        mean_pay=pay.mean_pay,
        pays=tuple(map(_whole, pay.keeps)),
        categories=tuple(map(_whole, _categories(hands, pay))),
        best_between=_floats(best.between),
        best_lying=tuple(map(_floats, best.hands)),
        best_keeps=tuple(map(_floats, best.keeps)),
        missed_between=_floats(outlook.missed),
        best_categories=_floats(outlook.categories),
        first_categories=_floats(outlook.first),
        safe_between=_floats(best_play(hands, SAFEST).between),
    )


@dataclass(frozen=True, eq=False)
class PayPlay:
    """Play for the most expected pay, in whole numbers: cents times 7,776 for each roll left.

    mean_pay: the mean pay of a hand, in dollars.
    hands: by rolls left (0, 1, 2), each (252,); keeps: by rolls left less 1, each (462,); best: by rolls left less 1,
        each (252,), the index of the best keep.
    """

    mean_pay: Fraction
    hands: tuple[Whole, ...]
    keeps: tuple[Whole, ...]
    best: tuple[Whole, ...]


def most_pay(hands: Hands) -> PayPlay:
    """Return the play of a hand that pays most on average."""
    lying = [hands.pays]
    keeps, best = [], []
    rows = np.arange(len(hands.choices))
    for _ in range(MOST_REROLLS):
        means = hands.means(lying[-1])
        keep = hands.choices[rows, means[hands.choices].argmax(axis=1)]
        keeps.append(means)
        best.append(keep)
        lying.append(means[keep])
    first = int(hands.means(lying[-1])[0])
    return PayPlay(Fraction(first, DOLLAR * WAYS**MOST_ROLLS), tuple(lying), tuple(keeps), tuple(best))


def _categories(hands: Hands, pay: PayPlay) -> list[Whole]:
    """By rolls left less 1 (1, 2), each (462, 8): the ways in which a keep becomes each category."""
    columns = {category: column for column, category in enumerate(Category)}
    lying = np.zeros((len(hands.scores), len(columns)), np.int64)
    lying[np.arange(len(hands.scores)), [columns[score.category] for score in hands.scores]] = 1
    becomes = hands.means(lying)
    return [becomes, hands.means(becomes[pay.best[0]])]


@dataclass(frozen=True, eq=False)
class PlayOutlook:
    """The outlook of a play; columns are bankrolls before the ante.

    missed: (38,), the chance to go broke before the award.
    categories: (462, 38, 8), the chance of each category if dice are kept with two rolls left.
    first: (38, 8), the same before a hand.
    """

    missed: Floats
    categories: Floats
    first: Floats


@dataclass(frozen=True, eq=False)
class BankrollPlay:
    """The costs of the best play under an aim; columns are bankrolls before the ante.

    between: (38,), before a hand.
    hands: by rolls left (0, 1, 2), each (252, 38), the hand on the table.
    keeps: by rolls left less 1 (1, 2), each (462, 38), the kept dice when the others are thrown again.
    """

    between: Floats
    hands: tuple[Floats, Floats, Floats]
    keeps: tuple[Floats, Floats]


def best_play(hands: Hands, aim: Aim) -> BankrollPlay:
    """Return the play that costs least under an aim, and its costs in every position."""
    after = _after(hands)
    # Any costs that fall as the bankroll grows give a first policy that ends.
    between = np.linspace(1.0, 0.0, len(BANKROLLS))
    play = _weighed(hands, after, between, aim)
    while True:
        between = _cost(hands, after, play, aim)
        play = _weighed(hands, after, between, aim)
        gain = between - aim.each_hand - _before_the_first_roll(hands, play)
        if gain.max() < CLOSE * max(aim.broke, 1):
            return play


def followed(hands: Hands, play: BankrollPlay) -> PlayOutlook:
    """Return the outlook of keeping the dice that cost least in `play`; of equal choices it keeps the first one."""
    columns, categories = np.arange(len(BANKROLLS)), list(Category)
    rows = np.arange(len(hands.scores))[:, None]
    scored = np.zeros((len(hands.scores), len(BANKROLLS), len(categories)))
    scored[np.arange(len(rows)), :, [categories.index(score.category) for score in hands.scores]] = 1.0
    lying, keeps = scored, scored
    for costs in play.keeps:
        keeps = hands.means(lying.reshape(len(lying), -1)).reshape(-1, *scored.shape[1:]) / WAYS
        keep = _best_keep(hands, play.hands[0], costs)
        is_held = (keep == hands.choices[:, :1])[..., None]
        lying = np.where(is_held, scored, keeps[keep, columns])
    first = hands.means(lying.reshape(len(rows), -1))[0].reshape(scored.shape[1:]) / WAYS
    leads = np.zeros((len(BANKROLLS), len(BANKROLLS) + 2))
    for category, shares in zip(categories, first.T, strict=True):
        leads[columns, [_place(bankroll, PAYS[category]) for bankroll in BANKROLLS]] += shares
    equations = np.eye(len(BANKROLLS)) - leads[:, : len(BANKROLLS)]
    missed = np.asarray(np.linalg.solve(equations, leads[:, BROKE_PLACE]), np.float64)
    return PlayOutlook(missed, keeps, first)


def greatest_award_chances(hands: Hands, most: int) -> Floats:
    """(most + 1, 38): the greatest chance to reach the award within 0, 1, 2 ... hands, by bankroll.

    The play knows how many hands are left, and may differ for each number of them.
    """
    after, missed = _after(hands), [np.ones(len(BANKROLLS))]
    for _ in range(most):
        missed.append(_before_the_first_roll(hands, _weighed(hands, after, missed[-1], SAFEST)))
    chances: Floats = 1.0 - np.array(missed)
    return chances


def _after(hands: Hands) -> Indices:
    """(252, 38): the index after a hand from each bankroll; after the bankrolls come the award and broke."""
    return np.array(
        [[_place(bankroll, score.pays) for bankroll in BANKROLLS] for score in hands.scores], np.intp
    )


def _place(bankroll: Cents, pays: Cents) -> int:
    """The index of a bankroll after a hand that pays `pays`."""
    left = bankroll - ANTE + pays
    if left >= AWARD:
        return AWARD_PLACE
    return (left - ANTE) // STEP if left >= ANTE else BROKE_PLACE


def _weighed(hands: Hands, after: Indices, between: Floats, aim: Aim) -> BankrollPlay:
    broke = between[START] if aim.begins_again else float(aim.broke)
    scored = np.append(between, (0.0, broke))[after]
    one_left = hands.means(scored) / WAYS
    once_more = _cheapest(hands, scored, one_left)[1]
    two_left = hands.means(once_more) / WAYS
    return BankrollPlay(
        between, (scored, once_more, _cheapest(hands, scored, two_left)[1]), (one_left, two_left)
    )


def _cheapest(hands: Hands, at_once: Floats, costs: Floats) -> tuple[Indices, Floats]:
    """The cheapest keep for each hand and bankroll and its cost, each (252, 38); of equal ones the first choice.

    `at_once` are the costs of hands (252, 38) of which all dice are kept, which ends them, `costs` those of the other
    keeps (462, 38).
    """
    keepings = np.repeat(hands.choices[:, :1], costs.shape[1], axis=1)
    least = at_once.copy()
    # One choice after the other takes a thirtieth of the memory of all at once, and is as fast.
    for choice in hands.choices.T[1:]:
        here = costs[choice]
        is_less = here < least
        np.copyto(least, here, where=is_less)
        np.copyto(keepings, choice[:, None], where=is_less)
    return keepings, least


def _best_keep(hands: Hands, at_once: Floats, costs: Floats) -> Indices:
    """(252, 38): the first choice of each hand and bankroll that costs least; those closer than `TIE` are tied."""
    keepings, least = _cheapest(hands, at_once, costs)
    for choice in hands.choices.T[:0:-1]:
        np.copyto(keepings, choice[:, None], where=costs[choice] < least + TIE)
    np.copyto(keepings, hands.choices[:, :1], where=at_once < least + TIE)
    return keepings


def _before_the_first_roll(hands: Hands, play: BankrollPlay) -> Floats:
    before: Floats = hands.means(play.hands[2])[0] / WAYS
    return before


def _cost(hands: Hands, after: Indices, play: BankrollPlay, aim: Aim) -> Floats:
    """(38,): the cost of keeping the dice that cost least in `play`, by the equations of all bankrolls."""
    columns = np.arange(len(BANKROLLS))
    leads = np.zeros((len(BANKROLLS), len(BANKROLLS) + 2))
    np.add.at(leads, (columns, after), _final_hands(hands, play))
    equations = np.eye(len(BANKROLLS)) - leads[:, : len(BANKROLLS)]
    costs = np.full(len(BANKROLLS), float(aim.each_hand))
    if aim.begins_again:
        equations[:, START] -= leads[:, BROKE_PLACE]
    else:
        costs += aim.broke * leads[:, BROKE_PLACE]
    return np.linalg.solve(equations, costs)


def _final_hands(hands: Hands, play: BankrollPlay) -> Floats:
    """(252, 38): the chance of each hand after the last roll."""
    bankrolls = np.arange(len(BANKROLLS))
    nothing_kept = np.zeros((len(hands.keep_places), 1))
    nothing_kept[0] = 1.0
    lying: Floats = np.repeat(hands.chances(nothing_kept) / WAYS, len(BANKROLLS), axis=1)
    for costs in reversed(play.keeps):
        best = _cheapest(hands, play.hands[0], costs)[0]
        # Hands with the same keep are grouped, bankroll by bankroll.
        shares = np.zeros(costs.size)
        np.add.at(shares, (best * len(BANKROLLS) + bankrolls).ravel(), lying.ravel())
        lying = hands.chances(shares.reshape(costs.shape)) / WAYS
    return lying


def _floats(values: Floats) -> "array[float]":
    return array("d", values.astype(np.float64).tobytes())


def _whole(values: Whole) -> "array[int]":
    return array("q", values.astype(np.int64).tobytes())
