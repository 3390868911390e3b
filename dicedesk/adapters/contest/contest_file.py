"""The file in which contests keep what they have computed, in the games folder.

What stands there can be computed again: a file that cannot be used is left out, and one that is damaged begins anew.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from dicedesk.adapters.storage.folders import make_file, make_folder

FILE_NAME = "contest.sqlite"

Found = TypeVar("Found")

_TABLES = """
CREATE TABLE IF NOT EXISTS chances (
    low BLOB, high BLOB, first REAL NOT NULL, second REAL NOT NULL, PRIMARY KEY (low, high)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS program (key BLOB PRIMARY KEY, packed BLOB NOT NULL, digest BLOB NOT NULL);
"""


class ContestFile:
    """Is opened for each question, and closed again."""

    def __init__(self, file: Path) -> None:
        """Nothing is opened yet."""
        self._file = file

    def _ask(self, question: Callable[[sqlite3.Connection], Found]) -> Found | None:
        """The answer; None where the file cannot be read. A damaged one is removed."""
        try:
            with closing(self._opened()) as opened:
                return question(opened)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            if not isinstance(error, sqlite3.OperationalError):
                with suppress(OSError):
                    self._file.unlink()
        return None

    def _change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        """Makes a change in one transaction, where the file can be written."""
        with suppress(sqlite3.DatabaseError, UnicodeDecodeError), closing(self._opened()) as opened, opened:
            change(opened)

    def _opened(self) -> sqlite3.Connection:
        with suppress(OSError):
            make_folder(self._file.parent)
            make_file(self._file)
        opened = sqlite3.connect(self._file)
        try:
            opened.execute("PRAGMA journal_mode = WAL")
            opened.executescript(_TABLES)
        except BaseException:
            opened.close()
            raise
        return opened
