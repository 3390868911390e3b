"""Deletes games of the past from the SQLite file. The chain keeps their links, and gets one more that says so."""

import sqlite3
from collections.abc import Iterable

from dicedesk.adapters.storage.chain_rows import add_link
from dicedesk.core.fair.chain import LinkKind
from dicedesk.play.ports.store import IMPORTED

_TABLES = (
    "DELETE FROM move WHERE game = ?",
    "DELETE FROM packed WHERE game = ?",
    "DELETE FROM practised WHERE game = ?",
)


def on_table_among(connection: sqlite3.Connection, places: Iterable[int]) -> set[int]:
    """Those of these games that are on a table: each tab of the window has the newest game of its kind."""
    statement = (
        "SELECT NOT EXISTS (SELECT 1 FROM game AS later WHERE later.game = game.game AND later.place > game.place) "
        "AND substr(game, 1, ?) != ? FROM game WHERE place = ?"
    )
    imported = len(IMPORTED), IMPORTED
    return {place for place in places if connection.execute(statement, (*imported, place)).fetchone() == (1,)}


def delete_games(connection: sqlite3.Connection, places: Iterable[int]) -> int:
    """Delete games and return how many; those that are gone already, or on a table, are left out.

    The transaction is the caller's.
    """
    wanted = tuple(places)
    on_table, count = on_table_among(connection, wanted), 0
    for place in wanted:
        if place in on_table or not connection.execute("DELETE FROM game WHERE place = ?", (place,)).rowcount:
            continue
        for statement in _TABLES:
            connection.execute(statement, (place,))
        add_link(connection, LinkKind.DELETED, place, b"")
        count += 1
    return count
