"""The rules of Poker Dice as pure functions; each rule stands here once."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from dicedesk.core.dice import SIDES
from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import tr

DICE = 5
MOST_ROLLS = 3
FIRST_PURSE = dollars(100)
ANTE = dollars(10)
AWARD = dollars(200)

STRAIGHTS = ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6})


class Category(Enum):
    """What a hand is, the most valuable first."""

    FIVE_OF_A_KIND = "five of a kind"
    FOUR_OF_A_KIND = "four of a kind"
    STRAIGHT = "straight"
    FULL_HOUSE = "full house"
    THREE_OF_A_KIND = "three of a kind"
    TWO_PAIR = "two pair"
    ONE_PAIR = "one pair"
    NOTHING = "nothing"


PAYS: Mapping[Category, Cents] = MappingProxyType(
    {
        Category.FIVE_OF_A_KIND: dollars(35),
        Category.FOUR_OF_A_KIND: dollars(25),
        Category.STRAIGHT: dollars(20),
        Category.FULL_HOUSE: dollars(15),
        Category.THREE_OF_A_KIND: dollars(10),
        Category.TWO_PAIR: dollars(5),
        Category.ONE_PAIR: dollars(0),
        Category.NOTHING: dollars(0),
    }
)

_BY_COUNTS: Mapping[tuple[int, ...], Category] = MappingProxyType(
    {
        (5,): Category.FIVE_OF_A_KIND,
        (4, 1): Category.FOUR_OF_A_KIND,
        (3, 2): Category.FULL_HOUSE,
        (3, 1, 1): Category.THREE_OF_A_KIND,
        (2, 2, 1): Category.TWO_PAIR,
        (2, 1, 1, 1): Category.ONE_PAIR,
    }
)


@dataclass(frozen=True)
class HandScore:
    """What a hand is, and what it pays."""

    category: Category
    pays: Cents


def score_hand(faces: Sequence[int]) -> HandScore:
    """What five dice are worth. Raises ValueError unless they are exactly five whole numbers from 1 to 6."""
    hand = tuple(faces)
    if len(hand) != DICE or any(type(face) is not int or not 1 <= face <= SIDES for face in hand):
        raise ValueError(tr("A hand is five dice that show 1 to 6, not {faces}.", faces=list(hand)))
    category = _category(hand)
    return HandScore(category, PAYS[category])


def _category(hand: tuple[int, ...]) -> Category:
    if set(hand) in STRAIGHTS:
        return Category.STRAIGHT
    counts = tuple(sorted(Counter(hand).values(), reverse=True))
    return _BY_COUNTS.get(counts, Category.NOTHING)
