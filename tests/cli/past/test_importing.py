"""`dicedesk import`, into a folder of games."""

from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.terminal_games import open_figures, open_history
from tests.adapters.storage.past_games import kept_hog, past_of

SEALED = Path(__file__).parents[2] / "adapters" / "storage" / "of_version_2" / "hog-ended.dice"
Output = pytest.CaptureFixture[str]


def test_records_are_imported_and_bad_ones_are_told(tmp_path: Path, capsys: Output) -> None:
    past_of(tmp_path, kept_hog("one", "roll 1 : 5"))
    good, bad = tmp_path / "good.dice", tmp_path / "bad.dice"
    good.write_text(kept_hog("two", "roll 1 : 5").record, "utf-8")
    bad.write_text("hello!\n", "utf-8")
    into = ("--data", str(tmp_path))
    assert cli.run(["import", str(good), *into], open_figures=open_figures) == 0
    assert capsys.readouterr().out == "1 game imported.\n"
    assert cli.run(["import", str(bad), str(good), *into], open_figures=open_figures) == 2
    told = capsys.readouterr()
    assert told.out.splitlines() == ["0 games imported.", "1 was here already.", "1 could not be read."]
    assert (told.err.startswith("dicedesk: bad.dice: line 1: "), told.err.count("\n")) == (True, 1)


def test_false_dice_are_told_by_the_import_and_by_the_history(tmp_path: Path, capsys: Output) -> None:
    past_of(tmp_path, kept_hog("one", "roll 1 : 5"))
    record = tmp_path / "false.dice"
    record.write_text(SEALED.read_text("utf-8").replace('[Word "', '[Word "x'), "utf-8")
    into = ("--data", str(tmp_path))
    assert cli.run(["import", str(record), *into], open_figures=open_figures) == 1
    told = capsys.readouterr()
    assert told.err.startswith("dicedesk: false.dice: line 1: ")
    assert told.out.splitlines() == ["1 game imported.", "The dice of 1 do not check out."]
    assert cli.run(["verify", "--history", *into], open_history=open_history) == 1
    assert "the seal fixed" in capsys.readouterr().out


def test_a_folder_of_games_is_made_for_the_first_record(tmp_path: Path, capsys: Output) -> None:
    record, games = tmp_path / "good.dice", tmp_path / "new" / "games"
    record.write_text(kept_hog("two", "roll 1 : 5").record, "utf-8")
    assert cli.run(["import", str(record), "--data", str(games)], open_figures=open_figures) == 0
    assert capsys.readouterr().out == "1 game imported.\n"
    assert open_figures(str(games)).games.behind() == 1


def test_nothing_is_made_for_a_record_that_cannot_be_read(tmp_path: Path, capsys: Output) -> None:
    assert cli.run(["import", "x.dice", "--data", str(tmp_path / "games")], open_figures=open_figures) == 2
    assert capsys.readouterr().err == "dicedesk: x.dice: can't be read: there is no such file\n"
    assert not (tmp_path / "games").exists()
