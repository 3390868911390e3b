"""Who takes part in a contest: strategies in the files of a folder, and files that hold none, with the reason."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from dicedesk.core.words import Sentence, tr
from dicedesk.lab.strategies.table_file import TABLE_SUFFIX, StrategyError, read_table
from dicedesk.odds.hog_layout import Table

PROGRAM_SUFFIX = ".py"


@dataclass(frozen=True, eq=False)
class Entry:
    """One who takes part: its name, and its table, or the fault for which it loses outright."""

    name: str
    table: Table | None
    fault: Sentence | None = None

    @cached_property
    def digest(self) -> bytes:
        """What tells its table from others: 16 bytes of its SHA-256; empty where it has none."""
        return b"" if self.table is None else sha256(self.table.tobytes()).digest()[:16]


def files_in(folder: Path) -> tuple[Path, ...]:
    """The files of a folder that may hold a strategy, by name. Raises StrategyError where it cannot be read."""
    try:
        found = [path for path in folder.iterdir() if path.suffix.lower() in (TABLE_SUFFIX, PROGRAM_SUFFIX)]
    except OSError as error:
        raise StrategyError(
            tr("{folder} cannot be read: {reason}", folder=str(folder), reason=error.strerror or str(error))
        ) from error
    return tuple(sorted((path for path in found if path.is_file()), key=lambda path: path.name))


def entry_of(path: Path, run: Callable[[Path], Table]) -> Entry:
    """What a file enters; `run` asks a strategy's program for its table, and raises StrategyError."""
    try:
        table = read_table(path) if path.suffix.lower() == TABLE_SUFFIX else run(path)
    except StrategyError as error:
        return Entry(path.stem, None, error.sentence)
    return Entry(path.stem, table)


def named_once(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries, with a number behind each name that an earlier one has."""
    taken: set[str] = set()
    named = []
    for entry in entries:
        name, number = entry.name, 2
        while name in taken:
            name, number = f"{entry.name} ({number})", number + 1
        taken.add(name)
        named.append(Entry(name, entry.table, entry.fault))
    return tuple(named)
