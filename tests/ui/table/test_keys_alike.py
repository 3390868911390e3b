"""A key has one name in a language: in tips, in menus, on the sheet of keys, in hints and on the pages of rules."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.assets import help_page
from dicedesk.core.languages import LANGUAGES
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.repeated import sampled
from tests.ui.windows import main_window

NATIVE = QKeySequence.SequenceFormat.NativeText
CODES = [language.code for language in LANGUAGES]


def said_of_keys(window: MainWindow) -> Iterator[str]:
    """Whatever the window says of keys in the game that is chosen."""
    for part in window.findChildren(QWidget):
        yield part.toolTip()
        if isinstance(part, QLabel):
            yield part.text()
    for action in (*window.actions(), *window.current_tab.actions()):
        # A menu shows the first of its keys.
        yield action.shortcut().toString(NATIVE)
    sheet = window.windows.show_keys()
    yield from (part.text() for part in sheet.findChildren(QLabel))
    sheet.close()


@pytest.fixture(params=sampled(CODES, "de", "fr"))
def said(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    games: list[TabSpec],
    parts: AppParts,
    language: WindowLanguage,
) -> list[str]:
    """What the window and the pages of rules say in a language."""
    language.choose(request.param)
    window = main_window(games, parts)
    qtbot.addWidget(window)
    window.show()
    found = []
    for place in range(len(games)):
        window.choose_tab(place)
        found += [*said_of_keys(window), help_page(window.current_tab.help_page, request.param)]
    return found


def test_enter_and_control_have_one_name_each(said: list[str]) -> None:
    names = {QKeySequence("Return").toString(NATIVE), "Return"} - {tr("Enter")}
    # Alone, in a list of keys, or in brackets: French "Retour" is a word of its own elsewhere.
    wrong = re.compile(rf"(^|[(,] ?)({'|'.join(names)})($|[),])") if names else re.compile("(?!)")
    assert [text for text in said if wrong.search(text)] == []
    assert tr("Enter") in "\n".join(said)
    control = QKeySequence("Ctrl+Z").toString(NATIVE).removesuffix("+Z")
    named = {match for text in said for match in re.findall(r"(\w+)\+(?:\w+\+)*[A-Z0-9]\b", text)}
    assert named == {control}
