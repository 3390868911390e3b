"""Saved games as rows of the SQLite file.

In an unfinished game, each move has its own row, so that saving a move takes the same time at any length. A finished
game is one row with its compressed record. All transactions are the caller's.
"""

import sqlite3
import zlib
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from dicedesk.core.words import tr
from dicedesk.play.ports.store import Best, GameChange, LostError, StoredGame, StoreError, TakenError

# `record` is the compressed record of a finished game, which then holds its header and moves. `score` is the score of a
# finished counted game, if its kind has a best score.
GAMES = """
CREATE TABLE game (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    seed TEXT NOT NULL,
    ended INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    record BLOB,
    score INTEGER
);
CREATE INDEX game_by_kind ON game (game, place);
CREATE TABLE move (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""


class _Row(NamedTuple):
    place: int
    id: str
    game: str
    header: str
    seed: str
    ended: int
    moves: int
    revision: int
    record: bytes | None


_SELECT = "SELECT place, id, game, header, seed, ended, moves, revision, record FROM game"


def kept_game(connection: sqlite3.Connection, place: int) -> StoredGame | None:
    """Return the game with this row number; None if there is none."""
    row = connection.execute(f"{_SELECT} WHERE place = ?", (place,)).fetchone()
    return None if row is None else _game(connection, _Row(*row))


def newest_game(connection: sqlite3.Connection, kind: str) -> tuple[StoredGame, int] | None:
    """Return the game of this kind that began last, and its revision; None if there is none.

    Raises StoreError for a damaged one.
    """
    values = connection.execute(f"{_SELECT} WHERE game = ? ORDER BY place DESC LIMIT 1", (kind,)).fetchone()
    if values is None:
        return None
    row = _Row(*values)
    game = _game(connection, row)
    texts = (row.id, row.seed, game.header, *game.moves)
    if len(game.moves) == row.moves and isinstance(row.revision, int) and all(map(is_text, texts)):
        return game, row.revision
    raise StoreError(tr("Your last game could not be opened. It is still in the games folder."))


def games_between(connection: sqlite3.Connection, kind: str, first: str, last: str) -> tuple[StoredGame, ...]:
    """Return the games of this kind with ids from `first` up to, but not including, `last`."""
    # The plus sign keeps SQLite from using the index of kinds: few games have such ids.
    rows = connection.execute(
        f"{_SELECT} WHERE id >= ? AND id < ? AND +game = ?", (first, last, kind)
    ).fetchall()
    return tuple(_game(connection, _Row(*row)) for row in rows)


def best_score(connection: sqlite3.Connection, kind: str, *, is_fewest: bool) -> Best | None:
    """Return the best score of the games of this kind, the earliest of equal ones; None if there is none."""
    way = "ASC" if is_fewest else "DESC"
    row = connection.execute(
        "SELECT id, score FROM game WHERE game = ? AND typeof(score) = 'integer' "  # noqa: S608 (a word of ours)
        f"ORDER BY score {way}, place LIMIT 1",
        (kind,),
    ).fetchone()
    return None if row is None else Best(str(row[0]), int(row[1]))


def record_in(connection: sqlite3.Connection, place: int) -> str | None:
    """Return the record of the game with this row number; None if there is none."""
    game = kept_game(connection, place)
    return None if game is None else game.record


def write_change(connection: sqlite3.Connection, change: GameChange, before: int | None) -> int:
    """Write a change of a game, and return its new revision.

    `before` is the revision that was changed, None for a new game. Raises TakenError and LostError.
    """
    statement = "SELECT place, revision, moves, record FROM game WHERE id = ?"
    row = connection.execute(statement, (change.id,)).fetchone()
    if row is not None and before != row[1]:
        raise TakenError("Another program has gone on with this game.")
    if row is None:
        row = connection.execute(
            "INSERT INTO game (id, game, header, seed, ended, moves, revision) "
            "VALUES (?, '', '', '', 0, 0, 0) RETURNING place, revision, moves, record",
            (change.id,),
        ).fetchone()
    place, revision, moves, record = row
    if record is not None:
        _expand(connection, place)
    last = "SELECT 1 FROM move WHERE game = ? AND number = ?"
    if change.stays and connection.execute(last, (place, change.stays - 1)).fetchone() is None:
        raise LostError("The earlier moves of this game are no longer kept.")
    if change.stays < moves:
        connection.execute("DELETE FROM move WHERE game = ? AND number >= ?", (place, change.stays))
    _insert_moves(connection, place, change.added, change.stays)
    connection.execute(
        "UPDATE game SET game = ?, header = ?, seed = ?, ended = ?, moves = ?, revision = ?, score = ? "
        "WHERE place = ?",
        (
            change.game,
            change.header,
            change.seed,
            change.ended,
            change.stays + len(change.added),
            revision + 1,
            change.score,
            place,
        ),
    )
    if change.ended:
        _compress(connection, place)
    return int(revision + 1)


def write_header(connection: sqlite3.Connection, place: int, header: str) -> None:
    """Replace the header of an unfinished game."""
    connection.execute("UPDATE game SET header = ?, revision = revision + 1 WHERE place = ?", (header, place))


def write_record(connection: sqlite3.Connection, place: int, record: str) -> None:
    """Replace the record of a finished game by the same game with other notes."""
    statement = "UPDATE game SET record = ?, revision = revision + 1 WHERE place = ?"
    connection.execute(statement, (_compressed(record), place))


def _compress(connection: sqlite3.Connection, place: int) -> None:
    """Move the header and moves of a game into its record."""
    record = _compressed(record_in(connection, place) or "")
    connection.execute("UPDATE game SET header = '', record = ? WHERE place = ?", (record, place))
    connection.execute("DELETE FROM move WHERE game = ?", (place,))


def _compressed(record: str) -> bytes:
    return zlib.compress(record.encode(errors="surrogateescape"))


def _expand(connection: sqlite3.Connection, place: int) -> None:
    """Restore the header and move rows of a game, so that it can be changed."""
    game = kept_game(connection, place)
    if game is not None:
        connection.execute("UPDATE game SET header = ?, record = NULL WHERE place = ?", (game.header, place))
        _insert_moves(connection, place, game.moves)


def _insert_moves(connection: sqlite3.Connection, place: int, moves: Iterable[str], first: int = 0) -> None:
    connection.executemany(
        "INSERT INTO move (game, number, line) VALUES (?, ?, ?)",
        ((place, number, line) for number, line in enumerate(moves, first)),
    )


def _game(connection: sqlite3.Connection, row: _Row) -> StoredGame:
    """The game of a row; without a record if the record is damaged."""
    name, kind, seed, ended = str(row.id), str(row.game), str(row.seed), bool(row.ended)
    if row.record is None:
        lines = connection.execute("SELECT line FROM move WHERE game = ? ORDER BY number", (row.place,))
        return StoredGame(name, kind, str(row.header), seed, ended, tuple(str(line) for (line,) in lines))
    record = ""
    with suppress(TypeError, zlib.error):
        record = zlib.decompress(row.record).decode(errors="surrogateescape")
    return StoredGame.of_record(name, kind, record, seed, ended=ended)


def is_text(value: object) -> bool:
    """Return whether the value is a text that can be written to a file."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
