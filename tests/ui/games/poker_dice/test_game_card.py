"""The hands of a game can be read whole beside the table, in every language."""

from collections.abc import Callable
from typing import Any

import pytest

from dicedesk.core.languages import LANGUAGES
from dicedesk.core.money import dollars
from dicedesk.games.catalogue import TITLES
from dicedesk.games.poker_dice.rules import Category
from dicedesk.games.poker_dice.telling import HandRow
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.games.poker_dice.cards import GameCard
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled

PLACE = list(TITLES).index("poker-dice")
HAND = 2
MANY = 5 * len(Category)
"""More hands than the table shows at once, so that it has a scroll bar."""


def hand(number: int, category: Category) -> HandRow:
    """A hand that was scored as the category."""
    return HandRow(number, (1, 1, 6, 6, 3), category, dollars(35), dollars(165), 3)


@pytest.mark.parametrize("code", sampled([language.code for language in LANGUAGES], "de"))
def test_the_name_of_every_hand_is_whole(
    open_window: Callable[..., Any], games: list[TabSpec], language: WindowLanguage, code: str
) -> None:
    language.choose(code)
    hands = open_window(games[PLACE].make)
    hands.window.resize(1280, 800)
    (card,) = hands.tab.findChildren(GameCard)
    categories = list(Category)
    card.show_game("", [hand(number, categories[number % len(categories)]) for number in range(1, MANY)])
    hands.until(card.table.verticalScrollBar().isVisible)
    table = card.table
    hands.until(lambda: table.columnWidth(HAND) >= table.sizeHintForColumn(HAND))
