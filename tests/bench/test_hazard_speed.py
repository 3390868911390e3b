"""How fast rounds of Hazard are played, as times of plain Python measured in the same run.

`pytest tests/bench -s` prints the ratio.
"""

import sys
from collections.abc import Callable
from types import ModuleType

import numpy as np
import pytest

from dicedesk.games.hazard.rules import MAINS
from dicedesk.lab.hazard_rounds import RoundCount, play_rounds
from dicedesk.odds.hazard import win_chance
from tests.lab.standard_errors import standard_errors

PLAIN_ROUNDS, FAST_ROUNDS = 10_000, 1_000_000


def test_a_million_rounds_of_each_main_are_30_times_as_fast_as_plain_python(
    plain_hazard: ModuleType, measured: Callable[..., tuple[float, float]]
) -> None:
    dice = np.random.Generator(np.random.SFC64(1))

    def plain() -> None:
        for main in MAINS:
            plain_hazard.wins_in(main, PLAIN_ROUNDS, main)

    def fast() -> None:
        for main in MAINS:
            play_rounds(main, FAST_ROUNDS, dice)

    slowest, fastest = measured(plain, fast)
    slowest *= FAST_ROUNDS / PLAIN_ROUNDS
    sys.stdout.write(
        f"\n5 million rounds: {1000 * fastest:.0f} ms, {slowest / fastest:.0f} times plain Python\n"
    )
    assert slowest / fastest >= 30


@pytest.mark.parametrize("main", MAINS)
def test_plain_python_plays_the_same_game(main: int, plain_hazard: ModuleType) -> None:
    count = RoundCount(50_000, plain_hazard.wins_in(main, 50_000, main))
    assert abs(standard_errors(count, win_chance(main))) < 4
