"""The limits of Hog are tuned on simulated beginners.

Other tests of reviews reach each line; coverage's tracer would double the time of these.
"""

import pytest

from dicedesk.coach.evaluation import Rating
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from tests.coach.beginners import errors_of, guesser, sensible, six_dice

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("opponent", ["perfect", "final"])
def test_a_sensible_player_makes_one_or_two_mistakes_a_game(opponent: str) -> None:
    errors = errors_of(sensible, opponent)
    assert 1 <= errors.mistakes + errors.blunders <= 2.5


@pytest.mark.parametrize("careless", [guesser, six_dice])
def test_who_does_not_look_errs_more_often(careless: object) -> None:
    sensible_one, other = errors_of(sensible, "final"), errors_of(careless, "final")
    assert other.mistakes + other.blunders > 1.3 * (sensible_one.mistakes + sensible_one.blunders)


def test_a_sensible_player_is_called_steady() -> None:
    assert HOG_UNIT.limits.rating(errors_of(sensible, "perfect").cost_a_choice) is Rating.STEADY
