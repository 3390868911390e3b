"""The matrix of a contest as a picture: one dot a pair, blue above one half and orange below, as PNG.

PNG is written here, by the standard library alone (specification: www.w3.org/TR/png-3): the program has no library for
pictures but Qt, and this runs without it.
"""

import struct
import zlib

import numpy as np
import numpy.typing as npt

from dicedesk.games.hog.odds import Floats

_BLUE, _WHITE, _ORANGE = (33, 102, 172), (247, 247, 247), (217, 95, 14)
"""Two colours that the colour-blind tell apart, and what lies between them."""

_FULL_AT = 0.25
"""A rate so far from one half has the full colour."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_RGB = (8, 2, 0, 0, 0)
"""Depth, kind of colour, and the only ways there are to compress, filter and interlace."""


def colours_of(rates: Floats) -> npt.NDArray[np.uint8]:
    """Red, green and blue of each rate: (rows, columns, 3)."""
    strength = np.clip((rates - 0.5) / _FULL_AT, -1, 1)[..., None]
    side = np.where(strength > 0, np.array(_BLUE), np.array(_ORANGE))
    mixed = np.array(_WHITE) + (side - np.array(_WHITE)) * np.abs(strength)
    dots: npt.NDArray[np.uint8] = mixed.round().astype(np.uint8)
    return dots


def png_of(rates: Floats) -> bytes:
    """The picture of a matrix of rates."""
    dots = colours_of(rates)
    height, width = rates.shape
    # Before each row stands the number of its filter: none.
    rows = b"".join(b"\0" + row.tobytes() for row in dots)
    return (
        _SIGNATURE
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, *_EIGHT_BIT_RGB))
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, held: bytes) -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))
