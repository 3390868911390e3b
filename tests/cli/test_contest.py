"""`dicedesk contest`: the ranking of a folder of strategies, on the screen and in files."""

import csv
import io
import os
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from dicedesk.adapters.hog_contest.contest import contest_parts
from dicedesk.cli import run
from dicedesk.cli.hog_contest import add_contest
from dicedesk.games.hog.contest import ContestParts
from tests.lab.strategy_files import table_as_text
from tests.patience import PATIENCE_S, until
from tests.signals import HEARING

PROJECT = Path(__file__).parents[2]
GIVEN_UP_S = 10
"""A program has 60 seconds; a contest that waits for it takes far longer than this."""


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
    return run(
        ["contest", *map(str, arguments), "--data", str(data)],
        more={"contest": partial(add_contest, contest_parts)},
    )


def test_the_ranking_is_printed_and_written(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {name: tmp_path / f"{name}.txt" for name in ("csv", "matrix", "html")}
    options = [word for name, file in files.items() for word in (f"--{name}", file)]
    assert contest(folder, *options, data=tmp_path / "games") == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["rank", "name", "wins", "mean", "rate"]
    rows = list(csv.DictReader(files["csv"].read_text(encoding="utf-8").splitlines()))
    assert [line.split()[:3] for line in lines[:3]] == [
        [row["rank"], row["name"], row["wins"]] for row in rows[:3]
    ]
    assert [(row["rank"], row["name"], row["wins"]) for row in rows] == [
        ("1", "Ann", "1"),
        ("1", "Ben", "1"),
        ("3", "Cid", "0"),
        ("", "Dee", ""),
    ]
    assert rows[3]["error"] == "line 1 has 1 cell; it needs 100, one for each score the opponent can have"
    assert lines[3:] == ["1 file did not take part in the contest.", f"  Dee   {rows[3]['error']}"]
    assert files["matrix"].read_text(encoding="utf-8").startswith("name,Ann,Ben,Cid\nAnn,0.5,0.5,")
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
    assert ["1", "Eve", "3"] in [line[:3] for line in lines]


def test_a_folder_of_broken_files_alone_has_no_ranking(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "Dee.csv").write_text("4\n")
    (tmp_path / "class" / "notes.txt").write_text("")
    assert contest(tmp_path / "class", data=tmp_path / "games") == 0
    assert capsys.readouterr().out.splitlines() == [
        "2 files did not take part in the contest.",
        "  Dee        line 1 has 1 cell; it needs 100, one for each score the opponent can have",
        "  notes.txt  not a Python file, a CSV table or a ZIP file",
    ]


def test_a_class_can_be_one_zip(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with zipfile.ZipFile(tmp_path / "class.zip", "w") as packed:
        for name in ("Ann", "Ben", "Cid", "Dee"):
            packed.write(folder / f"{name}.csv", f"{name}/hog.csv")
    told = []
    for path in (folder, tmp_path / "class.zip"):
        assert contest(path, data=tmp_path / "games") == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


SLOW = "import time\n\ndef final_strategy(score, opponent_score):\n    time.sleep(1000)\n    return 4\n"


def test_slow_programs_are_given_the_seconds_that_are_asked_for(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "Eve.py").write_text(SLOW)
    assert contest(folder, "--run-programs", "--seconds", "1", data=tmp_path / "games") == 0
    assert "Eve" in (told := capsys.readouterr().out)
    assert "(limit for all scores: 1 s)" in told or "it did not load within 1 second" in told


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "1.5"])
def test_seconds_that_are_no_number_are_told_of(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], seconds: str
) -> None:
    assert contest(folder, f"--seconds={seconds}", data=tmp_path / "games") == 2
    assert (
        capsys.readouterr().err == f"dicedesk: “{seconds}” is not allowed; give a whole number, 1 or more\n"
    )


