"""One window for each folder of games: the lock that says which process has the folder."""

import os
import sys
from pathlib import Path

from dicedesk.adapters.storage.folders import make_folder

FILE_NAME = "window.lock"
TERMINAL = "terminal"
"""What a process says in place of where it can be reached when it plays in a terminal: it brings no window up."""

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
        """Where the process that has the lock can be reached; "" where it has not said so yet."""
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
    file = folder / FILE_NAME
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
