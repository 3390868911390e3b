"""Outputs that are full or closed, and inputs that are: no command answers with a traceback."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from tests.adapters.storage.past_games import kept_hog, past_of
from tests.patience import PATIENCE_S

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        not Path("/dev/full").exists(),
        reason="only a POSIX shell closes an output, and only Linux has a full one",
    ),
]

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = shlex.join([sys.executable, "-X", "dev", "-m", "dicedesk"])
FULL = "dicedesk: the output cannot be written: the disk is full\n"

COMMANDS = {
    "replay": ("replay game.dice", 0),
    "replay as JSON": ("replay --json game.dice", 0),
    "verify": ("verify game.dice", 1),
    "verify --history": ("verify --history --data games", 0),
    "statistics": ("statistics --data games", 0),
    "review": ("review game.dice", 0),
    "odds": ("odds hazard", 0),
    "import": ("import game.dice --data games", 0),
    "play": ("play hog --data new", 0),
    "rules": ("play hog -h", 0),
    "help": ("-h", 0),
    "help of a command": ("replay -h", 0),
    "version": ("--version", 0),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a record, and the games folder beside it."""
    past_of(tmp_path / "games", kept_hog("one", "roll 1 : 5"))
    (tmp_path / "game.dice").write_text(kept_hog("two", "roll 1 : 5").record, "utf-8")
    return tmp_path


def run(folder: Path, command: str, **environment: str) -> tuple[int, str, str]:
    """The exit code of a command in a shell, what it says, and what it complains of."""
    done = subprocess.run(  # noqa: S602 (our own commands)
        f"{PROGRAM} {command}",
        shell=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_a_full_output_is_told_in_a_line(folder: Path, name: str) -> None:
    assert run(folder, f"{COMMANDS[name][0]} > /dev/full") == (2, "", FULL)


@pytest.mark.parametrize("name", ["replay", "play", "help"])
def test_a_full_output_that_is_written_at_once_is_told_in_a_line_too(folder: Path, name: str) -> None:
    assert run(folder, f"{COMMANDS[name][0]} > /dev/full", PYTHONUNBUFFERED="1") == (2, "", FULL)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_closed_output_is_no_trouble(folder: Path, name: str) -> None:
    command, code = COMMANDS[name]
    assert run(folder, f"{command} >&-") == (code, "", "")


@pytest.mark.parametrize("name", COMMANDS)
def test_with_all_streams_closed_a_command_still_gives_its_verdict(folder: Path, name: str) -> None:
    command, code = COMMANDS[name]
    assert run(folder, f"{command} <&- >&- 2>&-") == (code, "", "")


def test_a_game_with_a_closed_input_is_left_and_kept(folder: Path) -> None:
    code, said, complaint = run(folder, "play hog --data new <&-")
    assert (code, complaint) == (0, "")
    assert said.endswith("Your games are saved.\n")
    assert (folder / "new" / FILE_NAME).read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize("complaints", ["/dev/full", "&-"])
def test_complaints_that_cannot_be_written_change_no_verdict(folder: Path, complaints: str) -> None:
    assert run(folder, f"replay none.dice 2>{complaints}") == (2, "", "")


@pytest.mark.parametrize("command", ["lab hog-dice --json", "lab simulate hazard 7 --games 1000 --json"])
def test_processes_that_a_command_starts_need_no_place_for_complaints(folder: Path, command: str) -> None:
    code, said, _ = run(folder, f"{command} 2>&-")
    assert (code, said[:1]) == (0, "{")


def test_a_record_of_a_closed_input_is_an_empty_one(folder: Path) -> None:
    code, said, complaint = run(folder, "replay - <&-")
    assert (code, said, complaint.count("\n")) == (2, "", 1)
