"""The folder of the user's data, private to the user: saved games contain the seeds of unfinished ones.

On systems without these rights, such as Windows, the user's profile folder is private already.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from platformdirs import PlatformDirs

VARIABLE = "DICEDESK_DATA"
NAME = "dicedesk" if sys.platform.startswith("linux") else "DiceDesk"
"""The folder's name; on Linux, folder names are in lower case."""

_OWN_FOLDER, _OWN_FILE = 0o700, 0o600


def data_folder(option: str | None, environment: Mapping[str, str]) -> Path:
    """The folder of saved games: the chosen one, otherwise DICEDESK_DATA, otherwise the system's default.

    On Windows the default is local to this computer, not in the roaming profile.
    """
    folder = option or environment.get(VARIABLE)
    return Path(folder) if folder else PlatformDirs(NAME, appauthor=False).user_data_path


def make_folder(folder: Path) -> None:
    """Make a folder for its owner alone, if it is missing. Raises OSError."""
    folder.mkdir(_OWN_FOLDER, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file for its owner alone, if it is missing. Raises OSError.

    SQLite gives its additional files the rights of the main file.
    """
    # Opening a pipe could wake or end the program that reads from it.
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, _OWN_FILE))


LOCK_NAME = "window.lock"
TERMINAL = "terminal"
"""Replaces the address in the lock while a game runs in a terminal, which has no window to show."""

_LONGEST_PLACE = 4096

if sys.platform == "win32":
    import msvcrt

    _BYTE = 1 << 30
    """The locked byte: a locked byte cannot be read, but the start of the file must be readable."""

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """A lock of the operating system on a file in the folder: it ends with the process, in any case.

    If the folder cannot be written, nothing can be saved in it, and if its file system has no locks, nothing can be
    locked: the folder then counts as free. The file is never removed: two processes might lock two files of its name.
    """

    def __init__(self, folder: Path) -> None:
        """Take the lock if it is free; create the folder if it is missing."""
        self._folder = folder
        self._descriptor: int | None = None
        self.is_mine = False
        self.take()

    def take(self) -> bool:
        """Try once to take the lock; return whether this process has it now.

        A folder that could not be written is tried again.
        """
        if self._descriptor is None:
            self._descriptor, self.is_mine = _opened(self._folder), False
        elif self.is_mine:
            return True
        if self._descriptor is None:
            self.is_mine = True
            return True
        try:
            _lock(self._descriptor)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:
            os.close(self._descriptor)
            self._descriptor = None
        self.is_mine = True
        # Any content was written by a process that has ended.
        self.say("")
        return True

    def say(self, place: str) -> None:
        """Write the address of the process that has the lock."""
        if self._descriptor is None:
            return
        try:
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, place.encode("utf-8", "surrogateescape"))
        except OSError:
            # A file of another user can be locked, but not written.
            return

    def place(self) -> str:
        """The address of the process that has the lock; "" if it has not written one yet."""
        if self._descriptor is None:
            return ""
        try:
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            return os.read(self._descriptor, _LONGEST_PLACE).decode("utf-8", "surrogateescape")
        except OSError:
            return ""

    @property
    def is_of_terminal(self) -> bool:
        """Whether the process that has the lock plays in a terminal."""
        return self.place() == TERMINAL

    def close(self) -> None:
        """Release the folder; skipping this loses nothing."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        self.is_mine = False


def _opened(folder: Path) -> int | None:
    file = folder / LOCK_NAME
    try:
        make_folder(folder)
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        pass
    try:
        # In a shared folder, the file of another user can still be locked.
        return os.open(file, os.O_RDONLY)
    except OSError:
        return None
