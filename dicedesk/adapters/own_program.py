"""Starts this program again as a process of its own; the messages between both, and a folder for its files.

Messages are preceded by their length. The process ends with its input, or with its parent process; its prints are not
messages.

A stranger's program may have written to the folder: folders that are deep, locked, or with names of any kind. Removing
them uses no recursion, and no path grows with the depth. Anything that cannot be removed stays, silently.
"""

import os
import signal
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from struct import Struct
from tempfile import mkdtemp
from typing import IO, NoReturn
from weakref import finalize

if sys.platform == "win32":
    import ctypes

FOLDER_VARIABLE = "DICEDESK_PROCESS_FOLDER"
"""Names the folder of a process. The parent process removes the folder, or the process itself if its parent is gone."""

_LENGTH = Struct(">Q")
_AT_ONCE = 1 << 16
_SYNCHRONIZE = 0x00100000
_FOR_EVER = 0xFFFFFFFF
"""Windows' codes for the right to wait for the end of a process, and for waiting without a limit."""

_TO_LIST = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0)


def own_command(flag: str) -> tuple[str, ...]:
    """Return the command that starts it with a flag, both in a checkout and in the packed program."""
    if getattr(sys, "frozen", False):
        return (sys.executable, flag)
    return (sys.executable, "-m", "dicedesk", flag)


def own_folder() -> str:
    """Return a working folder that has none of the user's files, whose names might shadow modules."""
    return str(Path(__file__).parents[2])


def own_output() -> int:
    """Return a file descriptor for answers alone: later prints go to the error output."""
    sys.stdout.flush()
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return out


def end_with_process(number: int, pipe: int = -1) -> None:
    """Wait until the process of that number, or its end of the pipe, is gone, and then end this process."""
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = ctypes.c_void_p
        process = kernel.OpenProcess(_SYNCHRONIZE, False, number)  # noqa: FBT003 (handed on to nobody)
        if process:
            kernel.WaitForSingleObject(ctypes.c_void_p(process), ctypes.c_ulong(_FOR_EVER))
    else:
        os.read(pipe, 1)
    end_now()


def end_now() -> NoReturn:
    """End this process and its child processes, such as a player, and remove its temporary files."""
    remove_own_folder()
    if os.name == "posix" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def remove_own_folder() -> None:
    """Remove this process's folder for temporary files, if it has one."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if folder:
        remove_folder(Path(folder))


def framed(message: bytes) -> bytes:
    """Return a message preceded by its length."""
    return _LENGTH.pack(len(message)) + message


def messages_in(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The messages in pieces of any size, each as soon as it is complete."""
    waiting = bytearray()
    for piece in pieces:
        waiting += piece
        while len(waiting) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(waiting)[0]
            if end > len(waiting):
                break
            yield bytes(waiting[_LENGTH.size : end])
            del waiting[:end]


def frames_of(file: int) -> Iterator[bytes]:
    """The messages from an open file, until it ends."""
    return messages_in(iter(partial(os.read, file, _AT_ONCE), b""))


def write_all(stream: IO[bytes], message: bytes) -> None:
    """Write the whole message: a pipe may accept only a part at once."""
    rest = memoryview(message)
    while rest:
        rest = rest[stream.write(rest) :]


class OwnFolder:
    """A folder for temporary files whose removal never fails; `name` is its path.

    It is removed at the end of this process at the latest.
    """

    def __init__(self, prefix: str) -> None:
        """Raises OSError if it cannot be made."""
        self.name = mkdtemp(prefix=prefix)
        self._end = finalize(self, remove_folder, Path(self.name))

    def __enter__(self) -> Path:
        return Path(self.name)

    def __exit__(self, *_: object) -> None:
        self.cleanup()

    def cleanup(self) -> None:
        self._end()


def remove_folder(folder: Path) -> None:
    """Remove a folder and its contents, as far as possible; links are removed, not followed."""
    with suppress(OSError):
        _unlock(folder)
        (_empty if os.open in os.supports_dir_fd else _empty_by_paths)(folder)
        folder.rmdir()


@dataclass(frozen=True)
class _Level:
    """A folder on the way down: its name, and its subfolders still to be removed."""

    name: str
    left: list[str]


def _empty(folder: Path) -> None:
    """Empty the folder by going down into each subfolder and up by its "..", with only two open at any depth."""
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
    """The subfolders of an open folder; everything else in it is removed."""
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
    """Empty the folder if folders cannot be opened, as on Windows."""
    order = [folder]
    for path in order:
        with suppress(OSError), os.scandir(path) as entries:
            for entry in list(entries):
                if entry.is_dir(follow_symlinks=False):
                    order.append(Path(entry.path))
                    continue
                with suppress(OSError):
                    if not entry.is_symlink():
                        # On Windows, a read-only file cannot be removed.
                        Path(entry.path).chmod(stat.S_IWRITE)
                    Path(entry.path).unlink()
    for path in reversed(order[1:]):
        with suppress(OSError):
            path.rmdir()


def _unlock(folder: str | Path, within: int | None = None) -> None:
    with suppress(OSError):
        os.chmod(folder, stat.S_IRWXU, dir_fd=within)
