"""The SQLite file of saved games: opening and writing it, its error messages, and setting it aside.

Its tables have a schema, with a number. A file with an earlier schema is copied first, and changed in one transaction.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from stat import S_ISREG
from typing import Literal

from dicedesk.adapters.storage.folders import make_file
from dicedesk.adapters.storage.games import GAMES
from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import tr
from dicedesk.play.ports.store import StoreError, UnwritableError

FILE_NAME = "dicedesk.sqlite"
CHOSEN = "dicedesk-go-back-to.sqlite"
"""A complete copy of the chosen backup. If it exists, the next start restores it."""
NEWER = "newer-version"
"""Marks the name of a file that a newer version wrote."""
WAIT_S = 0.04
"""The longest time a window may freeze while another program holds the file, in seconds."""

UNREADABLE = (OSError, sqlite3.Error, UnicodeDecodeError)
"""The errors of an unreadable file: SQLite's message about a damaged file may quote bytes that are not text."""
_UNWRITABLE = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}
"""SQLite's errors for a full disk or a read-only folder: it needs a second file next to the games."""


class ForeignError(Exception):
    """The file was written by a newer version or another program, or parts of it are missing."""


class NewerError(ForeignError):
    """The file was written by a newer version of the program."""


def open_file(
    file: Path, wait_s: float = WAIT_S, mode: Literal["ro", "rw", "rwc"] = "rwc", *, is_alone: bool = False
) -> sqlite3.Connection:
    """Open the file to read it, to read and write it, or also to create it if missing ("rwc").

    `is_alone` says that no other program writes to it: SQLite then creates no log. If another program is using the
    file, SQLite waits up to `wait_s`. The caller begins transactions. Raises sqlite3.Error.
    """
    if is_no_file(file):
        # SQLite would reject a folder too, but wait forever at a pipe.
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise error
    address = f"{address_of(file.resolve())}?mode={mode}{'&immutable=1' if is_alone else ''}"
    connection = sqlite3.connect(
        file if mode == "rwc" else address, uri=mode != "rwc", isolation_level=None, timeout=wait_s
    )
    # Invalid UTF-8 becomes text that cannot be written to a file, which is detected when it is read.
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")
    return connection


def address_of(file: PurePath) -> str:
    """Return the SQLite address of an absolute path, including Windows network shares, whose server is not a
    URI host."""
    address = file.as_uri()
    server = address.split("/")[2]
    return address.replace("//", "////", 1) if server else address


