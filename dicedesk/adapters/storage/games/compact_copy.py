"""A copy without the free room that packed and deleted games leave in the file; it can take the file's place."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

LEAST_FREE = 16 << 20
"""Less free room than so many bytes is left for the games to come."""
LEAST_SHARE = 1 / 4
WAIT_S = 5.0


def compact_copy(file: Path, least_free: int = LEAST_FREE) -> Path | None:
    """Make the copy, and return where it lies; None where it is not worth it, or the disk has no room for it.

    For any thread: whoever writes the file need not wait. Raises OSError and sqlite3.Error.
    """
    copy = file.with_name(f"compact-{file.name}")
    copy.unlink(missing_ok=True)
    address = f"{file.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=WAIT_S, isolation_level=None)) as connection:
        free, pages, page = (
            int(connection.execute(f"PRAGMA {name}").fetchone()[0])
            for name in ("freelist_count", "page_count", "page_size")
        )
        is_worth_it = free * page >= least_free and free >= pages * LEAST_SHARE
        if not is_worth_it or shutil.disk_usage(file.parent).free < 2 * (pages - free) * page:
            return None
        connection.execute("VACUUM INTO ?", (str(copy),))
    with copy.open("rb+") as written:
        os.fsync(written.fileno())
    return copy


def exchange(connection: sqlite3.Connection, file: Path, copy: Path, is_same: Callable[[], bool]) -> bool:
    """Put the copy in the file's place, which the connection has open; False where that is not to be had.

    `is_same` says whether the copy holds all that the file holds; nobody writes while it is asked. Afterwards the
    connection is still that of the earlier file.
    """
    with suppress(OSError, sqlite3.Error):
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        is_whole = is_same()
        connection.execute("COMMIT")
        if is_whole:
            # Without a log beside it, a file can be exchanged in one step. SQLite refuses while others have it open.
            connection.execute("PRAGMA journal_mode = DELETE")
            copy.replace(file)
            return True
    with suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA locking_mode = NORMAL")
        # The mode changes with the next reading.
        connection.execute("SELECT 1 FROM game LIMIT 1").fetchone()
        connection.execute("PRAGMA journal_mode = WAL")
    return False
