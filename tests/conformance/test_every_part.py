"""What "Add a game" in CONTRIBUTING asks for beside the rules: says what a game has not got yet.

Other tests need these parts too; they fail later, and for many games at a time.
"""

from pathlib import Path

import pytest

from dicedesk.core.position import parse_position
from dicedesk.games.catalogue import GAMES, SPECS, TITLES

PROJECT = Path(__file__).parents[2]
FILES = (
    "tests/games/{folder}/second.py",
    "dicedesk/ui/games/{folder}/tab.py",
    "resources/help/en/{game}.md",
)
EACH_GAME = pytest.mark.parametrize("game", TITLES)


@EACH_GAME
@pytest.mark.parametrize("file", FILES)
def test_every_game_has_the_files_that_are_found_by_its_name(game: str, file: str) -> None:
    path = file.format(game=game, folder=game.replace("-", "_"))
    assert (PROJECT / path).is_file(), f"{game} needs the file {path}; copy that of Pig"


@EACH_GAME
def test_every_game_has_a_coach(game: str) -> None:
    parts = GAMES[game]
    assert parts.coach, f"GAME in the game.py of {game} names no coach"
    assert parts.unit, f"GAME in the game.py of {game} names no unit of its coach"


@EACH_GAME
def test_every_game_has_a_playthrough(game: str) -> None:
    found = [*(PROJECT / "tests" / "playthroughs").glob(f"{game}-*.txt")]
    assert found, f"{game} needs a record tests/playthroughs/{game}-NAME.txt; rewrite.py beside it says how"


@EACH_GAME
def test_the_positions_of_a_sample_are_lines_of_its_game_that_it_can_show(game: str) -> None:
    for line in GAMES[game].sample.positions:
        assert line.startswith(f"{game} "), f"“{line}” does not begin with the game's id"
        assert parse_position(line, SPECS).state.impossible() is None, line


@EACH_GAME
def test_the_second_position_of_a_sample_is_not_the_first_of_a_game(game: str) -> None:
    line = GAMES[game].sample.positions[1]
    state = parse_position(line, SPECS).state
    assert state != SPECS[game].new_state(state.rules_text()), f"a game begins at “{line}”"


@EACH_GAME
def test_the_opening_of_a_sample_leads_to_the_first_throw(game: str) -> None:
    state, dice = SPECS[game].new_state(""), 0
    for text in GAMES[game].sample.opening:
        assert dice == 0, f"“{text}” comes after a throw"
        move = SPECS[game].parse_move(text)
        dice = state.dice_for(move)
        state = state.apply(move, (1,) * dice).state
    assert dice > 0
