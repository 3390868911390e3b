"""The figures of the bets of craps: those of the house that is watched."""

from fractions import Fraction
from typing import Any

from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.games.craps.chances import CrapsChances


def edge(chances: CrapsChances, name: str) -> Fraction | None:
    found = chances.of(name)
    return found.edge if found else None


def test_a_bet_has_its_edge(solved_jobs: Jobs) -> None:
    chances = CrapsChances(solved_jobs)
    chances.watch(BUILDING_SKILLS)
    assert edge(chances, "pass") == Fraction(7, 495)


def test_before_a_house_is_watched_nothing_is_known(solved_jobs: Jobs) -> None:
    assert CrapsChances(solved_jobs).of("pass") is None


def test_another_house_has_other_figures(solved_jobs: Jobs) -> None:
    chances = CrapsChances(solved_jobs)
    chances.watch(BUILDING_SKILLS)
    chances.watch(LAS_VEGAS)
    in_las_vegas = edge(chances, "field")
    chances.watch(BUILDING_SKILLS)
    assert (in_las_vegas, edge(chances, "field")) == (Fraction(1, 36), Fraction(1, 18))


def test_a_bet_of_no_name_has_no_figures(solved_jobs: Jobs) -> None:
    chances = CrapsChances(solved_jobs)
    chances.watch(BUILDING_SKILLS)
    assert chances.of("hard-5") is None


def test_why_the_figures_are_missing_is_told() -> None:
    class NoLuck:
        def start(self, work: Any, done: Any, failed: Any, news: Any = None) -> Any:
            failed(MemoryError("no memory is left"))

    chances = CrapsChances(NoLuck())
    chances.watch(BUILDING_SKILLS)
    assert chances.error == "The house edge could not be calculated: no memory is left"
