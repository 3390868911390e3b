"""A review is made aside: how far it is can be seen, and it can be cancelled."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.features.review.game import review_record
from dicedesk.play.ports.jobs import JobError
from dicedesk.ui.base.lifetime import is_alive
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.jobs import ImmediateJobs
from tests.features.review.reviewed_records import CRAPS
from tests.ui.held_jobs import HALFWAY, HeldJobs


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def review(
    qtbot: QtBot, window: MainWindow, jobs: HeldJobs, appearance: Appearance, parts: AppParts
) -> Iterator[ReviewWindow]:
    """A review that is being made."""
    parts = replace(parts, jobs=ImmediateJobs(), long_jobs=jobs)
    made = ReviewWindow(CRAPS, parts, appearance, {"craps": "Craps"}, window)
    made.show()
    yield made
    if is_alive(made):
        made.close()


def test_how_far_it_is_can_be_seen_until_it_is_there(review: ReviewWindow, jobs: HeldJobs) -> None:
    assert (review.work.isVisible(), review.page) == (True, None)
    jobs.last.news(0.4)
    assert review.work.bar.value() == 0.4 * review.work.bar.maximum()
    jobs.last.done(review_record(CRAPS, lambda _: None))
    assert review.page is not None
    assert not review.work.isVisible()
    assert review.page.chart.isVisible()


def test_slow_work_of_the_coach_is_named_until_the_review_begins(
    review: ReviewWindow, jobs: HeldJobs
) -> None:
    jobs.last.news(HALFWAY)
    assert review.work.words.text() == HALFWAY.words
    assert review.work.bar.value() == 0.4 * review.work.bar.maximum()
    jobs.last.news(0.1)
    assert review.work.words.text() == "Reviewing the game…"


def test_it_is_cancelled_by_its_button(qtbot: QtBot, review: ReviewWindow, jobs: HeldJobs) -> None:
    review.work.cancel_button.click()
    assert jobs.last.is_cancelled
    qtbot.waitUntil(lambda: not is_alive(review))


def test_it_is_cancelled_by_closing(review: ReviewWindow, jobs: HeldJobs) -> None:
    review.close()
    assert jobs.last.is_cancelled


def test_why_it_failed_is_said(review: ReviewWindow, jobs: HeldJobs) -> None:
    jobs.last.failed(JobError("the worker process ended unexpectedly"))
    assert review.note.text() == "This record cannot be reviewed: the worker process ended unexpectedly"
