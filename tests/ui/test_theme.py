"""Every text can be read in both themes: WCAG contrast, computed from the tokens. No colour is written elsewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication

from dicedesk.ui import theme
from dicedesk.ui.style_sheet import style_sheet
from dicedesk.ui.theme import (
    BLACK,
    CASINO,
    CHIPS,
    DARK,
    HIGH_CONTRAST,
    IVORY,
    LIGHT,
    ON_FELT,
    ON_FELT_BRIGHT,
    ORACLE,
    PUCK_OFF,
    PUCK_ON,
    SPOT,
    ChipStyle,
    DiceStyle,
    FeltColour,
    Palette,
    PuckSide,
    Type,
)
from dicedesk.ui.widgets.dice.words import _NOTE_OPACITY

UI = Path(theme.__file__).parent
TEXT_CONTRAST = 4.5
LARGE_CONTRAST = 3.0
FIRST_LARGE = Type.TITLE

BACKGROUNDS = {
    "text": ("window", "surface", "raised", "stroke"),
    "text_second": ("window", "surface", "raised"),
    "accent": ("window", "surface", "raised"),
    "good": ("window", "surface", "raised"),
    "bad": ("window", "surface", "raised"),
    "info": ("window", "surface", "raised"),
    "on_accent": ("accent",),
}
"""The backgrounds on which each token's text is written somewhere; a pressed button is as dark as the stroke."""

COLOUR_LITERAL = re.compile(
    r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6})\b|[:\"'] *#[0-9a-fA-F]{3,4}\b|\b(?:rgb|hsl)a?\("
)
COLOUR_NAME = re.compile(
    r"GlobalColor\.(?!transparent\b)|Qt\.(?:dark|light)?(?:white|black|red|green|blue|cyan|magenta|yellow|gray)\b",
    re.IGNORECASE,
)
COLOUR_CALL = re.compile(r"\b(?:QColor|QBrush|QPen)\(\s*[\"']")
COLOUR_IN_SHEET = re.compile(
    r"(?:color|background|border[a-z-]*)\s*:[^;$}]*\b(?:white|black|red|green|blue|gr[ae]y)\b"
)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2, from 0 for black to 1 for white."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    seen = QColor(colour)
    assert seen.isValid(), colour
    red, green, blue = map(linear, (seen.redF(), seen.greenF(), seen.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of WCAG 2, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def sources() -> Iterator[tuple[Path, str]]:
    """Every module of the window but the one that may hold colours."""
    for path in sorted(UI.rglob("*.py")):
        if path.name != "theme.py":
            yield path, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
@pytest.mark.parametrize(
    ("token", "background"), [(token, below) for token, many in BACKGROUNDS.items() for below in many]
)
def test_text_stands_out_from_its_background(palette: Palette, token: str, background: str) -> None:
    assert contrast(getattr(palette, token), getattr(palette, background)) >= TEXT_CONTRAST


@pytest.mark.parametrize("felt", FeltColour)
@pytest.mark.parametrize("text", [ON_FELT, ON_FELT_BRIGHT])
@pytest.mark.parametrize("part", ["middle", "edge"])
def test_text_stands_out_from_the_felt(felt: FeltColour, text: str, part: str) -> None:
    assert contrast(text, getattr(felt.value, part)) >= TEXT_CONTRAST


@pytest.mark.parametrize("felt", FeltColour)
@pytest.mark.parametrize("part", ["middle", "edge"])
def test_the_faint_note_stands_out_from_the_felt(felt: FeltColour, part: str) -> None:
    cloth = QColor(getattr(felt.value, part))
    parts = zip(QColor(ON_FELT).getRgbF(), cloth.getRgbF(), strict=True)
    seen = QColor.fromRgbF(*(_NOTE_OPACITY * ink + (1 - _NOTE_OPACITY) * below for ink, below in parts))
    assert contrast(seen.name(), cloth.name()) >= TEXT_CONTRAST


@pytest.mark.parametrize("part", ["middle", "edge"])
def test_the_words_of_a_spot_that_takes_no_bet_stand_out_from_the_felt(part: str) -> None:
    cloth = QColor(getattr(FeltColour.CRAPS.value, part))
    parts = zip(QColor(ON_FELT).getRgbF(), cloth.getRgbF(), strict=True)
    seen = QColor.fromRgbF(*(SPOT.text * ink + (1 - SPOT.text) * below for ink, below in parts))
    assert contrast(seen.name(), cloth.name()) >= TEXT_CONTRAST


@pytest.mark.parametrize("disc", [*CHIPS, PUCK_ON, PUCK_OFF])
def test_the_words_on_chips_and_puck_stand_out(disc: ChipStyle | PuckSide) -> None:
    assert contrast(disc.text, disc.body) >= TEXT_CONTRAST


@pytest.mark.parametrize(("dice", "least"), [(IVORY, 4.5), (CASINO, 4.5), (BLACK, 4.5), (HIGH_CONTRAST, 7.0)])
@pytest.mark.parametrize("mark", ["pip", "ace"])
def test_pips_stand_out_from_the_dice(dice: DiceStyle, least: float, mark: str) -> None:
    assert contrast(getattr(dice, mark), dice.body) >= least


@pytest.mark.parametrize("light", ["body", "body_shade", "body_light"])
def test_high_contrast_holds_in_every_light(light: str) -> None:
    assert contrast(HIGH_CONTRAST.pip, getattr(HIGH_CONTRAST, light)) >= 7


@pytest.mark.parametrize("part", ["triangle", "triangle_deep"])
def test_the_answer_of_the_oracle_stands_out_from_its_triangle(part: str) -> None:
    assert contrast(ORACLE.answer, getattr(ORACLE, part)) >= TEXT_CONTRAST


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
@pytest.mark.parametrize("background", ["surface", "raised"])
@pytest.mark.parametrize("token", ["text", "accent"])
def test_large_numerals_stand_out(palette: Palette, background: str, token: str) -> None:
    assert FIRST_LARGE <= Type.LARGE < Type.SCORE
    assert contrast(getattr(palette, token), getattr(palette, background)) >= LARGE_CONTRAST


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
@pytest.mark.parametrize("token", ["accent", "info"])
def test_a_frame_that_shows_the_focus_stands_out(palette: Palette, token: str) -> None:
    assert min(contrast(getattr(palette, token), getattr(palette, b)) for b in ("window", "raised")) >= 3


def test_the_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


def test_no_colour_is_written_outside_the_theme() -> None:
    written = [
        (path.relative_to(UI).as_posix(), number, found[0])
        for path, text in sources()
        for number, line in enumerate(text.splitlines(), 1)
        for pattern in (COLOUR_LITERAL, COLOUR_NAME, COLOUR_CALL, COLOUR_IN_SHEET)
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
def test_a_colour_that_is_written_would_be_found(line: str) -> None:
    patterns = (COLOUR_LITERAL, COLOUR_NAME, COLOUR_CALL, COLOUR_IN_SHEET)
    assert any(pattern.search(line) for pattern in patterns)


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_the_style_sheet_is_filled_in_from_the_tokens_of_its_theme(
    qapp: QApplication, palette: Palette
) -> None:
    other = LIGHT if palette is DARK else DARK
    sheet = style_sheet(palette)
    assert "$" not in sheet
    assert palette.window in sheet
    assert other.window not in sheet


def test_an_unknown_token_is_an_error() -> None:
    with pytest.raises(AttributeError):
        DARK.colour("purple")


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
