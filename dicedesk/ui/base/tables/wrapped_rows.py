"""Paints the rows of a table whose cells wrap, each in the colour of what it means."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables.rows_model import RowsModel

GAP = 6
"""After each column but the first, as after its title."""

_TALL = 1000
_WRAP = int(Qt.TextFlag.TextWordWrap)


class WrappedRowDelegate(QStyledItemDelegate):
    """For tables whose first column takes the room that the others leave. The chosen row is lit from behind."""

    def __init__(self, appearance: Appearance, table: QTableView, token: Callable[[Any, int], str]) -> None:
        """`token` names the colour of a row's cell in a column; a sign in the cell has to say the same."""
        super().__init__(table)
        self._appearance, self._table, self._token = appearance, table, token
        appearance.changed.connect(self._repaint)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paints one cell."""
        palette = self._appearance.palette
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, palette.colour("chosen"))
        font = self._table.font()
        font.setUnderline(bool(index.data(RowsModel.OPENS_ROLE)))
        painter.setFont(font)
        painter.setPen(palette.colour(self._token(index.data(RowsModel.ROW_ROLE), index.column())))
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        painter.drawText(option.rect.adjusted(0, 0, -_gap(index), 0), int(alignment) | _WRAP, index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the text in at most two lines; the first column asks only for its height."""
        metrics, text = self._table.fontMetrics(), index.data()
        room = QRect(0, 0, self._table.columnWidth(index.column()) - _gap(index), _TALL)
        width = _width_of_two_lines(metrics, text)
        if index.column():
            room.setWidth(max(room.width(), width))
        box = metrics.boundingRect(room, _WRAP, text)
        return QSize(width + GAP if index.column() else GAP, box.height() + Space.SMALL)

    def _repaint(self) -> None:
        self._table.viewport().update()


def _gap(index: QModelIndex | QPersistentModelIndex) -> int:
    return GAP if index.column() else 0


def _width_of_two_lines(metrics: QFontMetrics, text: str) -> int:
    """The narrowest room in which the text needs no third line."""
    words = text.split(" ")
    halves = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words) + 1)]
    # A line is set in fractions of a pixel, and measured in whole ones.
    return min(max(map(metrics.horizontalAdvance, pair)) for pair in halves) + 1
