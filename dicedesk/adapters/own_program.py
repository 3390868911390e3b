"""How to start this program again, as a process beside the window, and a folder for what such a process writes.

Somebody else's program may have written there: folders that are deep, locked, or with names of any kind. Nothing in
their removal calls itself, and no path grows with the depth. What cannot be removed stays, and nobody is told.
"""

import os
import stat
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp
from weakref import finalize

FOLDER_VARIABLE = "DICEDESK_SPEECH_FOLDER"
"""Names the folder of the process that speaks. The window removes it, or that process where nobody else is left."""

_TO_LIST = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0)


def own_command(flag: str) -> tuple[str, ...]:
    """Return the command that starts it with a flag, in a checkout and in the packaged program alike."""
    if getattr(sys, "frozen", False):
        return (sys.executable, flag)
    return (sys.executable, "-m", "dicedesk", flag)


def own_folder() -> str:
    """Return the folder to start it in: no file of the user's that is named like a module lies there."""
    return str(Path(__file__).parents[2])


class OwnFolder:
    """A folder for temporary files whose removal never fails, whatever was put there; `name` is its path.

    It goes at the end of this process, if not before.
    """

    def __init__(self, prefix: str) -> None:
        """Raises OSError where none can be made."""
        self.name = mkdtemp(prefix=prefix)
        self._end = finalize(self, remove_folder, Path(self.name))

    def __enter__(self) -> Path:
        return Path(self.name)

    def __exit__(self, *_: object) -> None:
        self.cleanup()

    def cleanup(self) -> None:
        """Removes it with all that is in it."""
        self._end()


def remove_folder(folder: Path) -> None:
    """Remove a folder with all that is in it, as far as the system lets us; links are removed, not followed."""
    with suppress(OSError):
        _unlock(folder)
        (_empty if os.open in os.supports_dir_fd else _empty_by_paths)(folder)
        folder.rmdir()


@dataclass(frozen=True)
class _Level:
    """A folder on the way down: its name, and the folders in it that are still to be removed."""

    name: str
    left: list[str]


def _empty(folder: Path) -> None:
    """Goes down into each folder, and up again by its "..", so that two of them are open at once, however deep."""
    here = os.open(folder, _TO_LIST)
    try:
        way = [_Level("", _folders_in(here))]
        while way:
            level = way[-1]
            if level.left:
                name = level.left.pop()
                with suppress(OSError):
                    _unlock(name, here)
                    inner = os.open(name, _TO_LIST, dir_fd=here)
                    os.close(here)
                    here = inner
                    way.append(_Level(name, _folders_in(here)))
            elif way.pop() and way:
                above = os.open("..", _TO_LIST, dir_fd=here)
                os.close(here)
                here = above
                with suppress(OSError):
                    os.rmdir(level.name, dir_fd=here)
    finally:
        os.close(here)


def _folders_in(folder: int) -> list[str]:
    """The names of the folders in a folder that is open; everything else there is removed."""
    folders = []
    with os.scandir(folder) as entries:
        for entry in list(entries):
            if entry.is_dir(follow_symlinks=False):
                folders.append(entry.name)
            else:
                with suppress(OSError):
                    os.unlink(entry.name, dir_fd=folder)
    return folders


def _empty_by_paths(folder: Path) -> None:
    """Does the same where folders cannot be opened, as on Windows."""
    order = [folder]
    for path in order:
        with suppress(OSError), os.scandir(path) as entries:
            for entry in list(entries):
                if entry.is_dir(follow_symlinks=False):
                    order.append(Path(entry.path))
                    continue
                with suppress(OSError):
                    if not entry.is_symlink():
                        # There a file that is read only cannot be removed.
                        Path(entry.path).chmod(stat.S_IWRITE)
                    Path(entry.path).unlink()
    for path in reversed(order[1:]):
        with suppress(OSError):
            path.rmdir()


def _unlock(folder: str | Path, within: int | None = None) -> None:
    with suppress(OSError):
        os.chmod(folder, stat.S_IRWXU, dir_fd=within)
