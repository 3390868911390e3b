"""Kept games, and the links of their chain, as rows of the SQLite file; what links mean is in `core.fair.chain`.

While a game goes on, each move has a row of its own, so that a move costs the same at the end of a long game as at its
beginning. A game that has ended is packed: one row of `packed` holds its seed, its header and all its moves, and the
game's own row holds neither seed nor header.

Sums tell rows that a damaged file gives back from those that were written. All transactions are the caller's.
"""

import re
import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

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
from dicedesk.core.words import tr
from dicedesk.play.ports.store import GameChange, LostError, StoredGame, StoreError, TakenError

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


def kept_game(connection: sqlite3.Connection, place: int) -> StoredGame | None:
    """Return the game in this place; None where there is none."""
    row = connection.execute(f"{_SELECT} WHERE place = ?", (place,)).fetchone()
    return None if row is None else _game(connection, _Row(*row))


def newest_game(connection: sqlite3.Connection, kind: str) -> tuple[StoredGame, int, int] | None:
    """Return the game of that kind that was begun last, its revision and its place; None where there is none.

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


def games_between(connection: sqlite3.Connection, kind: str, first: str, last: str) -> tuple[StoredGame, ...]:
    """Return the games of that kind whose ids are not before `first` and before `last`."""
    # The plus sign leaves the index of kinds aside: few games have such ids.
    found = connection.execute(
        f"{_SELECT} WHERE id >= ? AND id < ? AND +game.game = ?", (first, last, kind)
    ).fetchall()
    return tuple(_game(connection, _Row(*row)) for row in found)


def record_in(connection: sqlite3.Connection, place: int) -> str | None:
    """Return the record of the game in this place; None where there is none."""
    game = kept_game(connection, place)
    return None if game is None else game.record


def insert_game(
    connection: sqlite3.Connection, game: StoredGame, revision: int, place: int | None = None
) -> int:
    """Add a whole game, in this place or after all others, and return its place."""
    sums = _sums_of(game.moves)
    row = (place, game.id, game.game, game.header, game.seed, game.ended, len(game.moves), revision)
    found = connection.execute(
        "INSERT INTO game (place, id, game, header, seed, ended, moves, revision, sum) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING place",
        (*row, _sum_of_game(game, sums)),
    ).fetchone()[0]
    _insert_moves(connection, found, game.moves, sums)
    return int(found)


def write_change(
    connection: sqlite3.Connection,
    change: GameChange,
    known: int | None,
    kind: LinkKind = LinkKind.OPENED,
) -> int:
    """Write what became of a game, with its links, and return its new revision.

    `known` is the revision after which it was changed, None for a new game; `kind` is how that comes into the chain.
    Raises TakenError and LostError.
    """
    statement = "SELECT place, revision, moves, ended FROM game WHERE id = ?"
    row = connection.execute(statement, (change.id,)).fetchone()
    is_new = row is None
    place, revision, moves, had_ended = row or (0, 0, 0, False)
    if not is_new and known != revision:
        raise TakenError("Another program has gone on with this game.")
    if change.stays > moves:
        raise LostError("The earlier moves of this game are no longer kept.")
    if is_new:
        place = connection.execute(
            "INSERT INTO game (id, game, header, seed, ended, moves, revision, sum) "
            "VALUES (?, '', '', '', 0, 0, 0, 0) RETURNING place",
            (change.id,),
        ).fetchone()[0]
    if had_ended:
        unpack_game(connection, place)
    before = _sum_of_move(connection, place, change.stays - 1)
    if change.stays < moves:
        connection.execute("DELETE FROM move WHERE game = ? AND number >= ?", (place, change.stays))
    sums = _sums_of(change.added, before)
    _insert_moves(connection, place, change.added, sums, change.stays)
    count = change.stays + len(change.added)
    row = (change.id, change.game, change.header, change.seed, change.ended, count)
    connection.execute(
        "UPDATE game SET game = ?, header = ?, seed = ?, ended = ?, moves = ?, revision = ?, sum = ? "
        "WHERE place = ?",
        (*row[1:], revision + 1, _sum_of(*row, last=sums[-1] if sums else before), place),
    )
    if is_new:
        add_link(connection, kind, place, opening_digest(change.header))
    if not had_ended:
        link_marks(connection, place, change.header)
    if change.ended and not had_ended:
        _link_end(connection, place)
    if change.ended:
        pack_game(connection, place)
    return int(revision + 1)


def _sum_of_move(connection: sqlite3.Connection, place: int, number: int) -> int:
    if number < 0:
        return 0
    statement = "SELECT sum FROM move WHERE game = ? AND number = ?"
    row = connection.execute(statement, (place, number)).fetchone()
    if row is None:
        raise LostError("The earlier moves of this game are no longer kept.")
    return int(row[0])


def write_header(connection: sqlite3.Connection, place: int, header: str) -> None:
    """Give a game that goes on another header."""
    game = kept_game(connection, place)
    if game is None:
        return
    found = _sum_of_game(replace(game, header=header), _sums_of(game.moves))
    connection.execute(
        "UPDATE game SET header = ?, sum = ?, revision = revision + 1 WHERE place = ?", (header, found, place)
    )


def pack_game(connection: sqlite3.Connection, place: int) -> None:
    """Pack the game in this place, where it can be."""
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
    _insert_moves(connection, place, texts.moves, _sums_of(texts.moves))


def _insert_moves(
    connection: sqlite3.Connection, place: int, moves: Sequence[str], sums: Sequence[int], first: int = 0
) -> None:
    connection.executemany(
        "INSERT INTO move (game, number, line, sum) VALUES (?, ?, ?, ?)",
        ((place, first + at, line, sums[at]) for at, line in enumerate(moves)),
    )


def _game(connection: sqlite3.Connection, row: _Row) -> StoredGame:
    """The game of a row; one without a record where what is packed of it is damaged."""
    texts = GameTexts(str(row.seed), str(row.header), ())
    if row.packed is None:
        lines = connection.execute("SELECT line FROM move WHERE game = ? ORDER BY number", (row.place,))
        texts = texts._replace(moves=tuple(str(line) for (line,) in lines))
    else:
        with suppress(TypeError, ValueError):
            texts = unpacked(row.packed, str(row.id), row.moves)
    return StoredGame(str(row.id), str(row.game), texts.header, texts.seed, bool(row.ended), texts.moves)


def _is_as_kept(connection: sqlite3.Connection, row: _Row, game: StoredGame) -> bool:
    """Whether the sums say that the game is what was written."""
    if not all(map(is_text, (row.id, row.header, row.seed, game.header, game.seed, *game.moves))):
        return False
    sums = _sums_of(game.moves)
    if row.packed is None:
        numbered = connection.execute(
            "SELECT number, sum FROM move WHERE game = ? ORDER BY number", (row.place,)
        ).fetchall()
        if numbered != list(enumerate(sums)):
            return False
    is_whole = (row.moves, row.sum) == (len(game.moves), _sum_of_game(game, sums))
    return is_whole and row.ended in (0, 1) and isinstance(row.revision, int)


def is_text(value: object) -> bool:
    """Return whether it is a text that a file can hold."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _sums_of(lines: Iterable[str], before: int = 0) -> list[int]:
    """Return the sum of each line of a game. The lines before a line count in its sum; `before` is the sum of those."""
    sums = []
    for line in lines:
        before = zlib.crc32(f"{line}\n".encode(), before)
        sums.append(before)
    return sums


