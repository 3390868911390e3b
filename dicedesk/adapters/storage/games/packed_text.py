"""A game's texts, packed into a few bytes: its seed, its header and the lines of its moves.

The packed bytes are: how many hashes and seeds follow, in one byte; these, with 32 bytes each; then all the rest as raw
Deflate, which begins with COMMON as its dictionary. In the rest, one line with the seed comes first, then the record.
There, "\\0" stands for each of the hashes and seeds, "\\1" for the game's id, and "\\2" for its seed.
"""

import re
import zlib
from typing import NamedTuple

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
