"""Throws of craps on the command line, split into games."""

import io
import json
import sys
from contextlib import redirect_stdout
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest

from dicedesk import cli

THROWS = """\
# the shooter's evening
3 4
1 1

4 4      # the point is 8
2 3
6 2
5 5
1 6
2 2
"""
GAMES = [
    "   1  Natural     3 4",
    "   2  Craps       1 1",
    "   3  Pass        4 4  2 3  6 2",
    "   4  Seven-out   5 5  1 6",
    "   5  open        2 2",
]

Output = pytest.CaptureFixture[str]


def test_the_throws_of_a_file_are_split_into_games(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "throws.txt"
    file.write_text(THROWS, encoding="utf-8")
    assert cli.run(["craps-games", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == GAMES


@pytest.mark.parametrize("named", [[], ["-"]], ids=["no file", "a dash"])
def test_without_a_file_the_standard_input_is_read(
    named: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(THROWS.encode())))
    assert cli.run(["craps-games", *named]) == 0
    assert capsys.readouterr().out.splitlines() == GAMES


@pytest.mark.parametrize("bad", ["7 1", "3", "3 4 5", "three four", "3,4", "0 1", "34"])
def test_a_bad_line_is_named_with_what_was_expected(tmp_path: Path, capsys: Output, bad: str) -> None:
    file = tmp_path / "throws.txt"
    file.write_text(f"3 4\n{bad}\n", encoding="utf-8")
    assert cli.run(["craps-games", str(file)]) == 2
    told = capsys.readouterr()
    expected = f"dicedesk: {file}: line 2: expected two faces from 1 to 6, separated by a space\n"
    assert (told.out, told.err) == ("", expected)


def test_a_bad_line_of_the_standard_input_is_named_too(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b"x")))
    assert cli.run(["craps-games"]) == 2
    assert capsys.readouterr().err.startswith("dicedesk: standard input: line 1: expected two faces")


def test_a_file_that_is_not_there_is_told_in_one_line(tmp_path: Path, capsys: Output) -> None:
    assert cli.run(["craps-games", str(tmp_path / "none")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_without_throws_holds_no_game(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "throws.txt"
    file.write_text("# nobody threw\n", encoding="utf-8")
    assert cli.run(["craps-games", str(file)]) == 0
    assert capsys.readouterr().out.strip() == ""


def odds(capsys: Output, *arguments: str) -> dict[str, dict[str, str]]:
    """What `odds craps --json` prints."""
    assert cli.run(["odds", "craps", *arguments, "--json"]) == 0
    told: dict[str, dict[str, str]] = json.loads(capsys.readouterr().out)
    return told


@pytest.fixture(scope="module")
def default_odds() -> dict[str, dict[str, str]]:
    """What it prints of the default house, which takes a while to work out."""
    out = io.StringIO()
    with redirect_stdout(out):
        assert cli.run(["odds", "craps", "--json"]) == 0
    told: dict[str, dict[str, str]] = json.loads(out.getvalue())
    return told


def test_each_bet_has_all_its_figures_as_fractions(default_odds: dict[str, dict[str, str]]) -> None:
    assert default_odds["pass"] == {
        "win": "244/495",
        "lose": "251/495",
        "push": "0",
        "edge": "7/495",
        "edge_per_throw": "7/1671",
        "mean_throws": "557/165",
    }


@pytest.mark.parametrize("rules", ["las-vegas", "preset=las-vegas", "field-12=3"])
def test_another_house_pays_the_field_better(capsys: Output, rules: str) -> None:
    assert odds(capsys, "--rules", rules)["field"]["edge"] == "1/36"


def test_a_house_that_nobody_knows_is_told_in_one_line(capsys: Output) -> None:
    assert cli.run(["odds", "craps", "--rules", "atlantis"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_people_read_a_line_for_each_bet(capsys: Output) -> None:
    assert cli.run(["odds", "craps"]) == 0
    lines = capsys.readouterr().out.splitlines()
    line = next(line for line in lines if line.startswith("pass "))
    assert line.split() == ["pass", "0.492929", "0.507071", "0.000000", "0.014141", "0.004189", "3.3758"]
    assert "averages over all points, weighted by how often each comes up" in lines[-1]


def test_one_point_is_told_for_itself(capsys: Output) -> None:
    told = odds(capsys, "--point", "6")
    assert "pass" not in told
    assert round(100 * float(Fraction(told["come"]["edge"])), 2) == 7.05
    assert cli.run(["odds", "craps", "--point", "6"]) == 0
    assert (
        capsys.readouterr().out.splitlines()[-1]
        == "Each bet is made, or is already on the table, at the given point."
    )
    assert cli.run(["odds", "craps", "--point", "7"]) == 2
    assert "“7” is not a point; give 4, 5, 6, 8, 9 or 10" in capsys.readouterr().err
