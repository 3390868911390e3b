"""Work on very many games: how far it is, and that it can be cancelled."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.long_work import LongWork
from tests.ui.held_jobs import HeldJobs


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def work(qtbot: QtBot, jobs: HeldJobs) -> LongWork:
    made = LongWork(jobs)
    qtbot.addWidget(made)
    return made


def heard_of(work: LongWork) -> list[str]:
    heard: list[str] = []
    work.told.connect(heard.append)
    return heard


def nothing(_: Callable[[float], None]) -> int:
    return 7


class Hearer(QWidget):
    """Hears what came of the work."""

    heard: object = None

    def hear(self, result: object) -> None:
        self.heard = result


def test_how_far_it_is_can_be_seen_until_it_is_done(work: LongWork, jobs: HeldJobs, qtbot: QtBot) -> None:
    hearer = Hearer()
    qtbot.addWidget(hearer)
    work.start("Counting…", nothing, hearer.hear)
    jobs.last.news(0.25)
    assert (work.isVisible(), work.is_busy, work.bar.value(), work.words.text()) == (
        True,
        True,
        250,
        "Counting…",
    )
    jobs.last.done(7)
    assert (work.isVisible(), work.is_busy, hearer.heard) == (False, False, 7)


def test_it_can_be_cancelled(work: LongWork, jobs: HeldJobs) -> None:
    heard = heard_of(work)
    work.start("Counting…", nothing, Hearer(work).hear)
    work.cancel_button.click()
    assert (jobs.last.is_cancelled, work.isVisible(), heard) == (True, False, ["Canceled."])
    work.cancel()
    assert heard == ["Canceled."]


def test_one_thing_is_done_at_a_time(work: LongWork) -> None:
    heard = heard_of(work)
    for _ in range(2):
        work.start("Counting…", nothing, Hearer(work).hear)
    assert heard == ["Wait until this is done, or cancel it."]


def test_what_went_wrong_is_told(work: LongWork, jobs: HeldJobs) -> None:
    heard = heard_of(work)
    work.start("Counting…", nothing, Hearer(work).hear)
    jobs.last.failed(OSError("no room"))
    assert (heard, work.is_busy) == (["no room"], False)


def test_what_is_done_in_a_moment_need_not_be_seen(qtbot: QtBot, jobs: HeldJobs) -> None:
    work = LongWork(jobs, seen_after_ms=1)
    qtbot.addWidget(work)
    work.start("Counting…", nothing, Hearer(work).hear)
    assert not work.isVisible()
    qtbot.waitUntil(work.isVisible)
    jobs.last.done(7)
    work.start("Counting…", nothing, Hearer(work).hear)
    work.stop()
    assert not work.isVisible()


def test_it_is_stopped_without_a_word(work: LongWork, jobs: HeldJobs) -> None:
    heard = heard_of(work)
    work.start("Counting…", nothing, Hearer(work).hear)
    work.stop()
    assert (jobs.last.is_cancelled, work.is_busy, heard) == (True, False, [])
