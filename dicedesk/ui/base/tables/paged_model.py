"""A model over rows that are read when they are looked at."""

from collections.abc import Sequence

from dicedesk.ui.base.tables.rows_model import RowsModel


class PagedModel(RowsModel):
    """Shows a sequence that need not be in memory: it is asked only for the rows in sight."""

    def show(self, rows: Sequence[object]) -> None:
        """Shows other rows in place of all that were there."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def renew(self, rows: Sequence[object]) -> None:
        """Shows others of the same rows, as many as were there."""
        self._rows = rows
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, self.columnCount() - 1))

    def row(self, place: int) -> object:
        """The row at a place."""
        return self._rows[place]
