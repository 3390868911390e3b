"""The history among the tabs of the main window: its keys, what is off there, and where a window opens."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.history.page import HistoryPage
from dicedesk.ui.features.record import RecordWindow
from dicedesk.ui.features.statistics import StatisticsWindow
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.adapters.storage.past_games import past_of
from tests.ui.features.history.test_history_page import GAMES
from tests.ui.windows import PLACES, main_window

HISTORY = PLACES.index("history")
OF_GAMES = ("Save game record…", "Replay this game", "Dice for this game…")


def test_ctrl_h_goes_to_the_history_and_a_game_in_it_opens_beside_it(
    window: MainWindow, qtbot: QtBot, parts: AppParts, tmp_path: Path
) -> None:
    object.__setattr__(parts.late, "history", past_of(tmp_path, *GAMES))
    qtbot.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    history = window.current_tab
    assert isinstance(history, HistoryPage)
    qtbot.waitUntil(history.table.hasFocus)
    history.filters.choose("craps")
    history.open_chosen()
    story = window.findChild(RecordWindow)
    assert story is not None
    assert (window.games.title, story.windowTitle().startswith("Record of Craps")) == ("History", True)
    story.close()


def test_what_only_a_game_can_do_is_off_while_the_history_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    def enabled() -> list[bool]:
        return [action.isEnabled() for action in window.actions() if action.text() in OF_GAMES]

    assert enabled() == [True] * len(OF_GAMES)
    qtbot.keyClick(window, Qt.Key(Qt.Key.Key_1 + HISTORY), Qt.KeyboardModifier.ControlModifier)
    assert (window.games.title, window.games.game) == ("History", None)
    assert enabled() == [False] * len(OF_GAMES)
    assert [
        button.text() for button in window.statusBar().findChildren(QPushButton) if button.isVisible()
    ] in (
        [],
        ["Sound on"],
    )
    window.save_record()
    assert window.windows.show_dice() is None
    qtbot.keyClick(window, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert enabled() == [True] * len(OF_GAMES)


def test_letters_in_the_table_are_searched_for_where_they_would_be_keys_of_the_window(
    window: MainWindow, qtbot: QtBot, parts: AppParts, tmp_path: Path
) -> None:
    object.__setattr__(parts.late, "history", past_of(tmp_path, *GAMES))
    sounds = parts.late.sounds
    sound = sounds.words
    window.games.choose("history")
    history = window.current_tab
    assert isinstance(history, HistoryPage)
    qtbot.waitUntil(history.table.hasFocus)
    with qtbot.waitSignal(history.filters.changed):
        qtbot.keyClick(history.table, Qt.Key.Key_M)
    assert (history.filters.words, sounds.words) == ("m", sound)


def test_the_guided_turn_goes_to_a_game_first(window: MainWindow) -> None:
    window.games.choose("history")
    assert window.guide() is not None
    assert window.games.title == "Hog"


def test_a_window_that_was_left_at_the_history_opens_there(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    made = main_window(games, parts, first_tab=HISTORY)
    qtbot.addWidget(made)
    assert (made.games.title, made.place_of_tab) == ("History", HISTORY)


def test_a_key_opens_the_statistics_from_anywhere(window: MainWindow, qtbot: QtBot) -> None:
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_H, keys)
    statistics = window.findChild(StatisticsWindow)
    assert statistics is not None
    statistics.close()
