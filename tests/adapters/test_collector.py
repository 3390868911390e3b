"""Garbage is collected on the window's thread alone, when much has gathered and nothing moves."""

import gc
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.adapters.memory import MOST_LOOKS, Collector, due_generation

THRESHOLDS = (700, 10, 10)


class Probe:
    """Hears of each collection: which generation, and on which thread."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self.seen.append((info["generation"], threading.get_ident()))


class Moment:
    """Quiet or not, as the test says."""

    is_quiet = True

    def __call__(self) -> bool:
        return self.is_quiet


@pytest.fixture
def probe() -> Iterator[Probe]:
    made = Probe()
    gc.callbacks.append(made)
    yield made
    gc.callbacks.remove(made)


@pytest.fixture
def moment() -> Moment:
    return Moment()


@pytest.fixture
def collector(qapp: QCoreApplication, moment: Moment) -> Iterator[Collector]:
    was_on = gc.isenabled()
    made = Collector(moment, qapp)
    yield made
    made.deleteLater()
    if was_on:
        gc.enable()


def much_garbage() -> list[Any]:
    """More than a collector lets gather."""
    return [[] for _ in range(3 * gc.get_threshold()[0])]


def test_nobody_else_collects(collector: Collector, probe: Probe) -> None:
    kept = much_garbage()
    assert (probe.seen, gc.isenabled(), bool(kept)) == ([], False, True)


def test_a_job_that_makes_much_collects_nothing_on_its_thread(
    collector: Collector, probe: Probe, qtbot: QtBot
) -> None:
    jobs, done = ThreadJobs(), list[Any]()
    jobs.start(much_garbage, done.append, pytest.fail)
    qtbot.waitUntil(lambda: bool(done))
    qtbot.waitUntil(lambda: bool(probe.seen))
    assert {thread for _, thread in probe.seen} == {threading.get_ident()}
    jobs.close()
    jobs.deleteLater()


def test_what_has_gathered_is_collected_in_a_quiet_moment(
    collector: Collector, moment: Moment, probe: Probe
) -> None:
    kept = much_garbage()
    moment.is_quiet = False
    collector.look()
    assert probe.seen == []
    moment.is_quiet = True
    collector.look()
    assert (len(probe.seen), bool(kept)) == (1, True)


def test_where_no_moment_is_quiet_it_does_not_wait_for_ever(
    collector: Collector, moment: Moment, probe: Probe
) -> None:
    moment.is_quiet = False
    kept = much_garbage()
    for _ in range(MOST_LOOKS):
        collector.look()
    assert probe.seen == []
    collector.look()
    assert (len(probe.seen), bool(kept)) == (1, True)


def test_where_little_has_gathered_nothing_is_collected(collector: Collector, probe: Probe) -> None:
    gc.collect()
    probe.seen.clear()
    collector.look()
    assert probe.seen == []


@pytest.mark.parametrize(
    ("counts", "due"),
    [((700, 10, 10), None), ((701, 0, 0), 0), ((701, 11, 10), 1), ((0, 11, 0), 1), ((701, 11, 11), 2)],
)
def test_the_oldest_generation_over_its_threshold_is_due(counts: tuple[int, ...], due: int | None) -> None:
    assert due_generation(counts, THRESHOLDS) == due
