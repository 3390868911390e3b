"""The SQLite file itself: how it is opened, brought up to date, looked over, and set aside where it cannot be used."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from stat import S_ISREG

from dicedesk.adapters.storage.chain_rows import CHAIN, LINK_INDEX, link_all, link_earlier
from dicedesk.adapters.storage.folders import make_file
from dicedesk.adapters.storage.games.game_rows import PACKED
from dicedesk.adapters.storage.games.row_sums import is_text, sum_of, sums_of
from dicedesk.core.words import tr
from dicedesk.play.ports.store import IMPORTED, KeptGame, StoreError

SCHEMA_VERSION = 5
BEFORE_VERSION = "before-version"
"""So begins what is said in the name of a backup that was made before the file was brought up to date."""
LINKED = 3
"""The first version whose games are linked in a chain."""
NEWER = "newer-version"
"""What is said in the name of a file that a newer version wrote."""
WAIT_S = 0.04
"""So long a window may stand still while another program holds the file."""

UNREADABLE = (OSError, sqlite3.Error, UnicodeDecodeError)
"""What a file that cannot be read raises: what SQLite says of a damaged one may quote bytes that are no text."""

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


class ForeignError(Exception):
    """The file was written by a newer version of the program, or by another one, or parts of it are missing."""


class NewerError(ForeignError):
    """The file was written by a newer version of the program."""


def connect(file: Path, *, backs_up: bool = True) -> sqlite3.Connection:
    """The file, opened and up to date; `backs_up` keeps a copy of the file of an earlier version.

    Raises ForeignError and sqlite3.Error.
    """
    # Where that cannot be done, SQLite says why.
    with suppress(OSError):
        make_file(file)
    connection = sqlite3.connect(file, isolation_level=None, timeout=WAIT_S)
    # A text that is no UTF-8 comes as one that no file can hold, and is seen to be none where it is read.
    connection.text_factory = _text
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise NewerError
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


def opened_as_it_is(file: Path, wait_s: float, *, is_read: bool = True) -> sqlite3.Connection:
    """The file of saved games, which is neither made nor brought up to date nor set aside.

    What is no such file of this version is only looked at. Raises StoreError, which says why.
    """
    try:
        if is_missing(file):
            raise StoreError(tr("no saved games in {folder}", folder=str(file.parent)))
        if version_of_ours(file, wait_s) < SCHEMA_VERSION:
            raise StoreError(
                tr("the games were saved by an earlier version and are not linked yet; open DiceDesk once")
            )
        address = f"{file.resolve().as_uri()}?mode={'ro' if is_read else 'rw'}"
        connection = sqlite3.connect(address, uri=True, timeout=wait_s, isolation_level=None)
    except UNREADABLE as error:
        raise why_unreadable(error) from None
    connection.text_factory = _text
    return connection


def version_of_ours(file: Path, wait_s: float) -> int:
    """The version of a file that is there; nothing is written. Raises those of UNREADABLE.

    Raises StoreError where it is of a newer version of this program, or of another program.
    """
    # Without a log beside it SQLite would put one there, only to look at the file.
    alone = "" if file.with_name(f"{file.name}-wal").exists() else "&immutable=1"
    address = f"{file.resolve().as_uri()}?mode=ro{alone}"
    with closing(sqlite3.connect(address, uri=True, timeout=wait_s)) as connection:
        connection.text_factory = _text
        version, tables = int(connection.execute("PRAGMA user_version").fetchone()[0]), _tables(connection)
    if version > SCHEMA_VERSION:
        raise StoreError(tr("the games were saved by a newer version of DiceDesk"))
    if not tables >= ({"game", "chain"} if version >= LINKED else {"game"}):
        raise StoreError(tr("{file} is not a file of saved games", file=str(file)))
    return version


def is_missing(file: Path) -> bool:
    """Whether there is no such file, or nothing in it yet. Raises OSError."""
    try:
        found = file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    return S_ISREG(found.st_mode) and found.st_size == 0


def why_unreadable(error: Exception) -> StoreError:
    """What is told of an error that came from reading the file."""
    if isinstance(error, PermissionError):
        reason: object = tr("you have no permission")
    else:
        reason = error.strerror if isinstance(error, OSError) else error
    return StoreError(tr("the games cannot be read: {reason}", reason=reason))


def is_damage(error: Exception) -> bool:
    """Whether an error says that the file is damaged, rather than held, full or not to be written."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, ForeignError)
    return code & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR} or code in {
        sqlite3.SQLITE_IOERR_SHORT_READ,
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    }


def is_sound(file: Path) -> bool:
    """Whether SQLite finds nothing wrong with the file; for any thread. True where that cannot be found out now."""
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=WAIT_S)
        try:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
        finally:
            connection.close()
    except UnicodeDecodeError:
        return False
    except sqlite3.Error as error:
        return not is_damage(error)


def set_aside(file: Path, why: str = "set-aside") -> Path:
    """Gives the file another name, which is returned and says why, so that another one can take its place."""
    aside = _free_name(file, why)
    # The write-ahead log goes with its file: it may hold games that the file does not hold yet.
    for tail in ("-wal", "-shm", ""):
        part = file.with_name(file.name + tail)
        if part.exists():
            part.rename(aside.with_name(aside.name + tail))
    return aside


def _text(value: bytes) -> str:
    return value.decode(errors="surrogateescape")


def _free_name(file: Path, why: str) -> Path:
    number = 1
    while (name := file.with_name(f"{file.stem}-{why}-{number}{file.suffix}")).exists():
        number += 1
    return name


def _bring_up_to_date(connection: sqlite3.Connection, version: int, file: Path | None) -> None:
    tables = _tables(connection)
    if version == 0:
        if tables:
            raise ForeignError
        _in_one(connection, lambda: _run(connection, _GAMES + PACKED + CHAIN + _REST + LINK_INDEX))
        return
    if version == 1:
        if "game" not in tables or _columns(connection, "game") != _OLD_GAME:
            raise ForeignError
        _back_up(connection, file)
        _in_one(connection, lambda: _from_version_1(connection))
    elif not tables >= {"game", "move"}:
        raise ForeignError
    elif version < SCHEMA_VERSION:
        _back_up(connection, file)
        change = {2: _from_version_2, 3: _from_version_3, 4: _from_version_4}[version]
        _in_one(connection, lambda: change(connection))
    tables = _tables(connection)
    if not tables >= set(_COLUMNS):
        _in_one(connection, lambda: _run(connection, _REST))
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
    copy = _free_name(file, f"{BEFORE_VERSION}-{SCHEMA_VERSION}")
    make_file(copy)
    backup = sqlite3.connect(copy)
    try:
        connection.backup(backup)
    finally:
        backup.close()


def _in_one(connection: sqlite3.Connection, change: Callable[[], None]) -> None:
    """Changes the file in one transaction, after whoever else wants to; a crash leaves the file as it was."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if connection.execute("PRAGMA user_version").fetchone()[0] < SCHEMA_VERSION:
            change()
            connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        else:
            _run(connection, _REST)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


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
        kept = KeptGame.of_record(name, game, record, seed, ended=bool(ended))
        sums = sums_of(kept.moves)
        row = (name, game, kept.header, seed, kept.ended, len(kept.moves))
        connection.execute(
            "INSERT INTO game (place, id, game, header, seed, ended, moves, revision, sum) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)",
            (place, *row, sum_of(*row, last=sums[-1] if sums else 0)),
        )
        connection.executemany(
            "INSERT INTO move VALUES (?, ?, ?, ?)",
            ((place, number, line, sums[number]) for number, line in enumerate(kept.moves)),
        )
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
