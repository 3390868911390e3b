"""Where the user's data lies, and that nobody else reads it: the saved games hold the seeds of those still played.

Systems without such rights, as Windows, keep a folder in a person's profile to that person by themselves.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from platformdirs import PlatformDirs

VARIABLE = "DICEDESK_DATA"
NAME = "dicedesk" if sys.platform.startswith("linux") else "DiceDesk"
"""What the folder is called; on Linux names of folders are in lower case."""

_OWN_FOLDER, _OWN_FILE = 0o700, 0o600


def data_folder(option: str | None, environment: Mapping[str, str]) -> Path:
    """The folder of saved games: the chosen one, else DICEDESK_DATA, else the system's own place for such data.

    On Windows that is on this computer alone, not in the profile that follows a person to other computers.
    """
    folder = option or environment.get(VARIABLE)
    return Path(folder) if folder else PlatformDirs(NAME, appauthor=False).user_data_path


def make_folder(folder: Path) -> None:
    """Makes a folder for its owner alone, where it is missing. Raises OSError."""
    folder.mkdir(_OWN_FOLDER, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Makes an empty file for its owner alone, where none is there. Raises OSError.

    SQLite gives the files that it makes beside one the rights of that one.
    """
    # To open a pipe could wake or end another program that reads from it.
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, _OWN_FILE))


LOCK_NAME = "window.lock"
TERMINAL = "terminal"
"""Stands in the lock in place of an address while a game runs in a terminal, which has no window to show."""

_LONGEST_PLACE = 4096

if sys.platform == "win32":
    import msvcrt

    _BYTE = 1 << 30
    """Which byte is locked: a locked one cannot be read, and what is written at the beginning has to be."""

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """A lock of the operating system on a file in the folder: it ends with the process, however that ends.

    Where the folder cannot be written nothing can be kept in it, and where its file system has no locks nothing can be
    locked: the folder then counts as free. The file is never removed: two processes might lock two files of its name.
    """

    def __init__(self, folder: Path) -> None:
        """Takes the lock where it is free; the folder is made where it is missing."""
        self._folder = folder
        self._descriptor: int | None = None
        self.is_mine = False
        self.take()

    def take(self) -> bool:
        """Tries once to take the lock; returns whether it is this process's now.

        A folder that could not be written before is looked at again.
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
        # Whatever is there was said by a process that has ended.
        self.say("")
        return True

    def say(self, place: str) -> None:
        """Writes down where the process that has the lock can be reached."""
        if self._descriptor is None:
            return
        try:
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, place.encode("utf-8", "surrogateescape"))
        except OSError:
            # Of another user's file only the lock can be had.
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
        """Gives the folder back; nothing is lost without it."""
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
        # The file of another user, who shares the folder, can be locked all the same.
        return os.open(file, os.O_RDONLY)
    except OSError:
        return None
