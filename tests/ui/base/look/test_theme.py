"""Every text can be read in every theme: WCAG contrast, computed from the tokens. No color is written elsewhere."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication

from dicedesk.ui.base.dice.choosing import _REROLL_OPACITY
from dicedesk.ui.base.dice.dice_look import _QUIET
from dicedesk.ui.base.dice.painting import GLOW_OPACITY
from dicedesk.ui.base.dice.tray import _NOTE_OPACITY
from dicedesk.ui.base.look import theme
from dicedesk.ui.base.look.appearance import ROLES, style_sheet
from dicedesk.ui.base.look.theme import (
    BLACK,
    CASINO,
    CLOTH,
    CONTRAST,
    DARK,
    DEEP_CLOTH,
    FELT_LINE,
    GOLD,
    HIGH_CONTRAST,
    IVORY,
    LAMP,
    LIGHT,
    ON_FELT,
    ON_FELT_BRIGHT,
    ON_LAMP,
    Cloth,
    DiceStyle,
    FeltColor,
    Palette,
    Type,
    mixed,
)
from dicedesk.ui.base.look.things import CHIPS, ORACLE, PUCK_OFF, PUCK_ON, ChipStyle, PuckSide
from dicedesk.ui.games.hazard.cards import _SOFT

Ground = TypeVar("Ground")
UI = Path(theme.__file__).parents[1]
TEXT_CONTRAST = 4.5
STRONG_CONTRAST = 7.0
LINE_CONTRAST = 3.0
PALETTES = [(DARK, TEXT_CONTRAST), (LIGHT, TEXT_CONTRAST), (CONTRAST, STRONG_CONTRAST)]
"""Each theme, and the contrast that its texts must have."""
CLOTHS = [(CLOTH, TEXT_CONTRAST), (DEEP_CLOTH, STRONG_CONTRAST)]
"""How felts are drawn, and the contrast that the texts on them must have."""

BACKGROUNDS = {
    "text": ("window", "surface", "raised", "pressed", "chosen"),
    "text_second": ("window", "surface", "raised", "chosen"),
    "on_gold": ("gold",),
    "accent": ("window", "surface", "raised", "chosen"),
    "good": ("window", "surface", "raised", "chosen"),
    "bad": ("window", "surface", "raised", "chosen"),
    "info": ("window", "surface", "raised"),
    "on_accent": ("accent",),
}
"""The backgrounds on which each token's text is written somewhere. What cannot be used now is in `text_second`."""

COLOR_LITERAL = re.compile(
    r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6})\b|[:\"'] *#[0-9a-fA-F]{3,4}\b|(?<!\.)\b(?:rgb|hsl)a?\("
)
COLOR_NAME = re.compile(
    r"GlobalColor\.(?!transparent\b)|Qt\.(?:dark|light)?(?:white|black|red|green|blue|cyan|magenta|yellow|gray)\b",
    re.IGNORECASE,
)
COLOR_CALL = re.compile(r"\b(?:QColor|QBrush|QPen)\(\s*[\"']")
COLOR_IN_SHEET = re.compile(
    r"(?:color|background|border[a-z-]*)\s*:[^;$}]*\b(?:white|black|red|green|blue|gr[ae]y)\b"
)


