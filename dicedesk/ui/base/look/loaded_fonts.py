"""The font faces of the window: once loaded, they stay loaded.

As soon as one face is no longer used, Qt (6.11 at least, where it draws letters with FreeType) forgets of all others
that their files are loaded. It then loads them anew when they are used next, and keeps both: 25 MB in long use.
"""

from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QFontDatabase, QRawFont, QTextLayout

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import LATIN, Type, face, face_beside, scaled

Weight = QFont.Weight

CHINESE_LETTERS = "\N{CJK UNIFIED IDEOGRAPH-4E2D}\N{CJK UNIFIED IDEOGRAPH-6587}"


class LoadedFonts(QObject):
    """Keeps the font files of the window loaded as long as the program runs, also those that another language needs."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._faces: dict[str, QRawFont] = {}
        appearance.changed.connect(self._keep)
        self._keep()

    def has(self, written: QRawFont) -> bool:
        """Whether the face in which letters are written is kept."""
        return _name(written) in self._faces

    def _keep(self) -> None:
        for kept in (*map(QRawFont.fromFont, _fonts()), *_chinese_code()):
            self._faces.setdefault(_name(kept), kept)


def _fonts() -> Iterator[QFont]:
    """Yield a font of each face: the window's, the desktop's own, that of code on pages of help, and Chinese letters.

    Each language shows the Chinese name of Chinese.
    """
    own = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    code = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    chinese = map(QFont, face_beside(own.family()).families)
    for chosen in (QFont(LATIN), own, code, *chinese):
        chosen.setPixelSize(scaled(Type.BODY))
        for weight, is_slanted in product((Weight.Normal, Weight.DemiBold, Weight.Bold), (False, True)):
            chosen.setWeight(weight)
            chosen.setItalic(is_slanted)
            yield chosen


def _chinese_code() -> Iterator[QRawFont]:
    """Yield the face that Qt finds for Chinese letters among code: finding it takes some memory, so only in Chinese."""
    if face().families:
        layout = QTextLayout(CHINESE_LETTERS, QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        yield from (row.rawFont() for row in layout.glyphRuns())


def _name(loaded: QRawFont) -> str:
    return f"{loaded.familyName()} {loaded.styleName()}"
