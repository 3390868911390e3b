"""Every color, size and typeface of the program except those in `things`; they are written nowhere else."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor, QFont, QFontDatabase

from dicedesk.core.words import Sentence, tr


class Space(IntEnum):
    """Distances in device-independent pixels; all are steps of 4 but the hairline's."""

    HAIR = 1
    TIGHT = 4
    SMALL = 8
    MEDIUM = 12
    LARGE = 16


class Corner(IntEnum):
    """Radii of rounded corners."""

    BAR = 3
    BUTTON = 10
    CARD = 12
    FELT = 16


class Type(IntEnum):
    """Text sizes in pixels at the system's normal font size."""

    BODY = 13
    LEAD = 16
    TITLE = 28
    LARGE = 34
    SCORE = 44


@dataclass(frozen=True)
class Felt:
    """A felt's gradient: the lit middle and the edge."""

    middle: str
    edge: str


class FeltColor(Enum):
    """The felts of the tables, the same in each theme."""

    GREEN = Felt("#24614d", "#123428")
    TEAL = Felt("#1f6169", "#0e3136")
    WINE = Felt("#6b2638", "#331019")
    BLUE = Felt("#33508f", "#16213f")


@dataclass(frozen=True)
class SpotLook:
    """Opacities of the spots of a layout: lines and words, quiet and lit, and fills."""

    line: float = 0.26
    text: float = 0.86
    lit_line: float = 0.72
    lit_text: float = 1.0
    lit_fill: float = 0.07
    chosen_fill: float = 0.12
    point_fill: float = 0.14


@dataclass(frozen=True)
class Cloth:
    """The felts of a theme: their colors, and the opacities of the lines on them.

    `border` runs around a felt, `stitch` inside it, `frame` around the panels on it, `unlit` is a dark lamp.
    """

    felts: Mapping[FeltColor, Felt]
    border: str
    stitch: float = 0.09
    frame: float = 0.16
    unlit: float = 0.12
    spot: SpotLook = SpotLook()


CLOTH = Cloth({felt: felt.value for felt in FeltColor}, border="#000000")

DEEP_CLOTH = Cloth(
    {
        FeltColor.GREEN: Felt("#0b2b20", "#04130d"),
        FeltColor.TEAL: Felt("#0a2a2e", "#041416"),
        FeltColor.WINE: Felt("#360f1a", "#180509"),
        FeltColor.BLUE: Felt("#141f3d", "#080d1c"),
    },
    border="#d8dde3",
    stitch=0.0,
    frame=0.75,
    unlit=0.34,
    spot=SpotLook(line=0.6, text=1.0, lit_line=1.0, lit_fill=0.1, chosen_fill=0.17, point_fill=0.17),
)
"""Felts for the high-contrast theme: so dark that any text on them stands out, and clearly bordered."""


@dataclass(frozen=True)
class Palette:
    """The colors of one theme, as #rrggbb.

    `groove` is the empty part of a bar, `pressed` a button held down, `chosen` a chosen row. The accent can be read on
    any ground; `gold` is a ground for dark letters. `title` names the theme in a list, `command` in a command. A
    strong one has wide focus frames, and chosen rows in the opposite colors.
    """

    name: str
    title: Sentence
    command: Sentence
    window: str
    surface: str
    raised: str
    stroke: str
    groove: str
    pressed: str
    chosen: str
    text: str
    text_second: str
    accent: str
    on_accent: str
    gold: str
    on_gold: str
    good: str
    bad: str
    info: str
    cloth: Cloth = CLOTH
    is_strong: bool = False

    def color(self, token: str) -> QColor:
        """The token's color for a painter; an unknown token raises AttributeError."""
        return QColor(getattr(self, token))


DARK = Palette(
    name="dark",
    title=tr("Dark"),
    command=tr("Dark theme"),
    window="#13161b",
    surface="#1a1f26",
    raised="#222933",
    stroke="#303945",
    groove="#303945",
    pressed="#303945",
    chosen="#222933",
    text="#e9edf2",
    text_second="#98a5b3",
    accent="#e3b45c",
    on_accent="#1b1508",
    gold="#e3b45c",
    on_gold="#1b1508",
    good="#5cc38d",
    bad="#e8705f",
    info="#6fb0ff",
)

