"""A log wraps its lines, paints each in the color of what it means, and keeps the newest in sight."""

import gc
import tracemalloc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from dicedesk.core.words import tr
from dicedesk.games.hog.telling import LogLine
from dicedesk.play.telling import Tone
from dicedesk.ui.base.log_view import LogLineDelegate, LogView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.words import shown

LINES = 100
WIDTHS = (*range(200, 260), 200)
MOST_OF_A_LINE = 2000
"""More bytes than the heights of one line at a few widths take."""


@pytest.fixture
def held() -> Iterator[object]:
    """Python counts the bytes that it holds."""
    tracemalloc.start()
    yield tracemalloc
    tracemalloc.stop()


def bytes_held() -> int:
    """The bytes that Python holds now."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.usefixtures("held")
def test_a_log_of_many_widths_holds_little_more_than_one_of_one_width(
    qtbot: QtBot, appearance: Appearance
) -> None:
    log = LogView(lambda line: shown(line.text), "Log")
    log.setItemDelegate(LogLineDelegate(appearance, log))
    qtbot.addWidget(log)
    log.resize(WIDTHS[-1], 200)
    log.show()
    log.show_lines([LogLine(place, tr("Line {place}", place=place), Tone.PLAIN) for place in range(LINES)])
    qtbot.waitExposed(log)
    before = bytes_held()
    for width in WIDTHS:
        log.resize(width, 200)
        log.doItemsLayout()
        assert log.visualRect(log.model().index(0, 0)).height() > 0
    assert bytes_held() - before < LINES * MOST_OF_A_LINE


SHOWN_LINES = tuple(
    f"Line {number}" + " that is broken into several lines" * (number % 3) for number in range(40)
)


@pytest.mark.parametrize("height", range(100, 130, 7))
def test_the_newest_lines_are_in_sight_and_the_first_of_them_is_whole(qtbot: QtBot, height: int) -> None:
    log = LogView(str, "Log")
    log.setWordWrap(True)
    qtbot.addWidget(log)
    log.resize(200, height)
    log.show()
    log.show_lines(SHOWN_LINES)
    newest = log.model().index(len(SHOWN_LINES) - 1, 0)
    qtbot.waitUntil(lambda: log.viewport().rect().contains(log.visualRect(newest)))
    assert log.visualRect(log.indexAt(QPoint(1, 1))).top() >= 0
