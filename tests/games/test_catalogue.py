"""The list of the games, and which of them a command is about."""

from dataclasses import replace

import pytest

from dicedesk.core.words import Sentence
from dicedesk.games import catalogue
from dicedesk.games.catalogue import (
    COMMANDS,
    GAMES,
    OWN_COMMANDS,
    SPECS,
    TITLES,
    answers,
    asked_games,
    load_coach,
    own_command,
    part_of,
)
from dicedesk.play.terminal import GameCommands


def test_each_game_has_a_title_and_a_spec() -> None:
    assert (list(SPECS), list(GAMES)) == (list(TITLES), list(TITLES))
    assert (len(SPECS), len(GAMES)) == (len(TITLES), len(TITLES))


def test_a_game_that_is_not_there_is_not_found() -> None:
    with pytest.raises(KeyError):
        SPECS["no game"]


def test_a_game_is_asked_by_its_id_and_all_are_where_none_has_it() -> None:
    assert asked_games("hazard") == ("hazard",)
    assert asked_games("") == tuple(TITLES)


def test_all_games_answer_for_one_that_has_no_answer() -> None:
    def help_on_odds(commands: GameCommands) -> Sentence | None:
        return commands.odds.help if commands.odds is not COMMANDS["hazard"].odds else None

    others = [game for game in TITLES if game != "hazard"]
    assert list(answers(help_on_odds, "hazard")) == list(answers(help_on_odds, "")) == others
    assert list(answers(help_on_odds, "hog")) == ["hog"]


@pytest.mark.parametrize("name", OWN_COMMANDS)
def test_a_command_that_one_game_has_is_found_by_its_name(name: str) -> None:
    assert own_command(name).help


def test_the_command_of_no_game_is_not_found() -> None:
    with pytest.raises(KeyError):
        own_command("nonsense")


def test_a_part_that_a_game_does_not_have_is_the_default() -> None:
    assert part_of("poker-dice", "own_commands", "OWN_COMMANDS", None) is None
    assert part_of("hog", "own_commands", "OWN_COMMANDS", None) is not None


def test_a_game_without_a_coach_loads_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "GAMES", {"craps": replace(GAMES["craps"], coach=None)})
    with pytest.raises(LookupError):
        load_coach("craps")
