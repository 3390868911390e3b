"""Practice is opened from the menu, by its keys, and from the history."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicedesk.coach.coach import SlowWork
from dicedesk.core.words import Sentence
from dicedesk.features.position import read_position
from dicedesk.features.practice import exercise_in
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.windows import Windows
from tests.ui.features.practice.conftest import HAZARD, WaitingJobs
from tests.ui.held_jobs import HeldJobs

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def opened_over(window: MainWindow) -> list[PracticeWindow]:
    """The practice windows that are open."""
    return [found for found in window.findChildren(PracticeWindow) if found.isVisible()]


def test_its_keys_open_it_over_a_game(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_P, BOTH)
    (practice,) = opened_over(window)
    assert practice.bar.game == ""
    practice.close()


def test_the_history_opens_the_exercises_of_the_game_that_it_shows(window: MainWindow) -> None:
    window.choose_tab(window.games.count() - 1)
    window.current_tab.practice_asked.emit("hazard")
    (practice,) = opened_over(window)
    assert practice.bar.game == "hazard"
    practice.close()


@pytest.mark.parametrize("is_by_key", [True, False])
def test_closing_the_window_ends_the_search(
    practice: Callable[..., Windows], qtbot: QtBot, *, is_by_key: bool
) -> None:
    jobs = WaitingJobs()
    window = practice(HAZARD, jobs=jobs).show_practice()
    assert window.felt.caption.startswith("1 game is still being reviewed.")
    assert jobs.waiting == 1
    if is_by_key:
        QTest.keyClick(window, Qt.Key.Key_Escape)
    else:
        window.close()
    assert jobs.waiting == 0


def test_while_the_history_looks_for_mistakes_practice_does_not(practice: Callable[..., Windows]) -> None:
    jobs = WaitingJobs()
    practice(HAZARD, jobs=jobs).show_practice(looks_for_mistakes=False)
    assert jobs.waiting == 0


def test_an_exercise_that_waits_for_slow_work_says_how_far_it_is(practice: Callable[..., Windows]) -> None:
    jobs = HeldJobs()
    line = "yacht fives 20, dice 5 2 5 3 1, rolls-left 1"
    window = practice(jobs=jobs).practice_position(read_position(line))
    (job,) = (each for each in jobs.started if getattr(each.work, "func", None) is exercise_in)
    job.news(SlowWork(Sentence("Working out Nordic once: 40%", {}), 0.4))
    assert window.felt.caption == "Working out Nordic once: 40%"
    job.finish()
    assert window.exercise is not None
    assert window.felt.caption != "Working out Nordic once: 40%"
    window.close()
