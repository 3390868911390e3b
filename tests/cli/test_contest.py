"""`dicedesk contest`: the ranking of a folder of strategies, on the screen and in files."""

import csv
import io
import os
import tempfile
from pathlib import Path

import numpy as np
import pytest

from dicedesk.adapters.contest import contest_parts
from dicedesk.cli import run
from tests.lab.strategy_files import table_as_text


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three strategies, two of them the same, and a file that is none."""
    made = tmp_path / "class"
    made.mkdir()
    for name, dice in (("Ann", 4), ("Ben", 4), ("Cid", 10)):
        (made / f"{name}.csv").write_text(table_as_text(np.full((100, 100), dice, np.uint8)))
    (made / "Dee.csv").write_text("4\n")
    return made


def contest(*arguments: object, data: Path) -> int:
    """Runs the command with a games folder of its own."""
    return run(["contest", *map(str, arguments), "--data", str(data)], open_contest=contest_parts)


def test_the_ranking_is_printed_and_written(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {name: tmp_path / f"{name}.txt" for name in ("csv", "matrix", "html")}
    options = [word for name, file in files.items() for word in (f"--{name}", file)]
    assert contest(folder, *options, data=tmp_path / "games") == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["rank", "name", "wins", "mean", "rate"]
    rows = list(csv.DictReader(files["csv"].read_text(encoding="utf-8").splitlines()))
    assert [line.split()[:3] for line in lines] == [[row["rank"], row["name"], row["wins"]] for row in rows]
    assert [(row["rank"], row["name"], row["wins"]) for row in rows] == [
        ("1", "Ann", "2"),
        ("1", "Ben", "2"),
        ("3", "Cid", "1"),
        ("4", "Dee", "0"),
    ]
    assert rows[3]["error"] == "line 1 has 1 cells, not 100: one for each score of the opponent"
    assert lines[3].endswith(rows[3]["error"])
    assert files["matrix"].read_text(encoding="utf-8").startswith("name,Ann,Ben,Cid,Dee\nAnn,0.5,0.5,")
    assert files["html"].read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_a_second_contest_says_the_same(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    contest(folder, data=tmp_path / "games")
    first = capsys.readouterr().out
    contest(folder, data=tmp_path / "games")
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("name", "sentence"), [("empty", "there is no strategy in"), ("nowhere", "cannot be read")]
)
def test_a_folder_without_strategies_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, sentence: str
) -> None:
    (tmp_path / "empty").mkdir()
    assert contest(tmp_path / name, data=tmp_path / "games") == 2
    assert sentence in capsys.readouterr().err


def test_a_report_that_cannot_be_written_is_told_of(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert contest(folder, "--csv", tmp_path / "nowhere" / "x.csv", data=tmp_path / "games") == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.fixture
def with_a_program(folder: Path) -> Path:
    """The same, and a student's program."""
    (folder / "Eve.py").write_text("def final_strategy(score, opponent_score):\n    return 5\n")
    return folder


def test_programs_are_not_run_unless_somebody_wants_it(
    with_a_program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("yes"))
    assert contest(with_a_program, data=tmp_path / "games") == 2
    assert "--run-programs runs them" in capsys.readouterr().err


def test_programs_take_part_where_they_may_be_run(
    with_a_program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert contest(with_a_program, "--run-programs", data=tmp_path / "games") == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["1", "Eve", "4"] in [line[:3] for line in lines]


@pytest.mark.parametrize(("answer", "code"), [("yes", 0), ("no", 2), ("", 2)])
def test_a_person_is_asked_once(
    with_a_program: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    code: int,
) -> None:
    terminal = io.StringIO(f"{answer}\n")
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", terminal)
    assert contest(with_a_program, data=tmp_path / "games") == code
    told = capsys.readouterr()
    assert "There is 1 program in this folder." in told.out
    assert ("no program was run" in told.err) is (code != 0)


@pytest.mark.skipif(os.name != "posix", reason="names, links and pipes as POSIX has them")
def test_hostile_entries_end_neither_the_contest_nor_its_reports(
    with_a_program: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    temporary, private = tmp_path / "temporary", tmp_path / "private.py"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    private.write_text("a private word")
    answer = "def final_strategy(score, opponent_score):\n    return 3\n"
    deep = "import os\nfor _ in range(3000):\n    os.mkdir('d')\n    os.chdir('d')\n"
    (with_a_program / "deep.py").write_text(deep + answer)
    (with_a_program / os.fsdecode(b"bad\xff.py")).write_text(answer)
    (with_a_program / "=HYPERLINK(1).py").write_text("raise ValueError('\\x1b[2J')")
    (with_a_program / "key.py").symlink_to(private)
    os.mkfifo(with_a_program / "pipe.py")
    files = {name: tmp_path / f"{name}.txt" for name in ("csv", "matrix", "html")}
    options = [word for name, file in files.items() for word in (f"--{name}", file)]
    assert contest(with_a_program, "--run-programs", *options, data=tmp_path / "games") == 0
    told = [capsys.readouterr().out, *(file.read_text(encoding="utf-8") for file in files.values())]
    assert [text for text in told if "private word" in text or "\x1b" in text] == []
    assert r"bad\xff" in told[0]
    rows = {row["name"]: row for row in csv.DictReader(told[1].splitlines())}
    assert rows["'=HYPERLINK(1)"]["error"] == r"it cannot be loaded: line 1: ValueError: \x1b[2J"
    assert rows["deep"]["error"] == rows[r"bad\xff"]["error"] == ""
    assert rows["key"]["error"] == "it is a link out of its folder"
    assert rows["pipe"]["error"] == "it is no ordinary file"
    assert list(temporary.iterdir()) == []
