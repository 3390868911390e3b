"""The chances of the pay table open their working."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.coach.explanation import Explanation
from dicedesk.games.poker_dice.rules import PlayHand
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab

CHANCES = 3


@pytest.fixture
def tab(sit_down: Callable[..., Any]) -> PokerDiceTab:
    """A table at which no hand has been played yet."""
    found: PokerDiceTab = sit_down(5, 5, 2, 5, 3).tab
    return found


def explanation_at(tab: PokerDiceTab, qtbot: QtBot, row: int) -> Explanation:
    """What is asked at the chance in a row of the pay table."""
    table = tab.cards.pays.table
    table.setCurrentIndex(table.model().index(row, CHANCES))
    with qtbot.waitSignal(tab.working_asked) as asked:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    explanation: Explanation = asked.args[0]
    return explanation


def test_a_chance_opens_what_the_kept_dice_pay(tab: PokerDiceTab, qtbot: QtBot) -> None:
    tab.bridge.play(PlayHand())
    working = explanation_at(tab, qtbot, 0).working()
    assert working is not None
    assert working.title.startswith("Keep nothing: pays $")


def test_before_a_hand_it_opens_what_a_hand_pays(tab: PokerDiceTab, qtbot: QtBot) -> None:
    working = explanation_at(tab, qtbot, 0).working()
    assert working is not None
    assert working.title.startswith("Play a hand: pays $")


def test_a_screen_reader_says_that_a_chance_opens_its_working(tab: PokerDiceTab) -> None:
    chance = tab.cards.pays.table.model().index(0, CHANCES)
    assert chance.data(Qt.ItemDataRole.AccessibleTextRole) == f"{chance.data()}: show how it is calculated"
