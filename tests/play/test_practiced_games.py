"""Which games have exercises, and what they say of them."""

from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.words import tr
from dicedesk.games.catalogue import GAMES, SPECS, exercises_of, practiced_games
from dicedesk.games.craps.rules import Throw


def test_each_game_that_has_a_coach_can_be_practiced() -> None:
    assert practiced_games() == tuple(game for game, parts in GAMES.items() if parts.unit)
    assert all(exercises_of(game) for game in practiced_games())


def test_an_unknown_game_cannot() -> None:
    assert exercises_of("no game") is None


@pytest.mark.parametrize("game", practiced_games())
def test_a_move_of_another_game_is_no_choice(game: str) -> None:
    exercises = exercises_of(game)
    assert exercises is not None
    foreign = Evaluation(Throw(), Fraction(0), Fraction(0), tr("Throw"))
    state = SPECS[game].new_state("")
    if game == "craps":
        with pytest.raises(TypeError):
            exercises.key(state, Throw(), ("",))
    else:
        with pytest.raises(TypeError):
            exercises.choice(state, foreign, (foreign,))
