"""What hands of Poker Dice are called for a person."""

from collections.abc import Mapping
from types import MappingProxyType

from dicedesk.core.words import Sentence, tr
from dicedesk.games.poker_dice.rules import Category

_TITLES: Mapping[Category, Sentence] = MappingProxyType(
    {
        Category.FIVE_OF_A_KIND: tr("Five of a kind"),
        Category.FOUR_OF_A_KIND: tr("Four of a kind"),
        Category.STRAIGHT: tr("Straight"),
        Category.FULL_HOUSE: tr("Full house"),
        Category.THREE_OF_A_KIND: tr("Three of a kind"),
        Category.TWO_PAIR: tr("Two pair"),
        Category.ONE_PAIR: tr("One pair"),
        Category.NOTHING: tr("Nothing"),
    }
)


def category_title(category: Category) -> Sentence:
    """What a hand is, as a person reads it: "Full house"."""
    return _TITLES[category]
