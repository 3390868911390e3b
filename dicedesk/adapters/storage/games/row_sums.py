"""Sums by which rows of games that a damaged file gives back are told from those that were written."""

import zlib
from collections.abc import Iterable


def is_text(value: object) -> bool:
    """Whether it is a text that a file can hold."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def sums_of(lines: Iterable[str], before: int = 0) -> list[int]:
    """The sum of each line of a game, in which those before it count."""
    sums = []
    for line in lines:
        before = zlib.crc32(f"{line}\n".encode(), before)
        sums.append(before)
    return sums


def sum_of(*row: object, last: int) -> int:
    """The sum of a game's row, in which the sum of its last move counts."""
    return zlib.crc32(repr(row).encode(errors="surrogateescape"), last)
