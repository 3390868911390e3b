"""Writes DiceDesk's icons from one drawing, `resources/icons/dicedesk.svg`, for all systems.

`python packaging/make.py icons` writes them.

Pixels may differ slightly between versions of Qt; --check allows that.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image
from PIL.IcnsImagePlugin import IcnsImageFile
from PIL.IcoImagePlugin import IcoImageFile

from generators.made_files import compare, write

PROJECT = Path(__file__).resolve().parents[2]
DRAWING = PROJECT / "resources" / "icons" / "dicedesk.svg"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (32, 64, 128, 256, 512, 1024)
"""In pixels; macOS takes each for a screen of single density, or for one of double density and half the side."""
LARGEST_WITHOUT_DETAIL = 32
DETAIL = re.compile(r'<g class="fine">.*?</g>', re.DOTALL)
NEARLY = 12
"""The largest difference of a color, of 255, at which two pixels still count as equal."""
FEW = 0.01
"""The share of pixels that may differ more, along an edge with different smoothing."""


def drawing_for(side: int) -> bytes:
    """The drawing for this size."""
    text = DRAWING.read_text(encoding="utf-8")
    return (text if side > LARGEST_WITHOUT_DETAIL else DETAIL.sub("", text)).encode()


def paint(side: int) -> Image.Image:
    """The icon with this side, in RGBA pixels."""
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
    return Image.frombytes("RGBA", (side, side), bytes(straight.constBits()))


def to_png(picture: Image.Image) -> bytes:
    """A PNG file of the picture, as small as possible."""
    return _saved("PNG", picture, optimize=True)


def to_ico(pictures: Mapping[int, Image.Image]) -> bytes:
    sizes = [(side, side) for side in ICO_SIZES]
    return _saved(
        "ICO", pictures[ICO_SIZES[-1]], sizes=sizes, append_images=[pictures[side] for side in ICO_SIZES]
    )


def to_icns(pictures: Mapping[int, Image.Image]) -> bytes:
    return _saved("ICNS", pictures[ICNS_SIZES[-1]], append_images=[pictures[side] for side in ICNS_SIZES])


def _saved(kind: str, picture: Image.Image, **options: object) -> bytes:
    file = BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def make_files() -> dict[str, bytes]:
    """The bytes of each file, by its path in the project."""
    pictures = {side: paint(side) for side in sorted({*PNG_SIZES, *ICO_SIZES, *ICNS_SIZES})}
    files = {f"resources/icons/dicedesk-{side}.png": to_png(pictures[side]) for side in PNG_SIZES}
    files["packaging/windows/dicedesk.ico"] = to_ico(pictures)
    files["packaging/macos/dicedesk.icns"] = to_icns(pictures)
    return files


def pictures_in(content: bytes) -> list[Image.Image]:
    """The pictures in a file, in a fixed order: those of an icon file, or the one of a PNG file."""
    with Image.open(BytesIO(content)) as file:
        sizes = sorted(file.info.get("sizes", [file.size]))
    return [_picture_in(content, size) for size in sizes]


def _picture_in(content: bytes, size: tuple[int, ...]) -> Image.Image:
    """The picture of this width and height; in a file for macOS, also of this screen density."""
    with Image.open(BytesIO(content)) as file:
        # A file of several pictures is set to one of them before it is read.
        if isinstance(file, IcnsImageFile):
            file.size = size[0], size[1]
            file.load(size[2])
        elif isinstance(file, IcoImageFile):
            file.size = size[0], size[1]
        return file.convert("RGBA")


def looks_like(one: bytes, other: bytes) -> bool:
    """Whether two files show the same pictures in the same order, ignoring invisible differences."""
    pictures = [pictures_in(content) for content in (one, other)]
    return len(pictures[0]) == len(pictures[1]) > 0 and all(map(_alike, *pictures))


def _alike(one: Image.Image, other: Image.Image) -> bool:
    if one.size != other.size:
        return False
    # Colors count in proportion to their opacity.
    pixels = [np.asarray(picture, dtype=np.float64) for picture in (one, other)]
    seen = [rgba[..., :3] * (rgba[..., 3:] / 255.0) for rgba in pixels]
    differs = np.abs(seen[0] - seen[1]).max(axis=2) > NEARLY
    return float(differs.mean()) <= FEW


def write_or_check(*, is_check: bool) -> int:
    files = make_files()
    return compare(PROJECT, files, looks_like) if is_check else write(PROJECT, files)