def has_log(file: Path) -> bool:
    """Return whether the file has a nonempty write-ahead log: it is open, or was not closed."""
    try:
        return file.with_name(f"{file.name}-wal").stat().st_size > 0
    except OSError:
        return False


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Write in one transaction, waiting for other writers; after an error or a crash the file is unchanged."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def is_no_file(file: Path) -> bool:
    """Return whether something else has the file's name: a folder, a pipe, a device, or a link to itself."""
    try:
        return not S_ISREG(file.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return False
    except OSError:
        return os.path.islink(file)  # noqa: PTH114 (a name that is too long is no error here)


def is_missing(file: Path) -> bool:
    """Return whether the file is missing or empty. Raises OSError."""
    if is_no_file(file):
        return False
    try:
        stat = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    return S_ISREG(stat.st_mode) and stat.st_size == 0


@contextmanager
def reading() -> Iterator[None]:
    """Turn errors from reading the file into StoreError, with a sentence for people.

    SQLite may have to write for it; if the disk cannot be written, it is an UnwritableError.
    """
    try:
        yield
    except UNREADABLE as error:
        reason: object = reason_of(error) if isinstance(error, OSError) else error
        is_unwritable = getattr(error, "sqlite_errorcode", 0) & 0xFF in _UNWRITABLE
        kind = UnwritableError if is_unwritable else StoreError
        raise kind(tr("the saved games cannot be read: {reason}", reason=reason)) from None


def is_damage(error: Exception) -> bool:
    """Return whether an error means a damaged file, rather than a file in use, a full disk or a read-only one."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, ForeignError)
    return code & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR} or code in {
        sqlite3.SQLITE_IOERR_SHORT_READ,
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    }


def is_sound(file: Path) -> bool:
    """Return whether SQLite finds no fault in the file, or cannot check it now; for any thread."""
    try:
        with closing(open_file(file, mode="ro")) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except UnicodeDecodeError:
        return False
    except sqlite3.Error as error:
        return not is_damage(error)


def set_aside(file: Path, why: str = "set-aside") -> Path:
    """Rename the file, with the reason in its new name, so that a new file can replace it; return the name."""
    aside = free_name(file, why)
    # The write-ahead log moves with its file: it may contain games that the file lacks.
    for tail in ("-wal", "-shm", ""):
        part = file.with_name(file.name + tail)
        if part.exists():
            part.rename(aside.with_name(aside.name + tail))
    return aside


def free_name(file: Path, why: str) -> Path:
    """Return an unused name next to the file that contains the reason and the first free number."""
    number = 1
    while (name := file.with_name(f"{file.stem}-{why}-{number}{file.suffix}")).exists():
        number += 1
    return name


BEFORE_VERSION = "before-version"
"""Marks a backup made before the file got a newer schema; the old schema's number follows."""

Change = Callable[[sqlite3.Connection], None]


@dataclass(frozen=True)
class Schema:
    """The tables of the file, by number. `changes` turn the tables of each earlier number into those of the next."""

    number: int = 1
    changes: Mapping[int, Change] = field(default_factory=dict)


SCHEMA = Schema()

_COLUMNS = {
    "game": {"place", "id", "game", "header", "seed", "ended", "moves", "revision", "record", "score"},
    "move": {"game", "number", "line"},
    "answer": {"place", "asked", "question", "answer"},
    "setting": {"name", "value"},
    "practised": {"game", "move", "step", "due"},
}

_REST = """
CREATE TABLE IF NOT EXISTS answer (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    asked TEXT NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS practised (
    game INTEGER NOT NULL,
    move INTEGER NOT NULL,
    step INTEGER NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (game, move)
) WITHOUT ROWID;
"""


def connect(file: Path, *, backs_up: bool = True, schema: Schema = SCHEMA) -> sqlite3.Connection:
    """Open the file, creating or updating it if necessary; `backs_up` keeps a copy of an earlier schema.

    Raises ForeignError and sqlite3.Error.
    """
    # If this fails, SQLite reports the reason.
    with suppress(OSError):
        make_file(file)
    connection = open_file(file)
    try:
        number = connection.execute("PRAGMA user_version").fetchone()[0]
        if number > schema.number:
            raise NewerError
        if number < 0:
            raise ForeignError
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _bring_up_to_date(connection, number, file if backs_up else None, schema)
        connection.execute("SELECT 1 FROM game LIMIT 1").fetchone()
    except UnicodeDecodeError as error:
        # SQLite's message about a damaged file may quote bytes that are not text.
        connection.close()
        raise ForeignError from error
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def opened(file: Path, wait_s: float, mode: Literal["ro", "rw"]) -> Iterator[sqlite3.Connection]:
    """Open an existing file of saved games with this schema, without creating, updating or setting it aside.

    Other files are only looked at. Raises StoreError with the reason, also for errors while the file is open.
    """
    with reading():
        if is_missing(file):
            raise StoreError(tr("no saved games in {folder}", folder=str(file.parent)))
        refuse_what_is_not_ours(file, wait_s)
        with closing(open_file(file, wait_s, mode)) as rows:
            yield rows


def refuse_what_is_not_ours(file: Path, wait_s: float) -> None:
    """Check an existing file without writing. Raises the errors of UNREADABLE.

    Raises StoreError if it belongs to a newer version or another program.
    """
    foreign = tr("{file} is not a saved-games file", file=str(file))
    if is_no_file(file):
        raise StoreError(foreign)
    # Without an existing log, SQLite would create one just to read the file.
    with closing(open_file(file, wait_s, "ro", is_alone=not has_log(file))) as connection:
        number = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if number > SCHEMA.number:
            raise StoreError(tr("the games were saved by a newer version of DiceDesk"))
        if number < 1 or not _has_columns(connection, "game", "move"):
            raise StoreError(foreign)


def _bring_up_to_date(connection: sqlite3.Connection, number: int, file: Path | None, schema: Schema) -> None:
    if number == 0:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' LIMIT 1").fetchone():
            raise ForeignError
        _change(connection, schema, lambda: _run(connection, GAMES + _REST))
        return
    if number < schema.number and not set(range(number, schema.number)) <= set(schema.changes):
        raise ForeignError
    if number < schema.number:
        _back_up(connection, file, schema)
        _change(connection, schema, lambda: _change_all(connection, number, schema))
    _run(connection, _REST)
    if not _has_columns(connection, *_COLUMNS):
        raise ForeignError


def _change_all(connection: sqlite3.Connection, number: int, schema: Schema) -> None:
    for earlier in range(number, schema.number):
        schema.changes[earlier](connection)


def _has_columns(connection: sqlite3.Connection, *tables: str) -> bool:
    return all(
        {row[1] for row in connection.execute(f"PRAGMA table_info({table})")} >= _COLUMNS[table]
        for table in tables
    )


def _back_up(connection: sqlite3.Connection, file: Path | None, schema: Schema) -> None:
    """Copy the file before an update; None if a copy already exists."""
    if file is None:
        return
    copy = free_name(file, f"{BEFORE_VERSION}-{schema.number}")
    make_file(copy)
    with closing(open_file(copy)) as backup:
        connection.backup(backup)


def _change(connection: sqlite3.Connection, schema: Schema, change: Callable[[], None]) -> None:
    """Change the file in one transaction, unless another program has just done so."""
    with transaction(connection):
        if connection.execute("PRAGMA user_version").fetchone()[0] < schema.number:
            change()
            connection.execute(f"PRAGMA user_version = {schema.number}")


def _run(connection: sqlite3.Connection, statements: str) -> None:
    # `executescript` would end the transaction.
    for statement in statements.split(";"):
        connection.execute(statement)
