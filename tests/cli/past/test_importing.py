"""`dicedesk import`, into a folder of games."""

from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.terminal_games import open_figures
from tests.adapters.storage.past_games import kept_hog, past_of

Output = pytest.CaptureFixture[str]


def test_records_are_imported_and_bad_ones_are_told(tmp_path: Path, capsys: Output) -> None:
    past_of(tmp_path, kept_hog("one", "roll 1 : 5"))
    good, bad = tmp_path / "good.dice", tmp_path / "bad.dice"
    good.write_text(kept_hog("two", "roll 1 : 5").record, "utf-8")
    bad.write_text("hello!\n", "utf-8")
    into = ("--data", str(tmp_path))
    assert cli.run(["import", str(good), *into], open_figures=open_figures) == 0
    assert capsys.readouterr().out == "1 game imported.\n"
    assert cli.run(["import", str(bad), str(good), *into], open_figures=open_figures) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("bad.dice: line 1: ")
    assert told[1:] == ["0 games imported.", "1 was already here.", "1 could not be read."]


def test_without_a_file_of_games_it_says_so(tmp_path: Path, capsys: Output) -> None:
    assert cli.run(["import", "x.dice", "--data", str(tmp_path)], open_figures=open_figures) == 2
    assert "no games are kept in" in capsys.readouterr().err
