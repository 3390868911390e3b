"""Enter does what has the focus ring, and nothing else, in every game."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QTabBar

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.games.hazard.tab import HazardTab
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.games.poker_dice.tab import PokerDiceTab
from dicedesk.ui.table.game_tab import TabSpec
from tests.repeated import sampled

GAMES = list(TITLES)
HOG, CRAPS, HAZARD, POKER_DICE = map(GAMES.index, ("hog", "craps", "hazard", "poker-dice"))
FLYING_MS = 3_600_000
"""An hour, in milliseconds: an animation this long ends by a key alone, however slow the machine."""


@pytest.fixture
def sit_down(open_window: Callable[..., Any], games: list[TabSpec]) -> Callable[..., Any]:
    """Opens the window with the game at a place; turns are shown in no time unless `flying_ms` says how long."""

    def opened(place: int, flying_ms: int = 0) -> Any:
        hands = open_window(games[place].make)
        hands.tab.tray.duration_ms = flying_ms
        hands.tab.pace.set_pause(FLYING_MS)
        return hands

    return opened


def moves(hands: Any) -> int:
    return len(hands.tab.session.history)


@pytest.mark.parametrize("place", [HOG, HAZARD, POKER_DICE], ids=["hog", "hazard", "poker dice"])
def test_the_big_button_has_the_ring_when_a_person_is_to_act(
    sit_down: Callable[..., Any], place: int
) -> None:
    hands = sit_down(place)
    assert hands.window.focusWidget() is hands.tab.primary


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), HOG, CRAPS, HAZARD), ids=GAMES)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_the_button_that_has_the_ring(
    sit_down: Callable[..., Any], place: int, key: Qt.Key
) -> None:
    hands = sit_down(place)
    buttons = [
        stop
        for stop in hands.stops_of_tab_key()
        if isinstance(stop, QAbstractButton) and stop is not hands.tab.primary
    ]
    assert buttons
    for button in buttons:
        if not button.isEnabled():
            # One of those before it has seated a computer, after which there is nothing to quit.
            continue
        pressed: list[str] = []
        button.clicked.connect(lambda *_, pressed=pressed: pressed.append("pressed"))
        button.setFocus()
        hands.press(key)
        for dialog in QApplication.topLevelWidgets():
            if dialog is not hands.window and dialog.isVisible():
                dialog.close()
        hands.window.activateWindow()
        hands.until(hands.window.isActiveWindow)
        assert pressed == ["pressed"], button.text() or button.accessibleName()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_on_undo_enter_undoes(sit_down: Callable[..., Any], key: Qt.Key) -> None:
    hands = sit_down(HOG)
    hands.press(Qt.Key.Key_4, Qt.Key.Key_Return)
    hands.until(lambda: not hands.tab.pace.is_busy)
    assert moves(hands) == 1
    hands.tab.buttons.undo.setFocus()
    hands.press(key)
    hands.press(key)
    assert moves(hands) == 0
    assert hands.window.focusWidget() is hands.tab.primary


def test_on_undo_enter_undoes_also_while_dice_fly(sit_down: Callable[..., Any]) -> None:
    hands = sit_down(HOG, flying_ms=FLYING_MS)
    hands.press(Qt.Key.Key_4, Qt.Key.Key_Return)
    hands.tab.buttons.undo.setFocus()
    hands.press(Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_Return)
    assert moves(hands) == 0


@pytest.mark.parametrize("place", [HOG, HAZARD], ids=["hog", "hazard"])
def test_enter_on_a_choice_makes_it_and_gives_the_ring_to_the_big_button(
    sit_down: Callable[..., Any], place: int
) -> None:
    hands = sit_down(place)
    tab = hands.tab
    assert isinstance(tab, HogTab | HazardTab)
    row = tab.choices
    row.take_focus()
    hands.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert (moves(hands), hands.window.focusWidget()) == (0, tab.primary)
    assert hands.window.focusWidget().text() in ("Roll 5 dice", "Throw for main 8")


def test_enter_on_a_die_keeps_it(sit_down: Callable[..., Any]) -> None:
    hands = sit_down(POKER_DICE)
    tab = hands.tab
    assert isinstance(tab, PokerDiceTab)
    hands.press(Qt.Key.Key_Return)
    hands.until(lambda: not tab.pace.is_busy)
    while hands.window.focusWidget().accessibleName()[:5] != "Die 1":
        hands.press(Qt.Key.Key_Tab)
    hands.press(Qt.Key.Key_Return)
    assert (tab.selection, moves(hands)) == ((0,), 1)


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), POKER_DICE), ids=GAMES)
def test_enter_on_a_box_opens_it(sit_down: Callable[..., Any], place: int) -> None:
    hands = sit_down(place)
    for box in hands.tab.findChildren(QComboBox):
        if box.isVisible():
            box.setFocus()
            hands.press(Qt.Key.Key_Return)
            assert box.view().isVisible()
            box.hidePopup()
    assert moves(hands) == 0


@pytest.mark.parametrize("place", sampled(range(len(TITLES)), HOG, POKER_DICE), ids=GAMES)
def test_enter_plays_nothing_where_a_log_a_table_or_the_names_of_the_games_have_the_ring(
    sit_down: Callable[..., Any], place: int
) -> None:
    hands = sit_down(place)
    stops = [stop for stop in hands.stops_of_tab_key() if not isinstance(stop, QAbstractButton | QComboBox)]
    for stop in [*stops, hands.window.findChild(QTabBar)]:
        stop.setFocus()
        hands.press(Qt.Key.Key_Return)
        assert moves(hands) == 0


def test_a_click_on_a_button_leaves_the_ring_on_the_big_one(sit_down: Callable[..., Any]) -> None:
    hands = sit_down(HOG)
    hands.click(hands.tab.choices.buttons[6])
    assert hands.window.focusWidget() is hands.tab.primary
    hands.press(Qt.Key.Key_Return)
    assert len(hands.tab.session.history[0].faces) == 6
