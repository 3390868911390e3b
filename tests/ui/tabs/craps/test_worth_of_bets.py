"""What the bets of craps are worth: worked out aside, once for each house, and only when it is asked for."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.adapters.qt_jobs import QtJobs
from dicedesk.games.craps.house_rules import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.ports.jobs import Jobs
from dicedesk.ui.tabs.craps.worth import Worth


class PatientJob:
    """Work that waits for the test."""

    def __init__(self, work: Callable[[], Any], done: Callable[[Any], None], solved: Jobs) -> None:
        self._work, self._done, self._solved = work, done, solved
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True

    def finish(self) -> None:
        """Does the work; nobody hears of it where it was cancelled."""
        if not self.is_cancelled:
            self._solved.start(self._work, self._done, pytest.fail)


class PatientJobs:
    """Begins nothing by itself."""

    def __init__(self, solved: Jobs) -> None:
        self.asked: list[PatientJob] = []
        self._solved = solved

    def start(
        self, work: Callable[[], Any], done: Callable[[Any], None], failed: Callable[[Exception], None]
    ) -> PatientJob:
        self.asked.append(PatientJob(work, done, self._solved))
        return self.asked[-1]


@pytest.fixture
def jobs(solved_jobs: Jobs) -> PatientJobs:
    """Work that is done when the test says so."""
    return PatientJobs(solved_jobs)


def edge(worth: Worth, name: str) -> Fraction | None:
    found = worth.of(name)
    return found.edge if found else None


def test_nothing_is_worked_out_before_somebody_looks(jobs: PatientJobs) -> None:
    worth = Worth(jobs)
    assert (jobs.asked, worth.of("pass")) == ([], None)


def test_while_it_is_worked_out_nothing_is_known(jobs: PatientJobs) -> None:
    worth = Worth(jobs)
    worth.watch(BUILDING_SKILLS)
    assert worth.of("pass") is None


def test_the_figures_come_when_they_are_worked_out(jobs: PatientJobs, qtbot: QtBot) -> None:
    worth = Worth(jobs)
    worth.watch(BUILDING_SKILLS)
    with qtbot.waitSignal(worth.changed):
        jobs.asked[0].finish()
    assert edge(worth, "pass") == Fraction(7, 495)


def test_a_house_is_asked_for_once(jobs: PatientJobs) -> None:
    worth = Worth(jobs)
    for rules in (BUILDING_SKILLS, BUILDING_SKILLS, LAS_VEGAS):
        worth.watch(rules)
        jobs.asked[-1].finish()
    worth.watch(BUILDING_SKILLS)
    assert len(jobs.asked) == 2


def test_another_house_has_other_figures(solved_jobs: Jobs) -> None:
    worth = Worth(solved_jobs)
    worth.watch(BUILDING_SKILLS)
    worth.watch(LAS_VEGAS)
    in_las_vegas = edge(worth, "field")
    worth.watch(BUILDING_SKILLS)
    assert (in_las_vegas, edge(worth, "field")) == (Fraction(1, 36), Fraction(1, 18))


def test_figures_of_a_house_that_nobody_watches_any_more_are_dropped(jobs: PatientJobs) -> None:
    worth = Worth(jobs)
    worth.watch(BUILDING_SKILLS)
    worth.watch(LAS_VEGAS)
    jobs.asked[0].finish()
    assert worth.of("field") is None


def test_the_table_hears_when_the_house_changes(jobs: PatientJobs, qtbot: QtBot) -> None:
    worth = Worth(jobs)
    worth.watch(BUILDING_SKILLS)
    jobs.asked[0].finish()
    with qtbot.waitSignal(worth.changed):
        worth.watch(LAS_VEGAS)
    assert worth.of("pass") is None


def test_after_a_stop_nothing_is_heard_until_it_is_asked_for_again(jobs: PatientJobs) -> None:
    worth = Worth(jobs)
    worth.watch(BUILDING_SKILLS)
    worth.stop()
    jobs.asked[0].finish()
    before = worth.of("pass")
    worth.watch(BUILDING_SKILLS)
    jobs.asked[1].finish()
    assert (before, edge(worth, "pass")) == (None, Fraction(7, 495))


def test_a_bet_of_no_name_has_no_worth(solved_jobs: Jobs) -> None:
    worth = Worth(solved_jobs)
    worth.watch(BUILDING_SKILLS)
    assert worth.of("hard-5") is None


def test_why_the_figures_are_missing_is_told(qtbot: QtBot) -> None:
    class NoLuck:
        def start(self, work: Any, done: Any, failed: Any) -> PatientJob:
            failed(MemoryError("no memory is left"))
            return PatientJob(work, done, self)

    worth = Worth(NoLuck())
    with qtbot.waitSignal(worth.changed):
        worth.watch(BUILDING_SKILLS)
    assert worth.error == "The house edge could not be worked out: no memory is left"


def test_a_thread_works_it_out_and_the_window_hears_of_it(qtbot: QtBot) -> None:
    jobs = QtJobs()
    worth = Worth(jobs)
    worth.watch(BUILDING_SKILLS)
    qtbot.waitUntil(lambda: worth.of("pass") is not None)
    jobs.close()
