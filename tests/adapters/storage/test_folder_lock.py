"""One process for each folder of games: the lock is free again however its owner ended."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicedesk.adapters.storage.folder_lock import FILE_NAME, FolderLock

HOLDS = """
import sys
from pathlib import Path
from dicedesk.adapters.storage.folder_lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
lock.say(sys.argv[2])
print(lock.is_mine, flush=True)
sys.stdin.read()
"""


@contextmanager
def holder(folder: Path, place: str = "") -> Iterator[subprocess.Popen[str]]:
    """Another process that has asked for the folder."""
    process = subprocess.Popen(  # noqa: S603 (our own program)
        [sys.executable, "-c", HOLDS, str(folder), place],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        yield process
        process.kill()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that is not there yet."""
    return tmp_path / "games"


def test_a_free_folder_is_made_and_taken(folder: Path) -> None:
    lock = FolderLock(folder)
    assert (lock.is_mine, (folder / FILE_NAME).is_file()) == (True, True)
    lock.close()


def test_a_folder_that_another_process_has_is_not_taken(folder: Path) -> None:
    with holder(folder, "there"):
        lock = FolderLock(folder)
        assert (lock.is_mine, lock.take(), lock.place()) == (False, False, "there")
        lock.close()


def test_a_folder_is_the_same_by_each_path_that_leads_to_it(folder: Path, tmp_path: Path) -> None:
    with holder(folder):
        (tmp_path / "link").symlink_to(folder)
        lock = FolderLock(tmp_path / "link")
        assert not lock.is_mine
        lock.close()


def test_folders_of_their_own_are_no_trouble_to_each_other(folder: Path, tmp_path: Path) -> None:
    with holder(folder):
        lock = FolderLock(tmp_path / "elsewhere")
        assert lock.is_mine
        lock.close()


def test_a_folder_whose_process_was_killed_is_free_and_nothing_it_said_is_left(folder: Path) -> None:
    with holder(folder, "there") as process:
        lock = FolderLock(folder)
        process.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
        process.wait()
        assert (lock.take(), lock.place()) == (True, "")
        lock.close()


def test_a_folder_that_was_given_back_is_free(folder: Path) -> None:
    first = FolderLock(folder)
    second = FolderLock(folder)
    first.close()
    assert (second.is_mine, second.take()) == (False, True)
    second.close()


def test_a_folder_that_cannot_be_written_is_nobodys(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    locks = [FolderLock(tmp_path / "file" / "games") for _ in range(2)]
    locks[0].say("there")
    assert [(lock.is_mine, lock.place()) for lock in locks] == [(True, ""), (True, "")]


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_the_lock_of_another_user_can_be_asked_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with holder(folder, "there"):
        opened = os.open

        def of_another(file: Path, flags: int, mode: int = 0o777) -> int:
            if flags & os.O_RDWR:
                raise PermissionError(file)
            return opened(file, flags, mode)

        monkeypatch.setattr(os, "open", of_another)
        lock = FolderLock(folder)
        assert (lock.is_mine, lock.place()) == (False, "there")
        lock.close()
