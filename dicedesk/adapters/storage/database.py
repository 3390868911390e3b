"""The SQLite file of saved games: how it is opened and written, what its errors say, and how it is set aside.

Its tables have a schema, with a number. A file of an earlier schema is copied first, and changed in one transaction.
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
"""A whole copy of the backup that was chosen. That it is there says that the next start begins with it."""
NEWER = "newer-version"
"""Marks the name of a file that a newer version wrote."""
WAIT_S = 0.04
"""The longest time a window may freeze while another program holds the file, in seconds."""

UNREADABLE = (OSError, sqlite3.Error, UnicodeDecodeError)
"""What a file that cannot be read raises: what SQLite says of a damaged one may quote bytes that are no text."""
_UNWRITABLE = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}
"""What SQLite says where the disk is full, or a folder takes no file: it needs one beside that of the games."""


class ForeignError(Exception):
    """The file was written by a newer version of the program, or by another one, or parts of it are missing."""


class NewerError(ForeignError):
    """The file was written by a newer version of the program."""


def open_file(
    file: Path, wait_s: float = WAIT_S, mode: Literal["ro", "rw", "rwc"] = "rwc", *, is_alone: bool = False
) -> sqlite3.Connection:
    """Open the file to read it, to read and write it, or to make it where it is missing ("rwc").

    `is_alone` says that nobody writes to it: SQLite then puts no log beside it. If another program holds the file,
    SQLite waits up to `wait_s`. The caller begins transactions. Raises sqlite3.Error.
    """
    if is_no_file(file):
        # SQLite would say the same of a folder, but wait for ever at a pipe.
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise error
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
    server = address.split("/")[2]
    return address.replace("//", "////", 1) if server else address


def has_log(file: Path) -> bool:
    """Return whether a write-ahead log beside the file holds something: somebody has it open, or did not close it."""
    try:
        return file.with_name(f"{file.name}-wal").stat().st_size > 0
    except OSError:
        return False


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


def is_no_file(file: Path) -> bool:
    """Return whether something else has the file's name: a folder, a pipe, a device, or a link to itself."""
    try:
        return not S_ISREG(file.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError, PermissionError):
        return False
    except OSError:
        return os.path.islink(file)  # noqa: PTH114 (a name that is too long is no error here)


def is_missing(file: Path) -> bool:
    """Return whether there is no such file, or nothing in it yet. Raises OSError."""
    if is_no_file(file):
        return False
    try:
        stat = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    return S_ISREG(stat.st_mode) and stat.st_size == 0


@contextmanager
def reading() -> Iterator[None]:
    """Raise StoreError, with what a person is told, for an error that comes from reading the file.

    SQLite may have to write for that; where the disk takes nothing, it is an UnwritableError.
    """
    try:
        yield
    except UNREADABLE as error:
        reason: object = reason_of(error) if isinstance(error, OSError) else error
        is_unwritable = getattr(error, "sqlite_errorcode", 0) & 0xFF in _UNWRITABLE
        kind = UnwritableError if is_unwritable else StoreError
        raise kind(tr("the saved games cannot be read: {reason}", reason=reason)) from None


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


BEFORE_VERSION = "before-version"
"""Marks the name of a backup made before the file got a newer layout; the old layout's number follows."""

Change = Callable[[sqlite3.Connection], None]


@dataclass(frozen=True)
class Schema:
    """The tables of the file, by number. `changes` makes those of the next number of the tables of each earlier one."""

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
    """Open the file, made where it is missing and brought up to date; `backs_up` keeps a copy of an earlier schema.

    Raises ForeignError and sqlite3.Error.
    """
    # Where that cannot be done, SQLite says why.
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
        # What SQLite says of a damaged file may quote bytes of it that are no text.
        connection.close()
        raise ForeignError from error
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def opened(file: Path, wait_s: float, mode: Literal["ro", "rw"]) -> Iterator[sqlite3.Connection]:
    """Open a file of saved games of this schema, which is neither made nor brought up to date nor set aside.

    Any other file is only looked at. Raises StoreError, which says why, also for what goes wrong while it is open.
    """
    with reading():
        if is_missing(file):
            raise StoreError(tr("no saved games in {folder}", folder=str(file.parent)))
        refuse_what_is_not_ours(file, wait_s)
        with closing(open_file(file, wait_s, mode)) as rows:
            yield rows


def refuse_what_is_not_ours(file: Path, wait_s: float) -> None:
    """Look at a file that is there; nothing is written. Raises those of UNREADABLE.

    Raises StoreError where it is of a newer version of this program, or of another program.
    """
    foreign = tr("{file} is not a saved-games file", file=str(file))
    if is_no_file(file):
        raise StoreError(foreign)
    # Without a log beside it SQLite would put one there, only to look at the file.
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
    """Keeps a copy beside the file; where it is None, there is one."""
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
