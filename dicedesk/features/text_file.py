"""The text of a file given to a command or the window."""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import tr
from dicedesk.play.terminal import STANDARD_INPUT

LARGEST_MB = 8
"""Far more than any record or list of rolls that people write."""

_LARGEST = LARGEST_MB * 1024 * 1024
_LONGEST_PIECE = 64 * 1024


class UnreadableError(Exception):
    """A file or an argument cannot be read; `sentence` says why, for stderr or the window."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def read_text(file: str, name: str = "") -> str:
    """Return the text of a file, or of the standard input for "-". Raises UnreadableError, which calls it `name`.

    The default name is `file`. A file that never ends, or that waits for a writer, is not read at all.
    """
    name_of_file = name or file
    content = read_bytes(file, name_of_file)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _no_text(name_of_file, line) from None


def read_bytes(file: str, name: str = "") -> bytes:
    """Return the bytes of any file, under the rules of `read_text`. Raises UnreadableError."""
    name_of_file = name or file
    try:
        content = _start_of(file)
    except (OSError, ValueError) as error:
        raise why_unreadable(name_of_file, error) from None
    if len(content) > _LARGEST:
        raise UnreadableError(tr("{file}: larger than {most} MB", file=name_of_file, most=LARGEST_MB))
    return content


def start_of(file: str) -> bytes:
    """Return the first bytes of a regular file. Raises OSError, and ValueError for any other file."""
    _check_kind(file)
    with Path(file).open("rb") as opened:
        return opened.read(_LONGEST_PIECE)


def lines_of(file: str, name: str = "") -> Iterator[str]:
    """Yield the lines of a file of any length with their ends; only one is in memory. Raises UnreadableError.

    A line that is longer than any record's comes in pieces.
    """
    name_of_file = name or file
    try:
        _check_kind(file)
        with Path(file).open("rb") as opened:
            for number, line in enumerate(iter(partial(opened.readline, _LONGEST_PIECE), b""), 1):
                try:
                    yield line.decode("utf-8")
                except UnicodeDecodeError:
                    raise _no_text(name_of_file, number) from None
    except (OSError, ValueError) as error:
        raise why_unreadable(name_of_file, error) from None


def why_unreadable(name: str, error: OSError | ValueError) -> UnreadableError:
    """Return the error that says why a file of this name cannot be opened."""
    return UnreadableError(tr("{file} cannot be read: {reason}", file=name, reason=_reason(error)))


def size_of(file: str) -> int:
    """Return the size of a file in bytes; 0 if there is no such file, or its size is unknown."""
    try:
        return Path(file).stat().st_size
    except (OSError, ValueError):
        return 0


def _reason(error: OSError | ValueError) -> object:
    """Return why a file cannot be read."""
    if isinstance(error, OSError):
        return reason_of(error)
    return error.args[0] if type(error) is ValueError else error


def _no_text(name: str, line: int) -> UnreadableError:
    return UnreadableError(tr("{file}: line {line}: not UTF-8 text", file=name, line=line))


def _start_of(file: str) -> bytes:
    """Return the whole file, or slightly more than the largest allowed size. Raises OSError, or ValueError for its
    name."""
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(_LARGEST + 1)
    _check_kind(file)
    with Path(file).open("rb") as opened:
        return opened.read(_LARGEST + 1)


def _check_kind(file: str) -> None:
    """Raises ValueError if it is not a regular file, and OSError."""
    kind = Path(file).stat().st_mode
    if not S_ISREG(kind):
        raise ValueError(tr("this is a folder") if S_ISDIR(kind) else tr("this is a device or a pipe"))
