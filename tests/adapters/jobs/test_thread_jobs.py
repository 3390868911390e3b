"""Work in the background, in threads of a Qt program."""

import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QThread
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from tests.patience import PATIENCE_S, in_vain


@pytest.fixture
def jobs(qapp: QCoreApplication) -> Iterator[ThreadJobs]:
    """The jobs, closed when the test is over."""
    made = ThreadJobs()
    yield made
    made.close()
    made.deleteLater()


class Ear:
    """Hears what comes of a job, and on which thread."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.threads: list[QThread] = []

    def __call__(self, news: Any) -> None:
        self.heard.append(news)
        self.threads.append(QThread.currentThread())


class Gate:
    """Work that waits until it is let through."""

    def __init__(self) -> None:
        self._may_pass = threading.Event()
        self.has_begun = threading.Event()

    def open(self) -> None:
        self._may_pass.set()

    def __call__(self) -> str:
        self.has_begun.set()
        assert self._may_pass.wait(PATIENCE_S), in_vain("the gate to open")
        return "through"


def test_work_is_done_on_another_thread(jobs: ThreadJobs, qtbot: QtBot) -> None:
    done = Ear()
    jobs.start(threading.get_ident, done, Ear())
    qtbot.waitUntil(lambda: bool(done.heard))
    assert done.heard != [threading.get_ident()]


def test_its_result_is_told_on_the_thread_of_the_window(jobs: ThreadJobs, qtbot: QtBot) -> None:
    done = Ear()
    jobs.start(lambda: 42, done, Ear())
    qtbot.waitUntil(lambda: bool(done.heard))
    assert (done.heard, done.threads) == ([42], [QThread.currentThread()])


def test_the_one_who_asks_does_not_wait_for_the_work(jobs: ThreadJobs, qtbot: QtBot) -> None:
    gate, done = Gate(), Ear()
    jobs.start(gate, done, Ear())
    assert done.heard == []
    gate.open()
    qtbot.waitUntil(lambda: done.heard == ["through"])


def test_work_that_fails_is_told_on_the_thread_of_the_window(jobs: ThreadJobs, qtbot: QtBot) -> None:
    done, failed = Ear(), Ear()
    jobs.start(lambda: 1 // 0, done, failed)
    qtbot.waitUntil(lambda: bool(failed.heard))
    assert isinstance(failed.heard[0], ZeroDivisionError)
    assert (done.heard, failed.threads) == ([], [QThread.currentThread()])


def test_nothing_is_heard_after_a_cancel(jobs: ThreadJobs, qtbot: QtBot) -> None:
    gate, dropped, done = Gate(), Ear(), Ear()
    job = jobs.start(gate, dropped, dropped)
    job.cancel()
    gate.open()
    jobs.start(lambda: "later", done, Ear())
    qtbot.waitUntil(lambda: done.heard == ["later"])
    qtbot.waitUntil(lambda: not jobs.is_busy)
    assert dropped.heard == []


def test_nothing_is_heard_after_a_cancel_of_work_that_is_done(jobs: ThreadJobs, qtbot: QtBot) -> None:
    gate, dropped = Gate(), Ear()
    job = jobs.start(gate, dropped, dropped)
    gate.open()
    for thread in threading.enumerate():
        if thread.name == "job":
            thread.join()
    job.cancel()
    qtbot.waitUntil(lambda: not jobs.is_busy)
    assert dropped.heard == []


def test_news_of_the_work_are_told_in_order_before_its_result(jobs: ThreadJobs, qtbot: QtBot) -> None:
    told = Ear()

    def count(tell: Callable[[int], None]) -> str:
        for number in range(100):
            tell(number)
        return "there"

    jobs.start(count, told, pytest.fail, told)
    qtbot.waitUntil(lambda: "there" in told.heard)
    assert told.heard == [*range(100), "there"]
    assert set(told.threads) == {QThread.currentThread()}


def test_work_that_tells_news_ends_with_the_next_after_a_cancel(jobs: ThreadJobs, qtbot: QtBot) -> None:
    gate, dropped, reached = Gate(), Ear(), []

    def work(tell: Callable[[str], None]) -> None:
        reached.append(gate())
        tell("news")
        reached.append("the end")

    jobs.start(work, dropped, dropped, dropped).cancel()
    gate.open()
    qtbot.waitUntil(lambda: not jobs.is_busy)
    assert (reached, dropped.heard) == (["through"], [])


def test_news_that_wait_while_a_job_is_cancelled_are_dropped(jobs: ThreadJobs, qtbot: QtBot) -> None:
    heard = []

    def stop(news: int) -> None:
        heard.append(news)
        job.cancel()

    def tell_two(tell: Callable[[int], None]) -> None:
        tell(1)
        tell(2)

    job = jobs.start(tell_two, pytest.fail, pytest.fail, stop)
    for thread in threading.enumerate():
        if thread.name == "job":
            thread.join()
    qtbot.waitUntil(lambda: not jobs.is_busy)
    assert heard == [1]


def test_many_jobs_are_all_told(jobs: ThreadJobs, qtbot: QtBot) -> None:
    done = Ear()
    for number in range(20):
        jobs.start(lambda number=number: number, done, Ear())
    qtbot.waitUntil(lambda: sorted(done.heard) == list(range(20)))


def test_closing_waits_for_work_that_has_begun_and_drops_its_result(jobs: ThreadJobs, qtbot: QtBot) -> None:
    gate, dropped = Gate(), Ear()
    jobs.start(gate, dropped, dropped)
    assert gate.has_begun.wait(PATIENCE_S), in_vain("the job to begin")
    gate.open()
    jobs.close()
    assert [thread.name for thread in threading.enumerate() if thread.name == "job"] == []
    QCoreApplication.processEvents()
    assert dropped.heard == []


def test_closing_does_not_wait_for_ever(jobs: ThreadJobs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dicedesk.adapters.jobs.thread_jobs.PATIENCE_S", 0.01)
    gate = Gate()
    jobs.start(gate, Ear(), Ear())
    jobs.close()
    assert "job" in [thread.name for thread in threading.enumerate()]
    gate.open()


def test_after_closing_nothing_is_begun(jobs: ThreadJobs) -> None:
    gate = Gate()
    jobs.close()
    jobs.start(gate, Ear(), Ear())
    assert not gate.has_begun.is_set()


class Widget:
    """Hears what comes of a job, and tells on which thread it was destroyed."""

    def __init__(self, destroyed_on: list[int]) -> None:
        self._destroyed_on = destroyed_on

    def on_done(self, news: object) -> None:
        """Nothing is shown."""

    def __del__(self) -> None:
        self._destroyed_on.append(threading.get_ident())


def test_whoever_hears_of_a_job_is_destroyed_on_the_thread_of_the_window(
    jobs: ThreadJobs, qtbot: QtBot
) -> None:
    destroyed_on: list[int] = []
    told = threading.Event()

    def linger(frame: FrameType, event: str, _: object) -> None:
        """Keeps the job's thread at work until what came of it has been told."""
        caller = frame.f_back
        if event == "return" and caller is not None and caller.f_code.co_filename == threading.__file__:
            told.wait(PATIENCE_S)

    threading.setprofile(linger)
    jobs.start(int, Widget(destroyed_on).on_done, pytest.fail)
    threading.setprofile(None)
    qtbot.waitUntil(lambda: not jobs.is_busy)
    told.set()
    qtbot.waitUntil(lambda: bool(destroyed_on))
    assert destroyed_on == [threading.get_ident()]
