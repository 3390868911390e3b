"""Today's game at the table: begun by a key, asked for twice in the middle of another, and its result copied."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.features.review.ending import ending_on
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.windows import main_window

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, parts: AppParts) -> MainWindow:
    """The whole window, at Hog, whose turns are shown in no time."""
    shown = main_window(all_tabs(parts), parts)
    qtbot.addWidget(shown)
    hog = hog_of(shown)
    hog.tray.duration_ms = hog.board.crossing_ms = 0
    hog.pace.set_pause(0)
    shown.show()
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    return shown


def hog_of(window: MainWindow) -> HogTab:
    tab = window.current_tab
    assert isinstance(tab, HogTab)
    return tab


def press(qtbot: QtBot, window: MainWindow, key: Key, *, control: bool = False) -> None:
    held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(window.windowHandle(), key, held)


def play_to_the_end(qtbot: QtBot, tab: HogTab) -> None:
    while not tab.session.is_over:
        qtbot.waitUntil(lambda: not (tab.is_busy or tab.session.computer_moves))
        if not tab.session.is_over:
            tab.input.lead_on()
    qtbot.waitUntil(lambda: not tab.is_busy)


def test_a_key_begins_todays_game(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    press(qtbot, window, Key.Key_T, control=True)
    assert isinstance(tab.session.dice, DatedDice)
    year, month, day = map(int, tab.session.dice.day.split("-"))
    assert tab.status().dice == f"Dice for {month}/{day}/{year % 100}"
    assert "your choices, not your luck" in tab.status().tip


def test_a_game_under_way_is_left_for_todays_at_the_second_asking(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    tab.input.lead_on()
    qtbot.waitUntil(lambda: not (tab.is_busy or tab.session.computer_moves))
    press(qtbot, window, Key.Key_T, control=True)
    assert not isinstance(tab.session.dice, DatedDice)
    press(qtbot, window, Key.Key_T, control=True)
    assert isinstance(tab.session.dice, DatedDice)


def test_todays_game_is_not_begun_again_while_it_is_played(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    press(qtbot, window, Key.Key_T, control=True)
    begun = tab.session
    with qtbot.waitSignal(tab.told) as told:
        press(qtbot, window, Key.Key_T, control=True)
    assert told.args == ["You are playing today's game"]
    assert tab.session is begun


def test_the_result_of_todays_game_is_copied_as_a_line(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    press(qtbot, window, Key.Key_T, control=True)
    play_to_the_end(qtbot, tab)
    ending = ending_on(tab.record_text())
    assert ending is not None
    qtbot.waitUntil(tab.result.copy_button.isVisible)
    with qtbot.waitSignal(tab.noted) as noted:
        tab.result.copy_button.click()
    assert QApplication.clipboard().text() == str(ending.to_copy)
    assert noted.args == [f"Copied: {ending.to_copy}"]
    tab.input.new_game()
    assert not tab.result.copy_button.isVisible()


def test_a_second_game_of_the_day_says_that_it_is_casual(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    press(qtbot, window, Key.Key_T, control=True)
    play_to_the_end(qtbot, tab)
    with qtbot.waitSignal(tab.told, check_params_cb=lambda words: "casual" in words):
        press(qtbot, window, Key.Key_T, control=True)
    assert tab.session.is_casual
    assert "casual game" in tab.status().saved


@pytest.mark.parametrize("page", ["history", "lab"])
def test_on_a_page_without_a_game_the_key_goes_to_the_last_game(
    qtbot: QtBot, window: MainWindow, page: str
) -> None:
    window.games.choose("hazard")
    window.games.choose(page)
    press(qtbot, window, Key.Key_T, control=True)
    tab = window.games.game
    assert tab is not None
    assert tab.session.dice == DatedDice("2026-11-21", "hazard")
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert tab.isAncestorOf(QApplication.focusWidget())


def test_no_game_that_is_under_way_is_left_from_another_page_without_a_question(
    qtbot: QtBot, window: MainWindow
) -> None:
    tab = hog_of(window)
    tab.input.lead_on()
    qtbot.waitUntil(lambda: not (tab.is_busy or tab.session.computer_moves))
    begun = tab.session
    window.games.choose("history")
    press(qtbot, window, Key.Key_T, control=True)
    assert window.games.game is tab
    assert tab.session is begun
    press(qtbot, window, Key.Key_T, control=True)
    assert isinstance(tab.session.dice, DatedDice)
