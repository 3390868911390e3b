"""The SQLite file of saved games: how it is opened and written, what its errors say, and how it is set aside.

Its tables have a layout, with a number. A file of an earlier layout is copied first, and changed in one transaction.
"""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path, PurePath
from stat import S_ISREG
from typing import Literal

from dicedesk.adapters.storage.folders import make_file
from dicedesk.adapters.storage.games import (
    CHAIN,
    LINK_INDEX,
    PACKED,
    insert_game,
    is_text,
    link_all,
    link_earlier,
    pack_game,
)
from dicedesk.core.words import tr
from dicedesk.play.ports.store import IMPORTED, StoredGame, StoreError, UnwritableError

FILE_NAME = "dicedesk.sqlite"
CHOSEN = "dicedesk-go-back-to.sqlite"
"""A whole copy of the backup that was chosen. That it is there says that the next start begins with it."""
NEWER = "newer-version"
"""What is said in the name of a file that a newer version wrote."""
WAIT_S = 0.04
"""So long a window may stand still while another program holds the file."""

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

    `is_alone` says that nobody writes to it: SQLite then puts no log beside it. Another program that holds the file is
    waited for so many seconds. Transactions are begun by the caller. Raises sqlite3.Error.
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
        found = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    return S_ISREG(found.st_mode) and found.st_size == 0


@contextmanager
def reading() -> Iterator[None]:
    """Raise StoreError, with what a person is told, for an error that comes from reading the file.

    SQLite may have to write for that; where the disk takes nothing, it is an UnwritableError.
    """
    try:
        yield
    except UNREADABLE as error:
        if isinstance(error, PermissionError):
            reason: object = tr("you have no permission")
        else:
            reason = error.strerror if isinstance(error, OSError) else error
        is_unwritable = getattr(error, "sqlite_errorcode", 0) & 0xFF in _UNWRITABLE
        kind = UnwritableError if is_unwritable else StoreError
        raise kind(tr("the games cannot be read: {reason}", reason=reason)) from None


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


SCHEMA_VERSION = 5
BEFORE_VERSION = "before-version"
"""So begins what is said in the name of a backup that was made before the file was brought up to date."""
LINKED = 3
"""The first version whose games are linked in a chain."""

_COLUMNS = {
    "game": {"place", "id", "game", "header", "seed", "ended", "moves", "revision", "sum"},
    "move": {"game", "number", "line", "sum"},
    "packed": {"game", "texts"},
    "answer": {"place", "asked", "question", "answer"},
    "setting": {"name", "value"},
    "practised": {"game", "move", "step", "due"},
    "chain": {"place", "kind", "game", "digest", "hash"},
}
_OLD_GAME = {"place", "id", "game", "record", "seed", "ended"}

