"""The layouts of the file of saved games: its tables today, and how a file of an earlier version is brought up to date.

A new layout has a number. A file of an earlier one is copied first, and changed in one transaction.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Literal

from dicedesk.adapters.storage.chain_rows import CHAIN, LINK_INDEX, link_all, link_earlier
from dicedesk.adapters.storage.folders import make_file
from dicedesk.adapters.storage.games import PACKED, insert_game, is_text
from dicedesk.adapters.storage.sqlite_file import (
    UNREADABLE,
    ForeignError,
    NewerError,
    free_name,
    has_log,
    is_missing,
    open_file,
    transaction,
    why_unreadable,
)
from dicedesk.core.words import tr
from dicedesk.play.ports.store import IMPORTED, StoredGame, StoreError

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


def open_as_it_is(file: Path, wait_s: float, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
    """Open a file of saved games of this version, which is neither made nor brought up to date nor set aside.

    Any other file is only looked at. Raises StoreError, which says why.
    """
    try:
        if is_missing(file):
            raise StoreError(tr("no saved games in {folder}", folder=str(file.parent)))
        if version_of_ours(file, wait_s) < SCHEMA_VERSION:
            raise StoreError(
                tr("the games were saved by an earlier version and are not linked yet; open DiceDesk once")
            )
        return open_file(file, wait_s, mode)
    except UNREADABLE as error:
        raise why_unreadable(error) from None


def version_of_ours(file: Path, wait_s: float) -> int:
    """Return the version of a file that is there; nothing is written. Raises those of UNREADABLE.

    Raises StoreError where it is of a newer version of this program, or of another program.
    """
    # Without a log beside it SQLite would put one there, only to look at the file.
    with closing(open_file(file, wait_s, "ro", is_alone=not has_log(file))) as connection:
        version, tables = int(connection.execute("PRAGMA user_version").fetchone()[0]), _tables(connection)
    if version > SCHEMA_VERSION:
        raise StoreError(tr("the games were saved by a newer version of DiceDesk"))
    if not tables >= ({"game", "chain"} if version >= LINKED else {"game"}):
        raise StoreError(tr("{file} is not a file of saved games", file=str(file)))
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
