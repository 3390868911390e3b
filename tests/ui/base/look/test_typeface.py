"""One typeface writes all languages but Chinese, the same on every system, with figures of one width.

Chinese is written in a typeface with bold letters of its own, or not bold at all; its tabs are in Chinese.
"""

import string
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from dicedesk.core.assets import resource
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CHINESE, LATIN, Face, Type, chinese_face, face_beside, font
from dicedesk.ui.table.game_tab import TabSpec

_VISIBLE = 0.5
"""In pixels: the typeface's own zero is narrower by three thousandths of its width."""


@pytest.mark.parametrize("weight", [400, 600, 700])
@pytest.mark.parametrize("is_slanted", [False, True])
def test_the_window_is_written_in_its_own_typeface(
    appearance: Appearance, weight: int, *, is_slanted: bool
) -> None:
    chosen = font(Type.BODY)
    chosen.setWeight(QFont.Weight(weight))
    chosen.setItalic(is_slanted)
    written = QRawFont.fromFont(chosen)
    assert (written.familyName(), written.style() is QFont.Style.StyleItalic) == (LATIN, is_slanted)
    assert is_slanted or written.weight() == weight


@pytest.mark.parametrize("size", Type)
@pytest.mark.parametrize("is_bold", [False, True])
def test_all_figures_are_as_wide(appearance: Appearance, size: Type, *, is_bold: bool) -> None:
    metrics = QFontMetricsF(font(size, bold=is_bold))
    widths = [metrics.horizontalAdvance(figure * 4) for figure in "0123456789"]
    assert max(widths) - min(widths) < _VISIBLE


@pytest.mark.parametrize("code", ["de", "es", "fr", "pl"])
def test_it_has_all_letters_of_a_language(appearance: Appearance, code: str) -> None:
    written = QRawFont.fromFont(font(Type.BODY))
    texts = resource(f"translations/dicedesk_{code}.ts").read_text(encoding="utf-8")
    letters = {letter for letter in texts if letter.isalpha()} - set("中文简体")
    assert len(letters) > len(string.ascii_letters)
    assert [letter for letter in letters if not written.supportsCharacter(ord(letter))] == []


NOTO, HEI, YAHEI = "Noto Sans CJK SC", "WenQuanYi Micro Hei", "Microsoft YaHei UI"
PLAIN, BOLD = [400], [400, 700]


@pytest.mark.parametrize(
    ("installed", "expected"),
    [
        ({NOTO: BOLD, HEI: PLAIN}, Face((NOTO,), True)),
        ({HEI: PLAIN, YAHEI: BOLD}, Face((YAHEI,), True)),
        ({NOTO: PLAIN, YAHEI: BOLD}, Face((YAHEI,), True)),
        ({HEI: PLAIN}, Face((HEI,), False)),
        ({"DejaVu Sans": BOLD}, Face((), False)),
        ({}, Face((), False)),
    ],
)
def test_a_face_with_bold_letters_comes_first(installed: Mapping[str, list[int]], expected: Face) -> None:
    assert chinese_face(CHINESE, installed, lambda family: installed[family]) == expected


@pytest.fixture(params=[PLAIN, BOLD], ids=["plain", "bold"])
def weights(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A computer with one typeface for Chinese, which has these weights."""
    found: list[int] = request.param
    monkeypatch.setattr(QFontDatabase, "families", lambda: [NOTO])
    monkeypatch.setattr(QFontDatabase, "styles", lambda _: [str(weight) for weight in found])
    monkeypatch.setattr(QFontDatabase, "weight", lambda _, style: int(style))
    face_beside.cache_clear()
    yield found
    face_beside.cache_clear()


def test_chinese_is_bold_only_where_its_letters_are(
    qapp: QApplication, language: WindowLanguage, appearance: Appearance, weights: list[int]
) -> None:
    language.choose("zh_CN")
    appearance.refresh()
    is_bold = weights == BOLD
    assert ("font-weight: 700" in qapp.styleSheet(), "font-weight: 600" in qapp.styleSheet()) == (
        is_bold,
    ) * 2
    assert (font(Type.BODY, bold=True).weight() > font(Type.BODY).weight()) is is_bold
    assert NOTO in font(Type.BODY).families()


def test_other_languages_are_bold_as_before(
    qapp: QApplication, language: WindowLanguage, appearance: Appearance, weights: list[int]
) -> None:
    language.choose("zh_CN")
    language.choose("de")
    appearance.refresh()
    assert "font-weight: 700" in qapp.styleSheet()
    assert NOTO not in font(Type.BODY).families()


def test_the_tabs_are_in_chinese(language: WindowLanguage, games: list[TabSpec]) -> None:
    language.choose("zh_CN")
    assert [game.title for game in games if game.title.isascii()] == []
