"""The list of moves: the choice, what it gave away, the luck and the value; one row is the moment that is shown."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from dicedesk.coach.limits import Grade
from dicedesk.coach.words import grade_words
from dicedesk.features.review.shown_review import ReviewLine, ShownReview
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.tables.chosen_row_table import choose_rows
from dicedesk.ui.base.tables.paged_model import PagedModel
from dicedesk.ui.base.tables.rows_model import Column, RowsModel
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.base.words import listed, shown, tr

_RIGHT = Qt.AlignmentFlag.AlignRight
_WIDTH, _WIDEST, _PLAYER = 384, 500, 54
"""The least width of the table, the most that it asks for, and the least that names have, in pixels at the normal
font size."""
_TOKENS = {
    Grade.FINE: "text_second",
    Grade.INACCURACY: "accent",
    Grade.MISTAKE: "bad",
    Grade.BLUNDER: "bad",
}
_NO_LUCK = "·"


class MovesTable(QTableView):
    """Any number of moves, of which only those in sight are put into words.

    Signals: `chosen(int)` with the number of the move that somebody goes to.
    """

    chosen = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        """An empty table."""
        super().__init__()
        self.setObjectName("moves")
        self._appearance = appearance
        self.setAccessibleName(tr("Moves"))
        choose_rows(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(scaled(_WIDTH))
        self._moves: PagedModel | None = None
        self._is_showing = False
        self._choice = 1
        """The column of the choices; that of the players comes before it, where there are several."""
        appearance.changed.connect(self.viewport().update)

    def show_review(self, review: ShownReview) -> None:
        """Shows the moves of a review."""
        columns = _columns(review)
        self._moves = PagedModel([column for column, _ in columns], self)
        self._moves.show(review.lines)
        before = self.selectionModel()
        self.setModel(self._moves)
        if before is not None:
            before.deleteLater()
        self.setItemDelegate(_MoveDelegate(tuple(token for _, token in columns), self._appearance, self))
        self.selectionModel().currentRowChanged.connect(self._on_current)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        choice = next(place for place, (column, _) in enumerate(columns) if column.title == tr("Choice"))
        self._choice = choice
        header.setSectionResizeMode(choice, QHeaderView.ResizeMode.Stretch)
        if choice > 1:
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        needed = sum(map(self._needed, range(len(columns)))) + self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(min(max(needed, scaled(_WIDTH)), scaled(_WIDEST)))
        self._share_room()
        height = self.fontMetrics().height() + 3 * Space.TIGHT
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)

    def show_place(self, place: int) -> None:
        """Chooses the row of a move, none before the first one."""
        if self._moves is None:
            return
        # Blocked signals would keep the view itself from following.
        self._is_showing = True
        if place:
            self.setCurrentIndex(self._moves.index(place - 1, 0))
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
            self.scrollToTop()
        self._is_showing = False

    def showEvent(self, event: QShowEvent) -> None:
        """Has the chosen move in sight, which may be another one since it was hidden."""
        super().showEvent(event)
        self.scrollTo(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives names and choices the new room, and keeps the chosen move in sight."""
        super().resizeEvent(event)
        self._share_room()
        self.scrollTo(self.currentIndex())

    def _share_room(self) -> None:
        """Gives the names as much as they need, as far as no choice is cut for that."""
        if self._choice > 1:
            shared = self.columnWidth(1) + self.columnWidth(self._choice)
            room = max(shared - self._needed(self._choice), scaled(_PLAYER))
            self.setColumnWidth(1, min(self._needed(1), room))

    def _needed(self, column: int) -> int:
        """The width of a column in which nothing is cut."""
        return max(self.sizeHintForColumn(column), self.horizontalHeader().sectionSizeHint(column))

    def _on_current(self, current: QModelIndex, _: QModelIndex) -> None:
        if current.isValid() and not self._is_showing:
            self.chosen.emit(current.row() + 1)


class MovesCard(Card):
    """Holds the table."""

    def __init__(self, appearance: Appearance) -> None:
        """An empty list."""
        super().__init__(tr("Moves"))
        self.table = MovesTable(appearance)
        self.add(self.table, 1)


class _MoveDelegate(QStyledItemDelegate):
    """Writes each cell in the colour of what it says."""

    def __init__(self, tokens: tuple[str, ...], appearance: Appearance, table: MovesTable) -> None:
        super().__init__(table)
        self._tokens, self._appearance = tokens, appearance

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Says how a cell is painted."""
        super().initStyleOption(option, index)
        line = index.data(RowsModel.ROW_ROLE)
        token = _token_of(self._tokens[index.column()], line)
        if token:
            option.palette.setColor(QPalette.ColorRole.Text, self._appearance.palette.colour(token))


def _token_of(kind: str, line: ReviewLine) -> str:
    if kind == "grade":
        return _TOKENS[line.grade] if line.grade else ""
    if kind == "luck":
        return {1: "good", -1: "bad"}.get(line.luck_way, "text_second")
    return kind


def _columns(review: ShownReview) -> list[tuple[Column, str]]:
    """The columns, and what each is coloured by."""
    several = len(review.sheet.names) > 1
    who = Column(tr("Player"), text=_name, tip=_name)
    return [
        (
            Column("#", text=lambda line: str(line.number), alignment=_RIGHT, spoken_title=tr("Move")),
            "text_second",
        ),
        *([(who, "")] if several else []),
        (Column(tr("Choice"), text=lambda line: shown(line.choice), tip=lambda line: shown(line.choice)), ""),
        (Column(tr("Cost"), text=lambda line: shown(line.gave), spoken=_spoken_loss), "grade"),
        (Column(tr("Luck"), text=_luck, alignment=_RIGHT, spoken=lambda line: shown(line.luck)), "luck"),
        (Column(shown(review.value_title), text=lambda line: shown(line.value), alignment=_RIGHT), ""),
    ]


def _name(line: ReviewLine) -> str:
    return shown(line.name.text)


def _luck(line: ReviewLine) -> str:
    return shown(line.luck) if line.luck_way else _NO_LUCK


def _spoken_loss(line: ReviewLine) -> str:
    if line.grade is None:
        return tr("Nothing to decide")
    words = shown(grade_words(line.grade))
    if line.grade is Grade.FINE:
        return words
    return listed((words, shown(line.gave).removeprefix(line.grade.sign).strip()))
