"""A review is made aside: how far it is can be seen, and it can be cancelled."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.features.review.game import review_record
from dicedesk.play.ports.jobs import ImmediateJobs, JobError
from dicedesk.ui.base.lifetime import is_alive
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.review.window import ReviewWindow
from dicedesk.ui.window.main_window import MainWindow
from tests.features.review.reviewed_records import CRAPS


class HeldJobs:
    """Begins work and does none of it; the test says what comes of it."""

    def __init__(self) -> None:
        self.cancelled = 0

    def start(self, work: object, done: Callable[[Any], None], failed: Callable[[Exception], None]) -> Any:
        raise AssertionError("A review says how far it is.")

    def start_with_progress(
        self,
        work: object,
        progress: Callable[[Any], None],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> Any:
        self.progress, self.done, self.failed = progress, done, failed
        return self

    def cancel(self) -> None:
        """Counts."""
        self.cancelled += 1


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
    jobs.progress(0.4)
    assert review.work.bar.value() == 0.4 * review.work.bar.maximum()
    jobs.done(review_record(CRAPS, lambda _: None))
    assert review.page is not None
    assert not review.work.isVisible()
    assert review.page.chart.isVisible()


def test_it_is_cancelled_by_its_button(qtbot: QtBot, review: ReviewWindow, jobs: HeldJobs) -> None:
    review.work.cancel_button.click()
    assert jobs.cancelled == 1
    qtbot.waitUntil(lambda: not is_alive(review))


def test_it_is_cancelled_by_closing(review: ReviewWindow, jobs: HeldJobs) -> None:
    review.close()
    assert jobs.cancelled == 1


def test_why_it_failed_is_said(review: ReviewWindow, jobs: HeldJobs) -> None:
    jobs.failed(JobError("the process for it ended unexpectedly"))
    assert review.note.text() == "This record cannot be reviewed: the process for it ended unexpectedly"