def _sum_of(*row: object, last: int) -> int:
    """Return the sum of a game's row, in which the sum of its last move counts."""
    return zlib.crc32(repr(row).encode(errors="surrogateescape"), last)


def _sum_of_game(game: StoredGame, sums: Sequence[int]) -> int:
    """Return the sum of a game's row, given the sums of its moves."""
    row = (game.id, game.game, game.header, game.seed, game.ended, len(game.moves))
    return _sum_of(*row, last=sums[-1] if sums else 0)


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
    """One more link, of the game in this place."""
    found = link_hash(chain_head(connection), kind, digest)
    connection.execute(
        "INSERT INTO chain (kind, game, digest, hash) VALUES (?, ?, ?, ?)",
        (KINDS.index(kind), game, digest, found),
    )


def _link_end(connection: sqlite3.Connection, game: int) -> None:
    add_link(connection, LinkKind.ENDED, game, record_digest(record_in(connection, game) or ""))


def link_all(connection: sqlite3.Connection) -> None:
    """Links for all games that were kept before there was a chain."""
    for place, header, ended in connection.execute(
        "SELECT place, header, ended FROM game ORDER BY place"
    ).fetchall():
        add_link(connection, LinkKind.BEFORE, place, opening_digest(str(header)))
        if ended:
            _link_end(connection, place)


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


# A game's texts are packed into a few bytes: how many hashes and seeds follow, in one byte; these, with 32 bytes each;
# then all the rest as raw Deflate, which begins with COMMON as its dictionary. In the rest, one line with the seed
# is first, then the record. There, "\0" stands for each of the hashes and seeds, "\1" for the game's id, "\2" for its
# seed.
HASH, ID, SEED = "\0", "\1", "\2"

