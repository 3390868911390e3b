"""What hands pay, and their chances, stand apart in every language."""

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.rules import Category
from dicedesk.games.poker_dice.table_view import PayRow
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.games.poker_dice.cards import PaysCard
from tests.ui.walk import settle

PAYS, CHANCE = 2, 3


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_a_chance_stands_apart_from_what_is_paid(
    qtbot: QtBot, appearance: Appearance, language: WindowLanguage, code: str
) -> None:
    language.choose(code)
    card = PaysCard(appearance)
    qtbot.addWidget(card)
    card.show_rows([PayRow(Category.STRAIGHT, dollars(20), "22.7%", is_now=False)])
    card.resize(280, 200)
    card.show()
    qtbot.waitExposed(card)
    settle()
    chance = card.table.fontMetrics().horizontalAdvance("22.7%")
    assert card.table.columnWidth(CHANCE) >= chance + Space.LARGE
    assert card.table.columnWidth(PAYS) >= card.table.fontMetrics().horizontalAdvance("$20") + Space.LARGE
