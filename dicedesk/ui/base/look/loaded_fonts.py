"""The font faces of the window: once loaded, they stay loaded.

As soon as one face is no longer used, Qt (6.11 at least, where it draws letters with FreeType) forgets that the files
of all other faces are loaded. It then loads them again at their next use, and keeps both: 25 MB in long use.
"""

from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QFontDatabase, QRawFont, QTextLayout

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import LATIN, Type, face, font, scaled

Weight = QFont.Weight

CHINESE_LETTERS = "\N{CJK UNIFIED IDEOGRAPH-4E2D}\N{CJK UNIFIED IDEOGRAPH-6587}"


class LoadedFonts(QObject):
    """Keeps the font files of the window loaded while the program runs, including those of other languages."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._faces: dict[str, QRawFont] = {}
        appearance.changed.connect(self._keep)
        self._keep()

    def has(self, raw_font: QRawFont) -> bool:
        """Whether the face of this font is kept."""
        return _name(raw_font) in self._faces

    def _keep(self) -> None:
        for raw_font in _faces():
            self._faces.setdefault(_name(raw_font), raw_font)


def _faces() -> Iterator[QRawFont]:
    """Each face: the window's, the desktop's own, the help pages' for code, and that of Chinese letters.

    Every language shows the Chinese name of Chinese.
    """
    code = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    own = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    for qfont in (*_styles(QFont(LATIN)), *_styles(own), *_styles(code)):
        yield QRawFont.fromFont(qfont)
    for qfont in _styles(font(Type.BODY)):
        yield from _in_chinese(qfont)
    # Finding Chinese letters for code takes some memory.
    if face().families:
        yield from _in_chinese(code)


def _styles(family: QFont) -> Iterator[QFont]:
    for weight, is_slanted in product((Weight.Normal, Weight.DemiBold, Weight.Bold), (False, True)):
        qfont = QFont(family)
        qfont.setPixelSize(scaled(Type.BODY))
        qfont.setWeight(weight)
        qfont.setItalic(is_slanted)
        yield qfont


def _in_chinese(qfont: QFont) -> Iterator[QRawFont]:
    layout = QTextLayout(CHINESE_LETTERS, qfont)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    yield from (row.rawFont() for row in layout.glyphRuns())


def _name(loaded: QRawFont) -> str:
    return f"{loaded.familyName()} {loaded.styleName()}"
