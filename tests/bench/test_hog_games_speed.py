"""How fast games of Hog are played on one core, as times of plain Python measured in the same run."""

import numpy as np
import pytest

from dicedesk.games.hog.odds import Table, best_response, perfect_play
from dicedesk.games.hog.simulation import GAMES_A_CHUNK, play_hog
from dicedesk.play.ports.jobs import OneByOne
from tests.bench import plain_hog_games
from tests.bench.speeds import Compare, Goal

PLAIN_GAMES, GAMES = 4000, 2 * GAMES_A_CHUNK


def _drawn_by_lot(seed: int) -> Table:
    return np.random.default_rng(seed).integers(0, 11, (100, 100)).astype(np.uint8)


FOUR = np.full((100, 100), 4, np.uint8)
PAIRS = {
    "final and perfect": (best_response(FOUR).table, perfect_play().table),
    "six dice and four": (np.full((100, 100), 6, np.uint8), FOUR),
    "drawn by lot": (_drawn_by_lot(1), _drawn_by_lot(2)),
}


@pytest.mark.parametrize("pair", PAIRS)
def test_games_are_200_times_as_fast_as_plain_python(pair: str, compare: Compare) -> None:
    tables = PAIRS[pair]
    lists = [table.tolist() for table in tables]
    found = compare(
        Goal(f"Hog games, {pair}", 200),
        lambda: plain_hog_games.wins_in(*lists, PLAIN_GAMES, 1),
        PLAIN_GAMES,
        lambda: list(play_hog(*tables, GAMES, 1, OneByOne())),
        GAMES,
    )
    assert found.is_enough
