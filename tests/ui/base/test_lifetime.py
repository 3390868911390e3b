"""What outlives a widget asks whether it still lives."""

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.lifetime import if_alive, in_next_turn, is_alive


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


def test_a_widget_is_alive_until_qt_has_destroyed_it(window: QWidget) -> None:
    board = Board(window)
    assert (is_alive(board), is_alive(destroyed(board)), is_alive(None)) == (True, False, False)


def test_a_widget_that_is_alive_is_told(window: QWidget) -> None:
    board = Board(window)
    if_alive(board.show_text)("news")
    assert board.text() == "news"


def test_a_widget_that_qt_has_destroyed_is_told_nothing(window: QWidget) -> None:
    board = Board(window)
    tell = if_alive(board.show_text)
    destroyed(board)
    tell("news")


def test_whoever_may_tell_a_widget_does_not_keep_it() -> None:
    tell = if_alive(Board().show_text)
    tell("news")


def test_what_is_done_in_the_next_turn_is_done_once(window: QWidget, qtbot: QtBot) -> None:
    board, done = Board(window), []
    in_next_turn(board, lambda: done.append(board.text()))
    board.show_text("news")
    qtbot.waitUntil(lambda: bool(done))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    assert (done, board.children()) == (["news"], [])


def test_what_was_to_be_done_for_a_widget_that_is_gone_is_forgotten(window: QWidget) -> None:
    class Work:
        def do(self) -> None:
            raise AssertionError("it was to be forgotten")

    board, work = Board(window), Work()
    known = ref(work)
    in_next_turn(board, work.do)
    destroyed(board)
    QCoreApplication.processEvents()
    del work
    gc.collect()
    assert known() is None
