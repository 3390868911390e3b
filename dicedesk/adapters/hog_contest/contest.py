"""The workers and caches of a contest of Hog strategies.

Contests cache the chances of pairs, and the tables of strangers' programs, in a file of the games folder. It can all be
computed again: an unusable file is ignored, and a damaged one is replaced.
"""

import os
import sqlite3
import sys
import zlib
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import numpy as np

from dicedesk.adapters.hog_contest.containment import sandbox
from dicedesk.adapters.hog_contest.containment.answers import STATES
from dicedesk.adapters.hog_contest.containment.contained import MOST_IN_FOLDER, ContainedStrategies
from dicedesk.adapters.hog_contest.containment.sandbox import MOST_SECONDS
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.adapters.storage.database import open_file, transaction
from dicedesk.adapters.storage.folders import data_folder, make_file, make_folder
from dicedesk.core.words import Sentence, tr
from dicedesk.games.hog.contest import Chances, ContestParts, Digest, nothing_known
from dicedesk.games.hog.odds import GOAL, Floats, Table
from dicedesk.games.hog.rules import MOST_DICE
from dicedesk.play.ports.jobs import JobError, Workers

FILE_NAME = "contest.sqlite"
_WAIT_S = 5.0
"""Seconds a contest waits while another contest writes."""

_TABLES = """
CREATE TABLE IF NOT EXISTS chances (
    low BLOB, high BLOB, first REAL NOT NULL, second REAL NOT NULL, PRIMARY KEY (low, high)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS program (key BLOB PRIMARY KEY, packed BLOB NOT NULL, digest BLOB NOT NULL);
"""

Key = bytes
"""The SHA-256 of everything that determines a program's answers."""
_ASKED = 4
"""Changes whenever programs are asked in a different way."""
_DASK = "distributed"

Found = TypeVar("Found")


def contest_parts(
    data: str | None,
    scheduler: str | None = None,
    seconds: float | None = None,
    waits: Callable[[], object] = lambda: None,
) -> ContestParts:
    """Return the cores, and the cached chances and tables of the games folder, by default the user's own.

    With a scheduler's address, the workers of its cluster compute. Raises JobError if they cannot. Each program has
    `seconds` for its whole table; `waits` is called if a cluster has no workers yet.
    """
    contained, here = ContainedStrategies(seconds or MOST_SECONDS), WorkerProcesses()
    file = data_folder(data, os.environ) / FILE_NAME
    return ContestParts(
        here if scheduler is None else workers_at(scheduler, waits),
        SqliteKeptChances(file),
        RememberedPrograms(contained, SqliteKeptTables(file)),
        here.count,
    )


def workers_at(address: str, waits: Callable[[], object] = lambda: None) -> Workers:
    """Return the workers of the cluster; `waits` is called if there is none yet.

    Raises JobError, in a sentence, if it cannot be used.
    """
    if find_spec(_DASK) is None:
        raise JobError(
            tr("this build has no cluster support; install DiceDesk with pip")
            if getattr(sys, "frozen", False)
            else tr(
                "cluster mode needs Dask; install it with: {command}",
                command="pip install 'dicedesk[cluster]'",
            )
        )
    # Dask is an optional dependency.
    from dicedesk.adapters.hog_contest.cluster import dask_workers

    return dask_workers(address, waits=waits)


