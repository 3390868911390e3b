"""A table that is too large for its window scrolls."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.widgets.game_frame import TableScroll

BUTTONS = 8


@pytest.fixture
def scroll(qtbot: QtBot) -> Iterator[TableScroll]:
    """A table of eight buttons, one under the other."""
    column, window = QVBoxLayout(), QWidget()
    for number in range(BUTTONS):
        column.addWidget(QPushButton(f"Button {number}"))
    made = TableScroll(column, window)
    qtbot.addWidget(window)
    made.resize(300, 600)
    window.resize(300, 600)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield made
    window.close()


def test_a_table_that_fits_fills_its_room(scroll: TableScroll) -> None:
    assert scroll.widget().size() == scroll.size()


def test_a_table_that_does_not_fit_keeps_the_height_that_it_needs(scroll: TableScroll, qtbot: QtBot) -> None:
    scroll.resize(300, 100)
    assert scroll.widget().height() == scroll.widget().minimumSizeHint().height()
    qtbot.waitUntil(lambda: scroll.widget().width() == scroll.viewport().width())


def test_a_table_that_needs_more_width_keeps_it(scroll: TableScroll) -> None:
    scroll.resize(20, 600)
    assert scroll.widget().width() == scroll.widget().minimumSizeHint().width()


def test_the_end_where_one_acts_is_in_sight_when_a_table_no_longer_fits(
    scroll: TableScroll, qtbot: QtBot
) -> None:
    scroll.resize(300, 100)
    last = scroll.widget().findChildren(QPushButton)[-1]
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect() == last.rect())
    scroll.verticalScrollBar().setValue(0)
    scroll.resize(300, 90)
    assert scroll.verticalScrollBar().value() == 0


def test_what_has_the_keyboard_is_scrolled_to(scroll: TableScroll, qtbot: QtBot) -> None:
    scroll.resize(300, 100)
    last = scroll.widget().findChildren(QPushButton)[-1]
    last.setFocus()
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect() == last.rect())


def test_a_table_that_needs_more_room_than_before_gets_it(scroll: TableScroll, qtbot: QtBot) -> None:
    before = scroll.widget().height()
    more = QWidget()
    more.setMinimumHeight(500)
    scroll.widget().layout().addWidget(more)
    qtbot.waitUntil(lambda: scroll.widget().height() > before)
