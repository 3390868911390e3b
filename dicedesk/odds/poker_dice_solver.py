"""Solves Poker Dice: by expected pay in whole numbers, the game of the purse in float64."""

from array import array
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from dicedesk.core.money import DOLLAR
from dicedesk.games.poker_dice.rules import MOST_ROLLS, Category
from dicedesk.odds.poker_dice_hands import Floats, Hands, Whole, lay_out
from dicedesk.odds.poker_dice_purse import FEWEST_HANDS, SAFEST, best_play
from dicedesk.odds.poker_dice_tables import WAYS, PokerDiceTables

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
    quick, safe = best_play(hands, FEWEST_HANDS), best_play(hands, SAFEST)
    return PokerDiceTables(
        hand_places=hands.hand_places,
        keep_places=hands.keep_places,
        mean_pay=pay.mean_pay,
        pays=tuple(map(_whole, pay.keeps)),
        categories=tuple(map(_whole, _categories(hands, pay))),
        quick_between=_floats(quick.between),
        quick_lying=tuple(map(_floats, quick.hands)),
        quick_keeps=tuple(map(_floats, quick.keeps)),
        safe_between=_floats(safe.between),
        safe_lying=tuple(map(_floats, safe.hands)),
        safe_keeps=tuple(map(_floats, safe.keeps)),
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
    """By rolls left less 1 (1, 2, 3), each (462, 8): the ways in which a keeping becomes each category."""
    columns = {category: column for column, category in enumerate(Category)}
    lying = np.zeros((len(hands.scores), len(columns)), np.int64)
    lying[np.arange(len(hands.scores)), [columns[score.category] for score in hands.scores]] = 1
    becomes = [hands.means(lying)]
    for best in pay.best:
        becomes.append(hands.means(becomes[-1][best]))
    return becomes


def _floats(values: Floats) -> "array[float]":
    return array("d", values.astype(np.float64).tobytes())


def _whole(values: Whole) -> "array[int]":
    return array("q", values.astype(np.int64).tobytes())
