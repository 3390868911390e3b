"""Where saved games lie."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from dicedesk.adapters.storage import folders
from dicedesk.adapters.storage.folders import LOCK_NAME, VARIABLE, FolderLock, data_folder
from tests.patience import killed_if_late

LOCAL, ROAMING = "C:\\Ann\\Local", "C:\\Ann\\Roaming"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PlatformDirs", Unix)
    monkeypatch.setattr(folders, "NAME", "dicedesk")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PlatformDirs", Windows)
    monkeypatch.setattr(folders, "NAME", "DiceDesk")
    monkeypatch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", LOCAL)
    monkeypatch.setenv("WIN_PD_OVERRIDE_APPDATA", ROAMING)


def test_the_chosen_folder_goes_before_all_others() -> None:
    assert data_folder("chosen", {VARIABLE: "named"}) == Path("chosen")


def test_the_variable_goes_before_the_place_of_the_system() -> None:
    assert data_folder(None, {VARIABLE: "named"}) == Path("named")


@pytest.mark.usefixtures("linux")
def test_an_empty_variable_names_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert data_folder("", {VARIABLE: ""}) == home / ".local" / "share" / "dicedesk"


@pytest.mark.usefixtures("linux")
def test_linux_has_a_folder_for_data(home: Path) -> None:
    assert data_folder(None, {}) == home / ".local" / "share" / "dicedesk"


@pytest.mark.usefixtures("linux")
def test_linux_may_say_where_data_lie(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "given"))
    assert data_folder(None, {}) == home / "given" / "dicedesk"


def test_macos_keeps_data_for_the_support_of_programs(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PlatformDirs", MacOS)
    monkeypatch.setattr(folders, "NAME", "DiceDesk")
    assert data_folder(None, {}) == home / "Library" / "Application Support" / "DiceDesk"


@pytest.mark.usefixtures("windows")
def test_windows_keeps_data_on_this_computer() -> None:
    assert data_folder(None, {}) == Path(LOCAL, "DiceDesk")


HOLDS = """
import sys
from pathlib import Path
from dicedesk.adapters.storage.folders import FolderLock
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
        with killed_if_late(process, "another process to take the folder"):
            assert process.stdout.readline() == "True\n"
        yield process
        process.kill()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that is not there yet."""
    return tmp_path / "games"


def test_a_free_folder_is_made_and_taken(folder: Path) -> None:
    lock = FolderLock(folder)
    assert (lock.is_mine, (folder / LOCK_NAME).is_file()) == (True, True)
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
