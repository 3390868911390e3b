"""Tables over rows that never change: one model for all of them, the views, and the delegates that paint rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.words import opening_words, shown

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()


@dataclass(frozen=True)
class Column:
    """How a column shows a row: `text` is displayed, `tip` explains, `spoken` is read aloud, each translated here.

    `spoken_title` is read aloud for a title that is empty or short. `opens` says whether a click on a row's number
    shows how it is calculated.
    """

    title: str
    text: Callable[[Any], str]
    tip: Callable[[Any], str] | None = None
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    spoken: Callable[[Any], str] | None = None
    spoken_title: str = ""
    opens: Callable[[Any], bool] | None = None


class RowsModel(QAbstractTableModel):
    """A model of immutable rows seen through columns, which announces the smallest change between two sequences."""

    ROW_ROLE = Qt.ItemDataRole.UserRole
    OPENS_ROLE = Qt.ItemDataRole.UserRole + 1

    def __init__(self, columns: Sequence[Column], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self._rows: Sequence[object] = ()

    @property
    def rows(self) -> tuple[Any, ...]:
        return tuple(self._rows)

    def set_rows(self, rows: Sequence[object]) -> None:
        """Show other rows: those that both sequences share at their start and end stay untouched.

        The first sequence is not read as a whole: it may make its rows on demand.
        """
        if not self._rows:
            self._show_first(rows)
            return
        new, old = tuple(rows), tuple(self._rows)
        head = _shared(old, new)
        tail = min(_shared(old[::-1], new[::-1]), len(old) - head, len(new) - head)
        gone, come = old[head : len(old) - tail], new[head : len(new) - tail]
        common = min(len(gone), len(come))
        if common:
            self._rows = (*old[:head], *come[:common], *old[head + common :])
            self.dataChanged.emit(self.index(head, 0), self.index(head + common - 1, len(self._columns) - 1))
        first = head + common
        if len(gone) > common:
            self.beginRemoveRows(NO_PARENT, first, head + len(gone) - 1)
            self._rows = new
            self.endRemoveRows()
        elif len(come) > common:
            self.beginInsertRows(NO_PARENT, first, head + len(come) - 1)
            self._rows = new
            self.endInsertRows()

    def _show_first(self, rows: Sequence[object]) -> None:
        if rows:
            self.beginInsertRows(NO_PARENT, 0, len(rows) - 1)
            self._rows = tuple(rows) if isinstance(rows, list) else rows
            self.endInsertRows()

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The text of a cell; ROW_ROLE gives the row itself, OPENS_ROLE whether it shows how it is calculated."""
        # A row may be made on demand, and Qt asks each cell for much that no row has, such as a font.
        if role not in _SHOWN or not index.isValid() or not index.row() < len(self._rows):
            return None
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return column.alignment | Qt.AlignmentFlag.AlignVCenter
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shown(column.text(row))
            case Qt.ItemDataRole.AccessibleTextRole:
                words = shown((column.spoken or column.text)(row))
                return opening_words(words) if column.opens and column.opens(row) else words
            case self.OPENS_ROLE:
                return bool(column.opens and column.opens(row))
            case Qt.ItemDataRole.ToolTipRole:
                return shown(column.tip(row)) if column.tip else None
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                # A screen reader would read a tip that only repeats the cell, for a narrow column, a second time.
                tip = shown(column.tip(row)) if column.tip else None
                return tip if tip != shown(column.text(row)) else None
        return row

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
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
"""The roles that a cell answers."""


def _shared(old: tuple[object, ...], new: tuple[object, ...]) -> int:
    shorter = min(len(old), len(new))
    # If rows were only added or removed at the end, Python's own comparison is fastest by far.
    if old[:shorter] == new[:shorter]:
        return shorter
    return next(place for place in range(shorter) if old[place] != new[place])


class PagedModel(RowsModel):
    """A model of rows that need not be in memory: it reads only the rows in sight."""

    def show(self, rows: Sequence[object]) -> None:
        """Show other rows in place of all the old ones."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def renew(self, rows: Sequence[object]) -> None:
        """Show new versions of the same number of rows."""
        self._rows = rows
        if rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, self.columnCount() - 1))

    def row(self, place: int) -> object:
        return self._rows[place]


class RowsTable(QTableView):
    """A quiet table of rows: a header, no grid."""

    def __init__(self, columns: Sequence[Column], name: str, stretched: int | None = None) -> None:
        """Make an empty table; `name` is read aloud.

        The column `stretched`, from 0, takes the remaining room; None means the last one.
        """
        super().__init__()
        self._rows = RowsModel(columns, self)
        self.setModel(self._rows)
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus where the player acts
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(stretched is None)
        if stretched is not None:
            header.setSectionResizeMode(stretched, QHeaderView.ResizeMode.Stretch)

    @property
    def rows(self) -> tuple[Any, ...]:
        return self._rows.rows

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Show other rows, in columns as wide as they need."""
        self._rows.set_rows(rows)
        # Qt measures columns when their resize mode is set, but not when rows come.
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, header.sectionResizeMode(0))


