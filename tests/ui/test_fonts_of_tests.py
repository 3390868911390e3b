"""The fonts that the tests measure with have every sign that a Chinese window shows."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

from tests.fonts import pin_fonts, write_fonts

RESOURCES = Path(__file__).parents[2] / "resources"
SIZE = 100
LARGEST_AIR = 0.05
"""The most air between the ink of a character and the edge of its square, as a share of an em."""

IS_CHINESE = range(0x4E00, 0xA000)


@pytest.fixture
def folder(qapp: QApplication, tmp_path: Path) -> Path:
    """A folder with the fonts."""
    write_fonts(tmp_path)
    return tmp_path


def texts() -> str:
    """All that a Chinese window may show."""
    files = (RESOURCES / "translations/dicedesk_zh_CN.ts", *(RESOURCES / "help/zh_CN").glob("*.md"))
    return "".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("style", ["Regular", "Bold"])
def test_each_chinese_character_fills_a_square(folder: Path, style: str) -> None:
    font = QRawFont(str(folder / f"Chinese-{style}.ttf"), SIZE)
    characters = "".join({character for character in texts() if ord(character) in IS_CHINESE})
    glyphs = font.glyphIndexesForString(characters)
    (advance,) = {advance.x() for advance in font.advancesForGlyphIndexes(glyphs)}
    assert advance == pytest.approx(SIZE, rel=0.001)
    inked = font.boundingRect(glyphs[0])
    assert min(inked.width(), inked.height()) > SIZE * (1 - 2 * LARGEST_AIR)


def test_no_sign_of_the_texts_is_missing(folder: Path) -> None:
    fonts = [QRawFont(str(folder / name), SIZE) for name in ("Desktop-Regular.otf", "Chinese-Regular.ttf")]
    signs = {sign for sign in texts() if sign.isprintable()}
    missing = {sign for sign in signs if not any(font.supportsCharacter(ord(sign)) for font in fonts)}
    assert (len(signs) > 500, missing) == (True, set())


def test_the_fonts_are_the_same_in_each_run(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    again = tmp_path_factory.mktemp("again")
    write_fonts(again)
    assert {file.name: file.read_bytes() for file in folder.glob("*.?tf")} == {
        file.name: file.read_bytes() for file in again.glob("*.?tf")
    }


def test_a_fontconfig_file_that_is_given_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FONTCONFIG_FILE", "/of/somebody/fonts.conf")
    pin_fonts()
    assert os.environ["FONTCONFIG_FILE"] == "/of/somebody/fonts.conf"