class ContestFile:
    """A file that is opened for each query, and closed again."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def _ask(self, question: Callable[[sqlite3.Connection], Found]) -> Found | None:
        """Return the answer; None if the file is unreadable. A damaged file is removed."""
        try:
            with closing(self._opened()) as opened:
                return question(opened)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if not isinstance(error, sqlite3.OperationalError):
                with suppress(OSError):
                    self._file.unlink()
        return None

    def _change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        with (
            suppress(sqlite3.DatabaseError, UnicodeDecodeError),
            closing(self._opened()) as opened,
            transaction(opened),
        ):
            change(opened)

    def _opened(self) -> sqlite3.Connection:
        with suppress(OSError):
            make_folder(self._file.parent)
            make_file(self._file)
        opened = open_file(self._file, _WAIT_S)
        try:
            opened.execute("PRAGMA journal_mode = WAL")
            opened.executescript(_TABLES)
        except BaseException:
            opened.close()
            raise
        return opened


class SqliteKeptChances(ContestFile):
    """Caches chances by the digests of both tables."""

    def known(self, digests: Sequence[Digest]) -> Chances:
        """Return the cached chances of those pairs; the digests are in order."""
        chances = nothing_known(len(digests))
        places = {digest: place for place, digest in enumerate(digests)}

        def fill(file: sqlite3.Connection) -> None:
            for place, low in enumerate(digests):
                rows = file.execute("SELECT high, first, second FROM chances WHERE low = ?", (low,))
                for high, first, second in rows:
                    if high in places:
                        chances[place, places[high]] = first, second

        self._ask(fill)
        return chances

    def keep(self, pairs: Sequence[tuple[Digest, Digest]], chances: Floats) -> None:
        """Save the chances of these pairs, (pairs, 2), if the file can be written."""
        rows = [(*pair, *both) for pair, both in zip(pairs, chances.tolist(), strict=True)]
        self._change(
            lambda file: file.executemany("INSERT OR REPLACE INTO chances VALUES (?, ?, ?, ?)", rows)
        )


class SqliteKeptTables(ContestFile):
    """Caches the table of each program by its key.

    A cached table is not trusted. It must have the shape of a table and its digest; otherwise the program runs again,
    and its table is saved again.
    """

    def table(self, key: Key) -> Table | None:
        """Return the cached table; None if there is none, or if it is damaged."""
        row = self._ask(
            lambda file: file.execute("SELECT packed, digest FROM program WHERE key = ?", (key,)).fetchone()
        )
        packed, digest = row or (b"", b"")
        dice = _unpacked(packed)
        is_whole = len(dice) == STATES and max(dice) <= MOST_DICE and digest == _digest(key, dice)
        return _table_of(dice) if is_whole else None

    def keep(self, key: Key, table: Table) -> None:
        """Save a table, if the file can be written."""
        dice = table.tobytes()
        row = key, zlib.compress(dice), _digest(key, dice)
        self._change(lambda file: file.execute("INSERT OR REPLACE INTO program VALUES (?, ?, ?)", row))


@dataclass(frozen=True)
class RememberedPrograms:
    """Runs each program once, contained, and caches its table.

    A program with random answers keeps its first answers. One that fails runs again the next time, since it may have
    had too little time.
    """

    contained: ContainedStrategies
    kept: SqliteKeptTables

    def table_of(self, text: bytes, name: str) -> Table:
        """Return the answers of its `final_strategy` at all scores. Raises StrategyError that says where it failed."""
        key = self.key(text, name)
        table = self.kept.table(key)
        if table is None:
            table = self.contained.table_of(text, name)
            self.kept.keep(key, table)
        return table

    def gaps(self) -> Sentence | None:
        """Return what this system cannot prevent a program from doing; None if nothing."""
        return self.contained.gaps()

    def end(self) -> None:
        """End all running programs, and start no more."""
        self.contained.end()

    def key(self, text: bytes, name: str) -> Key:
        """Return the key of a program's run: its text and name, its limits, Python and numpy."""
        limited = (
            self.contained.seconds,
            sandbox.MOST_MEMORY,
            sandbox.MOST_FILE,
            sandbox.MOST_OPEN,
            MOST_IN_FOLDER,
        )
        decides = _ASKED, sys.version, sys.platform, np.__version__, limited, name, text
        return sha256(repr(decides).encode()).digest()


def _digest(key: Key, dice: bytes) -> bytes:
    return sha256(key + dice).digest()


def _unpacked(packed: object) -> bytes:
    """The unpacked bytes, at most one more than a table has; nothing if they are not packed bytes."""
    if not isinstance(packed, bytes):
        return b""
    try:
        return zlib.decompressobj().decompress(packed, STATES + 1)
    except zlib.error:
        return b""


def _table_of(dice: bytes) -> Table:
    return np.frombuffer(dice, np.uint8).reshape(GOAL, GOAL).copy()