LIGHT = Palette(
    name="light",
    title=tr("Light"),
    command=tr("Light theme"),
    window="#f4f2ee",
    surface="#ffffff",
    raised="#faf8f4",
    stroke="#ddd7cc",
    groove="#ddd7cc",
    pressed="#ddd7cc",
    chosen="#faf8f4",
    text="#20252b",
    text_second="#5d6772",
    accent="#8a5d0b",
    on_accent="#ffffff",
    gold="#e3b45c",
    on_gold="#1b1508",
    good="#1c7d4d",
    bad="#b23a2b",
    info="#1f62b5",
)

CONTRAST = Palette(
    name="high-contrast",
    title=tr("High contrast"),
    command=tr("High-contrast theme"),
    window="#000000",
    surface="#000000",
    raised="#15181c",
    stroke="#a9b2bb",
    groove="#3d444c",
    pressed="#3d444c",
    chosen="#272c32",
    text="#ffffff",
    text_second="#dbe1e7",
    accent="#ffd34d",
    on_accent="#000000",
    gold="#ffd34d",
    on_gold="#000000",
    good="#72e6a4",
    bad="#ffa095",
    info="#8ccbff",
    cloth=DEEP_CLOTH,
    is_strong=True,
)

ON_FELT = "#e9efe9"
"""Text on any felt, in every theme: the felts are dark in all."""

ON_FELT_BRIGHT = "#ffd98a"
"""The one line on the felt that matters most, such as a win."""

LAMP = "#f5836f"
"""A lit lamp on the felt, and its sign."""

ON_LAMP = "#120d04"

FELT_LINE = "#ffffff"
"""The stitched line around the felt, drawn at low opacity."""


GOLD = "#ffd98a"
"""The line around the felt when the Major Award is won, and highlights on the layout of craps."""

LIMELIGHT = "#86aef2"
"""The light on the felt at the Major Award, drawn at low opacity: gold would turn a blue felt gray."""

CONFETTI = ("#ffd98a", "#e3b45c", "#f6f0e2", "#6fb0ff", "#e8705f")
"""The falling pieces at the Major Award."""

DUSK = "#05070c"
"""The shade over the felt when the bankroll is empty, drawn at low opacity."""


@dataclass(frozen=True)
class DiceStyle:
    """The colors of a die: its body in light and shade, its pips, its ace; a clear one gathers light inside."""

    body: str
    body_shade: str
    pip: str
    ace: str
    keep_frame: str
    body_light: str = "#fffdf6"
    pip_lit: str = "#544e4b"
    ace_lit: str = "#ee6a62"
    inner_light: str = ""
    """The light inside a clear body; "" for an opaque one."""


IVORY = DiceStyle(body="#f6f0e2", body_shade="#8f8574", pip="#1c1a1d", ace="#c8242b", keep_frame="#e3b45c")

CASINO = DiceStyle(
    body="#bd1620",
    body_shade="#5e040b",
    pip="#ffffff",
    ace="#ffffff",
    keep_frame="#e3b45c",
    body_light="#ff9a90",
    pip_lit="#e6c9c6",
    ace_lit="#e6c9c6",
    inner_light="#ff4a3c",
)
BLACK = DiceStyle(
    body="#2b2e35",
    body_shade="#0a0b0e",
    pip="#f6f2e8",
    ace="#ff9a8c",
    keep_frame="#e3b45c",
    body_light="#727985",
    pip_lit="#bdb9ae",
    ace_lit="#d1776a",
)
HIGH_CONTRAST = DiceStyle(
    body="#ffffff",
    body_shade="#bcbcbc",
    pip="#000000",
    ace="#000000",
    keep_frame="#e3b45c",
    body_light="#ffffff",
    pip_lit="#000000",
    ace_lit="#000000",
)


DIE_EDGE_LARGEST = 240
"""The longest edge of a die on the felt, in pixels."""

FELT_BORDER = "#000000"
"""The border around the felt and the shadows on it, drawn at low opacity."""

