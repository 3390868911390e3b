"""The games folder is its owner's alone: the file in it holds the seeds of games that are still played."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from stat import S_IMODE

import pytest

from dicedesk.adapters.errors import ERROR_LOG, ErrorLog
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.database import FILE_NAME, SCHEMA, Schema, connect
from dicedesk.adapters.storage.folders import LOCK_NAME, FolderLock
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.play.ports.store import StoredGame

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")

GAME = StoredGame("one", "hog", '[Game "hog"]\n', "ab" * 32, ended=False, moves=("roll 0",))
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
OPEN_FILE, OPEN_FOLDER = 0o644, 0o755


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """Others may read what is made, where it is not made otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """What may be done with a folder, called ".", and with each file in it."""
    return {".": S_IMODE(folder.stat().st_mode)} | {
        file.name: S_IMODE(file.stat().st_mode) for file in folder.iterdir()
    }


def start(folder: Path) -> None:
    """Opens a folder of games, as a window or a terminal does, and closes it."""
    lock = FolderLock(folder)
    store = SqliteStore(folder, lock)
    assert store.is_open
    store.close()
    lock.close()


def test_all_that_is_made_in_a_new_folder_is_its_owners(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    lock = FolderLock(folder)
    store = SqliteStore(folder, lock)
    store.keep(GAME.whole())
    backups = BackupFiles(folder)
    assert backups.back_up(NOON)
    backups.choose(backups.find()[0])
    found = modes(folder)
    store.close()
    lock.close()
    assert found.pop(".") == 0o700
    assert {
        f"{FILE_NAME}-wal",
        f"{FILE_NAME}-shm",
        "window.lock",
        "dicedesk-go-back-to.sqlite",
    } <= found.keys()
    assert set(found.values()) == {0o600}
    assert S_IMODE((tmp_path / "new").stat().st_mode) == OPEN_FOLDER


def test_the_backup_before_an_update_is_its_owners(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    connect(tmp_path / FILE_NAME, schema=Schema(SCHEMA.number + 1, {SCHEMA.number: lambda _: None})).close()
    assert modes(tmp_path)[f"dicedesk-before-version-{SCHEMA.number + 1}-1.sqlite"] == 0o600


@pytest.mark.parametrize("mode", [OPEN_FOLDER, 0o1777, 0o2775], ids=["open", "as /tmp", "of a group"])
def test_in_a_folder_that_was_there_only_what_is_made_is_its_owners(tmp_path: Path, mode: int) -> None:
    (tmp_path / "letter.txt").touch()
    tmp_path.chmod(mode)
    start(tmp_path)
    assert ErrorLog(tmp_path).write("a report")
    found = modes(tmp_path)
    assert (found.pop("."), found.pop("letter.txt")) == (mode, OPEN_FILE)
    assert found == dict.fromkeys((FILE_NAME, ERROR_LOG, LOCK_NAME), 0o600)
