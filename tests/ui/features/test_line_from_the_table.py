"""The best line that "Why?" at a table leads to: stepped through in a window of its own, beside a game that stays."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.core.position import parse_position
from dicedesk.games.catalogue import GAMES, SPECS, practiced_games
from dicedesk.games.hog.rules import RollDice
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.features.working import WorkingWindow
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.solved_jobs import SolvedJobs
from tests.ui.table.coach_seen import play_casual
from tests.ui.windows import main_window

Open = Callable[[str], MainWindow]


@pytest.fixture
def at_table(qtbot: QtBot, parts: AppParts, solved_jobs: SolvedJobs) -> Open:
    """Opens the window at the tab of a game."""

    def opened(game: str) -> MainWindow:
        known = replace(parts, jobs=solved_jobs, long_jobs=solved_jobs)
        tabs = all_tabs(known)
        window = main_window(tabs, known, first_tab=[tab.id for tab in tabs].index(game))
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return opened


def why(window: MainWindow) -> WorkingWindow:
    assert window.games.game is not None
    window.games.game.ask_why()
    return next(each for each in window.findChildren(WorkingWindow) if each.isVisible())


def lines_over(window: MainWindow) -> list[ReplayWindow]:
    return [each for each in window.findChildren(ReplayWindow) if each.isVisible()]


# In Craps, "Why?" at the table explains a bet, which has no line.
@pytest.mark.parametrize("game", [game for game in practiced_games() if game != "craps"])
def test_a_casual_game_leads_to_the_best_line_and_stays_as_it_is(
    qtbot: QtBot, at_table: Open, game: str
) -> None:
    window = at_table(game)
    tab = window.games.game
    assert tab is not None
    play_casual(tab)
    position = parse_position(GAMES[game].sample.positions[0], SPECS)
    tab.bridge.begin(tab._table.begin_at(position))
    working, before = why(window), tab.session.record
    assert working.line_button.isVisible()
    working.activateWindow()
    qtbot.waitUntil(working.isActiveWindow)
    qtbot.keyClick(working.windowHandle(), Qt.Key.Key_L)
    (line,) = lines_over(window)
    assert "a line not played" in line.windowTitle()
    assert line.shown.place == len(before.plays)
    line.go_to(line.shown.place + 1)
    assert line.shown.tab.session.history[0].before == tab.state
    assert tab.session.record == before
    working.close()
    line.close()


def test_a_counted_game_tells_no_line(at_table: Open) -> None:
    window = at_table("hazard")
    assert window.games.game is not None
    window.games.game.complete()
    working = window.windows.show_working(window.games.game.coaching.chosen())  # type: ignore[union-attr,arg-type]
    assert working.line_button.isHidden()
    working._ask_for_line()
    assert lines_over(window) == []
    working.close()


def test_the_line_begins_after_the_moves_that_were_played(at_table: Open) -> None:
    window = at_table("hog")
    tab = window.games.game
    assert tab is not None
    play_casual(tab)
    tab.pace.set_pause(0)
    tab.bridge.play(RollDice(0))
    tab.pace.stop()
    tab.bridge.play_computer()
    tab.pace.stop()
    working = why(window)
    working.line_button.click()
    (line,) = lines_over(window)
    assert line.shown.place == 2
    assert line.shown.game.moves > 2
    working.close()
    line.close()
