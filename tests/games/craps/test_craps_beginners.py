"""The limits of Craps are tuned on simulated beginners.

Other tests of reviews reach each line; coverage's tracer would double the time of these.
"""

import pytest

from dicedesk.coach.evaluation import Grade, Rating
from dicedesk.games.craps.unit import UNIT
from tests.coach.beginner_games import cost_a_choice, errors_in
from tests.games.craps.beginners import Beginner, anything, field_too, long_shots, reviews_of, sensible

pytestmark = pytest.mark.no_cover

GAMES = 60


def mistakes_of(beginner: Beginner, games: int = GAMES) -> float:
    """How many mistakes, blunders among them, a beginner makes in an hour."""
    errors = errors_in(reviews_of(beginner, games))
    return errors.get(Grade.MISTAKE, 0) + errors.get(Grade.BLUNDER, 0)


def test_a_sensible_player_makes_one_or_two_mistakes_an_hour() -> None:
    assert 1 <= mistakes_of(sensible) <= 2.2


@pytest.mark.parametrize(("careless", "games"), [(long_shots, GAMES), (anything, 15)])
def test_who_goes_for_long_shots_errs_ten_times_as_often(careless: Beginner, games: int) -> None:
    assert mistakes_of(careless, games) > 10 * mistakes_of(sensible)


def test_the_field_alone_is_no_mistake() -> None:
    assert mistakes_of(field_too) == 0


@pytest.mark.parametrize(
    ("beginner", "rating"),
    [(sensible, Rating.STRONG), (field_too, Rating.STEADY), (long_shots, Rating.LEARNING)],
)
def test_what_a_choice_loses_tells_them_apart(beginner: Beginner, rating: Rating) -> None:
    assert UNIT.limits.rating(cost_a_choice(reviews_of(beginner, GAMES))) is rating
