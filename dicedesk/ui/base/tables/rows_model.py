"""One table model for everything that is shown in rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dicedesk.ui.base.words import opening_words

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
RowT = TypeVar("RowT")


@dataclass(frozen=True)
class Column:
    """How one column shows a row: `text` is displayed, `tip` explains, `spoken` is read aloud.

    `spoken_title` is read aloud for a title that is empty or short. `opens` says whether the number of a row opens its
    working.
    """

    title: str
    text: Callable[[Any], str]
    tip: Callable[[Any], str] | None = None
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    spoken: Callable[[Any], str] | None = None
    spoken_title: str = ""
    opens: Callable[[Any], bool] | None = None


def newest(rows: Sequence[RowT], most: int, at_once: int) -> Sequence[RowT]:
    """The newest rows, about so many: `at_once` of the oldest go together, so that most stay where they are."""
    first = max(len(rows) - most, 0) // at_once * at_once
    return rows[first:] if first else rows


class RowsModel(QAbstractTableModel):
    """Shows a sequence of immutable rows through columns, and announces the smallest change between two sequences."""

    ROW_ROLE = Qt.ItemDataRole.UserRole
    OPENS_ROLE = Qt.ItemDataRole.UserRole + 1

    def __init__(self, columns: Sequence[Column], parent: QObject | None = None) -> None:
        """A model without rows."""
        super().__init__(parent)
        self._columns = tuple(columns)
        self._rows: Sequence[object] = ()

    @property
    def rows(self) -> tuple[Any, ...]:
        """The rows now."""
        return tuple(self._rows)

    def set_rows(self, rows: Sequence[object]) -> None:
        """Shows other rows: what both sequences share at their start and end stays untouched.

        A sequence that makes its rows when they are asked for is not asked for all of them where it is the first.
        """
        if not self._rows:
            self._show_first(rows)
            return
        new, old = tuple(rows), tuple(self._rows)
        head = _shared(old, new)
        tail = min(_shared(old[::-1], new[::-1]), len(old) - head, len(new) - head)
        gone, come = old[head : len(old) - tail], new[head : len(new) - tail]
        kept = min(len(gone), len(come))
        if kept:
            self._rows = (*old[:head], *come[:kept], *old[head + kept :])
            self.dataChanged.emit(self.index(head, 0), self.index(head + kept - 1, len(self._columns) - 1))
        first = head + kept
        if len(gone) > kept:
            self.beginRemoveRows(NO_PARENT, first, head + len(gone) - 1)
            self._rows = new
            self.endRemoveRows()
        elif len(come) > kept:
            self.beginInsertRows(NO_PARENT, first, head + len(come) - 1)
            self._rows = new
            self.endInsertRows()

    def _show_first(self, rows: Sequence[object]) -> None:
        if rows:
            self.beginInsertRows(NO_PARENT, 0, len(rows) - 1)
            self._rows = tuple(rows) if isinstance(rows, list) else rows
            self.endInsertRows()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        """The number of rows; a row has no rows below it."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        """The number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows; ROW_ROLE gives the row itself, OPENS_ROLE whether it opens its working."""
        # A row may be made when it is asked for, and Qt asks each cell for much that no row has, such as a font.
        if role not in _SHOWN or not index.isValid() or not index.row() < len(self._rows):
            return None
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return column.alignment | Qt.AlignmentFlag.AlignVCenter
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                said = (column.spoken or column.text)(row)
                return opening_words(said) if column.opens and column.opens(row) else said
            case self.OPENS_ROLE:
                return bool(column.opens and column.opens(row))
            case Qt.ItemDataRole.ToolTipRole:
                return column.tip(row) if column.tip else None
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                # A tip that only repeats the cell, for a column that is too narrow, would be read twice.
                tip = column.tip(row) if column.tip else None
                return tip if tip != column.text(row) else None
        return row

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The titles of the columns, each as its cells are aligned."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._columns[section].alignment | Qt.AlignmentFlag.AlignVCenter
        column = self._columns[section]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return column.spoken_title or column.title
        return column.title if role == Qt.ItemDataRole.DisplayRole else None


_SHOWN = frozenset(
    {
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
        Qt.ItemDataRole.TextAlignmentRole,
        RowsModel.ROW_ROLE,
        RowsModel.OPENS_ROLE,
    }
)
"""What a cell can be asked for."""


def _shared(old: tuple[object, ...], new: tuple[object, ...]) -> int:
    """How many rows two sequences have in common at their start."""
    shorter = min(len(old), len(new))
    # Where rows only came or went at the end, Python's own comparison is quickest by far.
    if old[:shorter] == new[:shorter]:
        return shorter
    return next(place for place in range(shorter) if old[place] != new[place])
