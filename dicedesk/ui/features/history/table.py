"""The table of the history: its columns, and the view, which reads only the games in sight."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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

from dicedesk.core.fair.sealed import TYPED_IN
from dicedesk.core.notes import STAR
from dicedesk.core.rollers import TODAY, TYPED
from dicedesk.core.words import Day, Sentence
from dicedesk.features.history.games import (
    NOT_THERE,
    length_words,
    opponent_words,
    result_words,
    standing_words,
    title_words,
)
from dicedesk.features.review.history import (
    lost_words,
    luck_way,
    luck_words,
    whole_lost_words,
    whole_luck_words,
)
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import PastGame, Ranges, SortKey
from dicedesk.ui.base.keys import is_enter
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.tables import Column, PagedModel, RowsModel
from dicedesk.ui.base.words import listed, moment, shown, tr, trn

NOTHING = "–"
"""The text of a cell without a value."""
_RIGHT = Qt.AlignmentFlag.AlignRight
SEALED, FALSE = "\N{CHECK MARK}", "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True)
class PastColumn:
    """A column of the history, its sort key (None: not sortable), and its color for a game.

    If room is scarce, the columns with the highest `gives_way` go first; 0 stays.
    """

    column: Column
    sort: SortKey | None
    token: Callable[[PastGame], str]
    gives_way: int = 0


def past_columns() -> tuple[PastColumn, ...]:
    """The columns from left to right."""
    return (
        PastColumn(Column(tr("Started"), text=_begun), SortKey.BEGUN, lambda _: "text_second"),
        PastColumn(Column(tr("Game"), text=_title), SortKey.GAME, lambda _: "text"),
        PastColumn(
            Column(tr("Against"), text=_opponent, spoken=_opponent_spoken), SortKey.OPPONENT, lambda _: "text"
        ),
        PastColumn(Column(tr("Result"), text=_result, tip=_result), SortKey.RESULT, _of_result),
        PastColumn(Column(tr("Length"), text=_length), SortKey.LENGTH, lambda _: "text_second"),
        PastColumn(
            Column(
                tr("Cost"),
                text=_lost,
                spoken=_lost_spoken,
                tip=_lost_spoken,
                spoken_title=tr("What your choices cost"),
                alignment=_RIGHT,
            ),
            SortKey.COST,
            lambda _: "text",
            gives_way=1,
        ),
        PastColumn(
            Column(tr("Luck"), text=_luck, spoken=_luck_spoken, tip=_luck_spoken, alignment=_RIGHT),
            SortKey.LUCK,
            _of_luck,
            gives_way=2,
        ),
        PastColumn(Column(tr("Status"), text=_standing), SortKey.STANDING, lambda _: "text_second"),
        PastColumn(
            Column(tr("Seal"), text=_seal, spoken=_seal_spoken, tip=_seal_spoken),
            None,
            lambda _: "text_second",
            gives_way=3,
        ),
        PastColumn(
            Column(tr("Notes", "a player's"), text=_notes, spoken=_notes_spoken, tip=_notes_spoken),
            None,
            lambda game: "accent" if game.summary.notes.has_star else "text_second",
            gives_way=4,
        ),
    )


def begun_words(game: PastGame) -> str:
    """The start of the game, as in the column."""
    return moment(game.summary.begun) if game.summary.begun else NOTHING


def _begun(game: PastGame) -> str:
    return begun_words(game)


def _title(game: PastGame) -> str:
    return NOTHING if game is NOT_THERE else shown(title_words(game.summary))


def _opponent(game: PastGame) -> str:
    return shown(opponent_words(game.summary.game, game.summary.opponent)) or NOTHING


def _opponent_spoken(game: PastGame) -> str:
    return shown(opponent_words(game.summary.game, game.summary.opponent)) or tr("Nobody")


def _result(game: PastGame) -> str:
    return shown(result_words(game.summary))


def _length(game: PastGame) -> str:
    return shown(length_words(game.summary)) or NOTHING


def _lost(game: PastGame) -> str:
    return _words(lost_words(game.summary)) or NOTHING


def _lost_spoken(game: PastGame) -> str:
    return _words(whole_lost_words(game.summary)) or tr("Not reviewed")


def _luck(game: PastGame) -> str:
    return _words(luck_words(game.summary)) or NOTHING


def _luck_spoken(game: PastGame) -> str:
    return _words(whole_luck_words(game.summary)) or tr("Not reviewed")


def _words(words: Sentence | None) -> str:
    return "" if words is None else shown(words)


def _standing(game: PastGame) -> str:
    return shown(standing_words(game.summary))


def _seal(game: PastGame) -> str:
    if game.summary.standing is GameStanding.FALSE_DICE:
        return FALSE
    return SEALED if game.summary.seal not in ("", TYPED) and not _is_of_a_day(game) else NOTHING


def _seal_spoken(game: PastGame) -> str:
    if game.summary.seal == TYPED:
        return shown(TYPED_IN)
    if game.summary.standing is GameStanding.FALSE_DICE:
        return shown(standing_words(game.summary))
    if _is_of_a_day(game):
        return tr("Dice for {day}", day=Day(game.summary.seal.partition(" ")[2]))
    return tr("Sealed dice") if game.summary.seal else tr("Dice without a seal")


def _notes(game: PastGame) -> str:
    notes = game.summary.notes
    return " ".join(filter(None, (STAR if notes.has_star else "", str(notes.count or "")))) or NOTHING


def _notes_spoken(game: PastGame) -> str:
    notes = game.summary.notes
    count = trn("1 note", "{count} notes", notes.count) if notes.count else ""
    return listed(filter(None, (tr("star") if notes.has_star else "", count))) or tr("No notes")


def _is_of_a_day(game: PastGame) -> bool:
    return game.summary.seal.startswith(TODAY)


def _of_luck(game: PastGame) -> str:
    return {1: "good", -1: "bad"}.get(luck_way(game.summary), "text_second")


def _of_result(game: PastGame) -> str:
    return {GameResult.WON: "good", GameResult.LOST: "bad"}.get(game.summary.result, "text_second")


_MEASURED = 40
"""Rows measured for the width of a column."""
_TITLE = 1
"""The column of the game's name, which is bold."""
_BEGUN, _LONG_AGO = 0, 946_594_740
"""The column of dates, and a moment in seconds since 1970: 30 December 1999, 22:59."""
_RESULT, _NARROWEST = 3, 140
"""The column of results, and its least width when cut short, in pixels at the normal font size."""
_ROOM = 5 * Space.TIGHT
"""The height of a row beyond its text."""


