"""One list names the games, and what each of them has is found by its id. Nothing else counts the games."""

import importlib
import importlib.util
import re
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.coach.coach import Coach
from dicedesk.coach.exercises import GameExercises
from dicedesk.games.catalogue import COMMANDS, GAMES, OWN_COMMANDS, SPECS, TITLES, load_coach, own_command
from dicedesk.games.frame import Game
from dicedesk.play.terminal import GameCommands
from dicedesk.ui.games.catalogue import tab_of
from dicedesk.ui.table.game_tab import GameTab

TESTS = Path(__file__).resolve().parents[1]
COUNTED_BY_HAND = re.compile(r"range\(\d\):\n\s*\S*choose_tab|choose_tab\([^\n]*range\(\d\)")


def test_every_folder_of_a_game_is_in_the_list() -> None:
    folders = {path.parent.name for path in (TESTS.parent / "dicedesk" / "games").glob("*/__init__.py")}
    assert {game.replace("-", "_") for game in SPECS} == folders


@pytest.mark.parametrize("game", SPECS)
def test_each_part_of_a_game_is_what_the_door_says(game: str) -> None:
    parts = GAMES[game]
    assert isinstance(parts, Game)
    assert (parts.spec.id, parts.spec) == (game, SPECS[game])
    if parts.unit is not None:
        coach = load_coach(game)
        assert isinstance(coach, Coach)
        assert coach.unit is parts.unit
    if parts.exercises:
        assert isinstance(parts.exercises(), GameExercises)
    commands = COMMANDS[game]
    assert isinstance(commands, GameCommands)
    assert commands.advise is None or parts.coach is not None
    assert (parts.coach is None) == (parts.unit is None)


@pytest.mark.parametrize("game", GAMES)
def test_the_commands_of_one_game_are_found_by_their_names(game: str) -> None:
    module = importlib.util.find_spec(f"dicedesk.games.{game.replace('-', '_')}.own_commands")
    names = [name for name, owner in OWN_COMMANDS.items() if owner == game]
    own = importlib.import_module(module.name).OWN_COMMANDS if module else {}
    assert list(own) == names
    assert all(own_command(name) is own[name] for name in names)
    assert set(names) < set(cli.COMMANDS)


def test_a_game_that_there_is_not_is_not_found() -> None:
    assert GAMES.get("senet") is None
    assert len(GAMES) == len(SPECS)


@pytest.mark.parametrize("game", TITLES)
def test_a_tab_is_of_the_game_of_its_name(game: str) -> None:
    kind = tab_of(game)
    assert (issubclass(kind, GameTab), kind.table_kind) == (True, GAMES[game].table)
    assert TITLES[game] == GAMES[game].spec.title


def test_no_test_knows_how_many_tabs_there_are() -> None:
    counted = [
        file.name for file in TESTS.rglob("*.py") if COUNTED_BY_HAND.search(file.read_text(encoding="utf-8"))
    ]
    assert counted == []
