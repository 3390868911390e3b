"""`dicedesk statistics`, over the games of a folder."""

import json
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.terminal_games import open_figures
from tests.adapters.storage.past_games import kept_hog, past_of

Output = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two games of Hog, one won and one lost."""
    past_of(tmp_path, kept_hog("one", "roll 1 : 5"), kept_hog("two", "roll 1 : 4", "roll 2 : 6 5"))
    return tmp_path


def counted(*arguments: str) -> int:
    return cli.run(["statistics", *arguments], open_figures=open_figures)


def test_it_adds_up_all_games(folder: Path, capsys: Output) -> None:
    assert counted("--data", str(folder)) == 0
    assert capsys.readouterr().out.splitlines() == [
        "2 games: 2 counted, 0 casual, 0 left early",
        "Hog, Final strategist: 1 won, 1 lost, 0 tied (50% won)",
        "Longest winning streak: 1 win",
        "Longest losing streak: 1 game",
        "Current streak: 1 loss",
        "Hog: Best turn: 5 points",
        "Faces: Too few dice to tell yet (4 dice)",
    ]


def test_it_adds_up_the_games_of_one_kind(folder: Path, capsys: Output) -> None:
    assert counted("craps", "--data", str(folder)) == 0
    assert capsys.readouterr().out.splitlines() == ["0 games: 0 counted, 0 casual, 0 left early"]


def test_other_programs_read_the_same_figures(folder: Path, capsys: Output) -> None:
    assert counted("hog", "--json", "--data", str(folder)) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["games"]["won"], found["games"]["share_won"]) == ("hog", 1, "1/2")
    assert (found["faces"]["counts"]["5"], found["faces"]["expected"]["5"]) == (2, "2/3")


def test_where_there_are_no_games_it_says_so(tmp_path: Path, capsys: Output) -> None:
    assert (counted("--data", str(tmp_path)), "no saved games in" in capsys.readouterr().err) == (2, True)
