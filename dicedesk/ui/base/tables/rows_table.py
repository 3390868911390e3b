"""A quiet table over rows: a header, no grid, the newest row in sight."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from dicedesk.ui.base.tables.rows_model import Column, RowsModel


class RowsTable(QTableView):
    """Shows rows through columns; a row or two too many scroll."""

    def __init__(self, columns: Sequence[Column], name: str, parent: QWidget | None = None) -> None:
        """An empty table; `name` is read aloud. The last column takes the room that is left."""
        super().__init__(parent)
        self._rows = RowsModel(columns, self)
        self.setModel(self._rows)
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the ring where a person acts
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)

    @property
    def rows(self) -> tuple[Any, ...]:
        """The rows that are shown."""
        return self._rows.rows

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Shows other rows, the last one in sight, in columns as wide as they need."""
        self._rows.set_rows(rows)
        # Qt measures columns anew when it is told how, but not when rows come.
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, header.sectionResizeMode(0))
        self.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Keeps the newest row in sight: how high the rows are is known only in a window."""
        super().showEvent(event)
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the newest row in sight."""
        super().resizeEvent(event)
        self.scrollToBottom()
