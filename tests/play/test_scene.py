"""Positions without the game that led to them."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.rules import HAZARD, ChooseMain
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import HOG, HogState
from dicedesk.games.poker_dice.rules import PokerDiceState
from dicedesk.play.still_scene import StillScene


@pytest.mark.parametrize(
    ("players", "names", "home", "computer_moves"),
    [
        (("", "final"), ("You", "Final strategist"), 0, False),
        (("final", ""), ("Final strategist", "You"), 1, True),
        (("", ""), ("Player 1", "Player 2"), 0, False),
        (("final", "perfect"), ("Final strategist", "Perfect player"), 0, True),
    ],
)
def test_players_have_the_names_and_the_places_of_a_game(
    players: tuple[str, ...], names: tuple[str, ...], home: int, *, computer_moves: bool
) -> None:
    scene = StillScene.against(HogState((22, 22)), players, HOG_PLAYERS)
    assert tuple(name.text for name in scene.names) == names
    assert (scene.home, scene.computer_moves) == (home, computer_moves)
    assert [name.is_you for name in scene.names] == [name == "You" for name in names]


def test_a_game_without_computer_players_needs_no_roster() -> None:
    scene = StillScene.against(PokerDiceState(), ("",), None)
    assert [name.is_you for name in scene.names] == [True]


def test_an_unknown_computer_player_is_refused() -> None:
    with pytest.raises(NotationError, match="nobody"):
        StillScene.against(HOG.new_state(""), ("", "nobody"), HOG_PLAYERS)


def test_nobody_moves_once_the_game_is_over() -> None:
    scene = StillScene.against(HogState((100, 22), 1), ("", "final"), HOG_PLAYERS)
    assert (scene.is_over, scene.computer_moves) == (True, False)


def test_nothing_is_known_of_a_position_but_what_is_said() -> None:
    state = HAZARD.new_state("")
    scene = StillScene.against(state.apply(ChooseMain(7)).state, ("best",), HAZARD_PLAYERS)
    assert (scene.last, scene.story, scene.undoable) == (None, None, 0)
