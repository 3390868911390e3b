"""Files that hold Hog strategies: which they are, and what is wrong with one. The window uses it, without numpy."""

import errno
import os
import stat
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from dicedesk.core.words import Sentence, tr

TABLE_SUFFIX, PROGRAM_SUFFIX = ".csv", ".py"

MOST_BYTES = 1_000_000
"""A table takes some 20 kB, a program less; a longer file holds no strategy."""


PROGRAM_TOO_LONG = tr("the file is too long for a strategy")


class StrategyError(Exception):
    """A file holds no strategy; `sentence` says why, for a person."""

    def __init__(self, sentence: Sentence) -> None:
        """`sentence` is what a person reads."""
        super().__init__(sentence)
        self.sentence = sentence


def is_program(file: Path) -> bool:
    """Whether a stranger's program has to run for its strategy."""
    return file.suffix.lower() == PROGRAM_SUFFIX


def is_strategy(file: Path) -> bool:
    """Whether the file may hold a strategy, as its name says."""
    return file.suffix.lower() in (TABLE_SUFFIX, PROGRAM_SUFFIX)


def files_in(folder: Path) -> tuple[Path, ...]:
    """The files of a folder that may hold a strategy, by name. Raises StrategyError where it cannot be read.

    What is no folder counts, a link that leads nowhere too: whoever reads it says what it is.
    """
    try:
        found = [path for path in folder.iterdir() if is_strategy(path)]
    except OSError as error:
        raise StrategyError(
            tr("{folder} cannot be read: {reason}", folder=str(folder), reason=error.strerror or str(error))
        ) from error
    return tuple(sorted((path for path in found if not path.is_dir()), key=lambda path: path.name))


def bytes_of(path: Path, too_long: Sentence) -> bytes:
    """What a file holds. Raises StrategyError where it cannot be read, and with `too_long` where it is.

    A link out of its folder is not read: whoever handed it in could have the words of a private file published in the
    reason. Nor is a pipe or a device, which nobody may ever fill.
    """
    try:
        place = os.path.realpath(path, strict=True)
        if not Path(place).is_relative_to(os.path.realpath(path.parent)):
            raise StrategyError(tr("it is a link out of its folder"))
        with open(place, "rb", opener=_opened) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise StrategyError(tr("it is no ordinary file"))
            written = file.read(MOST_BYTES + 1)
    except OSError as error:
        if path.is_symlink() and error.errno in (errno.ELOOP, errno.ENOENT):
            raise StrategyError(tr("it is a link that leads to no file")) from error
        raise StrategyError(
            tr("the file cannot be read: {reason}", reason=error.strerror or str(error))
        ) from error
    if len(written) > MOST_BYTES:
        raise StrategyError(too_long)
    return written


def _opened(path: str, flags: int) -> int:
    """Opens a file at once, a pipe too that nobody writes into, and no link that has come there meanwhile."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))


def programs_among(files: Iterable[Path]) -> tuple[str, ...]:
    """A digest of each program among the files, by what it holds; one that cannot be read has none, and never runs."""
    digests = []
    for file in filter(is_program, files):
        try:
            digests.append(sha256(bytes_of(file, PROGRAM_TOO_LONG)).hexdigest())
        except StrategyError:
            continue
    return tuple(digests)


@dataclass(frozen=True)
class Brought:
    """What somebody brings: so many files that may hold a strategy, and the digests of the programs among them."""

    files: int
    programs: tuple[str, ...]


def brought_in(path: Path) -> Brought:
    """What a folder or a file brings. Raises StrategyError where it cannot be read."""
    files = files_in(path) if path.is_dir() else (path,)
    return Brought(len(files), programs_among(files))
