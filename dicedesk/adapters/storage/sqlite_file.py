"""The SQLite file of saved games: how it is opened and written, what its errors say, and how it is set aside."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePath
from stat import S_ISREG
from typing import Literal

from dicedesk.core.words import tr
from dicedesk.play.ports.store import StoreError

FILE_NAME = "dicedesk.sqlite"
NEWER = "newer-version"
"""What is said in the name of a file that a newer version wrote."""
WAIT_S = 0.04
"""So long a window may stand still while another program holds the file."""

UNREADABLE = (OSError, sqlite3.Error, UnicodeDecodeError)
"""What a file that cannot be read raises: what SQLite says of a damaged one may quote bytes that are no text."""


class ForeignError(Exception):
    """The file was written by a newer version of the program, or by another one, or parts of it are missing."""


class NewerError(ForeignError):
    """The file was written by a newer version of the program."""


def open_file(
    file: Path, wait_s: float = WAIT_S, mode: Literal["ro", "rw", "rwc"] = "rwc", *, is_alone: bool = False
) -> sqlite3.Connection:
    """Open the file to read it, to read and write it, or to make it where it is missing ("rwc").

    `is_alone` says that nobody writes to it: SQLite then puts no log beside it. Another program that holds the file is
    waited for so many seconds. Transactions are begun by the caller. Raises sqlite3.Error.
    """
    address = f"{address_of(file.resolve())}?mode={mode}{'&immutable=1' if is_alone else ''}"
    connection = sqlite3.connect(
        file if mode == "rwc" else address, uri=mode != "rwc", isolation_level=None, timeout=wait_s
    )
    # A text that is no UTF-8 comes as one that no file can hold, and is seen to be none where it is read.
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")
    return connection


def address_of(file: PurePath) -> str:
    """Return what SQLite calls an absolute path: of a network share of Windows too, whose server is no host to it."""
    address = file.as_uri()
    return address if address.startswith("file:///") else address.replace("file://", "file:////", 1)


def has_log(file: Path) -> bool:
    """Return whether a write-ahead log lies beside the file: somebody has it open, or did not close it."""
    return file.with_name(f"{file.name}-wal").exists()


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Write in one transaction, after whoever else writes; an error, or a crash, leaves the file as it was."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def is_missing(file: Path) -> bool:
    """Return whether there is no such file, or nothing in it yet. Raises OSError."""
    try:
        found = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    return S_ISREG(found.st_mode) and found.st_size == 0


def why_unreadable(error: Exception) -> StoreError:
    """Return what a person is told of an error that came from reading the file."""
    if isinstance(error, PermissionError):
        reason: object = tr("you have no permission")
    else:
        reason = error.strerror if isinstance(error, OSError) else error
    return StoreError(tr("the games cannot be read: {reason}", reason=reason))


def is_damage(error: Exception) -> bool:
    """Return whether an error says that the file is damaged, rather than held, full or not to be written."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, ForeignError)
    return code & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR} or code in {
        sqlite3.SQLITE_IOERR_SHORT_READ,
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    }


def is_sound(file: Path) -> bool:
    """Return whether SQLite finds nothing wrong with the file, or cannot find that out now; for any thread."""
    try:
        with closing(open_file(file, mode="ro")) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except UnicodeDecodeError:
        return False
    except sqlite3.Error as error:
        return not is_damage(error)


def set_aside(file: Path, why: str = "set-aside") -> Path:
    """Give the file another name, which says why and is returned, so that another file can take its place."""
    aside = free_name(file, why)
    # The write-ahead log goes with its file: it may hold games that the file does not hold yet.
    for tail in ("-wal", "-shm", ""):
        part = file.with_name(file.name + tail)
        if part.exists():
            part.rename(aside.with_name(aside.name + tail))
    return aside


def free_name(file: Path, why: str) -> Path:
    """Return a name beside the file that says why, with the first number that is free."""
    number = 1
    while (name := file.with_name(f"{file.stem}-{why}-{number}{file.suffix}")).exists():
        number += 1
    return name
