"""Kept games as rows of the SQLite file.

While a game goes on, each move has a row of its own, so that a move costs the same at the end of a long game as at its
beginning. A game that has ended is packed: one row of `packed` holds its seed, its header and all its moves, and the
game's own row holds neither seed nor header. A file of an earlier version may hold ended games that are not packed.
"""

import sqlite3
from contextlib import suppress
from typing import NamedTuple

from dicedesk.adapters.storage.games.packed_text import GameTexts, packed, unpacked
from dicedesk.adapters.storage.games.row_sums import is_text, sum_of, sums_of
from dicedesk.core.words import tr
from dicedesk.play.ports.store import KeptGame, StoreError

PACKED = """
CREATE TABLE packed (
    game INTEGER PRIMARY KEY,
    texts BLOB NOT NULL
);
"""


class _Row(NamedTuple):
    """A game's own row, with what is packed of it."""

    place: int
    id: str
    game: str
    header: str
    seed: str
    ended: int
    moves: int
    revision: int
    sum: int
    packed: bytes | None


_SELECT = (
    "SELECT place, id, game.game, header, seed, ended, moves, revision, sum, texts "
    "FROM game LEFT JOIN packed ON packed.game = place"
)


def kept_game(connection: sqlite3.Connection, place: int) -> KeptGame | None:
    """The game in this place; None where there is none."""
    row = connection.execute(f"{_SELECT} WHERE place = ?", (place,)).fetchone()
    return None if row is None else _game(connection, _Row(*row))


def newest_game(connection: sqlite3.Connection, kind: str) -> tuple[KeptGame, int, int] | None:
    """The game of that kind that was begun last, its revision and its place; None where there is none.

    Raises StoreError for one that is no longer what was kept.
    """
    found = connection.execute(
        f"{_SELECT} WHERE game.game = ? ORDER BY place DESC LIMIT 1", (kind,)
    ).fetchone()
    if found is None:
        return None
    row = _Row(*found)
    game = _game(connection, row)
    if _is_as_kept(connection, row, game):
        return game, row.revision, row.place
    raise StoreError(tr("Your last game could not be opened. It is still in the games folder."))


def record_in(connection: sqlite3.Connection, place: int) -> str | None:
    """The record of the game in this place; None where there is none."""
    game = kept_game(connection, place)
    return None if game is None else game.record


def write_header(connection: sqlite3.Connection, place: int, header: str) -> None:
    """Give a game that goes on another header; the transaction is the caller's."""
    game = kept_game(connection, place)
    if game is None:
        return
    sums = sums_of(game.moves)
    found = sum_of(
        game.id, game.game, header, game.seed, game.ended, len(game.moves), last=sums[-1] if sums else 0
    )
    connection.execute(
        "UPDATE game SET header = ?, sum = ?, revision = revision + 1 WHERE place = ?", (header, found, place)
    )


def pack_game(connection: sqlite3.Connection, place: int) -> None:
    """Pack the game in this place, where it can be; the transaction is the caller's."""
    game = kept_game(connection, place)
    data = None if game is None else packed(game.id, GameTexts(game.seed, game.header, game.moves))
    if data is None:
        return
    connection.execute("REPLACE INTO packed (game, texts) VALUES (?, ?)", (place, data))
    connection.execute("UPDATE game SET header = '', seed = '' WHERE place = ?", (place,))
    connection.execute("DELETE FROM move WHERE game = ?", (place,))


def unpack_game(connection: sqlite3.Connection, place: int) -> None:
    """Give the game in this place its rows again, so that it can be changed; nothing where it is not packed.

    Raises ValueError where what is packed is damaged.
    """
    row = _Row(*connection.execute(f"{_SELECT} WHERE place = ?", (place,)).fetchone())
    if row.packed is None:
        return
    texts = unpacked(row.packed, row.id, row.moves)
    connection.execute("DELETE FROM packed WHERE game = ?", (place,))
    connection.execute(
        "UPDATE game SET header = ?, seed = ? WHERE place = ?", (texts.header, texts.seed, place)
    )
    connection.executemany(
        "INSERT INTO move (game, number, line, sum) VALUES (?, ?, ?, ?)",
        (
            (place, number, line, line_sum)
            for number, (line, line_sum) in enumerate(zip(texts.moves, sums_of(texts.moves), strict=True))
        ),
    )


def _game(connection: sqlite3.Connection, row: _Row) -> KeptGame:
    """The game of a row; one without a record where what is packed of it is damaged."""
    texts = GameTexts(str(row.seed), str(row.header), ())
    if row.packed is None:
        lines = connection.execute("SELECT line FROM move WHERE game = ? ORDER BY number", (row.place,))
        texts = texts._replace(moves=tuple(str(line) for (line,) in lines))
    else:
        with suppress(TypeError, ValueError):
            texts = unpacked(row.packed, str(row.id), row.moves)
    return KeptGame(str(row.id), str(row.game), texts.header, texts.seed, bool(row.ended), texts.moves)


def _is_as_kept(connection: sqlite3.Connection, row: _Row, game: KeptGame) -> bool:
    """Whether the sums say that the game is what was written."""
    if not all(map(is_text, (row.id, row.header, row.seed, game.header, game.seed, *game.moves))):
        return False
    sums = sums_of(game.moves)
    if row.packed is None:
        numbered = connection.execute(
            "SELECT number, sum FROM move WHERE game = ? ORDER BY number", (row.place,)
        ).fetchall()
        if numbered != list(enumerate(sums)):
            return False
    found = sum_of(
        game.id, game.game, game.header, game.seed, game.ended, len(game.moves), last=sums[-1] if sums else 0
    )
    is_whole = (row.moves, row.sum) == (len(game.moves), found)
    return is_whole and row.ended in (0, 1) and isinstance(row.revision, int)
