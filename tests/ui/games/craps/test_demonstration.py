"""The window with the demonstration of the craps chapter."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.classroom.craps import main
from dicedesk.ui.games.craps.demonstration import DemonstrationWindow


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """The window over which it opens."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def window(qtbot: QtBot, parent: QWidget) -> DemonstrationWindow:
    """The window, open."""
    made = DemonstrationWindow(parent)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_it_shows_the_lines_that_the_program_prints(
    window: DemonstrationWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    main()
    assert window.text.toPlainText() + "\n" == capsys.readouterr().out


def test_it_says_from_which_section_it_is(window: DemonstrationWindow) -> None:
    said = window.findChild(QLabel).text()
    assert "“Craps Game Deliverables”" in said
    assert "python -m dicedesk.classroom.craps" in said


def test_its_lines_can_be_selected_by_keyboard_but_not_changed(
    window: DemonstrationWindow, qtbot: QtBot
) -> None:
    before = window.text.toPlainText()
    qtbot.keyClicks(window.text, "x")
    qtbot.keyClick(window.text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window.text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == window.text.toPlainText() == before


def test_a_button_copies_all_of_it(window: DemonstrationWindow) -> None:
    window.buttons.copy_button.click()
    assert QGuiApplication.clipboard().text() == window.text.toPlainText()
    assert window.buttons.copy_button.text() == "Copied"


def test_a_screen_reader_has_a_name_for_the_lines(window: DemonstrationWindow) -> None:
    assert window.text.accessibleName() == "Craps textbook demo"


def test_its_letters_are_of_one_width(window: DemonstrationWindow) -> None:
    metrics = window.text.fontMetrics()
    assert metrics.horizontalAdvance("iiii") == metrics.horizontalAdvance("MMMM")


def test_escape_closes_it(window: DemonstrationWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.destroyed):
        qtbot.keyClick(window, Qt.Key.Key_Escape)
