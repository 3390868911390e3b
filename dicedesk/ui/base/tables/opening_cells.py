"""Cells of a table whose numbers open their working: underlined, with their own cursor, by a click or by Enter."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTableView

from dicedesk.ui.base.tables.rows_model import RowsModel


class OpeningCells(QObject):
    """Watches the cells of a table that a column says open their working. Signals: `asked(QModelIndex)`."""

    asked = Signal(QModelIndex)

    def __init__(self, table: QTableView) -> None:
        """Watches this table."""
        super().__init__(table)
        self._table = table
        table.viewport().setMouseTracking(True)
        table.viewport().installEventFilter(self)
        table.clicked.connect(self._ask)
        table.activated.connect(self._ask)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Shows by the cursor what can be clicked on."""
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            opens = self._table.indexAt(event.position().toPoint()).data(RowsModel.OPENS_ROLE)
            shape = Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor
            self._table.viewport().setCursor(shape)
        return super().eventFilter(watched, event)

    def _ask(self, index: QModelIndex) -> None:
        if index.data(RowsModel.OPENS_ROLE):
            self.asked.emit(index)
