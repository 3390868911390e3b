"""A chart is read by a cursor: keys and the mouse move it, and what stands there is said."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.lab.charts import NamedValues, WithAxes
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.charts.views import ChartView
from dicedesk.ui.base.look.appearance import Appearance
from tests.ui.base.charts.drawings import (
    BARS,
    CONVERGING,
    FAN,
    TOTAL,
    WITH_AXES,
    card_of,
)
from tests.ui.pointing import point_at


@pytest.fixture
def fan(qtbot: QtBot, appearance: Appearance) -> ChartCard:
    """A chart that has the focus."""
    return focused(card_of(FAN, appearance, qtbot))


def focused(card: ChartCard) -> ChartCard:
    card.activateWindow()
    card.view.setFocus()
    QApplication.processEvents()
    return card


@pytest.mark.parametrize(
    ("drawing", "words"),
    [
        (BARS, "Face: 2, Dice: 11, Expected: 10"),
        (TOTAL, "Throws: 2, Started: Tuesday, Money: −\N{WORD JOINER}$14.50"),
        (CONVERGING, "Sum: 10, simulated: 0.200, Exact: 0.111"),
    ],
)
def test_an_arrow_key_reads_the_next_row(
    qtbot: QtBot, appearance: Appearance, drawing: WithAxes, words: str
) -> None:
    card = focused(card_of(drawing, appearance, qtbot))
    QTest.keyClick(card.view, Qt.Key.Key_Right)
    assert (card.reading.text(), card.view.accessibleDescription()) == (words, words)


@pytest.mark.parametrize(
    ("keys", "row"),
    [
        ((Qt.Key.Key_Right, Qt.Key.Key_Right), 2),
        ((Qt.Key.Key_End,), 3),
        ((Qt.Key.Key_End, Qt.Key.Key_Right), 3),
        ((Qt.Key.Key_End, Qt.Key.Key_Left), 2),
        ((Qt.Key.Key_End, Qt.Key.Key_Home), 0),
        ((Qt.Key.Key_Left,), 0),
        ((Qt.Key.Key_PageUp,), 1),
        ((Qt.Key.Key_End, Qt.Key.Key_PageDown), 2),
        ((Qt.Key.Key_Right, Qt.Key.Key_Up), 1),
    ],
)
def test_keys_move_the_cursor(fan: ChartCard, keys: tuple[Qt.Key, ...], row: int) -> None:
    for key in keys:
        QTest.keyClick(fan.view, key)
    assert isinstance(fan.view, ChartView)
    assert fan.view.row == row


def test_the_cursor_is_read_only_while_the_chart_has_the_focus(fan: ChartCard) -> None:
    assert fan.reading.text().startswith("Throws: 0, Median: $500")
    fan.table_button.setFocus()
    assert fan.reading.text() == ""


def test_the_mouse_reads_what_it_points_at_and_a_click_takes_the_cursor_there(fan: ChartCard) -> None:
    middle = QPoint(fan.view.width() // 2, fan.view.height() // 2)
    point_at(fan.view, middle)
    pointed = fan.reading.text()
    assert pointed.startswith(("Throws: 100,", "Throws: 200,"))
    QTest.mouseClick(fan.view, Qt.MouseButton.LeftButton, pos=middle)
    point_at(fan.view, QPoint(1, 1))
    assert fan.reading.text() == pointed


def test_a_screen_reader_can_go_from_row_to_row_and_round(fan: ChartCard) -> None:
    view = fan.view
    assert isinstance(view, ChartView)
    view.clearFocus()
    rows = []
    for _ in range(5):
        fan.view.accessible_press()
        rows.append(view.row)
    assert (rows, fan.view.hasFocus()) == ([1, 2, 3, 0, 1], True)


def test_a_screen_reader_hears_what_the_chart_says_before_anything_is_read(fan: ChartCard) -> None:
    assert (fan.view.accessibleName(), fan.view.accessibleDescription()) == (
        "Dice",
        "They <are> even",
    )


def test_a_chart_of_nothing_reads_nothing(qtbot: QtBot, appearance: Appearance) -> None:
    card = focused(card_of(NamedValues(BARS.across, BARS.up, ()), appearance, qtbot))
    card.view.accessible_press()
    point_at(card.view, QPoint(200, 80))
    assert card.reading.text() == ""


@pytest.mark.parametrize("drawing", WITH_AXES.values(), ids=list(WITH_AXES))
def test_the_table_has_a_row_for_each_place_of_the_cursor(drawing: WithAxes) -> None:
    assert drawing.rows == len(drawing.places)
    assert all(column.text(row) is not None for row in range(drawing.rows) for column in drawing.columns())


def test_a_click_beside_the_chart_leaves_the_cursor_where_it_is(fan: ChartCard) -> None:
    view = fan.view
    assert isinstance(view, ChartView)
    view.go_to(2)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(4, view.height() - 5))
    assert view.row == 2


def test_when_the_mouse_has_left_the_chart_the_cursor_is_read_again(fan: ChartCard) -> None:
    at_cursor = fan.reading.text()
    point_at(fan.view, QPoint(fan.view.width() // 2, fan.view.height() // 2))
    assert fan.reading.text() != at_cursor
    QApplication.sendEvent(fan.view, QEvent(QEvent.Type.Leave))
    assert fan.reading.text() == at_cursor


def test_the_cursor_is_described_without_being_read_aloud_where_another_part_has_the_focus(
    fan: ChartCard,
) -> None:
    view = fan.view
    assert isinstance(view, ChartView)
    fan.table_button.setFocus()
    view.go_to(1)
    assert view.accessibleDescription().startswith("Throws: 100")
    assert fan.reading.text() == ""