# Files hold what was packed with it: another text here needs another version of the file's layout.
COMMON = b"""\
bet place-6 6
bet place-8 6
bet come 5
bet dont-pass 5
bet field 5
bet pass 10
odds on
take-down pass-odds
bet pass 5
throw : 1 2
throw : 5 6
throw : 4 3
throw : 6 1
throw : 2 5
throw : 3 3
throw : 4 4
leave
main 5
main 6
main 8
main 9
main 7
throw : 2 1
throw : 6 5
hand : 2 4 3 6 1
hold
hand : 5 5 2 1 6
reroll 1 2 4 5 : 2 3 6 1
reroll 1 2 3 4 : 4 1 1 5
reroll 3 4 5 : 3 5 4
reroll 2 4 5 : 6 2 2
reroll 1 3 5 : 2 1 3
reroll 1 2 : 6 4
reroll 2 : 5
quit
roll 0
roll 10 : 2 5 1 1 3 6 4 2 2 5
roll 8 : 3 1 4 4 6 5 2 3
roll 6 : 5 3 3 2 6 1
roll 6 : 4 6 2 4 1 5
roll 5 : 6 6 3 1 4
roll 5 : 2 2 5 3 1
roll 4 : 1 3 5 6
roll 4 : 6 4 2 3
\0
[Game "craps"]
[Rules "preset=building-skills preset=las-vegas bankroll=100"]
[Game "poker-dice"]
[Game "hazard"]
[Game "hog"]
[Rules "goal=100"]
[Player0 "You"]
[Player1 "final"]
[Id "\1"]
[Previous "\0"]
[Dice "sealed/2"]
[Seal "\0"]
[Word "
[Undone "1"]
[Hints "1"]
[Left "2026-11-22T
[Seed "\2"]
"""

_HASH = re.compile("[0-9a-f]{64}")
_HASH_BYTES = 32
_MOST_HASHES = 255
_RAW = -15
"""What zlib calls Deflate without anything around it."""


class GameTexts(NamedTuple):
    """What the file holds of a game as text: the seed of its dice in hex or "", its header, a line for each move."""

    seed: str
    header: str
    moves: tuple[str, ...]


def packed(name: str, texts: GameTexts) -> bytes | None:
    """The texts of the game with this id, packed; None for texts that could not be told apart again."""
    seed, header, moves = texts
    lines = "".join(f"{move}\n" for move in moves)
    has_header_line = not (moves and header) or header.endswith("\n")
    if not has_header_line or "\n" in seed or any("\n" in move for move in moves):
        return None
    if any(sign in f"{seed}{header}{lines}" for sign in (HASH, ID, SEED)):
        return None
    record = _replaced(_replaced(header + lines, name, ID), seed, SEED)
    text = f"{seed}\n{record}"
    hashes = _HASH.findall(text)[:_MOST_HASHES]
    rest = _HASH.sub(HASH, text, count=_MOST_HASHES).encode(errors="surrogateescape")
    deflate = zlib.compressobj(zlib.Z_BEST_COMPRESSION, zlib.DEFLATED, _RAW, zdict=COMMON)
    return b"".join(
        (bytes([len(hashes)]), *map(bytes.fromhex, hashes), deflate.compress(rest), deflate.flush())
    )


def unpacked(data: bytes, name: str, count: int) -> GameTexts:
    """The texts of the game with this id and so many moves. Raises ValueError for bytes that are none of `packed`."""
    begin = 1 + _HASH_BYTES * data[0] if data else 1
    inflate = zlib.decompressobj(_RAW, zdict=COMMON)
    try:
        text = (inflate.decompress(data[begin:]) + inflate.flush()).decode(errors="surrogateescape")
    except zlib.error as error:
        raise ValueError(str(error)) from None
    places = range(1, begin, _HASH_BYTES)
    pieces = text.split(HASH)
    if len(pieces) != len(places) + 1 or not inflate.eof:
        raise ValueError("hashes are missing")
    hashes = [data[place : place + _HASH_BYTES].hex() for place in places]
    text = pieces[0] + "".join(found + piece for found, piece in zip(hashes, pieces[1:], strict=True))
    seed, _, record = text.partition("\n")
    lines = record.replace(SEED, seed).replace(ID, name).split("\n")
    # What follows the last line's end is no line.
    begin_of_moves = len(lines) - 1 - count
    if begin_of_moves < 0:
        raise ValueError("moves are missing")
    if not count:
        return GameTexts(seed, "\n".join(lines), ())
    header = "".join(f"{line}\n" for line in lines[:begin_of_moves])
    return GameTexts(seed, header, tuple(lines[begin_of_moves:-1]))


def _replaced(text: str, found: str, sign: str) -> str:
    return text.replace(found, sign) if found else text
