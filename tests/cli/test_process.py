"""The command line as a process of its own."""

import contextlib
import json
import os
import shlex
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
# Until there is a main module, its command line alone.
PROGRAM = (
    ["-m", "dicedesk"]
    if (ROOT / "dicedesk" / "__main__.py").is_file()
    else ["-c", "import sys; from dicedesk import cli; sys.exit(cli.run(sys.argv[1:]))"]
)
COMMAND = [sys.executable, "-X", "dev", *PROGRAM]
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"


def dicedesk(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [*COMMAND, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE_S,
    )


def test_a_playthrough_is_a_record_that_can_be_replayed() -> None:
    done = dicedesk("replay", str(PLAYTHROUGHS / "hog-handed-over.txt"), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["result"] == {"outcome": "goal", "winner": 1}


def test_a_sealed_playthrough_is_true() -> None:
    done = dicedesk("verify", str(PLAYTHROUGHS / "hog-sealed.txt"))
    assert (done.returncode, done.stderr) == (0, "")


def test_unsealed_dice_end_the_process_with_1() -> None:
    done = dicedesk("verify", str(PLAYTHROUGHS / "hog-swap.txt"))
    assert (done.returncode, done.stderr) == (1, "")


def test_a_bad_file_ends_the_process_with_2_and_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text('[Game "hog"]\nroll 2 : 3 9\n', encoding="utf-8")
    done = dicedesk("replay", str(bad))
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "",
        f"dicedesk: {bad}: line 2: expected faces from 1 to 6, separated by spaces\n",
    )


@pytest.fixture
def strange_file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Something that is no file with text: of the kind that the parameter names."""
    kind: str = request.param
    if kind == "endless":
        return Path("/dev/zero")
    made = tmp_path / f"{kind}.dice"
    if kind == "pipe":
        os.mkfifo(made)
    elif kind == "folder":
        made.mkdir()
    elif kind == "socket":
        with contextlib.closing(socket.socket(socket.AF_UNIX)) as bound:
            bound.bind(str(made))
    else:
        with made.open("wb") as out:
            out.truncate(50_000_000)
    return made


STRANGE = {
    "endless": "can't be read: this is a device or a pipe",
    "pipe": "can't be read: this is a device or a pipe",
    "socket": "can't be read: this is a device or a pipe",
    "folder": "can't be read: this is a folder",
    "large": "larger than 8 MB",
}


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has such files")
@pytest.mark.parametrize("command", ["replay", "verify", "craps-games"])
@pytest.mark.parametrize(
    ("strange_file", "reason"), STRANGE.items(), indirect=["strange_file"], ids=[*STRANGE]
)
def test_what_is_no_file_of_a_sensible_size_is_answered_in_one_line_at_once(
    strange_file: Path, reason: str, command: str
) -> None:
    done = dicedesk(command, str(strange_file))
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"dicedesk: {strange_file}: {reason}\n")


def test_an_answer_does_not_repeat_what_is_too_long_to_be_read(tmp_path: Path) -> None:
    long = tmp_path / "long.dice"
    long.write_text('[Game "hog"]\nroll ' + "1" * 1_000_000, encoding="utf-8")
    done = dicedesk("replay", str(long))
    assert (done.returncode, len(done.stderr) < 1000, done.stderr.count("\n")) == (2, True, 1)


def test_an_endless_standard_input_is_answered_in_one_line() -> None:
    if os.name != "posix":
        pytest.skip("only POSIX has endless files")
    with Path("/dev/zero").open("rb") as endless:
        done = subprocess.run(  # noqa: S603
            [*COMMAND, "craps-games", "-"], cwd=ROOT, stdin=endless, capture_output=True, timeout=PATIENCE_S
        )
    assert (done.returncode, done.stderr) == (2, b"dicedesk: -: larger than 8 MB\n")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_that_knows_few_signs_is_no_trouble(encoding: str, tmp_path: Path) -> None:
    bad = tmp_path / "骰.txt"
    bad.write_text('[Game "hog"]\nroll twelve\n', encoding="utf-8")
    done = dicedesk("replay", str(bad), PYTHONIOENCODING=f"{encoding}:strict", PYTHONUTF8="0")
    assert (done.returncode, done.stderr.count("\n"), "Traceback" in done.stderr) == (2, 1, False), (
        done.stderr
    )


def test_chances_are_told_by_the_process_too() -> None:
    done = dicedesk("odds", "hog", "--strategy", "final", "--against", "always:4", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert round(json.loads(done.stdout)["average"], 4) == 0.8568


@pytest.mark.parametrize("throws", [1, 5000], ids=["a short answer", "more than any pipe holds"])
def test_a_reader_who_has_had_enough_is_no_trouble(throws: int, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text('[Game "craps"]\n' + "throw : 3 4\n" * throws, encoding="utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(  # noqa: S603
        [*COMMAND, "replay", "--json", str(record)],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=PATIENCE_S,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_process_whose_output_is_closed_still_gives_its_verdict() -> None:
    if os.name != "posix":
        pytest.skip("only a POSIX shell closes an output")
    command = shlex.join([*COMMAND, "verify", str(PLAYTHROUGHS / "hog-swap.txt")]) + " >&-"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, timeout=PATIENCE_S)  # noqa: S602
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_terminal_without_boxes_and_pips_is_told_the_faces_alone(encoding: str) -> None:
    done = dicedesk("replay", str(PLAYTHROUGHS / "poker-dice-not-finished.txt"), PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr, done.stdout.splitlines()) == (
        0,
        "",
        [
            "  1  hand : 1 3 3 3 6  ->  purse 90.00, hands 1, rolls 1, dice 1 3 3 3 6",
            "  2  reroll 1 5 : 3 2  ->  purse 90.00, hands 1, rolls 2, dice 3 3 3 3 2",
            "not finished",
        ],
    )


def test_a_terminal_with_boxes_and_pips_is_shown_the_dice() -> None:
    done = dicedesk("replay", str(PLAYTHROUGHS / "poker-dice-not-finished.txt"), PYTHONIOENCODING="utf-8")
    assert done.stdout.splitlines()[3] == "     │   ●   │ │   ●   │ │   ●   │ │   ●   │ │ ●   ● │"


def test_a_sign_that_a_terminal_does_not_have_becomes_a_question_mark(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text('[Game "hog"]\nroll 1 : 3\n', encoding="utf-8")
    done = dicedesk("verify", str(record), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.isascii()
