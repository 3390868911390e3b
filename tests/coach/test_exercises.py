"""How hard an exercise is."""

import pytest

from dicedesk.coach.exercises import Level
from dicedesk.games.hog.exercises import HOG_EXERCISES
from dicedesk.games.hog.unit import UNIT as HOG_UNIT


@pytest.mark.parametrize(
    ("costs", "level"),
    [
        ((0.0, 0.07, 0.2), Level.EASY),
        ((0.0, 0.005, 0.08), Level.EASY),
        ((0.0, 0.03, 0.08), Level.MEDIUM),
        ((0.0, 0.01, 0.08), Level.HARD),
        ((0.0, 0.009), None),
        ((0.0,), None),
    ],
)
def test_the_nearest_wrong_choice_says_how_hard_it_is(costs: tuple[float, ...], level: Level | None) -> None:
    assert HOG_EXERCISES.level(costs, HOG_UNIT) is level
