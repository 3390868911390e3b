"""Which games have exercises, and what they say of them."""

from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.game import Move
from dicedesk.core.words import tr
from dicedesk.games.catalogue import GAMES, SPECS, exercises_of, practiced_games
from dicedesk.games.craps.exercises import CRAPS_EXERCISES
from dicedesk.games.craps.rules import Throw
from dicedesk.games.hazard.rules import Throw as HazardThrow
from dicedesk.games.poker_dice.rules import Quit


def test_each_game_that_has_a_coach_can_be_practiced() -> None:
    assert practiced_games() == tuple(game for game, parts in GAMES.items() if parts.unit)
    assert all(exercises_of(game) for game in practiced_games())


def test_an_unknown_game_cannot() -> None:
    assert exercises_of("no game") is None


@pytest.mark.parametrize(("game", "move"), [("hazard", HazardThrow()), ("poker-dice", Quit())])
def test_a_move_that_is_no_question_cannot_be_offered(game: str, move: Move) -> None:
    exercises = exercises_of(game)
    assert exercises is not None
    offered = Evaluation(move, Fraction(0), Fraction(0), tr("Throw"))
    with pytest.raises(TypeError):
        exercises.choice(SPECS[game].new_state(""), offered, (offered,))


def test_an_exercise_of_craps_is_about_a_bet() -> None:
    with pytest.raises(TypeError):
        CRAPS_EXERCISES.key(SPECS["craps"].new_state(""), Throw(), ("",))
