"""Solves Poker Dice: by expected pay in whole numbers, the game of the purse in float64."""

from array import array
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from dicedesk.core.money import DOLLAR
from dicedesk.games.poker_dice.hands import Floats, Hands, Whole, lay_out
from dicedesk.games.poker_dice.odds_purse import BEST, SAFEST, best_play, followed
from dicedesk.games.poker_dice.odds_tables import WAYS, PokerDiceTables
from dicedesk.games.poker_dice.rules import MOST_ROLLS, Category

MOST_REROLLS = MOST_ROLLS - 1


@dataclass(frozen=True, eq=False)
class PayPlay:
    """Play for the most expected pay, in whole numbers: cents times 7,776 for each roll that is left.

    mean_pay: what a hand pays on average, in dollars.
    hands: by rolls left (0, 1, 2), each (252,); keeps: by rolls left less 1, each (462,);
    best: by rolls left less 1, each (252,), the place of the best keeping.
    """

    mean_pay: Fraction
    hands: tuple[Whole, ...]
    keeps: tuple[Whole, ...]
    best: tuple[Whole, ...]


def solved() -> PokerDiceTables:
    """All of it, as plain numbers."""
    hands = lay_out()
    pay = most_pay(hands)
    best = best_play(hands, BEST)
    found = followed(hands, best)
    return PokerDiceTables(
        hand_places=hands.hand_places,
        keep_places=hands.keep_places,
        mean_pay=pay.mean_pay,
        pays=tuple(map(_whole, pay.keeps)),
        categories=tuple(map(_whole, _categories(hands, pay))),
        best_between=_floats(best.between),
        best_lying=tuple(map(_floats, best.hands)),
        best_keeps=tuple(map(_floats, best.keeps)),
        missed_between=_floats(found.missed),
        best_categories=_floats(found.categories),
        first_categories=_floats(found.first),
        safe_between=_floats(best_play(hands, SAFEST).between),
    )


def most_pay(hands: Hands) -> PayPlay:
    """The play of a hand that pays most on average."""
    lying = [hands.pays]
    keeps, best = [], []
    rows = np.arange(len(hands.choices))
    for _ in range(MOST_REROLLS):
        means = hands.means(lying[-1])
        kept = hands.choices[rows, means[hands.choices].argmax(axis=1)]
        keeps.append(means)
        best.append(kept)
        lying.append(means[kept])
    first = int(hands.means(lying[-1])[0])
    return PayPlay(Fraction(first, DOLLAR * WAYS**MOST_ROLLS), tuple(lying), tuple(keeps), tuple(best))


def _categories(hands: Hands, pay: PayPlay) -> list[Whole]:
    """By rolls left less 1 (1, 2), each (462, 8): the ways in which a keeping becomes each category."""
    columns = {category: column for column, category in enumerate(Category)}
    lying = np.zeros((len(hands.scores), len(columns)), np.int64)
    lying[np.arange(len(hands.scores)), [columns[score.category] for score in hands.scores]] = 1
    becomes = hands.means(lying)
    return [becomes, hands.means(becomes[pay.best[0]])]


def _floats(values: Floats) -> "array[float]":
    return array("d", values.astype(np.float64).tobytes())


def _whole(values: Whole) -> "array[int]":
    return array("q", values.astype(np.int64).tobytes())
