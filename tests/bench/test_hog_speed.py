"""How fast Hog's exact chances are, as times of a backward pass in plain Python measured in the same run."""

import numpy as np

from dicedesk.games.hog import odds as hog
from tests.bench import plain_hog
from tests.bench.speeds import Compare, Goal

SIX, FOUR = np.full((100, 100), 6, np.uint8), np.full((100, 100), 4, np.uint8)

REPEATED = 20


def test_a_match_up_is_60_times_as_fast_as_plain_python(compare: Compare) -> None:
    six, four = SIX.tolist(), FOUR.tolist()

    def fast() -> None:
        for _ in range(REPEATED):
            hog.win_chance(SIX, FOUR)

    goal = Goal("Hog, exact match-up", 60)
    assert compare(goal, lambda: plain_hog.match_up(six, four), 1, fast, REPEATED).is_enough


def test_perfect_play_is_75_times_as_fast_as_plain_python(compare: Compare) -> None:
    def fast() -> None:
        for _ in range(REPEATED):
            hog.perfect_play()

    assert compare(Goal("Hog, perfect play", 75), plain_hog.perfect_play, 1, fast, REPEATED).is_enough


def test_a_best_response_is_60_times_as_fast_as_plain_python(compare: Compare) -> None:
    four = FOUR.tolist()

    def fast() -> None:
        for _ in range(REPEATED):
            hog.best_response(FOUR)

    goal = Goal("Hog, best response", 60)
    assert compare(goal, lambda: plain_hog.best_response(four), 1, fast, REPEATED).is_enough
