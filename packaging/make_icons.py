"""Writes DiceDesk's icons from one drawing, `resources/icons/dicedesk.svg`, for all systems.

python packaging/make_icons.py            write them
python packaging/make_icons.py --check    exit with 1 if a file differs from what would be written

A pixel may differ by a little where another version of Qt paints it; --check lets that pass.
"""

from __future__ import annotations

import os
import re
import struct
import sys
import zlib
from itertools import pairwise
from pathlib import Path

import numpy as np
from made_files import write_or_check
from numpy.typing import NDArray

PROJECT = Path(__file__).resolve().parent.parent
DRAWING = PROJECT / "resources" / "icons" / "dicedesk.svg"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
"""The kinds of picture in an .icns file, those for screens of double density included, and their sides in pixels."""
LARGEST_WITHOUT_DETAIL = 32
DETAIL = re.compile(r'<g class="fine">.*?</g>', re.DOTALL)
NEARLY = 12
"""The difference of a colour, of 255, at which two pixels still pass for the same."""
FEW = 0.01
"""The share of pixels that may differ more, along an edge that was smoothed in another way."""

Pixels = NDArray[np.uint8]


def drawing_for(side: int) -> bytes:
    """The drawing as it is painted at this size."""
    text = DRAWING.read_text(encoding="utf-8")
    return (text if side > LARGEST_WITHOUT_DETAIL else DETAIL.sub("", text)).encode()


def paint(side: int) -> Pixels:
    """The icon with this side: rows of pixels of red, green, blue and opacity."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QByteArray, QRectF
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(side, side, QImage.Format.Format_RGBA8888_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawing_for(side))).render(painter, QRectF(0, 0, side, side))
    painter.end()
    straight = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return np.frombuffer(bytes(straight.constBits()), np.uint8).reshape(side, side, 4).copy()


def to_png(pixels: Pixels) -> bytes:
    """A PNG file of the pixels: each row as its difference from the one above, which packs a shaded drawing well."""
    height, width, _ = pixels.shape
    above = np.vstack([np.zeros_like(pixels[:1]), pixels[:-1]])
    rows = (pixels - above).reshape(height, -1)
    filtered = np.hstack([np.full((height, 1), 2, np.uint8), rows])
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(filtered.tobytes(), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def from_png(png: bytes) -> Pixels:
    """The pixels of a PNG file that `to_png` wrote."""
    width, height = struct.unpack(">II", png[16:24])
    length = struct.unpack(">I", png[33:37])[0]
    rows = np.frombuffer(zlib.decompress(png[41 : 41 + length]), np.uint8).reshape(height, -1)[:, 1:]
    return np.cumsum(rows.reshape(height, width, 4), axis=0, dtype=np.uint8)


def to_ico(pngs: dict[int, bytes]) -> bytes:
    """An icon file for Windows, which holds a PNG for each size."""
    at, entries = 6 + 16 * len(ICO_SIZES), b""
    for side in ICO_SIZES:
        # A byte holds the side, and 0 stands for 256.
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(pngs[side]), at)
        at += len(pngs[side])
    return struct.pack("<HHH", 0, 1, len(ICO_SIZES)) + entries + b"".join(pngs[side] for side in ICO_SIZES)


def to_icns(pngs: dict[int, bytes]) -> bytes:
    """An icon file for macOS, which holds a PNG for each kind."""
    blocks = b"".join(
        kind.encode() + struct.pack(">I", len(pngs[side]) + 8) + pngs[side]
        for kind, side in ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", len(blocks) + 8) + blocks


def make_files() -> dict[str, bytes]:
    """The bytes of each file, by its path in the project."""
    pngs = {side: to_png(paint(side)) for side in sorted({*PNG_SIZES, *ICO_SIZES, *ICNS_TYPES.values()})}
    files = {f"resources/icons/dicedesk-{side}.png": pngs[side] for side in PNG_SIZES}
    files["packaging/windows/dicedesk.ico"] = to_ico(pngs)
    files["packaging/macos/dicedesk.icns"] = to_icns(pngs)
    return files


def pngs_in(content: bytes) -> list[bytes]:
    """The PNG files in a file, in their order: those of an icon file, or the PNG file itself."""
    starts = [found.start() for found in re.finditer(re.escape(b"\x89PNG\r\n\x1a\n"), content)]
    return [content[start:end] for start, end in pairwise([*starts, len(content)])]


def looks_like(one: bytes, other: bytes) -> bool:
    """Whether two files show the same pictures in the same order, but for what nobody sees."""
    pictures = [[from_png(png) for png in pngs_in(content)] for content in (one, other)]
    return len(pictures[0]) == len(pictures[1]) > 0 and all(map(_alike, *pictures))


def _alike(one: Pixels, other: Pixels) -> bool:
    if one.shape != other.shape:
        return False
    # What cannot be seen through has a colour that counts; the rest counts as far as it can be seen.
    seen = [pixels[..., :3] * (pixels[..., 3:] / 255.0) for pixels in (one, other)]
    differs = np.abs(seen[0] - seen[1]).max(axis=2) > NEARLY
    return float(differs.mean()) <= FEW


def main() -> int:
    """Write or check the files; the exit status."""
    return write_or_check(PROJECT, make_files(), __doc__, looks_like)


if __name__ == "__main__":
    sys.exit(main())
