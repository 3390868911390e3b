"""How fast rounds that two dice decide are played on one core, as times of plain Python measured in the same run.

`pytest tests/bench -s` prints the ratios. CPU time is measured, so that other programs disturb it little.
"""

import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from types import ModuleType

import pytest

from dicedesk.games.craps.bet_kinds import PASS
from dicedesk.games.hazard.rules import MAINS
from dicedesk.lab.simulation.craps import play_pass_line
from dicedesk.lab.simulation.hazard import play_hazard
from dicedesk.lab.simulation.sample import Sample
from dicedesk.lab.simulation.two_dice import ROUNDS_A_CHUNK
from dicedesk.odds.craps import figures
from dicedesk.odds.hazard import win_chance
from dicedesk.ports.jobs import OneByOne
from tests.lab.standard_errors import standard_errors

PLAIN_ROUNDS, TURNS, LEAST_TIMES = 10_000, 5, 130
"""On a machine whose cores are busy with other work numpy loses more than plain Python does: idle it is twice that."""


def test_rounds_of_each_main_are_130_times_as_fast_as_plain_python(
    plain_hazard: ModuleType,
) -> None:
    def plain() -> None:
        for main in MAINS:
            plain_hazard.wins_in(main, PLAIN_ROUNDS, main)

    def fast() -> None:
        for main in MAINS:
            list(play_hazard(main, ROUNDS_A_CHUNK, main, OneByOne()))

    assert _times("Hazard", plain, fast) >= LEAST_TIMES


def test_bets_on_the_pass_line_are_130_times_as_fast_as_plain_python(plain_craps: ModuleType) -> None:
    plain = partial(plain_craps.wins_in, PLAIN_ROUNDS, 1)
    times = _times("pass line", plain, lambda: list(play_pass_line(ROUNDS_A_CHUNK, 1, OneByOne())))
    assert times >= LEAST_TIMES


def _times(name: str, plain: Callable[[], object], fast: Callable[[], object]) -> float:
    fast()
    taken = [(_seconds(plain), _seconds(fast)) for _ in range(TURNS)]
    slowest, fastest = (min(times) for times in zip(*taken, strict=True))
    times = slowest / PLAIN_ROUNDS / (fastest / ROUNDS_A_CHUNK)
    sys.stdout.write(f"\n{name}: {times:.0f} times plain Python\n")
    return times


def _seconds(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun


@pytest.mark.parametrize("main", MAINS)
def test_plain_python_plays_the_same_hazard(main: int, plain_hazard: ModuleType) -> None:
    sample = Sample.of_wins(50_000, plain_hazard.wins_in(main, 50_000, main))
    assert abs(standard_errors(sample, float(win_chance(main)))) < 4


def test_plain_python_plays_the_same_craps(plain_craps: ModuleType) -> None:
    sample = Sample.of_wins(50_000, plain_craps.wins_in(50_000, 1))
    assert abs(standard_errors(sample, float(figures(PASS.name).win))) < 4
