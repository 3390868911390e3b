"""An unexpected error is told once, with details that can be copied."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from dicedesk.ui.window.error import MOST_REPORTS, ErrorWindow


@pytest.fixture
def opened(qtbot: QtBot) -> Callable[[], ErrorWindow]:
    """Opens the window over another one."""
    owner = QMainWindow()
    qtbot.addWidget(owner)
    owner.show()

    def show() -> ErrorWindow:
        window = ErrorWindow("Something went wrong. Your game is saved.", "KeyError", owner)
        window.show()
        return window

    return show


def test_the_details_can_be_copied(opened: Callable[[], ErrorWindow]) -> None:
    window = opened()
    window.buttons.copy_button.click()
    assert QGuiApplication.clipboard().text() == "KeyError"


def test_a_further_error_is_added_and_the_same_one_is_not(opened: Callable[[], ErrorWindow]) -> None:
    window = opened()
    window.add("Something went wrong. Not everything was saved.", "TypeError")
    window.add("Something went wrong. Not everything was saved.", "KeyError")
    assert window.report.toPlainText() == "KeyError\n\nTypeError"
    assert window.sentence.text() == "Something went wrong. Not everything was saved."


def test_errors_without_end_do_not_fill_the_window(opened: Callable[[], ErrorWindow]) -> None:
    window = opened()
    for number in range(100):
        window.add("Again.", f"error {number}")
    assert len(window.report.toPlainText().split("\n\n")) == MOST_REPORTS


def test_the_details_are_named_for_a_screen_reader(opened: Callable[[], ErrorWindow]) -> None:
    window = opened()
    assert window.report.accessibleName() == "Details"
    assert window.windowTitle() == "Something went wrong"
