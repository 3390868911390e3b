"""A strategy of Hog on the command line."""

import csv
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.games.hog.strategies import FIELDS, named_study

Output = pytest.CaptureFixture[str]


def test_the_win_rate_and_the_costliest_choices_are_told(capsys: Output) -> None:
    assert cli.run(["strategy", "always:4", "--against", "final"]) == 0
    wins, best, _, *rows = capsys.readouterr().out.splitlines()
    study = named_study("always:4", "final")
    assert wins.startswith(f"4-dice player beats Final strategist in {study.wins.average:.2%} of games")
    assert best.startswith(f"The best response would win {study.best_wins.average:.2%}")
    assert [tuple(map(int, row.split()[:4])) for row in rows] == [
        (cell.own, cell.other, cell.dice, cell.best) for cell in study.costliest()
    ]


def test_without_another_one_it_plays_against_perfect_play(capsys: Output) -> None:
    cli.run(["strategy", "best"])
    assert capsys.readouterr().out.splitlines() == [
        "Best response beats Perfect player in 50.00% of games: "
        f"{named_study('best', 'perfect').wins.first:.2%} when it goes first and "
        f"{named_study('best', 'perfect').wins.second:.2%} when it goes second.",
        "This strategy always makes the best choice.",
    ]


def test_all_positions_are_written_into_a_file(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "final.csv"
    assert cli.run(["strategy", "final", "--csv", str(file)]) == 0
    head, *rows = csv.reader(file.read_text("utf-8").splitlines())
    cell = named_study("final", "perfect").cell(61, 33)
    assert (tuple(head), len(rows)) == (FIELDS, 10_000)
    assert rows[6133][:3] == ["61", "33", str(cell.dice)]
    assert float(rows[6133][5]) == cell.cost


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nobody"], "there is no strategy “nobody”"),
        (["final", "--against", "best"], "there is no strategy “best”"),
        (["final", "--csv", "/"], "could not be written: "),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(words: list[str], said: str, capsys: Output) -> None:
    assert cli.run(["strategy", *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), said in told.err) == ("", 1, True)
