"""Who takes part in a contest: strategies in the files of a folder, and files that hold none, with the reason."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from dicedesk.core.words import Sentence, escaped, tr
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.strategy_files.files import StrategyError, is_program
from dicedesk.games.hog.strategy_files.table_file import read_table


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


def entry_of(path: Path, run: Callable[[Path], Table]) -> Entry:
    """What a file enters; `run` asks a strategy's program for its table, and raises StrategyError."""
    name = escaped(path.stem)
    try:
        table = run(path) if is_program(path) else read_table(path)
    except StrategyError as error:
        return Entry(name, None, error.sentence)
    except Exception as error:  # noqa: BLE001 (one entry does not end the contest of all others)
        return Entry(name, None, tr("it could not be asked: {error}", error=type(error).__name__))
    return Entry(name, table)


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