RIGHT_COLUMN, RIGHT_COLUMN_MOST = 320, 560
"""Least and greatest width of the column of cards, in pixels."""

RIGHT_COLUMN_SHARE = 0.22
"""The column's share of the window between these two."""

RULE_CONTROL = 190
"""Width of the control beside a house rule, in pixels at the system's normal font size."""

SCROLL_BAR = 12
"""Width of a scroll bar, with the air beside it."""

CHART_HEIGHT = 64
"""Height of a small chart in a card, in pixels at the system's normal font size."""

CHART_LINE = 1.6
"""Width of a chart's line."""

DRAWER_SHADOW, DRAWER_SHADOW_OPACITY = 20, 0.2
"""Width of the shadow beside an open drawer, in pixels, and its opacity at the drawer's edge."""

DRAWER_BELOW = 1100
"""A window narrower than this shows the right column as a drawer."""

LATIN = "Hanken Grotesk"
"""The typeface of the window on every system; the system's own writes the missing signs."""

_LATIN_PACKAGE = "font_hanken_grotesk"
_LATIN_STYLES = ("Regular", "SemiBold", "Bold", "Italic", "BoldItalic")

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
"""Sans-serif typefaces for simplified Chinese, of Linux, Windows and macOS; the best first."""

_BOLD = 600


@cache
def load_latin() -> None:
    """Register the window's typeface with Qt, once; it takes 4 ms."""
    package = find_spec(_LATIN_PACKAGE)
    for folder in package.submodule_search_locations or () if package else ():
        for style in _LATIN_STYLES:
            QFontDatabase.addApplicationFont(str(Path(folder, "files", f"HankenGrotesk-{style}.otf")))


@dataclass(frozen=True)
class Face:
    """Families to try after our own for a missing letter, and whether bold letters are real.

    A typeface without bold letters is not written bold: Qt would draw each stroke twice, and fine strokes would run
    into one another.
    """

    families: tuple[str, ...] = ()
    has_bold: bool = True


def face() -> Face:
    """The face for the window's language: only Chinese needs more than its own typeface and the desktop's."""
    if QLocale().language() is not QLocale.Language.Chinese:
        return Face()
    return face_beside(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family())


@cache
def face_beside(own: str) -> Face:
    """The face for Chinese besides the desktop's own family; cached, as finding it takes a millisecond."""
    writes_chinese = QFontDatabase.WritingSystem.SimplifiedChinese in QFontDatabase.writingSystems(own)
    first = (own,) if writes_chinese else ()
    return chinese_face((*first, *CHINESE), QFontDatabase.families(), _weights)


def chinese_face(
    families: Collection[str], installed: Collection[str], weights: Callable[[str], Collection[int]]
) -> Face:
    """The first installed family that has a bold face, or the first installed one.

    If none is installed, Qt finds one by itself, and whether it has bold letters is unknown.
    """
    here = [family for family in families if family in installed]
    bold = [family for family in here if any(weight >= _BOLD for weight in weights(family))]
    return Face(tuple((bold or here)[:1]), bool(bold))


def _weights(family: str) -> list[int]:
    return [QFontDatabase.weight(family, style) for style in QFontDatabase.styles(family)]


NORMAL_POINT_SIZE = 9.0
"""The default font size of a desktop, for which the sizes of `Type` are made."""


def scaled(pixels: int) -> int:
    """Pixels scaled with the user's own font size."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    points = system.pointSizeF()
    factor = points / NORMAL_POINT_SIZE if points > 0 else 1.0
    return max(round(pixels * min(max(factor, 1.0), 2.0)), 1)


def font(size: Type, *, bold: bool = False) -> QFont:
    """The typeface of the window in this size, with figures of one width."""
    qfont = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    qfont.setPixelSize(scaled(size))
    writing = face()
    qfont.setFamilies([LATIN, *qfont.families(), *writing.families])
    if bold and writing.has_bold:
        qfont.setWeight(QFont.Weight.DemiBold)
    qfont.setFeature(QFont.Tag("tnum"), 1)
    return qfont


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """A color between `a` (share 0) and `b` (share 1)."""
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
