"""A game is laid out as it stays before it is seen: nothing jumps into place, and no scroll bar flashes."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.tabs.game_tab import TabSpec
from dicedesk.ui.widgets.card import Card
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.services import Services
from tests.ui.windows import main_window


def arranged(window: MainWindow) -> tuple[list[QRect], int]:
    """Where the cards of the chosen game lie, and how many scroll bars can be seen."""
    cards = [card.geometry() for card in window.current_tab.findChildren(Card) if card.isVisible()]
    return cards, sum(bar.isVisible() for bar in window.current_tab.findChildren(QScrollBar))


@pytest.mark.parametrize("place", [1, 2, 3], ids=["craps", "hazard", "poker dice"])
def test_the_cards_of_a_game_lie_where_they_stay_as_soon_as_it_is_chosen(
    qtbot: QtBot, games: list[TabSpec], appearance: Appearance, services: Services, place: int
) -> None:
    window = main_window(games, appearance, services)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    window.choose_tab(place)
    at_first = arranged(window)
    for _ in range(5):
        QApplication.processEvents()
    assert at_first == arranged(window)
