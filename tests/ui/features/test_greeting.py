"""The quiet line on the felt at the start: what it says, what opens by it, and when it goes."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.past_games import ExerciseCount
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.greeting import GreetingLine
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.features.statistics import StatisticsWindow
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.window.main_window import MainWindow
from tests.features.test_greeting import Waiting, better
from tests.ui.parts import with_late
from tests.ui.windows import main_window

DUE = (ExerciseCount("hog", 20, 13, 0),)


@dataclass
class Unreadable(Waiting):
    """Games that cannot be read."""

    def exercise_counts(self, now: int) -> tuple[ExerciseCount, ...]:
        raise StoreError("no")


@pytest.fixture
def greeted(qtbot: QtBot, parts: AppParts) -> Callable[..., MainWindow]:
    """Greets whoever has these games in the window, at the tab of a place."""

    def opened(past: Waiting, place: int = 0) -> MainWindow:
        known = with_late(parts, history=past)
        window = main_window(all_tabs(known), known, first_tab=place)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.say_what_waits()
        return window

    return opened


def line_of(window: MainWindow) -> GreetingLine | None:
    lines = [line for line in window.findChildren(GreetingLine) if line.isVisible()]
    return lines[0] if lines else None


def words(window: MainWindow) -> list[str]:
    line = line_of(window)
    return [] if line is None else [way.text() for way in line.ways if way.isVisible()]


@pytest.mark.parametrize(("place", "game"), list(enumerate(("Hog", "Craps", "Hazard", "Poker Dice"))))
def test_the_line_says_what_waits(greeted: Callable[..., MainWindow], place: int, game: str) -> None:
    window = greeted(Waiting(counts=DUE), place)
    window.resize(800, 528)
    assert words(window) == [f"Today's {game}", "13 exercises due"]
    line = line_of(window)
    assert line is not None
    assert line.parentWidget().rect().contains(line.geometry())
    assert line.ways[1].accessibleDescription() == "Practice your mistakes (Ctrl+Shift+P)"


def test_what_does_not_fit_is_left_out(greeted: Callable[..., MainWindow]) -> None:
    window = greeted(Waiting(better(), counts=DUE))
    line = line_of(window)
    assert line is not None
    line.parentWidget().resize(500, 200)
    assert words(window) == ["Today's Hog", "13 exercises due"]


def test_nothing_to_say_is_no_line(greeted: Callable[..., MainWindow]) -> None:
    window = greeted(Waiting())
    line = line_of(window)
    assert line is not None
    line.ways[0].accessible_press()
    assert line_of(window) is None
    window.say_what_waits()
    assert line_of(window) is None, "today's game is on the table"


def test_games_that_cannot_be_read_are_not_spoken_of(greeted: Callable[..., MainWindow]) -> None:
    assert line_of(greeted(Unreadable())) is None


def test_the_first_move_takes_the_line_away(qtbot: QtBot, greeted: Callable[..., MainWindow]) -> None:
    window = greeted(Waiting(counts=DUE))
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert line_of(window) is None
    window.say_what_waits()
    assert line_of(window) is None


def test_a_page_that_is_no_game_has_no_line(greeted: Callable[..., MainWindow]) -> None:
    assert line_of(greeted(Waiting(counts=DUE), 4)) is None


def test_enter_on_a_part_of_the_line_opens_it(qtbot: QtBot, greeted: Callable[..., MainWindow]) -> None:
    window = greeted(Waiting(better(), counts=DUE))
    window.resize(1280, 800)
    line = line_of(window)
    assert line is not None
    for way, kind in zip(line.ways[1:], (PracticeWindow, StatisticsWindow), strict=True):
        way.setFocus()
        qtbot.keyClick(way, Qt.Key.Key_Return)
        (opened,) = window.findChildren(kind)
        assert opened.isVisible()
        opened.close()


def test_what_was_practiced_is_not_due_when_the_window_comes_back(
    qtbot: QtBot, greeted: Callable[..., MainWindow]
) -> None:
    past = Waiting(counts=DUE)
    window = greeted(past)
    past.counts = ()
    assert window.games.game is not None
    window.games.game.returned.emit()
    assert words(window) == ["Today's Hog"]
