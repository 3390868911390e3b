"""The parts of a working and their sum, as a table."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from dicedesk.coach.unit import Quantity
from dicedesk.coach.working import Consequence
from dicedesk.coach.working_words import WorkingLine
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, RowsTable, WrappedRowDelegate
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.dialogs.working.marks import sign_of

_RIGHT = Qt.AlignmentFlag.AlignRight
_NOTHING = "–"
_ROWS_SEEN = 4
"""So many rows have room at least; more of them scroll."""


class PartsTable(RowsTable):
    """A row for each thing that can happen, and the sum. Arrows lead through it."""

    def __init__(self, appearance: Appearance, lines: Sequence[WorkingLine], quantity: Quantity) -> None:
        """Shows these lines, the first one in sight."""
        super().__init__(_columns(quantity), tr("What can happen, and what it adds"))
        self.setObjectName("lowRows")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setItemDelegate(
            WrappedRowDelegate(appearance, self, lambda line, _: "text" if line.possibility else "accent")
        )
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.show_rows(lines)
        for column in range(1, header.count()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            wanted = max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            header.resizeSection(column, wanted + Space.MEDIUM)
        self.setCurrentIndex(self.model().index(0, 0))

    def as_text(self) -> str:
        """The table with its titles, as spreadsheets take it: a line for each row, with tabs between the cells."""
        model = self.model()
        columns = range(model.columnCount())
        titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
        rows = [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]
        return "\n".join("\t".join(line) for line in [titles, *rows])

    def minimumSizeHint(self) -> QSize:
        """Room for the titles and a few rows."""
        rows = _ROWS_SEEN * (self.fontMetrics().height() + Space.SMALL)
        return QSize(super().minimumSizeHint().width(), self.horizontalHeader().sizeHint().height() + rows)

    def scrollToBottom(self) -> None:
        """Does nothing: it is read from its beginning."""


def _columns(quantity: Quantity) -> tuple[Column, ...]:
    return (
        Column(tr("What happens"), text=_what, spoken=lambda line: shown(line.what)),
        _number(tr("How often"), "share"),
        _number(shown(quantity.value_title), "value"),
        _number(tr("Adds"), "product"),
    )


def _number(title: str, field: str) -> Column:
    def text(line: WorkingLine) -> str:
        return shown(getattr(line, field))

    # A screen reader is to find no empty cell.
    return Column(title, text=text, spoken=lambda line: text(line) or _NOTHING, alignment=_RIGHT)


def _what(line: WorkingLine) -> str:
    sign = sign_of(line.possibility.consequence if line.possibility else Consequence.PLAIN)
    return " ".join(filter(None, (sign, shown(line.what))))
