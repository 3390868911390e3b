"""A model over rows that are read when they are looked at."""

from collections.abc import Sequence

from dicedesk.ui.tables.rows_model import RowsModel


class PagedModel(RowsModel):
    """Shows a sequence that need not be in memory: it is asked only for the rows in sight."""

    def show(self, rows: Sequence[object]) -> None:
        """Shows other rows in place of all that were there."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row(self, place: int) -> object:
        """The row at a place."""
        return self._rows[place]
