"""The fonts that the tests measure with. On Linux they are the same on every machine.

Otherwise the result of a test would depend on what is installed: without a Chinese font, Chinese takes less room.
A FONTCONFIG_FILE that is already set stays: with /etc/fonts/fonts.conf the tests measure with the installed fonts.
"""

import atexit
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

EM = 1000
ASCENT, DESCENT = 1160, -288
"""Those of Noto Sans CJK: there is much more air over a Chinese character than over a Latin letter."""

SQUARE = (15, -100, 985, 860)
"""The left, lower, right and upper edge of a character's ink, as in the largest characters of Noto Sans CJK Bold."""

FULL_SQUARES = (
    range(0x02C0, 0x02E0),  # tones of Pinyin: fontconfig counts them as part of Chinese
    range(0x2190, 0x2200),  # arrows
    range(0x2460, 0x2800),  # numbers in circles, lines of boxes, shapes, faces of dice, ticks
    range(0x3000, 0x3040),  # Chinese punctuation
    range(0x4E00, 0xA000),  # Chinese characters
    range(0xFF00, 0xFF61),  # wide punctuation
)

CHINESE = "Noto Sans CJK SC"
"""The first family that the window looks for, so it writes Chinese with this font, which also has a real bold."""

DESKTOP, CODE = "Desktop Sans", "Desktop Mono"
"""The desktop's own families. They have the window's letters, and other names so that tests can tell them apart."""

CODE_WIDTH = 600

_SHIPPED = "font_hanken_grotesk"
_STYLES = ("Regular", "Bold", "Italic", "BoldItalic")
_FAMILY_NAMES = (1, 4, 16)
"""The records of a font file that name its family: the family, the full name, the typographic family."""

_CONFIGURATION = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
  <!-- As on most desktops. Without it, the width of each letter is a whole number of pixels. -->
  <match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>
  <match target="pattern">
    <test name="family"><string>monospace</string></test>
    <edit name="family"><string>{code}</string></edit>
  </match>
  <match target="pattern"><edit name="family" mode="append_last"><string>{desktop}</string></edit></match>
</fontconfig>
"""


def pin_fonts() -> None:
    """Make Qt find the same fonts on each Linux machine, also in the processes that are started from here.

    Call it before Qt starts. The workers of pytest-xdist find FONTCONFIG_FILE set, and use the same folder.
    """
    if not sys.platform.startswith("linux") or "FONTCONFIG_FILE" in os.environ:
        return
    folder = Path(tempfile.mkdtemp(prefix="dicedesk-fonts-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ["FONTCONFIG_FILE"] = str(write_fonts(folder))


def write_fonts(folder: Path) -> Path:
    """Write the fonts into a folder, and return a fontconfig file that names only them."""
    _write_desktop(folder)
    for style, weight in {"Regular": 400, "Bold": 700}.items():
        _write_chinese(folder / f"Chinese-{style}.ttf", style, weight)
    file = folder / "fonts.conf"
    file.write_text(_CONFIGURATION.format(folder=folder, code=CODE, desktop=DESKTOP), "utf-8")
    return file


def _write_desktop(folder: Path) -> None:
    from fontTools.ttLib import TTFont

    package = importlib.util.find_spec(_SHIPPED)
    assert package is not None
    assert package.submodule_search_locations is not None
    (shipped,) = package.submodule_search_locations
    for style in _STYLES:
        font = TTFont(Path(shipped, "files", f"HankenGrotesk-{style}.otf"), recalcTimestamp=False)
        _rename(font, DESKTOP)
        font.save(folder / f"Desktop-{style}.otf")
        _rename(font, CODE)
        del font["GPOS"]  # no kerning
        font["hmtx"].metrics = {
            glyph: (CODE_WIDTH, left) for glyph, (_, left) in font["hmtx"].metrics.items()
        }
        font.save(folder / f"Code-{style}.otf")


def _rename(font: "TTFont", family: str) -> None:
    for record in font["name"].names:
        if record.nameID in _FAMILY_NAMES:
            style = record.toUnicode().removeprefix("Hanken Grotesk").removeprefix(DESKTOP)
            record.string = family + style


def _write_chinese(file: Path, style: str, weight: int) -> None:
    from fontTools.fontBuilder import FontBuilder
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    left, lower, right, upper = SQUARE
    pen = TTGlyphPen(None)
    pen.moveTo((left, lower))
    for corner in ((left, upper), (right, upper), (right, lower)):
        pen.lineTo(corner)
    pen.closePath()
    square = pen.glyph()
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder([".notdef", "square"])
    builder.setupCharacterMap(dict(_characters()))
    builder.setupGlyf({".notdef": square, "square": square})
    builder.setupHorizontalMetrics({".notdef": (EM, left), "square": (EM, left)})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable({"familyName": CHINESE, "styleName": style})
    builder.setupOS2(
        usWeightClass=weight,
        fsSelection=0x20 if style == "Bold" else 0x40,
        sTypoAscender=880,
        sTypoDescender=-120,
        usWinAscent=ASCENT,
        usWinDescent=-DESCENT,
        sxHeight=543,
        sCapHeight=733,
    )
    builder.setupPost()
    builder.updateHead(created=0, modified=0, macStyle=1 if style == "Bold" else 0)
    builder.save(file)


def _characters() -> Iterator[tuple[int, str]]:
    for characters in FULL_SQUARES:
        for character in characters:
            yield character, "square"
