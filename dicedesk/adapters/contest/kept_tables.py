"""The tables of strangers' programs, kept between contests: a program that has run is not run again.

What was kept is not trusted. It has to have the shape of a table and the digest that was written with it; else the
program runs again, and its table is written anew.
"""

import sys
import zlib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import numpy as np

from dicedesk.adapters.containment import limits
from dicedesk.adapters.containment.answers import STATES
from dicedesk.adapters.containment.contained import MOST_IN_FOLDER, ContainedStrategies
from dicedesk.adapters.contest.contest_file import ContestFile
from dicedesk.games.hog.odds import GOAL, Table
from dicedesk.games.hog.rules import MOST_DICE
from dicedesk.games.hog.strategy_files import PROGRAM_TOO_LONG, bytes_of

Key = bytes
"""The SHA-256 of all that decides what a program answers."""
_ASKED = 2
"""Another number is taken when programs are asked in another way."""


class SqliteKeptTables(ContestFile):
    """Keeps the table of each program by its key."""

    def table(self, key: Key) -> Table | None:
        """The table that was kept; None where there is none, or none that is whole."""
        row = self._ask(
            lambda file: file.execute("SELECT packed, digest FROM program WHERE key = ?", (key,)).fetchone()
        )
        packed, digest = row or (b"", b"")
        dice = _unpacked(packed)
        is_whole = len(dice) == STATES and max(dice) <= MOST_DICE and digest == _digest(key, dice)
        return _table_of(dice) if is_whole else None

    def keep(self, key: Key, table: Table) -> None:
        """Keeps a table, where the file can be written."""
        dice = table.tobytes()
        row = key, zlib.compress(dice), _digest(key, dice)
        self._change(lambda file: file.execute("INSERT OR REPLACE INTO program VALUES (?, ?, ?)", row))


@dataclass(frozen=True)
class RememberedPrograms:
    """Runs each program once, contained, and remembers its table.

    A program that answers by chance keeps the answers that it gave first. One that fails runs again the next time, as
    it may have had too little time.
    """

    contained: ContainedStrategies
    kept: SqliteKeptTables

    def table_of(self, file: Path) -> Table:
        """The answers of its `final_strategy` at all scores. Raises StrategyError that says at which it failed."""
        text = bytes_of(file, PROGRAM_TOO_LONG)
        key = self.key(text, file.name)
        table = self.kept.table(key)
        if table is None:
            table = self.contained.table_of_text(text, file.name)
            self.kept.keep(key, table)
        return table

    def key(self, text: bytes, name: str) -> Key:
        """What tells the run of a program from others: its text and its name, its limits, Python and numpy."""
        limited = (
            self.contained.seconds,
            limits.MOST_MEMORY,
            limits.MOST_FILE,
            limits.MOST_OPEN,
            MOST_IN_FOLDER,
        )
        decides = _ASKED, sys.version, sys.platform, np.__version__, limited, name, text
        return sha256(repr(decides).encode()).digest()


def _digest(key: Key, dice: bytes) -> bytes:
    return sha256(key + dice).digest()


def _unpacked(packed: object) -> bytes:
    """At most one byte more than a table has; nothing where these are no bytes that were packed."""
    if not isinstance(packed, bytes):
        return b""
    try:
        return zlib.decompressobj().decompress(packed, STATES + 1)
    except zlib.error:
        return b""


def _table_of(dice: bytes) -> Table:
    return np.frombuffer(dice, np.uint8).reshape(GOAL, GOAL).copy()
