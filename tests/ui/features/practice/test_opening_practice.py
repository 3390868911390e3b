"""Practice is opened from the menu, by its keys, and from the history."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.features.position import read_position
from dicedesk.ui.features.practice.window import PracticeWindow
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.windows import Windows
from tests.ui.features.practice.conftest import HAZARD, WaitingJobs
from tests.ui.held_jobs import HALFWAY, HeldJobs

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


@pytest.fixture
def slow_jobs() -> HeldJobs:
    """Work that is done when the test says so."""
    return HeldJobs()


@pytest.fixture
def slow_practice(practice: Callable[..., Windows], slow_jobs: HeldJobs) -> PracticeWindow:
    """Practice of a position that waits for slow work."""
    line = "yacht fives 20, dice 5 2 5 3 1, rolls-left 1"
    window = practice(jobs=slow_jobs).practice_position(read_position(line))
    slow_jobs.last.news(HALFWAY)
    return window


def test_an_exercise_that_waits_for_slow_work_says_how_far_it_is(slow_practice: PracticeWindow) -> None:
    assert HALFWAY.words in words_in(slow_practice)
    assert slow_practice.felt.caption == "Preparing the exercise…"


def test_an_exercise_takes_the_place_of_its_slow_work(
    slow_practice: PracticeWindow, slow_jobs: HeldJobs
) -> None:
    slow_jobs.last.finish()
    assert slow_practice.exercise is not None
    assert HALFWAY.words not in words_in(slow_practice)


def test_slow_work_that_fails_says_why(slow_practice: PracticeWindow, slow_jobs: HeldJobs) -> None:
    slow_jobs.last.failed(ValueError("Out of memory."))
    assert slow_practice.felt.caption == "Out of memory."
    assert HALFWAY.words not in words_in(slow_practice)


def test_an_exercise_whose_slow_work_is_canceled_does_not_come(
    slow_practice: PracticeWindow, slow_jobs: HeldJobs
) -> None:
    slow_practice.slow_work.cancel.click()
    assert slow_practice.felt.caption == "Canceled."
    assert HALFWAY.words not in words_in(slow_practice)
    assert slow_jobs.waiting == []


def test_other_exercises_take_the_place_of_one_that_was_waited_for(
    slow_practice: PracticeWindow, slow_jobs: HeldJobs
) -> None:
    waited_for = slow_jobs.last
    slow_practice.bar.kind.setCurrentIndex(1)
    assert waited_for.is_cancelled
    assert HALFWAY.words not in words_in(slow_practice)


def test_mistakes_that_wait_for_slow_work_say_how_far_it_is(
    practice: Callable[..., Windows], slow_jobs: HeldJobs
) -> None:
    window = practice(HAZARD, jobs=slow_jobs).show_practice(looks_for_mistakes=False)
    slow_jobs.last.news(HALFWAY)
    assert HALFWAY.words in words_in(window)
    slow_jobs.last.finish()
    assert HALFWAY.words not in words_in(window)


def test_a_search_for_mistakes_that_waits_for_slow_work_can_be_canceled(
    practice: Callable[..., Windows], slow_jobs: HeldJobs
) -> None:
    window = practice(HAZARD, jobs=slow_jobs).show_practice()
    search = slow_jobs.started[0]
    search.news(HALFWAY)
    assert HALFWAY.words in words_in(window)
    window.slow_work.cancel.click()
    assert search.is_cancelled
    assert HALFWAY.words not in words_in(window)


def words_in(window: PracticeWindow) -> list[str]:
    """The visible words of a practice window, apart from those on the felt."""
    return [part.text() for part in window.findChildren(QLabel) if part.isVisible()]
