"""Today's game at the table: begun by a key, asked for twice in the middle of another, and its result copied."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.features.review.jobs import ending_on
from dicedesk.games.catalogue import TITLES
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


def test_the_end_of_todays_game_tells_the_result_of_best_play(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    press(qtbot, window, Key.Key_T, control=True)
    play_to_the_end(qtbot, tab)
    ending = ending_on(tab.record_text())
    assert ending is not None
    qtbot.waitUntil(tab.result.copy_button.isVisible)
    assert ending.best_play
    assert tab.result.line.text() == f"{ending.best_play} There is a new daily game tomorrow."
    assert str(ending.best_play) in tab.result.accessibleDescription()


@pytest.mark.parametrize("is_todays", [True, False])
def test_only_the_end_of_todays_game_tells_of_the_next_one(
    qtbot: QtBot, window: MainWindow, *, is_todays: bool
) -> None:
    tab, heard = hog_of(window), list[str]()
    tab.told.connect(heard.append)
    if is_todays:
        press(qtbot, window, Key.Key_T, control=True)
    play_to_the_end(qtbot, tab)
    qtbot.waitUntil(tab.result.challenge_button.isVisible)
    words = "There is a new daily game tomorrow."
    assert (words in tab.result.line.text()) is is_todays
    assert any(words in each for each in heard) is is_todays


def test_the_only_try_is_given_up_at_the_second_asking(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    press(qtbot, window, Key.Key_T, control=True)
    tab.input.lead_on()
    qtbot.waitUntil(lambda: not (tab.is_busy or tab.session.computer_moves))
    press(qtbot, window, Key.Key_N)
    assert tab.tray.caption == "This is today's only try. Press N again to give it up."
    press(qtbot, window, Key.Key_N)
    assert not isinstance(tab.session.dice, DatedDice)


def test_a_chosen_number_of_dice_withdraws_the_question(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    press(qtbot, window, Key.Key_T, control=True)
    tab.input.lead_on()
    qtbot.waitUntil(lambda: not (tab.is_busy or tab.session.computer_moves))
    for key in (Key.Key_N, Key.Key_5, Key.Key_N):
        press(qtbot, window, key)
    assert isinstance(tab.session.dice, DatedDice)


def test_a_second_game_with_todays_dice_is_not_called_the_only_try(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    for _ in range(2):
        tab.bridge.begin_today()
        tab.input.lead_on()
        qtbot.waitUntil(lambda: not (tab.is_busy or tab.session.computer_moves))
    press(qtbot, window, Key.Key_N)
    assert tab.tray.caption == "Press N again to leave this game and start another"


@pytest.mark.parametrize("game", TITLES)
def test_todays_game_has_a_badge_on_the_felt_while_it_is_played(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    window.games.choose(game)
    tab = window.games.game
    assert tab is not None
    assert not tab.corner.badge.isVisible()
    press(qtbot, window, Key.Key_T, control=True)
    assert (tab.corner.badge.isVisible(), tab.corner.badge.text()) == (True, "TODAY · Nov 21")
    tab.input.begin_at_once()
    assert not tab.corner.badge.isVisible()


def test_the_badge_gives_way_to_the_result(qtbot: QtBot, window: MainWindow) -> None:
    tab = hog_of(window)
    press(qtbot, window, Key.Key_T, control=True)
    play_to_the_end(qtbot, tab)
    assert tab.result.isVisible()
    assert not tab.corner.isVisible()
    tab.input.begin_at_once()
    assert tab.corner.isVisible()
