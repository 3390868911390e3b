"""Kept games as rows of the SQLite file.

While a game goes on, each move has a row of its own, so that a move costs the same at the end of a long game as at its
beginning. A game that has ended is packed: one row of `packed` holds its seed, its header and all its moves, and the
game's own row holds neither seed nor header. `pack_earlier` packs the ended games that an earlier version did not.

Sums tell rows that a damaged file gives back from those that were written.
"""

import re
import sqlite3
import time
import zlib
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from dicedesk.adapters.storage.sqlite_file import open_file, transaction
from dicedesk.core.words import tr
from dicedesk.play.ports.store import StoredGame, StoreError

PACKED = """
CREATE TABLE packed (
    game INTEGER PRIMARY KEY,
    texts BLOB NOT NULL
);
"""
MOVES_AT_ONCE, MOVES_A_CALL = 300, 6_000
"""Games with about so many moves are packed in one transaction, and so many in one call."""
PAUSE_S = 0.005
"""For so long others can write between two transactions."""
PACKING_WAIT_S = 1.0
"""So long packing waits for whoever has the file, in the background."""


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


def record_in(connection: sqlite3.Connection, place: int) -> str | None:
    """Return the record of the game in this place; None where there is none."""
    game = kept_game(connection, place)
    return None if game is None else game.record


def insert_game(
    connection: sqlite3.Connection, game: StoredGame, revision: int, place: int | None = None
) -> int:
    """Add a whole game, in this place or after all others, and return its place; the transaction is the caller's."""
    sums = sums_of(game.moves)
    row = (place, game.id, game.game, game.header, game.seed, game.ended, len(game.moves), revision)
    found = connection.execute(
        "INSERT INTO game (place, id, game, header, seed, ended, moves, revision, sum) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING place",
        (*row, _sum_of_game(game, sums)),
    ).fetchone()[0]
    _insert_moves(connection, found, game.moves, sums)
    return int(found)


def write_header(connection: sqlite3.Connection, place: int, header: str) -> None:
    """Give a game that goes on another header; the transaction is the caller's."""
    game = kept_game(connection, place)
    if game is None:
        return
    found = _sum_of_game(replace(game, header=header), sums_of(game.moves))
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
    _insert_moves(connection, place, texts.moves, sums_of(texts.moves))


def pack_earlier(file: Path, after: int) -> int | None:
    """Pack some of the ended games that come after the one in this place; for any thread.

    Returns the place after which there may be more, and None where there are none. Raises sqlite3.Error.
    """
    with closing(open_file(file, PACKING_WAIT_S, "rw")) as connection:
        # What a power cut takes back here is packed again.
        connection.execute("PRAGMA synchronous = NORMAL")
        moves = 0
        while moves < MOVES_A_CALL:
            few = _unpacked_after(connection, after)
            if not few:
                return None
            with transaction(connection):
                for place, count, ended in few:
                    if ended:
                        pack_game(connection, place)
                        moves += count
            after = few[-1][0]
            time.sleep(PAUSE_S)
    return after


def _unpacked_after(connection: sqlite3.Connection, after: int) -> list[tuple[int, int, bool]]:
    """The next few games with rows for their moves: the place of each, how many moves, and whether it has ended."""
    found: list[tuple[int, int, bool]] = []
    statement = (
        "SELECT place, moves, ended FROM game WHERE place = (SELECT game FROM move WHERE game > ? LIMIT 1)"
    )
    while sum(count for _, count, _ in found) < MOVES_AT_ONCE:
        row = connection.execute(statement, (after,)).fetchone()
        if row is None:
            break
        after = row[0]
        found.append((after, max(int(row[1]), 1), bool(row[2])))
    return found


def _insert_moves(
    connection: sqlite3.Connection, place: int, moves: Sequence[str], sums: Sequence[int]
) -> None:
    connection.executemany(
        "INSERT INTO move (game, number, line, sum) VALUES (?, ?, ?, ?)",
        ((place, number, line, sums[number]) for number, line in enumerate(moves)),
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
    sums = sums_of(game.moves)
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


def sums_of(lines: Iterable[str], before: int = 0) -> list[int]:
    """Return the sum of each line of a game. The lines before a line count in its sum; `before` is the sum of those."""
    sums = []
    for line in lines:
        before = zlib.crc32(f"{line}\n".encode(), before)
        sums.append(before)
    return sums


def sum_of(*row: object, last: int) -> int:
    """Return the sum of a game's row, in which the sum of its last move counts."""
    return zlib.crc32(repr(row).encode(errors="surrogateescape"), last)


def _sum_of_game(game: StoredGame, sums: Sequence[int]) -> int:
    """Return the sum of a game's row, given the sums of its moves."""
    row = (game.id, game.game, game.header, game.seed, game.ended, len(game.moves))
    return sum_of(*row, last=sums[-1] if sums else 0)


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