_MOST, _AT_ONCE = 60, 20


class NewestRows(RowsTable):
    """The newest rows of a list that grows, the last one in sight."""

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Show about 60 of the rows, so that a move costs the same in a long game.

        The oldest go together, 20 at a time: most rows stay in their place.
        """
        first = max(len(rows) - _MOST, 0) // _AT_ONCE * _AT_ONCE
        super().show_rows(rows[first:] if first else rows)
        self.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Keep the newest row in sight: the height of the rows is known only in a window."""
        super().showEvent(event)
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()


class WholeRows(QWidget):
    """Gives a table with rows of one height a whole number of rows."""

    def __init__(self, table: QTableView) -> None:
        """Take over the table's least height: the table is lower by a part of a row."""
        super().__init__()
        self._table = table
        table.setParent(self)
        self.setSizePolicy(table.sizePolicy())
        self.setMinimumHeight(table.minimumHeight())
        table.setMinimumHeight(0)
        table.verticalHeader().sectionResized.connect(self._fit)
        table.verticalHeader().sectionCountChanged.connect(self._fit)

    def sizeHint(self) -> QSize:
        return self._table.sizeHint().expandedTo(self.minimumSizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._table.minimumSizeHint().expandedTo(self._table.minimumSize())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        table = self._table
        row = table.rowHeight(0) or table.verticalHeader().defaultSectionSize()
        around = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()
        rows = max((self.height() - around) // row, 1)
        table.setGeometry(0, 0, self.width(), min(around + rows * row, self.height()))


_MEASURED_IN_SIGHT = 40
"""Rows measured for the width of a column; rows in sight come first."""


class LongTable(RowsTable):
    """A table of any number of rows: each is measured when it comes into sight, so that a long table opens at once."""

    def __init__(self, columns: Sequence[Column], name: str) -> None:
        super().__init__(columns, name)
        self._is_measuring = False
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED_IN_SIGHT)
        self.verticalScrollBar().valueChanged.connect(self._measure)

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Show other rows."""
        is_first = not self.model().rowCount()
        super().show_rows(rows)
        if is_first and rows:
            self.verticalHeader().setDefaultSectionSize(self.sizeHintForRow(0))
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Give each row in sight the height it needs; a table scrolled to its end stays there."""
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
        # Qt learns of the new heights later.
        self.updateGeometries()
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _measure_seen(self) -> None:
        row, bottom = max(self.rowAt(0), 0), self.viewport().height()
        while row < self.model().rowCount() and self.rowViewportPosition(row) < bottom:
            self.resizeRowToContents(row)
            row += 1


_MEASURED = 60
"""Rows measured for the width of a column."""
_NARROWEST = 68
"""The least width of a column, in pixels at the normal font size."""


def choose_rows(table: QTableView) -> None:
    """Set up a table in which whole rows are chosen, one at a time; rows all have one height."""
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
    """A table of a few rows of which one is chosen. Signals: `chosen(object)` with the row that the user chose."""

    chosen = Signal(object)

    def __init__(self, columns: Sequence[Column], name: str, stretched: int) -> None:
        """Make an empty table; `name` is read aloud. The column `stretched`, from 0, takes the remaining room."""
        super().__init__()
        set_style(self, "palette")
        self._rows = PagedModel(columns, self)
        self.setModel(self._rows)
        self.setAccessibleName(name)
        choose_rows(self)
        # If both scroll bars show, Qt would paint a frame between them.
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
        return self._rows.rows

    def show_rows(self, rows: Sequence[object]) -> None:
        """Show other rows, none of them chosen."""
        self._is_showing = True
        self._rows.show(rows)
        self._is_showing = False
        if rows:
            self.verticalHeader().setDefaultSectionSize(self.sizeHintForRow(0))

    def show_chosen(self, place: int | None) -> None:
        """Choose a row, None for no row, without emitting `chosen`."""
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


class OpeningCells(QObject):
    """Lets a click or Enter on marked cells show how they are calculated. Signals: `asked(QModelIndex)`."""

    asked = Signal(QModelIndex)

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        table.viewport().setMouseTracking(True)
        table.viewport().installEventFilter(self)
        table.clicked.connect(self._ask)
        table.activated.connect(self._ask)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            opens = self._table.indexAt(event.position().toPoint()).data(RowsModel.OPENS_ROLE)
            shape = Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor
            self._table.viewport().setCursor(shape)
        return super().eventFilter(watched, event)

    def _ask(self, index: QModelIndex) -> None:
        if index.data(RowsModel.OPENS_ROLE):
            self.asked.emit(index)


GAP = 6
"""Room between two columns, as under the titles, in pixels."""


class LitRowDelegate(QStyledItemDelegate):
    """Paints rows, some of them lit: bright and bold. A sign in a column must say the same."""

    def __init__(
        self, appearance: Appearance, view: QAbstractItemView, token: Callable[[Any], str | None]
    ) -> None:
        """`token` returns the color of a lit row, None for a plain one."""
        super().__init__(view)
        self._appearance, self._view, self._token = appearance, view, token
        appearance.changed.connect(self._repaint)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        token = self._token(index.data(RowsModel.ROW_ROLE))
        painter.save()
        font = self._font(is_lit=token is not None)
        font.setUnderline(bool(index.data(RowsModel.OPENS_ROLE)))
        painter.setFont(font)
        painter.setPen(self._appearance.palette.color(token or "text"))
        box = option.rect.adjusted(0, 0, -GAP, 0)
        painter.drawText(box, index.data(Qt.ItemDataRole.TextAlignmentRole), index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        is_lit = self._token(index.data(RowsModel.ROW_ROLE)) is not None
        metrics = QFontMetrics(self._font(is_lit=is_lit))
        return QSize(metrics.horizontalAdvance(index.data()) + GAP, metrics.height() + Space.TIGHT)

    def _repaint(self) -> None:
        self._view.viewport().update()

    def _font(self, *, is_lit: bool) -> QFont:
        qfont = self._view.font()
        qfont.setBold(is_lit)
        return qfont


_TALL = 1000
_WRAP = int(Qt.TextFlag.TextWordWrap)


class WrappedRowDelegate(QStyledItemDelegate):
    """Paints cells that wrap, in a table whose first column takes the remaining room.

    The chosen row is lit from behind.
    """

    def __init__(self, appearance: Appearance, table: QTableView, token: Callable[[Any, int], str]) -> None:
        """`token` returns the color of a row's cell in a column; a sign in the cell must say the same."""
        super().__init__(table)
        self._appearance, self._table, self._token = appearance, table, token
        self._sizes: dict[tuple[str, int, bool, str], QSize] = {}
        appearance.changed.connect(self._repaint)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        palette = self._appearance.palette
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, palette.color("chosen"))
            painter.setPen(palette.color("accent"))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
            painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        font = self._table.font()
        font.setUnderline(bool(index.data(RowsModel.OPENS_ROLE)))
        painter.setFont(font)
        painter.setPen(palette.color(self._token(index.data(RowsModel.ROW_ROLE), index.column())))
        alignment = index.data(Qt.ItemDataRole.TextAlignmentRole)
        # The ring of the table and the light behind a row must not touch the text.
        edge = 0 if index.column() else Space.TIGHT
        painter.drawText(option.rect.adjusted(edge, 0, -_gap(index), 0), int(alignment) | _WRAP, index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the text in at most two lines; the first column asks only for its height."""
        text, wide, is_first = index.data(), self._table.columnWidth(index.column()), not index.column()
        # Each change of a row asks for the size of all cells several times.
        key = text, wide, is_first, self._table.font().key()
        if key not in self._sizes:
            if len(self._sizes) >= _MOST_SIZES:
                self._sizes.clear()
            self._sizes[key] = _size_of(self._table.fontMetrics(), text, wide, is_first=is_first)
        return self._sizes[key]

    def _repaint(self) -> None:
        self._table.viewport().update()


_MOST_SIZES = 500
"""The most sizes of cells that a table remembers."""


def _size_of(metrics: QFontMetrics, text: str, wide: int, *, is_first: bool) -> QSize:
    """The size of a text in a column of this width."""
    width = _width_of_two_lines(metrics, text)
    room = QRect(0, 0, max(wide - Space.TIGHT, 0) if is_first else max(wide - GAP, width), _TALL)
    box = metrics.boundingRect(room, _WRAP, text)
    return QSize(GAP if is_first else width + GAP, box.height() + Space.SMALL)


def _gap(index: QModelIndex | QPersistentModelIndex) -> int:
    return GAP if index.column() else 0


def _width_of_two_lines(metrics: QFontMetrics, text: str) -> int:
    """The narrowest room in which the text needs no third line."""
    words = text.split(" ")
    halves = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words) + 1)]
    # Qt sets a line in fractions of a pixel, and measures it in whole ones.
    return min(max(map(metrics.horizontalAdvance, pair)) for pair in halves) + 1
