"""The links of the chain of kept games, as rows of the SQLite file; what they mean is in `core.fair.chain`."""

import sqlite3

from dicedesk.adapters.storage.games.game_rows import record_in
from dicedesk.core.fair.chain import LinkKind, link_hash, opening_digest, record_digest

CHAIN = """
CREATE TABLE IF NOT EXISTS chain (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    kind INTEGER NOT NULL,
    game INTEGER NOT NULL,
    digest BLOB NOT NULL,
    hash BLOB NOT NULL
);
"""

KINDS = (
    LinkKind.BEFORE,
    LinkKind.OPENED,
    LinkKind.CARRIED,
    LinkKind.ENDED,
    LinkKind.DELETED,
    LinkKind.IMPORTED,
)
"""The file names a kind by its place here, from 0."""


def chain_head(connection: sqlite3.Connection) -> bytes:
    """The hash of the last link; b"" where there is none."""
    row = connection.execute("SELECT hash FROM chain ORDER BY place DESC LIMIT 1").fetchone()
    return bytes(row[0]) if row is not None and isinstance(row[0], bytes) else b""


def add_link(connection: sqlite3.Connection, kind: LinkKind, game: int, digest: bytes) -> None:
    """One more link, of the game in this place; the transaction is the caller's."""
    found = link_hash(chain_head(connection), kind, digest)
    connection.execute(
        "INSERT INTO chain (kind, game, digest, hash) VALUES (?, ?, ?, ?)",
        (KINDS.index(kind), game, digest, found),
    )


def link_opening(
    connection: sqlite3.Connection, game: int, header: str, kind: LinkKind = LinkKind.OPENED
) -> None:
    """A link for a game that is kept for the first time."""
    add_link(connection, kind, game, opening_digest(header))


def link_end(connection: sqlite3.Connection, game: int) -> None:
    """A link for a game that has ended or was left, as it is kept now."""
    add_link(connection, LinkKind.ENDED, game, record_digest(record_in(connection, game) or ""))


def link_all(connection: sqlite3.Connection) -> None:
    """Links for all games that were kept before there was a chain."""
    for place, header, ended in connection.execute(
        "SELECT place, header, ended FROM game ORDER BY place"
    ).fetchall():
        link_opening(connection, place, str(header), LinkKind.BEFORE)
        if ended:
            link_end(connection, place)
