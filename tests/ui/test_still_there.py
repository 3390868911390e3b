"""What outlives a widget asks whether it is there."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.still_there import is_there, while_there


class Board(QLabel):
    """Shows what it is told."""

    def show_text(self, text: str) -> None:
        self.setText(text)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def destroyed(part: QWidget) -> QWidget:
    """Half of a widget: Qt has destroyed the other one."""
    part.deleteLater()
    QCoreApplication.sendPostedEvents(part, QEvent.Type.DeferredDelete)
    return part


def test_a_widget_is_there_until_qt_has_destroyed_it(window: QWidget) -> None:
    board = Board(window)
    assert (is_there(board), is_there(destroyed(board)), is_there(None)) == (True, False, False)


def test_a_widget_that_is_there_is_told(window: QWidget) -> None:
    board = Board(window)
    while_there(board.show_text)("news")
    assert board.text() == "news"


def test_a_widget_that_qt_has_destroyed_is_told_nothing(window: QWidget) -> None:
    board = Board(window)
    tell = while_there(board.show_text)
    destroyed(board)
    tell("news")


def test_whoever_may_tell_a_widget_does_not_keep_it() -> None:
    tell = while_there(Board().show_text)
    tell("news")
