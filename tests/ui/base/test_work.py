"""Background work of a Qt object: what it hears of it, and when it hears nothing any more."""

import gc
from collections.abc import Callable
from weakref import ref

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import JobError, Jobs
from dicedesk.ui.base.work import Rounds, Work
from tests.fakes.jobs import ImmediateJobs
from tests.ui.held_jobs import HeldJobs


class Asker(QWidget):
    """Has something halved, and notes what it hears of it."""

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.work = Work(jobs, self, self._on_done, self._on_failed, self._on_news)
        self.heard: list[object] = []

    def _on_done(self, result: int) -> None:
        self.heard.append((result, self.work.is_busy))

    def _on_failed(self, reason: str) -> None:
        self.heard.append((reason, self.work.is_busy))

    def _on_news(self, news: str) -> None:
        self.heard.append(news)


def half(number: int, tell: Callable[[str], None]) -> int:
    """Return the half; an odd number has none."""
    tell(f"halving {number}")
    if number % 2:
        raise JobError(tr("it is odd"))
    return number // 2


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def asker(qtbot: QtBot, jobs: HeldJobs) -> Asker:
    made = Asker(jobs)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(("number", "end"), [(8, (4, False)), (7, ("it is odd", False))])
def test_news_are_heard_and_then_the_result_or_why_there_is_none(
    asker: Asker, jobs: HeldJobs, number: int, end: tuple[object, bool]
) -> None:
    asker.work.ask(half, number)
    assert asker.work.is_busy
    jobs.last.finish()
    assert asker.heard == [f"halving {number}", end]


def test_work_may_be_over_before_it_was_asked_for(qtbot: QtBot) -> None:
    asker = Asker(ImmediateJobs())
    qtbot.addWidget(asker)
    asker.work.ask(half, 8)
    assert asker.heard == ["halving 8", (4, False)]


def test_nothing_is_heard_after_a_cancel(asker: Asker, jobs: HeldJobs) -> None:
    asker.work.ask(half, 8)
    asker.work.cancel()
    jobs.last.finish()
    assert (jobs.last.is_cancelled, asker.work.is_busy, asker.heard) == (True, False, [])


@pytest.mark.parametrize("late", [8, 7])
def test_what_is_asked_replaces_what_is_under_way(asker: Asker, jobs: HeldJobs, late: int) -> None:
    asker.work.ask(half, late)
    asker.work.ask(half, 6)
    for job in jobs.started:
        job.finish()
    assert [job.is_cancelled for job in jobs.started] == [True, False]
    assert asker.heard == ["halving 6", (3, False)]


def test_the_end_of_the_object_in_qt_cancels_its_work(qtbot: QtBot, jobs: HeldJobs) -> None:
    window = QWidget()
    asker = Asker(jobs, window)
    asker.work.ask(half, 8)
    shiboken6.delete(window)
    jobs.last.finish()
    assert (jobs.last.is_cancelled, asker.heard) == (True, [])


def test_work_that_saves_something_goes_on_unheard_after_the_end_of_its_object(
    qtbot: QtBot, jobs: HeldJobs
) -> None:
    window, saved = QWidget(), list[int]()
    asker = Asker(jobs, window)
    Work(jobs, asker, asker._on_done, asker._on_failed, ends_with_owner=False).ask(saved.append, 8)
    shiboken6.delete(window)
    jobs.last.finish()
    assert (jobs.last.is_cancelled, saved, asker.heard) == (False, [8], [])


def test_the_end_of_the_object_in_python_cancels_its_work(qtbot: QtBot, jobs: HeldJobs) -> None:
    asker = Asker(jobs)
    asker.work.ask(half, 8)
    gc.disable()
    try:
        end = ref(asker)
        del asker
        assert end() is None
    finally:
        gc.enable()
    jobs.last.finish()
    assert jobs.last.is_cancelled


def test_work_that_nobody_holds_is_done_side_by_side_and_then_gone(asker: Asker, jobs: HeldJobs) -> None:
    ends = []
    for number in (8, 6):
        work = Work(jobs, asker, asker._on_done, asker._on_failed)
        work.ask(abs, number)
        ends.append(ref(work))
    del work
    while jobs.started:
        jobs.started.pop().finish()
    assert asker.heard == [(6, False), (8, False)]
    assert [end() for end in ends] == [None, None]


class Finds:
    """Finds one thing in a round as long as some are left."""

    def __init__(self, left: int) -> None:
        self.left, self.rounds = left, 0

    def look(self, _: Callable[[int], None]) -> int:
        self.rounds += 1
        found, self.left = min(self.left, 1), max(self.left - 1, 0)
        return found


def test_rounds_follow_each_other_until_one_finds_nothing(qtbot: QtBot) -> None:
    finds, owner, found = Finds(3), QObject(), []
    rounds = Rounds(finds.look, ImmediateJobs(), owner)
    rounds.found.connect(lambda: found.append(finds.left))
    with qtbot.waitSignal(rounds.ended) as end:
        rounds.begin()
    assert (end.args, found, finds.rounds, rounds.is_running) == ([""], [2, 1, 0], 4, False)


def test_rounds_end_where_nothing_is_left_to_look_for(qtbot: QtBot) -> None:
    finds, owner = Finds(3), QObject()
    rounds = Rounds(finds.look, ImmediateJobs(), owner, lambda: finds.left > 1)
    with qtbot.waitSignal(rounds.ended):
        rounds.begin()
    rounds.begin()
    assert (finds.rounds, rounds.is_running) == (2, False)


def test_a_round_that_fails_says_why(qtbot: QtBot, jobs: HeldJobs) -> None:
    owner = QObject()
    rounds = Rounds(Finds(1).look, jobs, owner)
    rounds.begin()
    with qtbot.waitSignal(rounds.ended) as end:
        jobs.last.failed(JobError("no memory is left"))
    assert (end.args, rounds.is_running) == (["no memory is left"], False)


def test_slow_work_in_a_round_is_told_until_it_is_over(jobs: HeldJobs) -> None:
    owner, told = QObject(), []
    rounds = Rounds(Finds(1).look, jobs, owner)
    rounds.worked.connect(told.append)
    rounds.begin()
    for news in ("half done", 1):
        jobs.last.news(news)
    assert told == ["half done", None]


def test_a_stop_cancels_the_round_without_a_word(jobs: HeldJobs) -> None:
    owner, heard = QObject(), []
    rounds = Rounds(Finds(1).look, jobs, owner)
    rounds.ended.connect(heard.append)
    rounds.begin()
    rounds.stop()
    jobs.last.finish()
    assert (jobs.last.is_cancelled, rounds.is_running, heard) == (True, False, [])
