"""The cards beside the table have the room that they need, in each language: their column does not scroll sideways."""

from collections.abc import Callable
from typing import Any

import pytest

from dicedesk.core.languages import LANGUAGES
from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.widgets.card import CardScroll
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled

CODES = [language.code for language in LANGUAGES]
SIZES = ((1100, 640), (1280, 800))


@pytest.mark.parametrize("code", sampled(CODES, "de", "fr", "es", "zh_CN"))
@pytest.mark.parametrize("place", range(len(TITLES)), ids=list(TITLES))
def test_the_cards_are_as_wide_as_they_have_to_be(
    open_window: Callable[..., Any], games: list[TabSpec], language: WindowLanguage, code: str, place: int
) -> None:
    language.choose(code)
    hands = open_window(games[place].make)
    (cards,) = hands.tab.findChildren(CardScroll)
    for width, height in SIZES:
        hands.window.resize(width, height)
        hands.until(lambda: cards.viewport().width() >= cards.needed().width())
