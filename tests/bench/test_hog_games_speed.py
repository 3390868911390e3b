"""How fast games of Hog are played on one core, as times of plain Python measured in the same run.

`pytest tests/bench -s` prints the ratios. CPU time is measured, so that other programs disturb it little.
"""

import sys
from collections.abc import Callable
from time import process_time
from types import ModuleType

import numpy as np
import pytest

from dicedesk.lab.simulation.hog import GAMES_A_CHUNK, play_hog
from dicedesk.odds.hog import Table, best_answer, perfect_play, win_chance
from dicedesk.ports.jobs import OneByOne

PLAIN_GAMES, TURNS = 4000, 5
FOUR = np.full((100, 100), 4, np.uint8)
PAIRS = {
    "final and perfect": (best_answer(FOUR).table, perfect_play().table),
    "six dice and four": (np.full((100, 100), 6, np.uint8), FOUR),
}
LEAST_TIMES = 100


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS.keys())
def test_games_are_100_times_as_fast_as_plain_python(
    pair: tuple[Table, Table], plain_hog_games: ModuleType
) -> None:
    lists = [table.tolist() for table in pair]

    def fast() -> None:
        for _ in play_hog(*pair, GAMES_A_CHUNK, 1, OneByOne()):
            pass

    fast()
    taken = [
        (_seconds(lambda: plain_hog_games.wins_in(*lists, PLAIN_GAMES, 1)), _seconds(fast))
        for _ in range(TURNS)
    ]
    slowest, fastest = (min(times) for times in zip(*taken, strict=True))
    plain, quick = slowest / PLAIN_GAMES, fastest / GAMES_A_CHUNK
    sys.stdout.write(
        f"\nHog: {1 / quick:.0f} games a second and core, {plain / quick:.0f} times plain Python\n"
    )
    assert plain / quick >= LEAST_TIMES


def test_plain_python_plays_the_same_game(plain_hog_games: ModuleType) -> None:
    for pair in PAIRS.values():
        games, chance = 20_000, win_chance(*pair).first
        wins = plain_hog_games.wins_in(*(table.tolist() for table in pair), games, 2)
        assert abs(wins - games * chance) < 4 * (games * chance * (1 - chance)) ** 0.5


def _seconds(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun
