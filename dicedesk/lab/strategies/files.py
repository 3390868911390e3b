"""Files that hold Hog strategies: which they are, and what is wrong with one. The window uses it, without numpy."""

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
    """The files of a folder that may hold a strategy, by name. Raises StrategyError where it cannot be read."""
    try:
        found = [path for path in folder.iterdir() if is_strategy(path)]
    except OSError as error:
        raise StrategyError(
            tr("{folder} cannot be read: {reason}", folder=str(folder), reason=error.strerror or str(error))
        ) from error
    return tuple(sorted((path for path in found if path.is_file()), key=lambda path: path.name))


def bytes_of(path: Path, too_long: Sentence) -> bytes:
    """What a file holds. Raises StrategyError where it cannot be read, and with `too_long` where it is."""
    try:
        with path.open("rb") as file:
            written = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise StrategyError(
            tr("the file cannot be read: {reason}", reason=error.strerror or str(error))
        ) from error
    if len(written) > MOST_BYTES:
        raise StrategyError(too_long)
    return written


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
