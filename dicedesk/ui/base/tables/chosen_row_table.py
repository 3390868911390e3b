"""A table of a few rows of which one is chosen, by arrows or a click."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from dicedesk.ui.base.look.theme import scaled
from dicedesk.ui.base.tables.paged_model import PagedModel
from dicedesk.ui.base.tables.rows_model import Column

_MEASURED = 60
"""So many rows say how wide a column is."""
_NARROWEST = 68
"""The least width of a column, in pixels at the normal font size."""


def choose_rows(table: QTableView) -> None:
    """Sets up a table in which whole rows are chosen, one at a time; rows all have one height."""
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setCornerButtonEnabled(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header = table.horizontalHeader()
    header.setSectionsClickable(False)
    header.setHighlightSections(False)
    header.setResizeContentsPrecision(_MEASURED)


class ChosenRowTable(QTableView):
    """Shows rows through columns. Signals: `chosen(object)` with the row that a person chose."""

    chosen = Signal(object)

    def __init__(self, columns: Sequence[Column], name: str, stretched: int) -> None:
        """An empty table; `name` is read aloud. The column `stretched`, from 0, takes the room that is left."""
        super().__init__()
        self.setObjectName("palette")
        self._rows = PagedModel(columns, self)
        self.setModel(self._rows)
        self.setAccessibleName(name)
        choose_rows(self)
        # Where both scroll bars are seen, Qt would paint a frame between them.
        self.setCornerWidget(QWidget())
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(scaled(_NARROWEST))
        header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)
        self._is_showing = False
        self.selectionModel().selectionChanged.connect(self._on_selected)

    @property
    def rows(self) -> tuple[Any, ...]:
        """The rows that are shown."""
        return self._rows.rows

    def show_rows(self, rows: Sequence[object]) -> None:
        """Shows other rows, of which none is chosen."""
        self._is_showing = True
        self._rows.show(rows)
        self._is_showing = False
        if rows:
            self.verticalHeader().setDefaultSectionSize(self.sizeHintForRow(0))

    def show_chosen(self, place: int | None) -> None:
        """Shows which row is chosen, None for no row; `chosen` is not told."""
        self._is_showing = True
        if place is None:
            self.clearSelection()
        else:
            self.setCurrentIndex(self._rows.index(place, max(self.currentIndex().column(), 0)))
        self._is_showing = False

    def _on_selected(self, selected: QItemSelection) -> None:
        rows = [index.row() for index in selected.indexes()]
        if rows and not self._is_showing:
            self.chosen.emit(self._rows.row(rows[0]))
