"""The project's functions for Poker Dice: they score a hand and check what a player typed.

`Die` and `Dice` are in `dicedesk.classroom.dice`, `Magic8` in `dicedesk.classroom.magic8ball`, as in the project. A
test that replaces one of the functions in this module sees `calculateScore` use it. `dicedesk play poker-dice` is the
game.
"""

from collections import Counter
from collections.abc import Sequence
from operator import attrgetter

from dicedesk.classroom.dice import Dice, Die
from dicedesk.classroom.magic8ball import Magic8
from dicedesk.core.dice import SIDES
from dicedesk.core.money import DOLLAR
from dicedesk.core.words import tr
from dicedesk.games.poker_dice.rules import DICE, PAYS, STRAIGHTS, Category, HandScore, score_hand

__all__ = [
    "Dice",
    "Die",
    "HandScore",
    "Magic8",
    "calculateScore",
    "is2Pair",
    "is2Straight",
    "is3ofAKind",
    "is4ofAKind",
    "is5ofAKind",
    "isFullHouse",
    "isStraight",
    "isvalidDice",
    "score_hand",
]

_value_of = attrgetter("_value")


def calculateScore(dice: Dice) -> tuple[int, str]:
    """What five dice pay in dollars, and the name of the hand: (10, "3 of a Kind"), or (0, "Nothing") if it is none."""
    if not hasattr(dice, "diceInSet"):
        raise ValueError(tr("A score is for a hand of Dice, not for {given!r}.", given=dice))
    d = [_value_of(die) for die in dice.diceInSet]
    if is5ofAKind(d):
        return _dollars(Category.FIVE_OF_A_KIND), "5 of a Kind"
    if is4ofAKind(d):
        return _dollars(Category.FOUR_OF_A_KIND), "4 of a Kind"
    if isStraight(d):
        return _dollars(Category.STRAIGHT), "Straight"
    if isFullHouse(d):
        return _dollars(Category.FULL_HOUSE), "Full House"
    if is3ofAKind(d):
        return _dollars(Category.THREE_OF_A_KIND), "3 of a Kind"
    if is2Pair(d):
        return _dollars(Category.TWO_PAIR), "2 Pair"
    return 0, "Nothing"


def is2Pair(d: Sequence[int]) -> bool:
    """Whether two different values each appear at least twice; a full house is two pair as well."""
    return sum(count >= 2 for count in _counts(d)) == 2


def is3ofAKind(d: Sequence[int]) -> bool:
    """Whether exactly three dice have the same value; a full house counts as well."""
    return 3 in _counts(d)


def isFullHouse(d: Sequence[int]) -> bool:
    """Whether three dice have one value, and the remaining two another."""
    return sorted(_counts(d)) == [2, 3]


def isStraight(d: Sequence[int]) -> bool:
    """Whether the values are 1 to 5, or 2 to 6."""
    _counts(d)
    return set(d) in STRAIGHTS


is2Straight = isStraight
"""The name that stands in the project's description."""


def is4ofAKind(d: Sequence[int]) -> bool:
    """Whether exactly four dice have the same value."""
    return 4 in _counts(d)


def is5ofAKind(d: Sequence[int]) -> bool:
    """Whether all five dice have the same value."""
    return 5 in _counts(d)


def isvalidDice(s: str) -> bool:
    """Whether the text consists of whole numbers from 1 to 6, separated by single spaces.

    Raises ValueError where something between two spaces is no whole number.
    """
    if not isinstance(s, str):
        raise ValueError(tr("Dice are written as a text such as “2 3 5”, not as {given!r}.", given=s))
    numbers: list[int] = []
    for element in s.split(" "):
        try:
            numbers.append(int(element))
        except ValueError:
            raise ValueError(tr("“{element}” is not a whole number.", element=element)) from None
    return all(1 <= number <= SIDES for number in numbers)


def _counts(d: Sequence[int]) -> list[int]:
    """How often each value is there. Raises ValueError unless there are five values from 1 to 6."""
    if len(d) != DICE or any(type(face) is not int or not 1 <= face <= SIDES for face in d):
        raise ValueError(tr("A hand is five dice that show 1 to 6, not {faces}.", faces=list(d)))
    return list(Counter(d).values())


def _dollars(category: Category) -> int:
    return PAYS[category] // DOLLAR
