"""The chances of pairs of Hog strategies, kept in a file between contests, as `lab.contest.pairs` wants them kept.

What stands there can be computed again: a file that cannot be used is left out, and one that is damaged begins anew.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from dicedesk.lab.contest.pairs import Chances, Digest, nothing_known
from dicedesk.odds.hog_layout import Floats

FILE_NAME = "contest.sqlite"

_TABLE = """
CREATE TABLE IF NOT EXISTS chances (
    low BLOB, high BLOB, first REAL NOT NULL, second REAL NOT NULL, PRIMARY KEY (low, high)
) WITHOUT ROWID
"""


class SqliteKeptChances:
    """Keeps chances by the digests of both tables."""

    def __init__(self, file: Path) -> None:
        """Nothing is opened yet."""
        self._file = file

    def known(self, digests: Sequence[Digest]) -> Chances:
        """The chances of those pairs that the file holds; the digests are in order."""
        chances = nothing_known(len(digests))
        places = {digest: place for place, digest in enumerate(digests)}
        try:
            with closing(self._opened()) as file:
                for place, low in enumerate(digests):
                    rows = file.execute("SELECT high, first, second FROM chances WHERE low = ?", (low,))
                    for high, first, second in rows:
                        if high in places:
                            chances[place, places[high]] = first, second
        except sqlite3.DatabaseError as error:
            if not isinstance(error, sqlite3.OperationalError):
                with suppress(OSError):
                    self._file.unlink()
        return chances

    def keep(self, pairs: Sequence[tuple[Digest, Digest]], chances: Floats) -> None:
        """Adds the chances of these pairs, (pairs, 2), where the file can be written."""
        rows = [(*pair, *both) for pair, both in zip(pairs, chances.tolist(), strict=True)]
        with suppress(sqlite3.DatabaseError), closing(self._opened()) as file, file:
            file.executemany("INSERT OR REPLACE INTO chances VALUES (?, ?, ?, ?)", rows)

    def _opened(self) -> sqlite3.Connection:
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
        file = sqlite3.connect(self._file)
        try:
            file.execute("PRAGMA journal_mode = WAL")
            file.execute(_TABLE)
        except sqlite3.DatabaseError:
            file.close()
            raise
        return file