class PastTable(QTableView):
    """Games in rows; one or several can be chosen.

    Signals: `opened()` for Enter or a double click, `typed(str)` for a letter, which belongs to the search,
    `sorted(key, descending)` when the user asks for another order.
    """

    opened = Signal()
    typed = Signal(str)
    sorted = Signal(object, bool)

    def __init__(self, columns: Sequence[PastColumn], appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        set_style(self, "palette")
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
        """The chosen games, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        games = (self._games.row(row) for row in rows)
        return tuple(game for game in games if isinstance(game, PastGame) and game is not NOT_THERE)

    @property
    def chosen_count(self) -> int:
        """The number of chosen games, which may be very large."""
        return sum(count for _, count in self.chosen_ranges)

    @property
    def chosen_ranges(self) -> Ranges:
        """The places of the chosen games, from top to bottom."""
        parts = self.selectionModel().selection()
        return tuple(sorted((part.top(), part.height()) for part in map(parts.at, range(parts.count()))))

    def show_games(self, games: Sequence[PastGame], row: int = 0) -> None:
        """Show other games, and choose the one in this row, or the last one."""
        self._games.show(games)
        self._fit_columns()
        self.scrollToTop()
        if games:
            self.setCurrentIndex(self._games.index(min(row, len(games) - 1), 0))

    def show_values(self, games: Sequence[PastGame]) -> None:
        """Show new values of the same games; selection and scroll position stay."""
        self._games.renew(games)
        self._fit_columns()

    def event(self, event: QEvent) -> bool:
        """Keep letters and digits for the search; they would be shortcuts of the window."""
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
        super().resizeEvent(event)
        self._fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Home and End choose, letters go into the search; Ctrl and an arrow sort by the current
        column.
        """
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
        self.setCurrentIndex(self.model().index(row, max(self.currentIndex().column(), 0)))

    def _fit_columns(self) -> None:
        """Share the remaining room among the columns.

        If there is too little, some columns go, one after the other, and then results are cut short.
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
        """The width of a date of another year, which unmeasured rows may have."""
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
    """Paints each cell in the color of its meaning, which its words say too."""

    def __init__(self, columns: Sequence[PastColumn], appearance: Appearance, view: QTableView) -> None:
        super().__init__(view)
        self._columns, self._appearance = columns, appearance
        appearance.changed.connect(view.viewport().update)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Set the color of the cell, and bold letters for the game."""
        super().initStyleOption(option, index)
        game = index.data(RowsModel.ROW_ROLE)
        color = self._appearance.palette.color(self._columns[index.column()].token(game))
        option.palette.setColor(QPalette.ColorRole.Text, color)
        if index.column() == _TITLE:
            option.font.setBold(True)
