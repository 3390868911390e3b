"""The faces that the window writes with: once loaded, they stay loaded.

As soon as nobody writes with one face any more, Qt (6.11 at least, where it draws letters with FreeType) forgets of all
others that their files are loaded. It then loads them anew for whoever asks next, and keeps both: 25 MB in long use.
"""

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Type, font
from dicedesk.ui.look.typeface import face_beside


class KeptFaces(QObject):
    """Keeps them as long as the program runs, also those that another language needs."""

    def __init__(self, appearance: Appearance) -> None:
        """Loads those of today's language at once."""
        super().__init__(appearance)
        self._faces: dict[str, QRawFont] = {}
        appearance.changed.connect(self._keep)
        self._keep()

    def has(self, written: QRawFont) -> bool:
        """Whether the face is kept in which letters are written."""
        return _name(written) in self._faces

    def _keep(self) -> None:
        for kept in map(QRawFont.fromFont, _fonts()):
            self._faces.setdefault(_name(kept), kept)


def _fonts() -> Iterator[QFont]:
    """A font of each face: what most is written in, what stands out, the code on pages of help, and Chinese letters."""
    for is_bold in (False, True):
        yield font(Type.BODY, bold=is_bold)
    slanted = font(Type.BODY)
    slanted.setItalic(True)
    yield slanted
    code = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    code.setPixelSize(slanted.pixelSize())
    yield code
    # Chinese names are shown in each language, that of the language itself among them.
    for family in face_beside(slanted.family()).families:
        for is_bold in (False, True):
            chosen = font(Type.BODY, bold=is_bold)
            chosen.setFamilies([family])
            yield chosen


def _name(loaded: QRawFont) -> str:
    return f"{loaded.familyName()} {loaded.styleName()}"
