"""What others made, in a window of its own: found by words, read whole, with its source."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.third_party import Part, ThirdParty
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.help.about import AboutWindow, LicensesWindow

MADE_WITH = ThirdParty(
    (
        Part("alpha", "1", "MIT", "where alpha is", ("mit",)),
        Part("beta", "2", "LGPL-3.0-only", "where beta is", ("lgpl",)),
        Part("gamma", "3", "MIT", "where gamma is", ("gamma/notice", "mit")),
    ),
    {"mit": "Permission is hereby granted", "lgpl": "Lesser", "gamma/notice": "first whale, second whale"},
)


@pytest.fixture
def window(qtbot: QtBot, appearance: Appearance) -> Iterator[LicensesWindow]:
    """The window, open."""
    parent = QWidget()
    qtbot.addWidget(parent)
    opened = LicensesWindow(MADE_WITH, parent)
    opened.show()
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    yield opened
    parent.close()


def names(window: LicensesWindow) -> list[str]:
    return [part.name for part in window.table.rows]


def test_all_parts_are_listed_and_the_first_one_is_read(window: LicensesWindow) -> None:
    assert names(window) == ["alpha", "beta", "gamma"]
    assert "where alpha is" in window.text.toPlainText()
    assert "Permission is hereby granted" in window.text.toPlainText()


def test_arrows_lead_from_part_to_part(window: LicensesWindow, qtbot: QtBot) -> None:
    window.table.setFocus()
    qtbot.keyClick(window.table, Qt.Key.Key_Down)

    assert "where beta is" in window.text.toPlainText()
    assert "alpha" not in window.text.toPlainText()


def test_a_part_is_found_by_its_name_and_by_its_license(window: LicensesWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.field, "lgpl")
    assert names(window) == ["beta"]

    window.field.setText("GAMM")
    assert names(window) == ["gamma"]


def test_words_in_a_text_find_its_part_and_are_marked_in_it(window: LicensesWindow, qtbot: QtBot) -> None:
    window.field.setText("Whale")
    first = window.text.textCursor()
    qtbot.keyClick(window.field, Qt.Key.Key_Return)
    second = window.text.textCursor()
    qtbot.keyClick(window.field, Qt.Key.Key_Return)

    assert names(window) == ["gamma"]
    assert first.selectedText() == second.selectedText() == "whale"
    assert first.position() < second.position()
    assert window.text.textCursor().position() == first.position()


def test_where_nothing_is_found_it_is_said(window: LicensesWindow) -> None:
    window.field.setText("no such words")

    assert (names(window), window.nothing.isVisible(), window.text.toPlainText()) == ([], True, "")


def test_enter_in_the_search_closes_nothing_and_escape_closes(window: LicensesWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.field, Qt.Key.Key_Return)
    assert window.isVisible()

    with qtbot.waitSignal(window.destroyed):
        qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Escape)


def test_about_opens_it_with_all_that_this_program_is_made_with_and_may_close(
    qtbot: QtBot, appearance: Appearance
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    about = AboutWindow("1.2.3", "", parent)
    about.show()
    qtbot.mouseClick(about.licenses_button, Qt.MouseButton.LeftButton)
    about.close()
    opened = parent.findChild(LicensesWindow)

    assert {"Python", "Qt", "numpy", "PySide6_Essentials", "pyttsx3"} <= set(names(opened))
    assert opened.isVisible()


def test_the_texts_are_loaded_only_for_who_opens_the_list(appearance: Appearance, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    AboutWindow("1.2.3", "", parent).show()

    assert parent.findChild(LicensesWindow) is None
