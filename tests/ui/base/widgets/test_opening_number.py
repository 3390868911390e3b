"""A line with a number in it that opens its working."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.widgets.card import OpeningNumber

Ask = Callable[[QtBot, OpeningNumber], None]

WAYS: dict[str, Ask] = {
    "Enter": lambda qtbot, number: qtbot.keyClick(number, Qt.Key.Key_Return),
    "Space": lambda qtbot, number: qtbot.keyClick(number, Qt.Key.Key_Space),
    "a click": lambda qtbot, number: qtbot.mouseClick(number, Qt.MouseButton.LeftButton),
    "a screen reader": lambda _, number: number.accessible_press(),
}


@pytest.fixture
def number(qtbot: QtBot) -> OpeningNumber:
    """The chance to win."""
    shown = OpeningNumber("good")
    qtbot.addWidget(shown)
    shown.setText("75.7% to win with 4 dice")
    shown.show()
    return shown


@pytest.mark.parametrize("way", WAYS)
def test_it_can_be_asked_for_its_working(number: OpeningNumber, qtbot: QtBot, way: str) -> None:
    with qtbot.waitSignal(number.asked):
        WAYS[way](qtbot, number)


def test_other_keys_and_buttons_ask_for_nothing(number: OpeningNumber, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(number.asked):
        qtbot.keyClick(number, Qt.Key.Key_A)
        qtbot.mouseClick(number, Qt.MouseButton.RightButton)


def test_a_screen_reader_says_what_a_press_does(number: OpeningNumber) -> None:
    heard = QAccessible.queryAccessibleInterface(number)
    assert heard.text(QAccessible.Text.Name) == "75.7% to win with 4 dice: show how it is calculated"


def test_a_whole_sentence_is_read_without_its_full_stop(number: OpeningNumber) -> None:
    number.setText("With best play, a game takes 26 hands on average.")
    assert number.accessibleName().startswith("With best play, a game takes 26 hands on average: ")


def test_the_cursor_says_where_something_opens(number: OpeningNumber) -> None:
    assert number.cursor().shape() is Qt.CursorShape.PointingHandCursor
