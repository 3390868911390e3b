"""Lines of a log that wrap, however often their room changes."""

import gc
import tracemalloc
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.core.words import tr
from dicedesk.games.hog.log import LogLine
from dicedesk.play.narrator import Tone
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
    """So many now."""
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
