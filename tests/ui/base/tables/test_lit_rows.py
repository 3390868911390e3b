"""Tables in which one row is the one that counts now."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.tables import Column, LitRowDelegate, RowsTable

LIT, PLAIN = "■■■■ lit", "■■■■ plain"


@pytest.fixture
def table(qtbot: QtBot, appearance: Appearance) -> RowsTable:
    """A table whose second row is lit."""
    made = RowsTable((Column("Hand", text=str),), "Hands")
    delegate = LitRowDelegate(appearance, made, lambda row: "accent" if row == LIT else None)
    made.setItemDelegate(delegate)
    qtbot.addWidget(made)
    made.resize(300, 200)
    made.show_rows([PLAIN, LIT])
    made.show()
    qtbot.waitExposed(made)
    return made


def has_color(table: QAbstractItemView, row: int, color: QColor) -> bool:
    """Whether a pixel of the row has the color."""
    area = table.visualRect(table.model().index(row, 0))
    picture = table.viewport().grab(area).toImage()
    return any(
        picture.pixelColor(x, y).rgb() == color.rgb()
        for x in range(picture.width())
        for y in range(picture.height())
    )


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT])
def test_the_lit_row_has_its_color_in_every_theme(
    table: RowsTable, appearance: Appearance, theme: ThemeChoice
) -> None:
    appearance.choose(theme)
    accent = appearance.palette.color("accent")
    assert [has_color(table, row, accent) for row in (0, 1)] == [False, True]


def test_the_other_rows_have_the_color_of_text(table: RowsTable, appearance: Appearance) -> None:
    assert has_color(table, 0, appearance.palette.color("text"))


def test_a_column_is_wide_enough_for_a_row_that_is_lit(table: RowsTable) -> None:
    delegate = table.itemDelegate()
    font = table.font()
    font.setBold(True)
    table.setFont(font)
    hint = delegate.sizeHint(None, table.model().index(1, 0))
    assert hint.width() > table.fontMetrics().horizontalAdvance(LIT)
