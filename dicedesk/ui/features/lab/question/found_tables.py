"""The tables of an answer; the rows of the first one choose among the things that were compared."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStackedWidget, QStyledItemDelegate, QStyleOptionViewItem

from dicedesk.lab.questions.findings import FoundTable, TableColumn
from dicedesk.lab.questions.measures import Measure, Value, written
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.tables import ChosenRowTable, Column, RowsModel
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.lab.question.choice_row import ChoiceRow

_CHOSEN, _OTHER = "◉", "○"
_ONE_LINE = 8
"""A title with no more letters stands in one line."""
_MOST_ROWS = 10
"""A table with more rows scrolls."""
_LEAST_NAME = 170
"""The first column gives way down to this where all have too little room, in pixels at the normal font size."""


@dataclass(frozen=True)
class NumberedRow:
    """A row with its place, from 0."""

    place: int
    cells: tuple[Value, ...]


class _Choice:
    """Which row is chosen. The columns know it, and no widget, which would otherwise be kept in a circle."""

    def __init__(self) -> None:
        self.place = 0

    def sign(self, row: NumberedRow) -> str:
        """Stands before the first cell of a row."""
        return f"{_CHOSEN if row.place == self.place else _OTHER} "


class _LossCells(QStyledItemDelegate):
    """Writes money that is lost in the colour of a loss; its sign says so too."""

    def __init__(self, table: FoundTable, appearance: Appearance, parent: ChosenRowTable) -> None:
        super().__init__(parent)
        self._measures = [column.measure for column in table.columns]
        self._appearance = appearance

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        row = index.data(RowsModel.ROW_ROLE)
        value = row.cells[index.column()] if isinstance(row, NumberedRow) else None
        is_money = self._measures[index.column()] is Measure.MONEY
        if is_money and isinstance(value, int | float) and value < 0:
            option.palette.setColor(QPalette.ColorRole.Text, self._appearance.palette.colour("bad"))


class FoundTableView(ChosenRowTable):
    """Shows one table. Where its rows choose something, the one that is chosen has a sign before it."""

    def __init__(self, table: FoundTable, appearance: Appearance, *, chooses: bool) -> None:
        """All rows, of which the first is chosen."""
        self._choice = _Choice()
        self._needed: list[int] = []
        self._giving_way = [place for place, column in enumerate(table.columns) if column.in_case]
        columns = [
            _column(place, column, self._choice.sign if chooses and not place else None)
            for place, column in enumerate(table.columns)
        ]
        super().__init__(columns, shown(table.title), 0)
        self.setItemDelegate(_LossCells(table, appearance, self))
        for place in range(len(columns)):
            self.horizontalHeader().setSectionResizeMode(place, QHeaderView.ResizeMode.Fixed)
        self.show_rows([NumberedRow(place, row) for place, row in enumerate(table.rows)])
        self.show_choice(0)

    def show_choice(self, place: int) -> None:
        """Shows which row is chosen."""
        self._choice.place = place
        self.show_chosen(place)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives each column what it needs, and what is left in equal parts, two of them to the first.

        Where there is too little room the first column is cut short, and then columns that the case tells too go.
        """
        super().resizeEvent(event)
        header, room = self.horizontalHeader(), self.viewport().width()
        self._needed = self._needed or [
            max(self.sizeHintForColumn(place), header.sectionSizeHint(place)) + Space.TIGHT
            for place in range(header.count())
        ]
        needed = dict(enumerate(self._needed))
        least = min(needed[0], scaled(_LEAST_NAME))
        for place in reversed(self._giving_way):
            if sum(needed.values()) - needed[0] + least > room:
                del needed[place]
        needed[0] = max(needed[0] - max(sum(needed.values()) - room, 0), least)
        spare = max(room - sum(needed.values()), 0) // (len(needed) + 1)
        for place in range(header.count()):
            self.setColumnHidden(place, place not in needed)
            if place in needed:
                header.resizeSection(place, needed[place] + spare * (1 if place else 2))

    def changeEvent(self, event: QEvent) -> None:
        """Measures its columns anew in other letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._needed = []

    def minimumSizeHint(self) -> QSize:
        """All rows, as far as they are few."""
        rows = min(self.model().rowCount(), _MOST_ROWS)
        header = self.horizontalHeader().sizeHint().height()
        return QSize(0, header + rows * self.verticalHeader().defaultSectionSize() + Space.MEDIUM)

    def sizeHint(self) -> QSize:
        """No more than it needs."""
        return self.minimumSizeHint()


class TablesCard(Card):
    """The tables of an answer, one at a time.

    Signals: `case_chosen(int)` with the place of the row that was chosen in the first table, where that chooses.
    """

    case_chosen = Signal(int)

    def __init__(self, tables: Sequence[FoundTable], appearance: Appearance, *, chooses: bool) -> None:
        """`chooses` says whether the rows of the first table choose."""
        super().__init__(shown(tables[0].title) if len(tables) == 1 else "")
        if len(tables) > 1:
            self.setAccessibleName(tr("Tables"))
        self.views = [
            FoundTableView(table, appearance, chooses=chooses and not place)
            for place, table in enumerate(tables)
        ]
        self.titles = ChoiceRow([shown(table.title) for table in tables], tr("Tables"), 0)
        self._stack = QStackedWidget()
        for view in self.views:
            self._stack.addWidget(view)
        self.add(self.titles)
        self.add(self._stack, 1)
        self.titles.chosen.connect(self._stack.setCurrentIndex)
        if chooses:
            self.views[0].chosen.connect(self._on_chosen)

    @property
    def place(self) -> int:
        """Which table is shown, from 0."""
        return self._stack.currentIndex()

    def show_case(self, place: int) -> None:
        """Shows which row of the first table is chosen."""
        self.views[0].show_choice(place)

    def _on_chosen(self, row: NumberedRow) -> None:
        self.case_chosen.emit(row.place)


def _column(place: int, column: TableColumn, sign: Callable[[NumberedRow], str] | None) -> Column:
    def said(row: NumberedRow) -> str:
        return shown(written(row.cells[place], column.measure, column.digits))

    def text(row: NumberedRow) -> str:
        return said(row) if sign is None else f"{sign(row)}{said(row)}"

    is_text = column.measure is Measure.TEXT
    side = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignRight
    title = shown(column.title)
    return Column(
        _in_two_lines(title),
        text,
        tip=said if is_text else None,
        alignment=side,
        spoken=said,
        spoken_title=title,
    )


def _in_two_lines(title: str) -> str:
    """The title, broken between the two words at which its longer line is shortest; a short one stays in one line."""
    words = title.split(" ")
    if len(title) <= _ONE_LINE or len(words) == 1:
        return title
    broken = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return "\n".join(min(broken, key=lambda lines: max(map(len, lines))))
