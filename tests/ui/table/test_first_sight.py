"""A game is laid out as it stays before it is seen: nothing jumps into place, and no scroll bar flashes."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.windows import main_window


def arranged(window: MainWindow) -> tuple[list[QRect], int]:
    """Where the cards of the chosen game lie, and how many scroll bars can be seen."""
    cards = [card.geometry() for card in window.current_tab.findChildren(Card) if card.isVisible()]
    return cards, sum(bar.isVisible() for bar in window.current_tab.findChildren(QScrollBar))


@pytest.mark.parametrize("place", range(1, len(TITLES)), ids=[*TITLES][1:])
def test_the_cards_of_a_game_lie_where_they_stay_as_soon_as_it_is_chosen(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts, place: int
) -> None:
    window = main_window(games, parts)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    window.choose_tab(place)
    at_first = arranged(window)
    for _ in range(5):
        QApplication.processEvents()
    assert at_first == arranged(window)


class SeenCards(QObject):
    """Whether a tab had its cards at each of its paints."""

    def __init__(self, tab: Any) -> None:
        super().__init__(tab)
        self.at_paints: list[bool] = []
        self._tab = tab
        tab.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self.at_paints.append(self._tab.has_cards)
        return super().eventFilter(watched, event)


def test_the_first_game_is_painted_and_answers_before_its_cards_are_made(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    window = main_window(games, parts)
    qtbot.addWidget(window)
    tab: Any = window.current_tab
    seen, tab.tray.duration_ms = SeenCards(tab), 0
    tab.primary.click()
    answered = len(tab.session.history), tab.has_cards
    window.show()
    qtbot.waitUntil(lambda: tab.has_cards)
    assert (answered, seen.at_paints[0]) == ((1, False), False)
    assert tab.cards.players.isVisible() or tab.frame.has_drawer
