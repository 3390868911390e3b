"""`dicedesk statistics` and `dicedesk import`, over the games of a folder."""

import io
import json
from contextlib import redirect_stderr
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.terminal_games import open_archive, open_history
from tests.adapters.storage.past_games import kept_hog, past_of

Output = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two games of Hog, one won and one lost."""
    past_of(tmp_path, kept_hog("one", "roll 1 : 5"), kept_hog("two", "roll 1 : 4", "roll 2 : 6 5"))
    return tmp_path


def counted(*arguments: str) -> int:
    return cli.run(["statistics", *arguments], open_history=open_history)


def test_it_adds_up_all_games(folder: Path, capsys: Output) -> None:
    assert counted("--data", str(folder)) == 0
    assert capsys.readouterr().out.splitlines() == [
        "2 games: 2 counted, 0 casual, 0 left early",
        "Hog, Final strategist: 1 won, 1 lost, 0 tied (50% won)",
        "Longest winning streak: 1 win",
        "Longest losing streak: 1 loss",
        "Current streak: 1 loss",
        "Hog: Best turn: 5 points",
        "Faces: Consistent with fair dice (4 dice; fair dice differ by at least this much 72 times in 100)",
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


SEALED = Path(__file__).parents[1] / "fakes" / "records" / "hog-ended.dice"


def test_records_are_imported_and_bad_ones_are_told(tmp_path: Path, capsys: Output) -> None:
    past_of(tmp_path, kept_hog("one", "roll 1 : 5"))
    good, bad = tmp_path / "good.dice", tmp_path / "bad.dice"
    good.write_text(kept_hog("two", "roll 1 : 5").record, "utf-8")
    bad.write_text("hello!\n", "utf-8")
    into = ("--data", str(tmp_path))
    assert cli.run(["import", str(good), *into], open_history=open_history) == 0
    assert capsys.readouterr().out == "1 game imported.\n"
    assert cli.run(["import", str(bad), str(good), *into], open_history=open_history) == 2
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "0 games imported.",
        "1 duplicate skipped.",
        "1 item could not be read.",
    ]
    assert (told.err.startswith("dicedesk: bad.dice: line 1: "), told.err.count("\n")) == (True, 1)


def test_false_dice_are_told_by_the_import_and_by_the_history(tmp_path: Path, capsys: Output) -> None:
    past_of(tmp_path, kept_hog("one", "roll 1 : 5"))
    record = tmp_path / "false.dice"
    record.write_text(SEALED.read_text("utf-8").replace('[Word "', '[Word "x'), "utf-8")
    into = ("--data", str(tmp_path))
    assert cli.run(["import", str(record), *into], open_history=open_history) == 1
    told = capsys.readouterr()
    assert told.err.startswith("dicedesk: false.dice: line 1: ")
    assert told.out.splitlines() == ["1 game imported.", "The dice in 1 game do not check out."]
    assert cli.run(["verify", "--history", *into], open_archive=open_archive) == 1
    assert "according to the seal" in capsys.readouterr().out


def test_a_folder_of_games_is_made_for_the_first_record(tmp_path: Path, capsys: Output) -> None:
    record, games = tmp_path / "good.dice", tmp_path / "new" / "games"
    record.write_text(kept_hog("two", "roll 1 : 5").record, "utf-8")
    assert cli.run(["import", str(record), "--data", str(games)], open_history=open_history) == 0
    assert capsys.readouterr().out == "1 game imported.\n"
    assert open_history(str(games)).behind() == 0


class Terminal(io.StringIO):
    """A terminal that remembers what was written to it."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal for errors, where a bar is drawn at once."""
    monkeypatch.setattr("dicedesk.cli.terminal.WAIT_SECONDS", 0)
    monkeypatch.setattr("dicedesk.cli.terminal.REDRAW_SECONDS", 0)
    return Terminal()


def test_imported_games_are_summarized_at_once_and_left_out_of_the_statistics(
    folder: Path, capsys: Output, terminal: Terminal
) -> None:
    records = folder / "friends.dice"
    records.write_text("".join(kept_hog(name, "roll 1 : 5").record for name in ("Ann", "Ben")), "utf-8")
    with redirect_stderr(terminal):
        assert cli.run(["import", str(records), "--data", str(folder)], open_history=open_history) == 0
    assert "] 100 %" in terminal.getvalue()
    assert open_history(str(folder)).behind() == 0
    capsys.readouterr()
    assert counted("--data", str(folder)) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [
        "2 games: 2 counted, 0 casual, 0 left early",
        "2 imported games are left out.",
    ]
    assert counted("--json", "--data", str(folder)) == 0
    assert json.loads(capsys.readouterr().out)["games"]["imported"] == 2


def test_a_bar_tells_how_far_the_statistics_are(folder: Path, capsys: Output, terminal: Terminal) -> None:
    with redirect_stderr(terminal):
        assert counted("--data", str(folder)) == 0
    drawn = terminal.getvalue()
    assert (" 50 %" in drawn, " 75 %" in drawn, drawn.endswith(" \r")) == (True, True, True)
    assert "#" not in capsys.readouterr().out


def test_nothing_is_made_for_a_record_that_cannot_be_read(tmp_path: Path, capsys: Output) -> None:
    assert cli.run(["import", "x.dice", "--data", str(tmp_path / "games")], open_history=open_history) == 2
    assert capsys.readouterr().err == "dicedesk: x.dice cannot be read: no such file or folder\n"
    assert not (tmp_path / "games").exists()
