"""Which typeface writes Chinese, and whether it has bold letters of its own.

What has none is not written bold: Qt would draw each stroke twice, and fine strokes run into one another.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontDatabase

CHINESE = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "PingFang SC",
    "Hiragino Sans GB",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
)
"""Typefaces without serifs that write simplified Chinese, of Linux, Windows and macOS; the best first."""

_BOLD = 600


@dataclass(frozen=True)
class Face:
    """Families to ask after the desktop's own for a letter that it has not, and whether bold letters are real."""

    families: tuple[str, ...] = ()
    has_bold: bool = True


def face() -> Face:
    """What the language of the window needs; the desktop's own typeface writes all but Chinese."""
    if QLocale().language() is not QLocale.Language.Chinese:
        return Face()
    return face_beside(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family())


@cache
def face_beside(own: str) -> Face:
    """What writes Chinese beside the desktop's own family. Painters ask often, and looking takes a millisecond."""
    writes_chinese = QFontDatabase.WritingSystem.SimplifiedChinese in QFontDatabase.writingSystems(own)
    first = (own,) if writes_chinese else ()
    return chinese_face((*first, *CHINESE), QFontDatabase.families(), _weights)


def chinese_face(
    wanted: Collection[str], installed: Collection[str], weights: Callable[[str], Collection[int]]
) -> Face:
    """The first of the wanted families that is installed and has a bold face; without one the first that is installed.

    Where none of them is, Qt finds one by itself, and nobody knows whether it has bold letters.
    """
    found = [family for family in wanted if family in installed]
    bold = [family for family in found if any(weight >= _BOLD for weight in weights(family))]
    return Face(tuple((bold or found)[:1]), bool(bold))


def _weights(family: str) -> list[int]:
    return [QFontDatabase.weight(family, style) for style in QFontDatabase.styles(family)]
