"""A table of any number of rows: each is measured when it comes into sight, so that nobody waits for the others."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from dicedesk.ui.base.tables.rows_model import Column
from dicedesk.ui.base.tables.rows_table import RowsTable

_MEASURED = 40
"""So many rows, those in sight first, say how wide a column is."""


class LongTable(RowsTable):
    """Shows rows through columns, as high as their text needs once they can be seen."""

    def __init__(self, columns: Sequence[Column], name: str, parent: QWidget | None = None) -> None:
        """An empty table; `name` is read aloud. The last column takes the room that is left."""
        super().__init__(columns, name, parent)
        self._is_measuring = False
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED)
        self.verticalScrollBar().valueChanged.connect(self._measure)

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Shows other rows, the last one in sight."""
        is_first = not self.model().rowCount()
        super().show_rows(rows)
        if is_first and rows:
            self.verticalHeader().setDefaultSectionSize(self.sizeHintForRow(0))
        self.scrollToBottom()
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measures anew what is in sight: other words wrap."""
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Gives each row in sight the height that it needs; whoever is at the end stays there."""
        if self._is_measuring:
            return
        self._is_measuring = True
        bar = self.verticalScrollBar()
        is_at_end = bar.value() == bar.maximum() > 0
        self._measure_seen()
        if is_at_end:
            self._go_to_end()
            self._measure_seen()
            self._go_to_end()
        self._is_measuring = False

    def _go_to_end(self) -> None:
        # Qt learns of other heights later.
        self.updateGeometries()
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _measure_seen(self) -> None:
        row, bottom = max(self.rowAt(0), 0), self.viewport().height()
        while row < self.model().rowCount() and self.rowViewportPosition(row) < bottom:
            self.resizeRowToContents(row)
            row += 1
