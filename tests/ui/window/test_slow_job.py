"""A job whose result opens a window: its dialog appears only for the coach's slow work, and cancels it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.coach.coach import SlowWork
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.slow_job import SlowJob
from tests.features.review.test_comparison import game
from tests.ui.held_jobs import HALFWAY, HeldJobs
from tests.ui.quiet_tab import QuietTab
from tests.ui.quiet_window import quiet_window, stories
from tests.ui.window.test_challenges import FINISHED, said
from tests.ui.windows import held_window

ANSWER = FINISHED.replace(
    "[Left", '[Challenger "Zoë"]\n[ChallengerResult "ended 0 0 0"]\n[ChallengerCost "1"]\n[Left'
)


def half(number: int, tell: Callable[[SlowWork], object]) -> int:
    tell(HALFWAY)
    return number // 2


@dataclass
class Heard:
    """What a job reported."""

    ready: list[object] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def job(qtbot: QtBot, jobs: HeldJobs, heard: Heard) -> Iterator[SlowJob]:
    """A job under way."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    made = SlowJob("Comparison", jobs, parent)
    made.ready.connect(heard.ready.append)
    made.failed.connect(heard.failed.append)
    made.ask(half, 12)
    yield made
    del parent


def test_a_job_without_slow_work_shows_nothing(job: SlowJob) -> None:
    assert not job.isVisible()


def test_slow_work_shows_how_far_it_is(job: SlowJob, jobs: HeldJobs) -> None:
    jobs.last.news(HALFWAY)
    assert [words.text() for words in job.findChildren(QLabel) if words.isVisible()] == [HALFWAY.words]


def test_the_result_takes_the_place_of_the_dialog(job: SlowJob, jobs: HeldJobs, heard: Heard) -> None:
    jobs.last.finish()
    assert (heard.ready, job.isVisible()) == ([6], False)


def test_the_reason_takes_the_place_of_the_dialog(job: SlowJob, jobs: HeldJobs, heard: Heard) -> None:
    jobs.last.news(HALFWAY)
    jobs.last.failed(ValueError("no memory"))
    assert (heard.failed, job.isVisible()) == (["no memory"], False)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_escape_or_its_only_button_cancels_the_job(
    qtbot: QtBot, job: SlowJob, jobs: HeldJobs, key: Qt.Key
) -> None:
    jobs.last.news(HALFWAY)
    qtbot.waitUntil(job.slow_work.cancel.hasFocus)
    qtbot.keyClick(job.slow_work.cancel, key)
    assert (jobs.waiting, job.isVisible()) == ([], False)


@pytest.fixture
def window(qtbot: QtBot, parts: AppParts, jobs: HeldJobs) -> Iterator[MainWindow]:
    """A window whose slow jobs wait."""
    yield from quiet_window(qtbot, replace(parts, long_jobs=jobs), FINISHED)


def cancel(window: MainWindow, jobs: HeldJobs) -> None:
    jobs.last.news(HALFWAY)
    (job,) = window.window().findChildren(SlowJob)
    job.slow_work.cancel.click()


def test_a_canceled_comparison_is_said_and_opens_nothing(window: MainWindow, jobs: HeldJobs) -> None:
    window.windows.show_comparison(game("Ann", 4), game("Ben", 4))
    cancel(window, jobs)
    assert (jobs.waiting, said(window)) == ([], "Canceled.")


def test_a_challenge_can_be_canceled_while_it_waits(window: MainWindow, jobs: HeldJobs) -> None:
    window.send_challenge(FINISHED)
    cancel(window, jobs)
    assert (jobs.waiting, said(window)) == ([], "Canceled.")


def test_an_answer_whose_comparison_is_canceled_opens_alone(
    window: MainWindow, jobs: HeldJobs, tmp_path: Path
) -> None:
    file = tmp_path / "answer.dice"
    file.write_text(ANSWER, "utf-8")
    window.open_records([str(file)])
    cancel(window, jobs)
    assert len(stories(window.window())) == 1


def test_a_change_of_language_ends_a_comparison_without_opening_its_answer(
    qtbot: QtBot, parts: AppParts, jobs: HeldJobs, tmp_path: Path
) -> None:
    tabs = [TabSpec("hog", "Hog", partial(QuietTab, record=FINISHED))]
    shell, held = held_window(tabs, replace(parts, long_jobs=jobs))
    qtbot.addWidget(shell)
    shell.show()
    file = tmp_path / "answer.dice"
    file.write_text(ANSWER, "utf-8")
    held.open_records([str(file)])
    jobs.last.news(HALFWAY)
    held.make_anew()
    qtbot.waitUntil(lambda: jobs.waiting == [])
    assert stories(shell) == []
