"""After something was chosen on a card, Enter and the arrow keys do what the hint says."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.dice.dice_look import SpeedSlider
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled

GAMES = list(TITLES)


def seated(open_window: Callable[..., Any], games: list[TabSpec], game: str) -> Any:
    hands = open_window(games[GAMES.index(game)].make)
    hands.tab.tray.duration_ms = 0
    hands.tab.pace.set_pause(3_600_000)
    return hands


@pytest.mark.parametrize("game", sampled(GAMES, "craps", "poker-dice"))
def test_a_new_game_by_n_gives_the_ring_where_a_person_acts(
    open_window: Callable[..., Any], games: list[TabSpec], game: str
) -> None:
    hands = seated(open_window, games, game)
    before = hands.window.focusWidget()
    box = hands.tab.cards.players.findChild(QComboBox)
    box.setFocus()
    hands.press(Qt.Key.Key_N, Qt.Key.Key_N)
    assert hands.window.focusWidget() is before


def test_a_click_on_a_house_of_craps_leaves_the_ring_at_the_layout(
    open_window: Callable[..., Any], games: list[TabSpec]
) -> None:
    hands = seated(open_window, games, "craps")
    before = hands.window.focusWidget()
    other = next(button for button in hands.tab.cards.house.houses.values() if not button.isChecked())
    hands.click(other)
    assert hands.window.focusWidget() is before
    hands.press(Qt.Key.Key_Right)
    assert other.isChecked()


@pytest.mark.parametrize("game", sampled(GAMES, "hog", "craps"))
def test_a_click_on_the_speed_of_the_dice_leaves_the_ring_where_a_person_acts(
    open_window: Callable[..., Any], games: list[TabSpec], game: str
) -> None:
    hands = seated(open_window, games, game)
    before = hands.window.focusWidget()
    hands.click(hands.tab.tray.findChild(SpeedSlider))
    assert hands.window.focusWidget() is before
