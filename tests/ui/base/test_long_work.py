"""Work on very many games: how far it is, and that it can be cancelled."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.long_work import LongWork


class Slow:
    """Jobs that are done when the test says so; they remember the last one."""

    def __init__(self) -> None:
        self.is_cancelled = False

    def start_with_progress(self, work: object, progress: Any, done: Any, failed: Any) -> "Slow":
        self.progress, self.done, self.failed = progress, done, failed
        return self

    def start(self, work: object, done: object, failed: object) -> "Slow":
        raise NotImplementedError

    def cancel(self) -> None:
        self.is_cancelled = True


@pytest.fixture
def jobs() -> Slow:
    return Slow()


@pytest.fixture
def work(qtbot: QtBot, jobs: Slow) -> LongWork:
    made = LongWork(lambda: jobs)
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


def test_how_far_it_is_can_be_seen_until_it_is_done(work: LongWork, jobs: Slow, qtbot: QtBot) -> None:
    hearer = Hearer()
    qtbot.addWidget(hearer)
    work.start("Counting…", nothing, hearer.hear)
    jobs.progress(0.25)
    assert (work.isVisible(), work.is_busy, work.bar.value(), work.words.text()) == (
        True,
        True,
        250,
        "Counting…",
    )
    jobs.done(7)
    assert (work.isVisible(), work.is_busy, hearer.heard) == (False, False, 7)


def test_it_can_be_cancelled(work: LongWork, jobs: Slow) -> None:
    heard = heard_of(work)
    work.start("Counting…", nothing, print)
    work.cancel_button.click()
    assert (jobs.is_cancelled, work.isVisible(), heard) == (True, False, ["Canceled."])
    work.cancel()
    assert heard == ["Canceled."]


def test_one_thing_is_done_at_a_time(work: LongWork) -> None:
    heard = heard_of(work)
    for _ in range(2):
        work.start("Counting…", nothing, print)
    assert heard == ["Wait until this is done, or cancel it."]


def test_what_went_wrong_is_told(work: LongWork, jobs: Slow) -> None:
    heard = heard_of(work)
    work.start("Counting…", nothing, print)
    jobs.failed(OSError("no room"))
    assert (heard, work.is_busy) == (["no room"], False)


def test_what_is_done_in_a_moment_need_not_be_seen(qtbot: QtBot, jobs: Slow) -> None:
    work = LongWork(lambda: jobs, seen_after_ms=1)
    qtbot.addWidget(work)
    work.start("Counting…", nothing, print)
    assert not work.isVisible()
    qtbot.waitUntil(work.isVisible)
    jobs.done(7)
    work.start("Counting…", nothing, print)
    work.stop()
    assert not work.isVisible()


def test_it_is_stopped_without_a_word(work: LongWork, jobs: Slow) -> None:
    heard = heard_of(work)
    work.start("Counting…", nothing, print)
    work.stop()
    assert (jobs.is_cancelled, work.is_busy, heard) == (True, False, [])
