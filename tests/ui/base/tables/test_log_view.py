"""A log shows whole lines, the newest at its end."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.log_view import LogView

LINES = tuple(f"Line {number}" + " that is broken into several lines" * (number % 3) for number in range(40))


@pytest.mark.parametrize("height", range(100, 130, 7))
def test_the_newest_lines_are_in_sight_and_the_first_of_them_is_whole(qtbot: QtBot, height: int) -> None:
    log = LogView(str, "Log")
    log.setWordWrap(True)
    qtbot.addWidget(log)
    log.resize(200, height)
    log.show()
    log.show_lines(LINES)
    newest = log.model().index(len(LINES) - 1, 0)
    qtbot.waitUntil(lambda: log.viewport().rect().contains(log.visualRect(newest)))
    assert log.visualRect(log.indexAt(QPoint(1, 1))).top() >= 0
