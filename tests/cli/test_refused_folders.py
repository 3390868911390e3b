"""Folders whose games cannot be read, or are not to be written: each command says so in a line, and changes nothing."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.database import FILE_NAME, SCHEMA
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.storage.terminal_games import (
    open_archive,
    open_games,
    open_history,
)
from tests.adapters.storage.past_games import kept_hog, past_of
from tests.adapters.storage.spoiled import name_an_index_in_no_text
from tests.patience import PATIENCE_S
from tests.repeated import first_of

Output = pytest.CaptureFixture[str]
Spoil = Callable[[Path], object]

COMMANDS = (("verify", "--history"), ("statistics",), ("import", "game.dice"), ("play", "hog"))
NEWER, FOREIGN = "a newer version of DiceDesk", "is not a saved-games file"
LONG = 5_000


def run(*arguments: str) -> int:
    return cli.run(
        arguments,
        open_games,
        open_archive=open_archive,
        open_history=open_history,
    )


def changed_by(script: str) -> Spoil:
    """Leaves a folder's store as this SQL has changed it."""

    def change(folder: Path) -> None:
        with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
            connection.executescript(script)

    return change


def of_another_program(script: str = "") -> Spoil:
    """Puts another program's file in the place of the store."""

    def replace(folder: Path) -> None:
        (folder / FILE_NAME).unlink()
        changed_by(f"CREATE TABLE bookmark (title TEXT); {script}")(folder)

    return replace


def damaged(folder: Path) -> None:
    name_an_index_in_no_text(folder / FILE_NAME, "setting", "value")


def is_no_database(folder: Path) -> None:
    (folder / FILE_NAME).write_bytes(b"something else\n" * 500)


def link_to_itself(folder: Path) -> None:
    (folder / FILE_NAME).unlink()
    (folder / FILE_NAME).symlink_to(FILE_NAME)


def pipe(folder: Path) -> None:
    (folder / FILE_NAME).unlink()
    os.mkfifo(folder / FILE_NAME)


KINDS: dict[str, tuple[Spoil, str]] = {
    "of a newer version": (changed_by(f"PRAGMA user_version = {SCHEMA.number + 1}"), NEWER),
    "of a far newer version": (of_another_program("PRAGMA user_version = 2000000"), NEWER),
    "of another program": (of_another_program(), FOREIGN),
    "of another program with a version": (
        of_another_program(f"PRAGMA user_version = {SCHEMA.number}"),
        FOREIGN,
    ),
    "of a version below zero": (changed_by("PRAGMA user_version = -1"), FOREIGN),
    "with the log of another program": (of_another_program("PRAGMA journal_mode = WAL"), FOREIGN),
}
if os.name == "posix":
    KINDS |= {"a link to itself": (link_to_itself, FOREIGN), "a pipe": (pipe, FOREIGN)}
READ_ONLY_KINDS = {
    "with a name that is no text": (damaged, "the saved games cannot be read: "),
    "no database": (is_no_database, "the saved games cannot be read: "),
}


def held_in(folder: Path) -> dict[str, bytes | int]:
    """What lies in a folder: what each file holds, and of what is no file its place on the disk."""
    return {
        path.name: path.read_bytes() if path.is_file() else path.lstat().st_ino for path in folder.iterdir()
    }


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game; beside it a record to import."""
    games = tmp_path / "games"
    past_of(games, kept_hog("one", "roll 1 : 5"))
    (tmp_path / "game.dice").write_text(kept_hog("two", "roll 1 : 5").record, "utf-8")
    monkeypatch.chdir(tmp_path)
    return games


def refused(arguments: tuple[str, ...], data: str, capsys: Output) -> str:
    """What a command says on the error output, which is one line, when it refuses a folder."""
    assert run(*arguments, "--data", data) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert len(shown.err) < 1_000
    return shown.err


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_is_not_ours_to_write_is_refused_and_left_as_it_is(
    folder: Path, kind: str, arguments: tuple[str, ...], capsys: Output
) -> None:
    spoil, said = KINDS[kind]
    spoil(folder)
    before = held_in(folder)
    assert said in refused(arguments, str(folder), capsys)
    assert {name: held for name, held in held_in(folder).items() if name != "window.lock"} == before


@pytest.mark.parametrize("arguments", COMMANDS[:-1], ids=" ".join)
@pytest.mark.parametrize("kind", READ_ONLY_KINDS)
def test_a_file_that_cannot_be_read_is_told_in_a_line(
    folder: Path, kind: str, arguments: tuple[str, ...], capsys: Output
) -> None:
    spoil, said = READ_ONLY_KINDS[kind]
    spoil(folder)
    before = held_in(folder)
    assert said in refused(arguments, str(folder), capsys)
    assert held_in(folder) == before


@pytest.mark.parametrize("arguments", COMMANDS[:-1], ids=" ".join)
@pytest.mark.parametrize("name", ["x" * LONG, "x/" * LONG, "\udcff" * LONG], ids=["long", "deep", "no text"])
def test_a_folder_whose_name_no_folder_can_have_is_told_in_a_line(
    folder: Path, name: str, arguments: tuple[str, ...], capsys: Output
) -> None:
    assert folder.exists()
    refused(arguments, name, capsys)


@pytest.mark.parametrize("command", ["import", "review", "replay", "verify"])
@pytest.mark.parametrize("name", ["x" * LONG, "x/" * LONG], ids=["long", "deep"])
def test_a_record_whose_name_no_file_can_have_is_told_in_a_line(
    folder: Path, name: str, command: str, capsys: Output
) -> None:
    data = ("--data", str(folder)) if command == "import" else ()
    assert run(command, name, *data) == 2
    shown = capsys.readouterr()
    assert (shown.err.count("\n"), len(shown.err) < 1_000) == (1, True)


def run_without_rights(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What the program says to somebody who may look into no folder that is closed, as root may."""
    without = ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.geteuid() == 0 else ()
    return subprocess.run(  # noqa: S603 (our own program)
        [*without, sys.executable, "-B", "-m", "dicedesk", *arguments],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


with_closed_folders = pytest.mark.skipif(
    os.name != "posix" or (os.geteuid() == 0 and shutil.which("setpriv") is None),
    reason="modes are those of POSIX, and root may look into each folder without setpriv",
)


@with_closed_folders
@pytest.mark.parametrize("arguments", first_of([(words,) for words in COMMANDS[:-1]], 1), ids=" ".join)
def test_a_folder_without_rights_is_told_in_a_line(folder: Path, arguments: tuple[str, ...]) -> None:
    folder.chmod(0)
    done = run_without_rights(*arguments, "--data", str(folder))
    folder.chmod(0o700)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "dicedesk: the saved games cannot be read: permission denied\n"


@with_closed_folders
def test_a_folder_of_records_without_rights_is_told_in_a_line(folder: Path, tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(0)
    done = run_without_rights("import", str(closed), "--data", str(folder))
    assert (done.returncode, done.stdout) == (2, "0 games imported.\n1 item could not be read.\n")
    assert done.stderr == f"dicedesk: {closed} cannot be read: permission denied\n"


def test_while_a_window_has_the_games_a_newer_one_is_refused_too(folder: Path, capsys: Output) -> None:
    with closing(SqliteStore(folder)):
        changed_by(f"PRAGMA user_version = {SCHEMA.number + 1}")(folder)
        assert NEWER in refused(("statistics",), str(folder), capsys)
