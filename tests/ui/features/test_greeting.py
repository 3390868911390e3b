"""The quiet line on the felt at the start: what it says, what opens by it, and when it goes."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.play.ports.past_games import ExerciseCount
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import OpeningNumber
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.features.statistics import StatisticsWindow
from dicedesk.ui.games.catalogue import all_tabs
from dicedesk.ui.window.main_window import MainWindow
from tests.features.test_greeting import Waiting, better
from tests.ui.parts import with_late
from tests.ui.windows import PLACES, main_window

DUE = (ExerciseCount("hog", 20, 13, 0),)


@dataclass
class Unreadable(Waiting):
    """Games that cannot be read."""

    def exercise_counts(self, now: int) -> tuple[ExerciseCount, ...]:
        raise StoreError("no")


@pytest.fixture
def greeted(qtbot: QtBot, parts: AppParts) -> Callable[..., MainWindow]:
    """Greets whoever has these games in the window, at the tab of this id."""

    def opened(past: Waiting, tab: str = "hog") -> MainWindow:
        known = with_late(parts, history=past)
        window = main_window(all_tabs(known), known, first_tab=PLACES.index(tab))
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.say_what_waits()
        return window

    return opened


def links(window: MainWindow) -> list[OpeningNumber]:
    """The visible links on the felt, the most important first."""
    tab = window.games.game
    return (
        [] if tab is None else [link for link in tab.corner.findChildren(OpeningNumber) if link.isVisible()]
    )


def words(window: MainWindow) -> list[str]:
    return [link.text() for link in links(window)]


@pytest.mark.parametrize("game", TITLES)
def test_the_line_says_what_waits(greeted: Callable[..., MainWindow], game: str) -> None:
    window = greeted(Waiting(counts=DUE), game)
    window.resize(800, 528)
    assert words(window) == ["13 exercises due"]
    (link,) = links(window)
    tab = window.games.game
    assert tab is not None
    assert tab.free_corner.felt.rect().contains(tab.corner.geometry())
    assert link.accessibleDescription() == "Practice your mistakes (Ctrl+Shift+P)"


def test_what_does_not_fit_is_left_out(greeted: Callable[..., MainWindow]) -> None:
    window = greeted(Waiting(better(), counts=DUE))
    tab = window.games.game
    assert tab is not None
    assert len(words(window)) == 2
    tab.tray.resize(300, 200)
    assert words(window) == ["13 exercises due"]


def test_nothing_to_say_is_no_line(greeted: Callable[..., MainWindow]) -> None:
    assert links(greeted(Waiting())) == []


def test_games_that_cannot_be_read_are_not_spoken_of(greeted: Callable[..., MainWindow]) -> None:
    assert links(greeted(Unreadable())) == []


def test_the_next_move_takes_the_line_away(qtbot: QtBot, greeted: Callable[..., MainWindow]) -> None:
    window = greeted(Waiting(counts=DUE))
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert links(window) == []


def test_an_unfinished_game_has_the_line_too_until_the_player_moves(
    qtbot: QtBot, greeted: Callable[..., MainWindow]
) -> None:
    window = greeted(Waiting(counts=DUE))
    tab = window.games.game
    assert tab is not None
    tab.input.lead_on()
    tab.pace.finish()
    assert tab.session.computer_moves
    window.say_what_waits()
    tab.bridge.play_computer()
    tab.pace.finish()
    assert words(window) == ["13 exercises due"]
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert links(window) == []


def test_a_page_that_is_no_game_has_no_line(greeted: Callable[..., MainWindow]) -> None:
    assert links(greeted(Waiting(counts=DUE), "lab")) == []


def test_enter_on_a_part_of_the_line_opens_it(qtbot: QtBot, greeted: Callable[..., MainWindow]) -> None:
    window = greeted(Waiting(better(), counts=DUE))
    window.resize(1280, 800)
    for link, kind in zip(links(window), (PracticeWindow, StatisticsWindow), strict=True):
        link.setFocus()
        qtbot.keyClick(link, Qt.Key.Key_Return)
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
    assert words(window) == []
