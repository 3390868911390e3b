"""What a coach says of one choice."""

import pytest

from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.words import tr
from dicedesk.games.hog.rules import RollDice


@pytest.mark.parametrize(("weight", "graded"), [(1.0, 0.5), (2.0, 0.25), (0, 0.5)])
def test_a_loss_is_graded_by_the_weight_of_its_choice(weight: float, graded: float) -> None:
    assert Evaluation(RollDice(4), 0.5, 0.5, tr("x"), weight).graded_loss == graded