# `sum` is worked out of all that stands before it, so that what a damaged file gives back is not taken for a game.
_GAMES = """
CREATE TABLE game (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    seed TEXT NOT NULL,
    ended INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    sum INTEGER NOT NULL
);
CREATE INDEX game_by_kind ON game (game, place);
CREATE TABLE move (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""
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


def connect(file: Path, *, backs_up: bool = True) -> sqlite3.Connection:
    """Open the file, made where it is missing and brought up to date; `backs_up` keeps a copy of an earlier layout.

    Raises ForeignError and sqlite3.Error.
    """
    # Where that cannot be done, SQLite says why.
    with suppress(OSError):
        make_file(file)
    connection = open_file(file)
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise NewerError
        if version < 0:
            raise ForeignError
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        _bring_up_to_date(connection, version, file if backs_up else None)
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
    """Open a file of saved games of this version, which is neither made nor brought up to date nor set aside.

    Any other file is only looked at. Raises StoreError, which says why, also for what goes wrong while it is open.
    """
    with reading():
        if is_missing(file):
            raise StoreError(tr("no saved games in {folder}", folder=str(file.parent)))
        if version_of_ours(file, wait_s) < SCHEMA_VERSION:
            raise StoreError(
                tr("the games were saved by an earlier version and are not linked yet; open DiceDesk once")
            )
        with closing(open_file(file, wait_s, mode)) as rows:
            yield rows


def version_of_ours(file: Path, wait_s: float) -> int:
    """Return the version of a file that is there; nothing is written. Raises those of UNREADABLE.

    Raises StoreError where it is of a newer version of this program, or of another program.
    """
    foreign = tr("{file} is not a file of saved games", file=str(file))
    if is_no_file(file):
        raise StoreError(foreign)
    # Without a log beside it SQLite would put one there, only to look at the file.
    with closing(open_file(file, wait_s, "ro", is_alone=not has_log(file))) as connection:
        version, tables = int(connection.execute("PRAGMA user_version").fetchone()[0]), _tables(connection)
    if version > SCHEMA_VERSION:
        raise StoreError(tr("the games were saved by a newer version of DiceDesk"))
    if version < 0 or not tables >= ({"game", "chain"} if version >= LINKED else {"game"}):
        raise StoreError(foreign)
    return version


def _bring_up_to_date(connection: sqlite3.Connection, version: int, file: Path | None) -> None:
    tables = _tables(connection)
    if version == 0:
        if tables:
            raise ForeignError
        _change(connection, lambda: _run(connection, _GAMES + PACKED + CHAIN + _REST + LINK_INDEX))
        return
    if version == 1:
        if "game" not in tables or _columns(connection, "game") != _OLD_GAME:
            raise ForeignError
        _back_up(connection, file)
        _change(connection, lambda: _from_version_1(connection))
    elif not tables >= {"game", "move"}:
        raise ForeignError
    elif version < SCHEMA_VERSION:
        _back_up(connection, file)
        change = {2: _from_version_2, 3: _from_version_3, 4: _from_version_4}[version]
        _change(connection, lambda: change(connection))
    tables = _tables(connection)
    if not tables >= set(_COLUMNS):
        _change(connection, lambda: _run(connection, _REST))
    if any(not _columns(connection, table) >= columns for table, columns in _COLUMNS.items()):
        raise ForeignError


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _columns(connection: sqlite3.Connection, table: str) -> set[str]:
    return {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}


def _back_up(connection: sqlite3.Connection, file: Path | None) -> None:
    """Keeps a copy beside the file; where it is None, there is one."""
    if file is None:
        return
    copy = free_name(file, f"{BEFORE_VERSION}-{SCHEMA_VERSION}")
    make_file(copy)
    with closing(open_file(copy)) as backup:
        connection.backup(backup)


def _change(connection: sqlite3.Connection, change: Callable[[], None]) -> None:
    """Change the file in one transaction, unless another program has just done so."""
    with transaction(connection):
        if connection.execute("PRAGMA user_version").fetchone()[0] < SCHEMA_VERSION:
            change()
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        else:
            _run(connection, _REST)


def _run(connection: sqlite3.Connection, statements: str) -> None:
    # `executescript` would end the transaction.
    for statement in statements.split(";"):
        connection.execute(statement)


def _from_version_1(connection: sqlite3.Connection) -> None:
    """Version 1 kept each record whole."""
    connection.execute("DROP INDEX IF EXISTS game_by_kind")
    connection.execute("ALTER TABLE game RENAME TO game_1")
    _run(connection, _GAMES + _REST)
    rows = connection.execute("SELECT place, id, game, record, seed, ended FROM game_1").fetchall()
    for place, name, game, record, seed, ended in rows:
        if not all(map(is_text, (name, game, record, seed))):
            # It could not be read before either, and stays in the backup.
            continue
        kept = StoredGame.of_record(name, game, record, seed, ended=bool(ended))
        insert_game(connection, kept, revision=0, place=place)
    connection.execute("DROP TABLE game_1")
    _from_version_2(connection)


def _from_version_2(connection: sqlite3.Connection) -> None:
    """Version 2 had no chain: it begins with the games that are there."""
    _run(connection, PACKED + CHAIN)
    link_all(connection)
    _from_version_4(connection)


def _from_version_3(connection: sqlite3.Connection) -> None:
    """Version 3 packed no game. Those that have ended are packed little by little, while the program is used."""
    _run(connection, PACKED)
    _from_version_4(connection)


def _from_version_4(connection: sqlite3.Connection) -> None:
    """Version 4 linked neither marks nor best scores, and looked at no dice of imported games."""
    tables = _tables(connection)
    _run(connection, LINK_INDEX)
    link_earlier(connection, has_bests="best" in tables)
    connection.execute("DROP TABLE IF EXISTS best")
    if "summary" in tables and "number" in _columns(connection, "summary"):
        imported = f"{IMPORTED}%"
        statement = "DELETE FROM summary WHERE number IN (SELECT place FROM game WHERE game LIKE ?)"
        connection.execute(statement, (imported,))


MOVES_AT_ONCE, MOVES_A_CALL = 300, 6_000
"""Games with about so many moves are packed in one transaction, and so many in one call."""
PAUSE_S = 0.005
"""For so long others can write between two transactions."""
PACKING_WAIT_S = 1.0
"""So long packing waits for whoever has the file, in the background."""


def pack_earlier(file: Path, after: int) -> int | None:
    """Pack some of the ended games that come after the one in this place; for any thread.

    Returns the place after which there may be more, and None where there are none. Raises sqlite3.Error.
    """
    with closing(open_file(file, PACKING_WAIT_S, "rw")) as connection:
        # What a power cut takes back here is packed again.
        connection.execute("PRAGMA synchronous = NORMAL")
        moves = 0
        while moves < MOVES_A_CALL:
            few = _unpacked_after(connection, after)
            if not few:
                return None
            with transaction(connection):
                for place, count, ended in few:
                    if ended:
                        pack_game(connection, place)
                        moves += count
            after = few[-1][0]
            time.sleep(PAUSE_S)
    return after


def _unpacked_after(connection: sqlite3.Connection, after: int) -> list[tuple[int, int, bool]]:
    """The next few games with rows for their moves: the place of each, how many moves, and whether it has ended."""
    found: list[tuple[int, int, bool]] = []
    statement = (
        "SELECT place, moves, ended FROM game WHERE place = (SELECT game FROM move WHERE game > ? LIMIT 1)"
    )
    while sum(count for _, count, _ in found) < MOVES_AT_ONCE:
        row = connection.execute(statement, (after,)).fetchone()
        if row is None:
            break
        after = row[0]
        found.append((after, max(int(row[1]), 1), bool(row[2])))
    return found
