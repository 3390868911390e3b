"""Ctrl+P opens the position of what is shown: the game on the table, a replay, a review or an exercise."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.core.record import HINTS, parse_record
from dicedesk.features.position import read_position
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.settings import CoachSettings, GameKind
from dicedesk.ui.features.position.window import PositionWindow
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.window.main_window import MainWindow

Press = Callable[[], list[str]]
RECORD = '[Game "hog"]\n[Player0 "Ann"]\n[Player1 "final"]\nroll 3 : 4 5 6\nroll 0\nroll 4 : 2 2 2 5\n'
STATES = ["hog 0-0", "hog 15-0, turn 1", "hog 15-1", "hog 26-1, turn 1"]
WITH = " | goal=100 | You, final"


@pytest.fixture
def press(window: MainWindow, qtbot: QtBot) -> Press:
    """Presses Ctrl+P in the active window; returns the lines of the positions that are open then."""

    def pressed() -> list[str]:
        active = window.windowHandle() if window.isActiveWindow() else None
        over = next((each for each in window.findChildren(ReplayWindow) if each.isVisible()), None)
        handle = active or (over.windowHandle() if over else window.windowHandle())
        qtbot.keyClick(handle, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        return open_lines(window)

    return pressed


def open_lines(window: MainWindow) -> list[str]:
    """The lines of the positions that are open."""
    return [each.line.to_text() for each in window.findChildren(PositionWindow) if each.isVisible()]


def game_of(window: MainWindow, *, is_casual: bool) -> GameTab:
    """The game on the table, casual or counted."""
    tab = window.games.game
    assert tab is not None
    tab.choose_kind(is_casual)
    return tab


@pytest.mark.parametrize("game", SPECS)
def test_a_casual_game_opens_with_its_position_and_players(
    window: MainWindow, press: Press, game: str
) -> None:
    window.games.choose(game)
    tab = game_of(window, is_casual=True)
    (line,) = press()
    position = read_position(line)
    assert (position.state, position.players[0]) == (tab.state, "You")


def test_a_counted_game_shows_its_choice_only_when_asked_twice(window: MainWindow, press: Press) -> None:
    tab = game_of(window, is_casual=False)
    assert (press(), tab.session.is_casual) == ([], False)
    (line,) = press()
    assert (read_position(line).state, tab.session.is_casual) == (tab.state, True)
    assert tab.session.record.tag(HINTS) == "1"


def test_over_the_lab_a_counted_game_opens_at_its_beginning(window: MainWindow, press: Press) -> None:
    tab = game_of(window, is_casual=False)
    tab.bridge.play(RollDice(3))
    tab.pace.stop()
    tab.bridge.play_computer()
    tab.pace.stop()
    window.games.choose("lab")
    assert press() == ["hog 0-0 | goal=100 | You, final"]
    assert not tab.session.is_casual


def test_over_the_history_a_casual_game_opens_at_its_position(window: MainWindow, press: Press) -> None:
    tab = game_of(window, is_casual=True)
    tab.bridge.play(RollDice(3))
    tab.pace.stop()
    window.games.choose("history")
    (line,) = press()
    assert read_position(line).state == tab.state


@pytest.mark.parametrize("place", range(4))
def test_a_replay_opens_its_place(window: MainWindow, place: int) -> None:
    window.windows.show_replay(RECORD)
    (replay,) = window.findChildren(ReplayWindow)
    replay.go_to(place)
    replay.ask_for_position()
    assert open_lines(window) == [STATES[place] + WITH]


@pytest.mark.parametrize(("place", "before"), [(0, 0), (1, 0), (3, 2)])
def test_a_review_opens_the_position_before_its_move(window: MainWindow, place: int, before: int) -> None:
    review = window.windows.show_review(RECORD)
    assert review.page is not None
    review.page.go_to(place)
    review.ask_for_position()
    assert open_lines(window) == [STATES[before] + WITH]


def test_an_exercise_opens_its_position_once_it_was_answered(window: MainWindow) -> None:
    record = parse_record(RECORD, SPECS)
    practice = window.windows.practice_move(record, 2)
    practice.ask_for_position()
    said = "Answer first, then press Ctrl+P to set up this position"
    assert (open_lines(window), practice.hint.text()) == ([], said)
    practice.row.choose(4)
    practice.go_on()
    practice.ask_for_position()
    assert open_lines(window) == [STATES[2] + WITH]
    practice.close()


def test_without_an_exercise_practice_opens_no_position(window: MainWindow) -> None:
    practice = window.windows.show_practice()
    practice.ask_for_position()
    assert open_lines(window) == []
    practice.close()


def test_a_review_that_failed_opens_no_position(window: MainWindow) -> None:
    review = window.windows.show_review("no record")
    assert isinstance(review, ReviewWindow)
    review.ask_for_position()
    assert open_lines(window) == []


def test_the_calculation_of_a_number_lies_over_its_position(window: MainWindow) -> None:
    position = window.windows.open_position("hog 34-50 | goal=100 | You, final")
    assert position is not None
    position.table.tab.ask_why()
    assert (
        len([each for each in position.findChildren(object) if type(each).__name__ == "WorkingWindow"]) == 1
    )


def test_casual_by_choice_needs_no_second_press(window: MainWindow, press: Press) -> None:
    tab = game_of(window, is_casual=True)
    assert tab.bridge.is_casual_next
    assert len(press()) == 1
    assert tab.session.record.tag(HINTS) is None
    assert CoachSettings(kind=GameKind.CASUAL).is_casual
