"""A log: a list of lines that wrap, the newest in sight."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from dicedesk.ui.base.tables.rows_model import Column, RowsModel

_FEWEST_LINES = 2


class LogView(QListView):
    """Shows rows as lines; they wrap anew when its width changes."""

    def __init__(self, text: Callable[[Any], str], name: str) -> None:
        """An empty log; `text` writes a row, `name` is read aloud."""
        super().__init__()
        self._lines = RowsModel((Column("", text=text),), self)
        self.setModel(self._lines)
        self.setAccessibleName(name)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the ring where a person acts

    @property
    def lines(self) -> tuple[Any, ...]:
        """The rows that are shown."""
        return self._lines.rows

    def sizeHint(self) -> QSize:
        """A few lines: it takes all room that others leave."""
        return QSize(super().sizeHint().width(), _FEWEST_LINES * 2 * self.fontMetrics().height())

    def show_lines(self, rows: Sequence[object]) -> None:
        """Shows the whole log, its newest line in sight."""
        self._lines.set_rows(rows)
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wraps its lines anew."""
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollToBottom()