def luminance(color: str) -> float:
    """The relative luminance of WCAG 2, from 0 for black to 1 for white."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    seen = QColor(color)
    assert seen.isValid(), color
    red, green, blue = map(linear, (seen.redF(), seen.greenF(), seen.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of WCAG 2, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def sources() -> Iterator[tuple[Path, str]]:
    """Every module of the window but those that may hold colors."""
    for path in sorted(UI.rglob("*.py")):
        if path.name not in {"theme.py", "things.py"}:
            yield path, path.read_text(encoding="utf-8")


def grounds(cloth: Cloth) -> dict[tuple[FeltColor, str], str]:
    """The colors of each felt, in its middle and at its edge."""
    felts = cloth.felts
    return {(felt, part): getattr(felts[felt], part) for felt in FeltColor for part in ("middle", "edge")}


def lost_on(grounds: Mapping[Ground, str], opacity: float, least: float) -> list[Ground]:
    """Where on a felt thin words do not stand out."""
    return [
        where
        for where, below in grounds.items()
        if contrast(seen_through(ON_FELT, opacity, below), below) < least
    ]


def seen_through(ink: str, opacity: float, below: str) -> str:
    """What an ink looks like that lies thinly on something."""
    parts = zip(QColor(ink).getRgbF(), QColor(below).getRgbF(), strict=True)
    return QColor.fromRgbF(*(opacity * over + (1 - opacity) * under for over, under in parts)).name()


@pytest.mark.parametrize(("palette", "least"), PALETTES)
def test_text_stands_out_from_its_background(palette: Palette, least: float) -> None:
    faint = [
        (token, below)
        for token, backgrounds in BACKGROUNDS.items()
        for below in backgrounds
        if contrast(getattr(palette, token), getattr(palette, below)) < least
    ]
    assert faint == []


def test_the_dark_and_the_light_theme_differ_in_colors_alone() -> None:
    # Whatever fits in one theme fits in the other.
    different = [
        value
        for field in fields(Palette)
        if field.name not in ("name", "title", "command")
        and getattr(DARK, field.name) != getattr(LIGHT, field.name)
        for value in (getattr(DARK, field.name), getattr(LIGHT, field.name))
    ]
    assert different
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in different)


@pytest.mark.parametrize(("cloth", "least"), CLOTHS)
@pytest.mark.parametrize("text", [ON_FELT, ON_FELT_BRIGHT])
def test_text_stands_out_from_the_felt(cloth: Cloth, least: float, text: str) -> None:
    assert {where: below for where, below in grounds(cloth).items() if contrast(text, below) < least} == {}


@pytest.mark.parametrize(("cloth", "least"), CLOTHS)
def test_the_faint_note_stands_out_from_the_felt(cloth: Cloth, least: float) -> None:
    assert lost_on(grounds(cloth), _NOTE_OPACITY, least) == []


@pytest.mark.parametrize("cloth", [CLOTH, DEEP_CLOTH])
def test_the_quiet_slider_is_seen_on_the_felt(cloth: Cloth) -> None:
    assert lost_on(grounds(cloth), _QUIET, LINE_CONTRAST) == []


@pytest.mark.parametrize(("cloth", "least"), CLOTHS)
def test_the_words_under_a_die_that_is_not_kept_stand_out(cloth: Cloth, least: float) -> None:
    blue = {where: below for where, below in grounds(cloth).items() if where[0] is FeltColor.BLUE}
    assert lost_on(blue, _REROLL_OPACITY, least) == []


@pytest.mark.parametrize(("palette", "least"), PALETTES)
@pytest.mark.parametrize("verdict", ["good", "bad"])
def test_the_letters_of_the_come_out_table_stand_out(palette: Palette, least: float, verdict: str) -> None:
    lit = getattr(palette, verdict)
    soft = mixed(palette.color("surface"), palette.color(verdict), _SOFT).name()
    assert min(contrast(palette.on_accent, lit), contrast(palette.text, soft)) >= least


@pytest.mark.parametrize(("cloth", "least"), CLOTHS)
def test_the_words_of_a_spot_stand_out_from_the_felt(cloth: Cloth, least: float) -> None:
    teal = {where: below for where, below in grounds(cloth).items() if where[0] is FeltColor.TEAL}
    filled = {
        (*where, fill): seen_through(ink, getattr(cloth.spot, fill), below)
        for where, below in teal.items()
        for fill, ink in (("lit_fill", FELT_LINE), ("chosen_fill", FELT_LINE), ("point_fill", GOLD))
    }
    assert lost_on(teal, cloth.spot.text, least) == []
    assert lost_on(filled, cloth.spot.lit_text, least) == []


@pytest.mark.parametrize("felt", FeltColor)
def test_the_lines_on_a_felt_of_high_contrast_are_clearly_seen(felt: FeltColor) -> None:
    below = DEEP_CLOTH.felts[felt].middle
    contrasts = {
        "spot": contrast(seen_through(FELT_LINE, DEEP_CLOTH.spot.line, below), below),
        "frame": contrast(seen_through(FELT_LINE, DEEP_CLOTH.frame, below), below),
        "border": contrast(
            seen_through(DEEP_CLOTH.border, 0.5, DEEP_CLOTH.felts[felt].edge), CONTRAST.window
        ),
    }
    assert {line: seen for line, seen in contrasts.items() if seen < LINE_CONTRAST} == {}


@pytest.mark.parametrize("disc", [*CHIPS, PUCK_ON, PUCK_OFF])
def test_the_words_on_chips_and_puck_stand_out(disc: ChipStyle | PuckSide) -> None:
    assert contrast(disc.text, disc.body) >= STRONG_CONTRAST


def test_the_sign_on_a_lit_lamp_stands_out() -> None:
    assert contrast(ON_LAMP, LAMP) >= STRONG_CONTRAST


def test_strokes_and_focus_frames_of_high_contrast_are_clearly_seen() -> None:
    faint = [
        (line, below)
        for line in ("stroke", "info", "accent")
        for below in ("window", "surface", "raised")
        if contrast(getattr(CONTRAST, line), getattr(CONTRAST, below)) < 2 * LINE_CONTRAST
    ]
    assert faint == []


def test_pips_stand_out_from_the_light_inside_a_clear_die() -> None:
    lit = seen_through(CASINO.inner_light, GLOW_OPACITY, CASINO.body)
    assert contrast(CASINO.pip, lit) >= 3


@pytest.mark.parametrize(("dice", "least"), [(IVORY, 4.5), (CASINO, 4.5), (BLACK, 4.5), (HIGH_CONTRAST, 7.0)])
def test_pips_stand_out_from_the_dice(dice: DiceStyle, least: float) -> None:
    assert contrast(dice.pip, dice.body) >= least
    assert contrast(dice.ace, dice.body) >= least


def test_high_contrast_holds_in_every_light() -> None:
    lights = (HIGH_CONTRAST.body, HIGH_CONTRAST.body_shade, HIGH_CONTRAST.body_light)
    assert [light for light in lights if contrast(HIGH_CONTRAST.pip, light) < STRONG_CONTRAST] == []


def test_the_answer_of_the_oracle_stands_out_from_its_triangle() -> None:
    assert contrast(ORACLE.answer, ORACLE.triangle) >= STRONG_CONTRAST
    assert contrast(ORACLE.answer, ORACLE.triangle_deep) >= STRONG_CONTRAST


@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST], ids=lambda palette: palette.name)
def test_a_frame_that_shows_the_focus_stands_out(palette: Palette) -> None:
    faint = [
        (token, below)
        for token in ("accent", "info")
        for below in ("window", "raised")
        if contrast(getattr(palette, token), getattr(palette, below)) < LINE_CONTRAST
    ]
    assert faint == []


def test_the_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


def test_no_color_is_written_outside_the_theme() -> None:
    written = [
        (path.relative_to(UI).as_posix(), number, found[0])
        for path, text in sources()
        for number, line in enumerate(text.splitlines(), 1)
        for pattern in (COLOR_LITERAL, COLOR_NAME, COLOR_CALL, COLOR_IN_SHEET)
        if (found := pattern.search(line))
    ]
    assert written == []


@pytest.mark.parametrize(
    "line",
    [
        'QColor("#12ab9f")',
        'QColor("red")',
        "Qt.GlobalColor.white",
        "Qt.black",
        "color: #bad;",
        "a { color: white; }",
        "rgb(1, 2, 3)",
    ],
)
def test_a_color_that_is_written_would_be_found(line: str) -> None:
    patterns = (COLOR_LITERAL, COLOR_NAME, COLOR_CALL, COLOR_IN_SHEET)
    assert any(pattern.search(line) for pattern in patterns)


def test_the_style_sheet_is_filled_in_with_roles_of_the_palette(qapp: QApplication) -> None:
    sheet = style_sheet()
    assert "$" not in sheet
    assert "palette(window)" in sheet
    assert not [palette.name for palette in (DARK, LIGHT, CONTRAST) if palette.window in sheet]


def test_a_chosen_row_stands_out_from_its_list(qapp: QApplication) -> None:
    rules = re.findall(r"^[^{}]*:item:selected[^{}]*\{([^}]*)\}", style_sheet(), re.MULTILINE)
    bright = [f"palette({ROLES[token].lower()})" for token in ("accent", "gold", "info")]
    assert [rule for rule in rules if not any(color in rule for color in bright)] == []
    assert len(rules) > 5


def test_an_unknown_token_is_an_error() -> None:
    with pytest.raises(AttributeError):
        DARK.color("purple")


@pytest.mark.parametrize(
    ("points", "factor"), [(9.0, 1.0), (6.0, 1.0), (13.5, 1.5), (18.0, 2.0), (90.0, 2.0), (-1.0, 1.0)]
)
def test_text_grows_with_the_font_of_the_desktop(
    monkeypatch: pytest.MonkeyPatch, points: float, factor: float
) -> None:
    system = QFont()
    if points > 0:
        system.setPointSizeF(points)
    else:
        system.setPixelSize(12)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(system))
    assert [theme.scaled(size) for size in Type] == [round(size * factor) for size in Type]


def test_a_font_has_the_size_that_was_asked_for(qapp: QApplication) -> None:
    assert theme.font(Type.SCORE).pixelSize() == theme.scaled(Type.SCORE)
    assert theme.font(Type.BODY, bold=True).weight() == QFont.Weight.DemiBold
