"""Games, best scores, answers and settings in an SQLite file in the user's data folder."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from dicedesk.core.words import tr
from dicedesk.ports.store import Best, KeptAnswer, KeptGame, StoreError

FILE_NAME = "dicedesk.sqlite"
SCHEMA_VERSION = 1

_TABLES = {"game", "best", "answer", "setting"}

_SCHEMA = """
CREATE TABLE IF NOT EXISTS game (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    seed TEXT NOT NULL,
    ended INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS game_by_kind ON game (game, place);
CREATE TABLE IF NOT EXISTS best (
    what TEXT PRIMARY KEY,
    score INTEGER NOT NULL,
    record_id TEXT NOT NULL,
    reached TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS answer (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    asked TEXT NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""


class SqliteStore:
    """Keeps everything in one file. Write-ahead log with a full sync: what `keep` has taken survives a power cut.

    A damaged or newer file is set aside under another name and a fresh one started; `notice` says so.
    """

    def __init__(self, folder: Path) -> None:
        """Opens the file at once. Raises StoreError where the folder cannot be written."""
        self.notice: str | None = None
        self._file = folder / FILE_NAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._connection = self._opened()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(tr("Games cannot be saved here: {reason}", reason=error)) from None

    def keep(self, game: KeptGame) -> None:
        """Keep the game, in the place of an earlier state of it; committed when this returns."""
        with self._saving():
            self._connection.execute(
                "INSERT INTO game (id, game, record, seed, ended) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET record = excluded.record, ended = excluded.ended",
                (game.id, game.game, game.record, game.seed, game.ended),
            )

    def newest(self, game: str) -> KeptGame | None:
        """The game of that kind that was begun last."""
        with self._reading():
            row = self._connection.execute(
                "SELECT id, game, record, seed, ended FROM game WHERE game = ? ORDER BY place DESC LIMIT 1",
                (game,),
            ).fetchone()
        return None if row is None else KeptGame(row[0], row[1], row[2], row[3], ended=bool(row[4]))

    def keep_best(self, best: Best) -> None:
        """Keep a best score, in the place of an earlier one of the same name."""
        with self._saving():
            self._connection.execute(
                "REPLACE INTO best (what, score, record_id, reached) VALUES (?, ?, ?, ?)",
                (best.what, best.score, best.record_id, best.reached.isoformat()),
            )

    def best(self, what: str) -> Best | None:
        """The best score of that name."""
        with self._reading():
            row = self._connection.execute(
                "SELECT what, score, record_id, reached FROM best WHERE what = ?", (what,)
            ).fetchone()
            return None if row is None else Best(row[0], row[1], row[2], datetime.fromisoformat(row[3]))

    def keep_answer(self, answer: KeptAnswer) -> None:
        """Keep one more answer of the Oracle."""
        with self._saving():
            self._connection.execute(
                "INSERT INTO answer (asked, question, answer) VALUES (?, ?, ?)",
                (answer.asked.isoformat(), answer.question, answer.answer),
            )

    def answers(self, most: int) -> tuple[KeptAnswer, ...]:
        """The Oracle's last answers, the newest first."""
        with self._reading():
            rows = self._connection.execute(
                "SELECT asked, question, answer FROM answer ORDER BY place DESC LIMIT ?", (most,)
            ).fetchall()
            return tuple(KeptAnswer(datetime.fromisoformat(row[0]), row[1], row[2]) for row in rows)

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting, in the place of its earlier value."""
        with self._saving():
            self._connection.execute("REPLACE INTO setting (name, value) VALUES (?, ?)", (name, value))

    def setting(self, name: str) -> str | None:
        """The value of a setting; None where it was never kept."""
        with self._reading():
            row = self._connection.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()
        return None if row is None else str(row[0])

    def close(self) -> None:
        """Closes the file; nothing is lost without it."""
        self._connection.close()

    @contextmanager
    def _saving(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, ValueError) as error:
            raise StoreError(_why_not_saved(error)) from None

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except (sqlite3.Error, ValueError) as error:
            raise StoreError(tr("What was saved could not be read: {reason}", reason=error)) from None

    def _opened(self) -> sqlite3.Connection:
        try:
            return _connect(self._file)
        except (sqlite3.DatabaseError, _ForeignError) as error:
            if isinstance(error, sqlite3.OperationalError):
                raise
            aside = _set_aside(self._file)
            self.notice = tr(
                "The file of saved games could not be read and was set aside as {name}.", name=aside.name
            )
            return _connect(self._file)


def _why_not_saved(error: Exception) -> str:
    """What keeps a person from saving, in words for a person where the case is a common one."""
    match getattr(error, "sqlite_errorcode", None):
        case sqlite3.SQLITE_FULL:
            return tr("The disk is full.")
        case sqlite3.SQLITE_READONLY:
            return tr("The games folder is not writable.")
        case _:
            return tr("This could not be saved: {reason}", reason=error)


class _ForeignError(Exception):
    """The file was written by a newer version of the program, or by another one."""


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, timeout=2)
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise _ForeignError
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if bool(tables) != (version > 0) or not (version == 0 or "game" in tables):
            raise _ForeignError
        if not tables >= _TABLES:
            connection.executescript(f"BEGIN; {_SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
        connection.execute("SELECT count(*) FROM game").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def _set_aside(file: Path) -> Path:
    number = 1
    while (aside := file.with_name(f"{file.stem}-set-aside-{number}{file.suffix}")).exists():
        number += 1
    # The write-ahead log goes with its file: it may hold games that the file does not hold yet.
    for tail in ("-wal", "-shm", ""):
        part = file.with_name(file.name + tail)
        if part.exists():
            part.rename(aside.with_name(aside.name + tail))
    return aside
