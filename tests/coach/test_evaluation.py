"""What a coach says of one choice."""

import pytest

from dicedesk.coach.evaluation import Evaluation, Grade, Rating
from dicedesk.coach.unit import Unit
from dicedesk.core.words import tr
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.unit import UNIT as HOG_UNIT


@pytest.mark.parametrize(("weight", "graded"), [(1.0, 0.5), (2.0, 0.25), (0, 0)])
def test_a_loss_is_graded_by_the_weight_of_its_choice(weight: float, graded: float) -> None:
    assert Evaluation(RollDice(4), 0.5, 0.5, tr("x"), weight).graded_cost == graded


CHANCE = HOG_UNIT.limits


@pytest.mark.parametrize(
    ("cost", "grade"),
    [
        (0.0, Grade.FINE),
        (0.0099, Grade.FINE),
        (0.01, Grade.INACCURACY),
        (0.03, Grade.MISTAKE),
        (0.0699, Grade.MISTAKE),
        (0.07, Grade.BLUNDER),
        (0.9, Grade.BLUNDER),
    ],
)
def test_a_choice_is_graded_by_what_it_loses(cost: float, grade: Grade) -> None:
    assert CHANCE.grade(cost) is grade


def test_errors_have_the_signs_of_chess() -> None:
    assert [grade.sign for grade in Grade] == ["", "?!", "?", "??"]


@pytest.mark.parametrize("unit", [game.unit for game in GAMES.values()], ids=GAMES)
def test_every_unit_has_its_limits_from_small_to_large(unit: Unit) -> None:
    limits = unit.limits
    assert 0 < limits.open < limits.inaccuracy < limits.mistake < limits.blunder
    assert list(limits.ratings) == sorted(limits.ratings)


def test_play_that_loses_nothing_is_flawless_and_each_rating_can_be_had() -> None:
    between = (0.0, *(most + 1e-9 for most in CHANCE.ratings))
    assert [CHANCE.rating(cost) for cost in between] == list(Rating)


@pytest.mark.parametrize(
    ("worst", "best"),
    [
        (Grade.FINE, Rating.FLAWLESS),
        (Grade.INACCURACY, Rating.STRONG),
        (Grade.MISTAKE, Rating.STEADY),
        (Grade.BLUNDER, Rating.STEADY),
    ],
)
def test_no_rating_is_better_than_the_worst_choice_allows(worst: Grade, best: Rating) -> None:
    assert CHANCE.rating(0.0, worst) is best
    assert CHANCE.rating(1.0, worst) is Rating.ADVENTUROUS
