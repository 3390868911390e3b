"""The links of the chain of kept games, as rows of the SQLite file; what they mean is in `core.fair.chain`."""

import sqlite3

from dicedesk.adapters.storage.games import is_text, record_in
from dicedesk.core.fair.chain import (
    LinkKind,
    best_digest,
    link_hash,
    marks_of,
    opening_digest,
    record_digest,
    with_marks,
    with_undone,
)
from dicedesk.core.fair.hashes import parted
from dicedesk.play.ports.store import StoredGame

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
    LinkKind.MARKED,
    LinkKind.BEST,
    LinkKind.RESTORED,
)
"""The file names a kind by its place here, from 0."""

LINK_INDEX = "CREATE INDEX IF NOT EXISTS chain_by_game ON chain (kind, game)"
_NO_GAME = 0
"""What a link names that is of no game that is kept; games are numbered from 1."""


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


def link_marks(connection: sqlite3.Connection, game: int, header: str) -> None:
    """A link for the help that a game had, where the chain does not say as much yet."""
    marks = marks_of(header)
    if marks and marks != _linked_marks(connection, game):
        add_link(connection, LinkKind.MARKED, game, marks.encode())


def link_best(connection: sqlite3.Connection, what: str, score: int, record_id: str, reached: str) -> None:
    """A link for the best score of a game that is over."""
    found = connection.execute("SELECT place FROM game WHERE id = ? AND ended", (record_id,)).fetchone()
    game = _NO_GAME if found is None else int(found[0])
    add_link(connection, LinkKind.BEST, game, best_digest(what, score, record_id, reached))


def link_restored(connection: sqlite3.Connection, head: bytes) -> None:
    """A link that says that these games took the place of others, whose chain ended so."""
    add_link(connection, LinkKind.RESTORED, _NO_GAME, head)


def restored_from(connection: sqlite3.Connection) -> bytes | None:
    """How the chain ended in whose place this one came just now; None where something else came last."""
    row = connection.execute("SELECT kind, digest FROM chain ORDER BY place DESC LIMIT 1").fetchone()
    return bytes(row[1]) if row is not None and row[0] == KINDS.index(LinkKind.RESTORED) else None


def header_in_chain(connection: sqlite3.Connection, place: int, game: StoredGame) -> str:
    """The header of a game that goes on, with all marks that the chain tells of.

    A game that has ended once, or was deleted, and goes on all the same, was put back by other means: its dice have
    been seen further than it goes.
    """
    header = with_marks(game.header, _linked_marks(connection, place))
    closed = [KINDS.index(kind) for kind in (LinkKind.ENDED, LinkKind.DELETED)]
    statement = "SELECT 1 FROM chain WHERE kind IN (?, ?) AND game = ? LIMIT 1"
    return (
        header if connection.execute(statement, (*closed, place)).fetchone() is None else with_undone(header)
    )


def best_in(connection: sqlite3.Connection, what: str) -> tuple[str, ...] | None:
    """The last best score of that name: score, record's Id and moment; None for none, () where links are damaged.

    A link that does not follow from the one before it is not believed.
    """
    statement = "SELECT place, digest, hash FROM chain WHERE kind = ? ORDER BY place DESC"
    otherwise: tuple[str, ...] | None = None
    for place, digest, found in connection.execute(statement, (KINDS.index(LinkKind.BEST),)).fetchall():
        fields = _fields(digest)
        if fields is None or found != link_hash(_hash_before(connection, place), LinkKind.BEST, digest):
            otherwise = ()
        elif fields[0] == what:
            return fields[1:]
    return otherwise


def _fields(digest: object) -> tuple[str, ...] | None:
    """The texts that a link of a best score holds; None where it is damaged."""
    try:
        return (
            tuple(field.decode() for field in parted(digest))
            if isinstance(digest, bytes) and digest
            else None
        )
    except ValueError:
        return None


def _hash_before(connection: sqlite3.Connection, place: int) -> bytes:
    row = connection.execute(
        "SELECT hash FROM chain WHERE place < ? ORDER BY place DESC LIMIT 1", (place,)
    ).fetchone()
    return row[0] if row is not None and isinstance(row[0], bytes) else b""


def link_earlier(connection: sqlite3.Connection, *, has_bests: bool) -> None:
    """Links for the marks of games that go on, and for the best scores, that an earlier version kept in rows alone."""
    for place, header in connection.execute(
        "SELECT place, header FROM game WHERE NOT ended ORDER BY place"
    ).fetchall():
        link_marks(connection, place, str(header))
    bests = connection.execute("SELECT what, score, record_id, reached FROM best") if has_bests else ()
    for what, score, record_id, reached in list(bests):
        if isinstance(score, int) and all(map(is_text, (what, record_id, reached))):
            add_link(connection, LinkKind.BEST, _NO_GAME, best_digest(what, score, record_id, reached))


def _linked_marks(connection: sqlite3.Connection, game: int) -> str:
    """The marks that the last link of them has; "" where there is none."""
    row = connection.execute(
        "SELECT digest FROM chain WHERE kind = ? AND game = ? ORDER BY place DESC LIMIT 1",
        (KINDS.index(LinkKind.MARKED), game),
    ).fetchone()
    return row[0].decode(errors="replace") if row is not None and isinstance(row[0], bytes) else ""