def test_it_is_told_that_a_cluster_has_no_workers_yet(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def opened(
        _: str | None, scheduler: str | None, seconds: int | None, waits: Callable[[], object]
    ) -> ContestParts:
        assert (scheduler, seconds) == ("tcp://127.0.0.1:1", 7)
        waits()
        return contest_parts(str(tmp_path / "games"))

    assert (
        run(
            ["contest", str(folder), "--scheduler", "tcp://127.0.0.1:1", "--seconds", "7"],
            more={"contest": partial(add_contest, opened)},
        )
        == 0
    )
    assert capsys.readouterr().err == "The cluster has no workers yet. Waiting for one…\n"


PLAIN = "def final_strategy(score, opponent_score):\n    return 4\n"
KINDS = {
    "one/hog.py": PLAIN,
    "project/hog.py": "from dice import six_sided, four_sided, make_test_dice\nfrom ucb import main, trace\n"
    + PLAIN,
    "project/dice.py": "def six_sided():\n    return 3\n",
    "project/ucb.py": "def main(function):\n    return function\n",
    "deep/proj1/hog/hog.py": PLAIN,
    "with_numpy.py": "import numpy as np\n" + PLAIN.replace("4", "np.int64(4)"),
    "earlier_year.py": "from dice import four_sided_dice, six_sided_dice\n" + PLAIN,
    "imports_hog.py": "from hog import free_bacon, is_swap, GOAL_SCORE\n" + PLAIN,
    "own_name.py": "import os\nHERE = os.path.dirname(os.path.abspath(__file__))\n" + PLAIN,
    "started_by_main.py": "from ucb import main\n" + PLAIN + "@main\ndef run(*args):\n    exit()\n",
    "prints.py": PLAIN.replace("    return", "    print(score)\n    return"),
}
"""Kinds of files that students hand in, each as small as it can be, of which each plays."""
FAULTS = {
    "a_bool.py": (
        PLAIN.replace("4", "True"),
        "at 0 to 0, it returns True, not a number of dice from 0 to 10",
    ),
    "a_float.py": (PLAIN.replace("4", "4.0"), "at 0 to 0, it returns 4.0, not a number of dice from 0 to 10"),
    "beside.py": (
        "import tables\n",
        "it imports tables, which is not available; put the whole strategy in one file",
    ),
    "nothing.py": ("", "it has no function final_strategy(score, opponent_score)"),
    "python_2.py": ("print 'x'\n" + PLAIN, "it cannot be loaded: line 1: SyntaxError: "),
    "notes.docx": ("x", "not a Python file, a CSV table or a ZIP file"),
    "two/a.py": (PLAIN, "several strategy files; keep one, or name the right one hog.py"),
    "two/b.py": (PLAIN, "several strategy files; keep one, or name the right one hog.py"),
}
"""The same of those that do not take part, each with the beginning of its reason."""


@pytest.mark.long
def test_each_kind_of_file_that_students_hand_in_plays_or_has_its_reason(tmp_path: Path) -> None:
    for name, text in {**KINDS, **{name: text for name, (text, _) in FAULTS.items()}}.items():
        (tmp_path / "class" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "class" / name).write_text(text)
    (tmp_path / "class" / ".hidden.py").write_text("1 / 0")
    if os.name == "posix":
        (tmp_path / "class" / "hard_link.py").hardlink_to(tmp_path / "class" / "one" / "hog.py")
    with zipfile.ZipFile(tmp_path / "class" / "zipped.zip", "w") as packed:
        packed.writestr("hog/hog.py", PLAIN)
        packed.writestr("__MACOSX/hog/._hog.py", "x")
    file = tmp_path / "ranking.csv"
    assert contest(tmp_path / "class", "--run-programs", "--csv", file, data=tmp_path / "games") == 0
    rows = {row["name"]: row["error"] for row in csv.DictReader(file.read_text().splitlines())}
    playing = {Path(name).parts[0].removesuffix(".py") for name in KINDS} | {"zipped"}
    playing |= {"hard_link"} if os.name == "posix" else set()
    assert {name for name, error in rows.items() if not error} == playing
    for name, (_, reason) in FAULTS.items():
        assert rows[Path(name).parts[0].removesuffix(".py")].startswith(reason)
    assert len(rows) == len(playing) + len(FAULTS) - 1


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
def test_ctrl_c_ends_a_contest_with_a_program_that_never_ends(folder: Path, tmp_path: Path) -> None:
    mark = f"hang-{os.getpid()}"
    for number in range(3):
        (folder / f"{mark}-{number}.py").write_text("while True: pass\n")
    words = ("contest", str(folder), "--run-programs", "--data", str(tmp_path / "games"))
    command = subprocess.Popen(  # noqa: S603 (our own program)
        [*HEARING, sys.executable, "-m", "dicedesk", *words], cwd=PROJECT, stderr=subprocess.PIPE, text=True
    )
    until(lambda: running(mark), "a program to run")
    begun = time.monotonic()
    command.send_signal(signal.SIGINT)
    _, told = command.communicate(timeout=PATIENCE_S)
    assert time.monotonic() - begun < GIVEN_UP_S
    assert (command.returncode, told.splitlines()[-1].strip()) == (130, "Stopped.")
    assert not running(mark)


def running(mark: str) -> list[str]:
    """The processes that run a stranger's program of that name."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            words = process.read_text(errors="replace")
            if mark in words and "--strategy-worker" in words:
                found.append(words)
    return found


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
    assert ("no programs were run" in told.err) is (code != 0)


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
    assert rows["key"]["error"] == "a link to a place outside its folder"
    assert rows["pipe"]["error"] == "not a regular file"
    assert list(temporary.iterdir()) == []
