"""Paints the rows of a table; rows that are current stand out in the accent colour."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables.rows_model import RowsModel

_GAP = 6
"""Between two columns, as under the titles."""


class LitRowDelegate(QStyledItemDelegate):
    """For rows of which some are lit: bright and bold. A sign in one of the columns has to say the same."""

    def __init__(
        self, appearance: Appearance, view: QAbstractItemView, token: Callable[[Any], str | None]
    ) -> None:
        """`token` names the colour of a lit row, None for a plain one."""
        super().__init__(view)
        self._appearance, self._view, self._token = appearance, view, token
        appearance.changed.connect(self._repaint)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paints one cell."""
        token = self._token(index.data(RowsModel.ROW_ROLE))
        painter.save()
        font = self._font(is_lit=token is not None)
        font.setUnderline(bool(index.data(RowsModel.OPENS_ROLE)))
        painter.setFont(font)
        painter.setPen(self._appearance.palette.colour(token or "text"))
        box = option.rect.adjusted(0, 0, -_GAP, 0)
        painter.drawText(box, index.data(Qt.ItemDataRole.TextAlignmentRole), index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the text, bold where its row is lit."""
        is_lit = self._token(index.data(RowsModel.ROW_ROLE)) is not None
        metrics = QFontMetrics(self._font(is_lit=is_lit))
        return QSize(metrics.horizontalAdvance(index.data()) + _GAP, metrics.height() + Space.SMALL)

    def _repaint(self) -> None:
        self._view.viewport().update()

    def _font(self, *, is_lit: bool) -> QFont:
        chosen = self._view.font()
        chosen.setBold(is_lit)
        return chosen
