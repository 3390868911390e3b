"""Each face that the window writes with stays loaded: once one is let go, Qt loads all others anew."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.games.catalogue import GAMES
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.loaded_fonts import LoadedFonts
from dicedesk.ui.base.look.theme import Type, face, font
from dicedesk.ui.features.help.pages import (
    HelpPage,
    HelpWindow,
    Page,
    classroom_page,
    rules_page,
    title_page,
)
from tests.repeated import sampled
from tests.ui.kept_settings import settings_of


@pytest.fixture
def faces(appearance: Appearance) -> LoadedFonts:
    """The faces that are kept, as the program keeps them."""
    return LoadedFonts(appearance)


@pytest.fixture
def look(appearance: Appearance) -> DiceLook:
    """Ivory dice with pips."""
    return DiceLook(settings_of(), appearance)


def pages(language: str) -> Iterator[Page]:
    """Every page of help in a language."""
    yield classroom_page()
    for name in ("history", "coach", "how-rated", "fair-dice", "dice-calculated"):
        yield title_page(name, "", language)
    for game in GAMES:
        yield rules_page(game, game, language)


def written_with(document: QTextDocument) -> Iterator[QRawFont]:
    """The face of each row of letters."""
    block = document.begin()
    while block.isValid():
        yield from (row.rawFont() for row in block.layout().glyphRuns(0, block.length()))
        block = block.next()


@pytest.mark.parametrize("code", sampled([language.code for language in LANGUAGES], "de", "zh_CN"))
def test_each_face_that_a_page_of_help_is_written_with_stays_loaded(
    code: str,
    faces: LoadedFonts,
    look: DiceLook,
    appearance: Appearance,
    language: WindowLanguage,
    qtbot: QtBot,
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    language.choose(code)
    appearance.refresh()
    written = []
    for page in pages(code):
        window = HelpWindow(page, look, appearance, parent)
        window.show()
        written += written_with(window.findChild(HelpPage).document())
    let_go = {(used.familyName(), used.styleName()) for used in written if not faces.has(used)}
    assert (len(written) > 100, let_go) == (True, set())


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_each_face_stays_loaded_that_the_languages_names_are_written_with(
    code: str, faces: LoadedFonts, appearance: Appearance, language: WindowLanguage
) -> None:
    language.choose(code)
    appearance.refresh()
    names = " ".join(language.name for language in LANGUAGES)
    for is_bold in (False, True):
        document = QTextDocument(names)
        document.setDefaultFont(font(Type.BODY, bold=is_bold))
        document.documentLayout().documentSize()
        let_go = {used.familyName() for used in written_with(document) if not faces.has(used)}
        assert let_go == set()


def test_a_face_that_only_chinese_needs_beside_the_desktops_own_stays_loaded(
    faces: LoadedFonts, appearance: Appearance, language: WindowLanguage, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = QFont(QRawFont.fromFont(font(Type.BODY)).familyName())
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda _: QFont(own))
    language.choose("zh_CN")
    appearance.refresh()
    for family in face().families:
        assert faces.has(QRawFont.fromFont(QFont(family)))
