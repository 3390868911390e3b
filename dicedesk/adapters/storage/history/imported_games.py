"""Takes records from files into the SQLite file, as games that no tab goes on with."""

import sqlite3

from dicedesk.adapters.storage.chain_rows import add_link
from dicedesk.adapters.storage.games.game_rows import pack_game, record_in
from dicedesk.adapters.storage.games.row_sums import sum_of, sums_of
from dicedesk.core.fair.chain import LinkKind, record_digest
from dicedesk.play.ports.store import IMPORTED, KeptGame

_DIGITS = 16
"""So many signs of a record's digest tell it from others of its Id."""


def take_in(connection: sqlite3.Connection, game: KeptGame) -> bool:
    """Keep a game, under another id where its own is taken; False where the same record is kept already.

    The transaction is the caller's.
    """
    digest = record_digest(game.record)
    mark = digest.hex()[:_DIGITS]
    for name in (game.id, f"{game.id}~{mark}") if game.id else (f"{IMPORTED}{mark}",):
        place = _place_of(connection, name)
        if place is None:
            _insert(connection, name, game, digest)
            return True
        if record_in(connection, place) == game.record:
            return False
    return False


def _place_of(connection: sqlite3.Connection, name: str) -> int | None:
    row = connection.execute("SELECT place FROM game WHERE id = ?", (name,)).fetchone()
    return None if row is None else int(row[0])


def _insert(connection: sqlite3.Connection, name: str, game: KeptGame, digest: bytes) -> None:
    sums = sums_of(game.moves)
    row = (name, f"{IMPORTED}{game.game}", game.header, game.seed, True, len(game.moves))
    place = connection.execute(
        "INSERT INTO game (id, game, header, seed, ended, moves, revision, sum) "
        "VALUES (?, ?, ?, ?, ?, ?, 1, ?) RETURNING place",
        (*row, sum_of(*row, last=sums[-1] if sums else 0)),
    ).fetchone()[0]
    connection.executemany(
        "INSERT INTO move (game, number, line, sum) VALUES (?, ?, ?, ?)",
        ((place, number, line, sums[number]) for number, line in enumerate(game.moves)),
    )
    add_link(connection, LinkKind.IMPORTED, place, digest)
    pack_game(connection, place)
