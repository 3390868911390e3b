"""Records are reviewed on the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from dicedesk import cli

Output = pytest.CaptureFixture[str]
Write = Callable[..., str]

GAME = '[Game "hog"]\n[Player0 "You"]\n[Player1 "final"]\nroll 4 : 3 5 2 6\nroll 0\nroll 2 : 1 4\n'


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file and gives back its name."""

    def write(content: str, name: str = "one.dice") -> str:
        (tmp_path / name).write_text(content, encoding="utf-8")
        return str(tmp_path / name)

    return write


def test_a_review_as_json_explains_the_result(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write(GAME), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for player in told["players"]:
        assert player["value_at_start"] + player["luck"] - player["cost"] == pytest.approx(player["result"])
    assert {"player", "move", "best", "cost", "class", "luck"} <= set(told["moves"][0])
    assert (told["finished"], told["moves"][0]["move"]) == (False, "roll 4")


def test_many_records_are_reviewed_though_one_is_broken(write: Write, capsys: Output) -> None:
    files = [write(GAME), write("[Game", "two.dice")]
    assert cli.run(["review", *files, "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert [entry["file"] for entry in told] == files
    assert ("players" in told[0], "line 1" in told[1]["error"]) == (True, True)


def test_a_record_that_breaks_the_rules_gets_one_sentence(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write('[Game "hog"]\nroll 4 : 3\n')]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n"), "line 2" in said.err) == ("", 1, True)


def test_a_review_is_a_line_for_each_move(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write(GAME)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "is not finished" in lines[0]
    assert [line.split()[2:4] for line in lines[-3:]] == [["4", "dice"], ["Free", "Bacon"], ["2", "dice"]]


def test_several_reviews_have_their_files_above_them(write: Write, capsys: Output) -> None:
    files = [write(GAME), write("[Game", "two.dice")]
    assert cli.run(["review", *files]) == 2
    shown = capsys.readouterr()
    assert shown.out.splitlines()[0] == f"{files[0]}:"
    assert shown.err.startswith(f"dicedesk: {files[1]}: line 1")


def test_choices_of_dice_have_the_names_of_the_window_and_the_moves_of_the_record_in_json(
    write: Write, capsys: Output
) -> None:
    file = write('[Game "poker-dice"]\nhand : 5 5 2 5 3\nreroll 1 2 4 : 1 1 4\nhold\nquit\n')
    assert cli.run(["review", file]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[-4:]]
    assert [row[2:5] for row in rows] == [
        ["Play", "a", "hand"],
        ["Keep", "2", "3"],
        ["Hold", "Keep", "1"],
        ["Quit", "Play", "a"],
    ]
    cli.run(["review", file, "--json"])
    moves = json.loads(capsys.readouterr().out)["moves"]
    assert [move["move"] for move in moves] == ["hand", "reroll 1 2 4", "hold", "quit"]


OVER = """[Game "hog"]
[Rules "goal=20"]
[Player0 "You"]
[Player1 "always:4"]
roll 1 : 3
roll 4 : 6 6 6 6
"""


def test_a_review_begins_with_the_card_of_a_finished_game(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write(OVER)]) == 0
    headline, moment, *_ = capsys.readouterr().out.splitlines()
    assert headline == "You lost, 3 to 24"
    assert moment.startswith(
        "Behind 0 to 3, 4-dice player rolled 6 + 6 + 6 + 6: 24 points (1 roll in 1,296). "
    )


def test_a_review_as_json_has_the_card_whose_figures_add_up(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write(OVER), "--json"]) == 0
    card = json.loads(capsys.readouterr().out)["ending"]
    assert (card["player"], card["headline"], card["result"]) == (0, "You lost, 3 to 24", 0)
    assert round(card["start"] - card["cost"] + card["dice"] + card["gifts"], 1) == card["result"]
    moment = card["moment"]
    assert (moment["move"], moment["step"], moment["chance"]) == (2, "dice", "1/1296")
    assert moment["change"] < 0
    assert card["told"].startswith("Behind 0 to 3, ")


def test_a_choice_is_a_moment_without_a_chance(write: Write, capsys: Output) -> None:
    quit_at_once = '[Game "poker-dice"]\n[Player0 "You"]\nhand : 1 2 3 4 6\nquit\n'
    assert cli.run(["review", write(quit_at_once), "--json"]) == 0
    card = json.loads(capsys.readouterr().out)["ending"]
    assert round(card["start"] + card["cost"] - card["dice"] - card["gifts"], 2) == card["result"]
    assert (card["moment"]["step"], card["moment"]["chance"]) == ("choice", None)


def test_a_game_in_which_nothing_stood_out_has_no_moment(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write('[Game "craps"]\nleave\n'), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ending"]["moment"] is None


def test_a_game_that_goes_on_has_no_card(write: Write, capsys: Output) -> None:
    assert cli.run(["review", write(GAME), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ending"] is None
