"""Which games have exercises, and what they say of them."""

from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Evaluation
from dicedesk.core.words import tr
from dicedesk.games.catalogue import GAMES
from dicedesk.games.craps.rules import Throw
from dicedesk.games.kits import KITS, exercises_of, practiced_games


def test_each_game_that_has_a_coach_can_be_practiced() -> None:
    assert practiced_games() == tuple(game for game, kit in KITS.items() if kit.coach)
    assert all(exercises_of(game) for game in practiced_games())


def test_an_unknown_game_cannot() -> None:
    assert exercises_of("no game") is None


@pytest.mark.parametrize("game", practiced_games())
def test_a_move_of_another_game_is_no_choice(game: str) -> None:
    exercises = exercises_of(game)
    assert exercises is not None
    foreign = Evaluation(Throw(), Fraction(0), Fraction(0), tr("Throw"))
    state = GAMES[game].new_state("")
    if game == "craps":
        with pytest.raises(TypeError):
            exercises.key(state, Throw(), ("",))
    else:
        with pytest.raises(TypeError):
            exercises.choice(state, foreign, (foreign,))
