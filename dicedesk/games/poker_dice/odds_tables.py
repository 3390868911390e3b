"""The solution of Poker Dice, as plain numbers that can be handed to another process.

A hand is named by its index among the 252 hands of five sorted faces, a keep by its index among the 462 keeps of 0 to 5
sorted faces. Bankrolls are those before the ante is paid.
"""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from typing import TypeAlias

from dicedesk.core.dice import SIDES, Roll, sorted_rolls
from dicedesk.core.money import Cents
from dicedesk.games.poker_dice.rules import ANTE, AWARD, DICE, STEP

WAYS = SIDES**DICE
BANKROLLS = tuple(Cents(bankroll) for bankroll in range(ANTE, AWARD, STEP))
"""The bankrolls with which a hand can be played."""
MISSED_AWARD = 100
"""Hands added to the count of a game that ends without the award: broke, or left.

A percentage point of the chance of the award then weighs as much as one hand.
"""

SAFE = 0.99
"""From this chance on the award is not in danger, and only the hands still to play matter."""

TIE = 1e-9
"""Holds whose costs are this close are tied."""

Floats: TypeAlias = "array[float]"
Whole: TypeAlias = "array[int]"


@dataclass(frozen=True, eq=False)
class PokerDiceTables:
    """The tables of the solution, flattened row by row.

    hand_places, keep_places: the index of each hand and each keep, by its sorted faces.

    Play for the most expected pay:
    mean_pay: the mean pay of a hand, in dollars.
    pays: by rolls left less 1 (1, 2), by keep: cents times 7,776 for each roll left.
    categories: by rolls left less 1 (1, 2); one row a keep, one column a category: in how many of 7,776
        ways for each roll the keep becomes it.

    The best play for the award, which takes the fewest hands if a missed award counts `MISSED_AWARD`, and its costs
    in these hands:
    best_between: before a hand, by bankroll.
    best_lying: by rolls left (0, 1, 2), with a hand on the table; one row a hand, one column a bankroll.
    best_keeps: by rolls left less 1 (1, 2), when dice are thrown again; one row a keep, one column a bankroll.
    missed_between: the chance that it misses the award, before a hand, by bankroll.
    best_categories: the chance of each category with two rolls left; a row a keep, a column a bankroll and category.
    first_categories: the same before a hand, by bankroll and category.

    safe_between: the least possible chance to miss the award, before a hand, by bankroll.
    """

    hand_places: Mapping[Roll, int]
    keep_places: Mapping[Roll, int]
    mean_pay: Fraction
    pays: tuple[Whole, ...]
    categories: tuple[Whole, ...]
    best_between: Floats
    best_lying: tuple[Floats, ...]
    best_keeps: tuple[Floats, ...]
    missed_between: Floats
    best_categories: Floats
    first_categories: Floats
    safe_between: Floats


def hand_places() -> Mapping[Roll, int]:
    """The index of each hand, by its sorted faces."""
    return {faces: place for place, (faces, _) in enumerate(sorted_rolls(DICE))}


def keep_places() -> Mapping[Roll, int]:
    """The index of each keep, by its sorted faces; the empty one is the first."""
    keeps = chain.from_iterable(map(sorted_rolls, range(DICE + 1)))
    return {faces: place for place, (faces, _) in enumerate(keeps)}
