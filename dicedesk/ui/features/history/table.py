"""The table of the history: any number of games, of which only those in sight are read."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dicedesk.features.history.rows import NOT_THERE
from dicedesk.play.ports.past_games import PastGame, Ranges, SortKey
from dicedesk.ui.base.keyboard.enter_key import is_enter
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.tables.paged_model import PagedModel
from dicedesk.ui.base.tables.rows_model import RowsModel
from dicedesk.ui.base.words import moment, tr
from dicedesk.ui.features.history.columns import PastColumn

_MEASURED = 40
"""So many rows say how wide a column is."""
_TITLE = 1
"""The column of the game's name, which is bold."""
_BEGUN, _LONG_AGO = 0, 946_594_740
"""The column of dates, and a moment in seconds since 1970: 30 December 1999, 22:59."""
_RESULT, _NARROWEST = 3, 140
"""The column of results, and the least that it is cut short to, in pixels at the normal font size."""
_ROOM = 5 * Space.TIGHT
"""What a row has besides its text, above and below."""


class PastTable(QTableView):
    """Games in rows, of which one or several can be chosen.

    Signals: `opened()` for Enter or a double click, `typed(str)` for a letter, which belongs into the search,
    `sorted(key, descending)` when another order is asked for.
    """

    opened = Signal()
    typed = Signal(str)
    sorted = Signal(object, bool)

    def __init__(self, columns: Sequence[PastColumn], appearance: Appearance, parent: QWidget) -> None:
        """An empty table, the newest games first."""
        super().__init__(parent)
        self.setObjectName("palette")
        self._columns = tuple(columns)
        giving_way = (place for place, column in enumerate(columns) if column.gives_way)
        self._giving_way = sorted(giving_way, key=lambda place: -columns[place].gives_way)
        self._games = PagedModel([column.column for column in columns], self)
        self.setModel(self._games)
        self.setItemDelegate(_PastDelegate(self._columns, appearance, self))
        self.setAccessibleName(tr("Games", "games played"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._set_up_headers()
        self.doubleClicked.connect(lambda _: self.opened.emit())

    @property
    def chosen(self) -> tuple[PastGame, ...]:
        """The games that are chosen, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        games = (self._games.row(row) for row in rows)
        return tuple(game for game in games if isinstance(game, PastGame) and game is not NOT_THERE)

    @property
    def chosen_count(self) -> int:
        """How many games are chosen, which may be all of very many."""
        return sum(count for _, count in self.chosen_ranges)

    @property
    def chosen_ranges(self) -> Ranges:
        """The places of the games that are chosen, from top to bottom."""
        parts = self.selectionModel().selection()
        return tuple(sorted((part.top(), part.height()) for part in map(parts.at, range(parts.count()))))

    def show_games(self, games: Sequence[PastGame], row: int = 0) -> None:
        """Shows other games, and chooses the one in this row, or the last one where there are less."""
        self._games.show(games)
        self._fit_columns()
        self.scrollToTop()
        if games:
            self.setCurrentIndex(self._games.index(min(row, len(games) - 1), 0))

    def show_values(self, games: Sequence[PastGame]) -> None:
        """Shows what is said of the same games now; what is chosen and in sight stays."""
        self._games.renew(games)
        self._fit_columns()

    def event(self, event: QEvent) -> bool:
        """Keeps letters and digits for the search, which would be keys of the window."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and event.text().isalnum()
            and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            event.accept()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the columns the new room."""
        super().resizeEvent(event)
        self._fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Home and End choose, letters go into the search; Ctrl and an arrow sort by the column of now."""
        is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if is_enter(event):
            self.opened.emit()
        elif is_control and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._sort_by(self.currentIndex().column(), descending=event.key() == Qt.Key.Key_Down)
        elif not is_control and event.text().isprintable() and event.text().strip():
            self.typed.emit(event.text())
        elif not is_control and event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            last = self.model().rowCount() - 1
            self._go_to(0 if event.key() == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def _go_to(self, row: int) -> None:
        """Chooses a row alone; the column stays."""
        self.setCurrentIndex(self.model().index(row, max(self.currentIndex().column(), 0)))

    def _fit_columns(self) -> None:
        """Shares the room that is left among the columns.

        Where there is too little, some columns go, one after the other, and then results are cut short.
        """
        left = list(range(len(self._columns)))
        for column in left:
            self.showColumn(column)
        self.resizeColumnsToContents()
        self.setColumnWidth(_BEGUN, max(self.columnWidth(_BEGUN), self._width_of_a_date()))
        spare = self.viewport().width() - sum(map(self.columnWidth, left))
        for column in self._giving_way:
            if spare < 0:
                spare += self.columnWidth(column)
                self.hideColumn(column)
                left.remove(column)
        if spare < 0:
            narrow = max(self.columnWidth(_RESULT) + spare, scaled(_NARROWEST))
            self.setColumnWidth(_RESULT, min(narrow, self.columnWidth(_RESULT)))
        share, rest = divmod(max(spare, 0), len(left))
        for column in left:
            self.setColumnWidth(
                column, self.columnWidth(column) + share + (rest if column == left[-1] else 0)
            )

    def _width_of_a_date(self) -> int:
        """The width of a date of another year, which rows have that were not measured."""
        return self.fontMetrics().horizontalAdvance(moment(_LONG_AGO)) + 2 * Space.SMALL

    def _set_up_headers(self) -> None:
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(self.fontMetrics().height() + _ROOM)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(_MEASURED)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        header.sortIndicatorChanged.connect(self._on_sorted)

    def _sort_by(self, column: int, *, descending: bool) -> None:
        way = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(column, way)

    def _on_sorted(self, column: int, way: Qt.SortOrder) -> None:
        key: SortKey | None = self._columns[column].sort
        if key is not None:
            self.sorted.emit(key, way is Qt.SortOrder.DescendingOrder)


class _PastDelegate(QStyledItemDelegate):
    """Paints each cell in the colour of what it means, which its words say too."""

    def __init__(self, columns: Sequence[PastColumn], appearance: Appearance, view: QTableView) -> None:
        super().__init__(view)
        self._columns, self._appearance = columns, appearance
        appearance.changed.connect(view.viewport().update)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The colour of the cell, and bold letters for the game."""
        super().initStyleOption(option, index)
        game = index.data(RowsModel.ROW_ROLE)
        colour = self._appearance.palette.colour(self._columns[index.column()].token(game))
        option.palette.setColor(QPalette.ColorRole.Text, colour)
        if index.column() == _TITLE:
            option.font.setBold(True)
