"""The table that shows rows in cards."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.tables import Column, NewestRows

COLUMNS = (Column("Throw", text=lambda row: str(row[0])), Column("Notes", text=lambda row: row[1]))


def table(qtbot: QtBot, height: int) -> NewestRows:
    made = NewestRows(COLUMNS, "Rolls")
    qtbot.addWidget(made)
    made.resize(300, height)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_each_row_stands_under_the_titles_of_its_columns(qtbot: QtBot, appearance: Appearance) -> None:
    shown = table(qtbot, 200)
    shown.show_rows([(7, "Come-out roll"), (9, "Throw matches chance")])
    model = shown.model()
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(2)]
    assert titles == ["Throw", "Notes"]
    assert [model.index(1, column).data() for column in range(2)] == ["9", "Throw matches chance"]


def test_the_newest_row_can_be_seen_also_when_the_table_shrinks(qtbot: QtBot, appearance: Appearance) -> None:
    shown = table(qtbot, 400)
    shown.show_rows([(number, "Does not match") for number in range(60)])
    shown.resize(300, 150)
    newest = shown.visualRect(shown.model().index(59, 0))
    assert shown.viewport().rect().contains(newest)


def test_a_column_grows_with_the_rows_that_come(qtbot: QtBot, appearance: Appearance) -> None:
    shown = table(qtbot, 200)
    shown.show_rows([(7, "Come-out roll")])
    shown.show_rows([(7, "Come-out roll"), (12345678901234567890, "Throw matches chance")])
    qtbot.waitUntil(lambda: shown.columnWidth(0) > shown.fontMetrics().horizontalAdvance("1" * 20))


def test_a_table_is_read_aloud_by_its_name(qtbot: QtBot, appearance: Appearance) -> None:
    assert table(qtbot, 100).accessibleName() == "Rolls"
