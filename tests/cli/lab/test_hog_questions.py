"""`dicedesk lab hog-pair`, `hog-sweep` and `hog-dice`."""

import json
from pathlib import Path

import pytest

from dicedesk import cli

Output = pytest.CaptureFixture[str]


def told(capsys: Output, *arguments: str) -> str:
    assert cli.run(["lab", *arguments]) == 0
    return capsys.readouterr().out


def test_a_pair_is_told_with_its_simulation(capsys: Output) -> None:
    lines = told(capsys, "hog-pair", "--strategy", "swap", "--games", "2000", "--seed", "3").splitlines()
    assert lines[0] == "64.49%  chance that swap beats always:4, with a coin toss for who goes first"
    assert lines[-1].startswith("Simulation: ")
    assert "of 2,000 games won" in lines[-1]


def test_a_sweep_names_the_best_cell(capsys: Output) -> None:
    text = told(capsys, "hog-sweep")
    assert "65.85%  best win rate of swap against always:4 (margin 4, dice 5)" in text
    assert "To play this way, choose the strategy bacon:9:6." in text


def test_the_best_number_of_dice_is_told(capsys: Output) -> None:
    lines = told(capsys, "hog-dice", "--rolls", "1000").splitlines()
    assert lines[0].strip() == "6  dice score most on average"
    assert lines[1].strip() == "8.70  points on average (406031/46656)"


def test_a_kept_answer_is_asked_again_with_the_same_figures(capsys: Output, tmp_path: Path) -> None:
    kept = told(capsys, "hog-pair", "--games", "1000", "--json")
    file = tmp_path / "pair.json"
    file.write_text(kept, encoding="utf-8")
    assert told(capsys, "ask", str(file), "--json") == kept
    assert json.loads(kept)["asked"]["seed"].isdigit()


def test_a_table_in_a_file_is_asked_again_without_the_file(capsys: Output, tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("\n".join([",".join(["4"] * 100)] * 100), encoding="utf-8")
    kept = told(capsys, "hog-pair", "--strategy", str(table), "--games", "1000", "--json")
    table.unlink()
    file = tmp_path / "kept.json"
    file.write_text(kept, encoding="utf-8")
    lines = told(capsys, "ask", str(file)).splitlines()
    assert lines[0] == "50.00%  chance that mine beats always:4, with a coin toss for who goes first"


def test_a_file_without_a_table_is_refused(capsys: Output, tmp_path: Path) -> None:
    table = tmp_path / "mine.CSV"
    table.write_text("4,4\n", encoding="utf-8")
    assert cli.run(["lab", "hog-pair", "--strategy", str(table)]) == 2
    assert "Strategy: line 1 has 2 cells, not 100" in capsys.readouterr().err


def test_what_is_no_strategy_is_refused(capsys: Output) -> None:
    assert cli.run(["lab", "hog-sweep", "--against", "nobody"]) == 2
    assert "Against: there is no strategy “nobody”" in capsys.readouterr().err
