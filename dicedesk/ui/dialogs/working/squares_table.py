"""The 36 throws of two dice as a square of squares: a letter in each says what it does to the bet."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from dicedesk.coach.craps.squares import Grid, Square
from dicedesk.coach.craps.throws import Settlement
from dicedesk.coach.craps.working import square_words
from dicedesk.core.dice import SIDES
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Corner, Space, Type, font, scaled
from dicedesk.ui.tables.rows_model import Column, RowsModel
from dicedesk.ui.tables.rows_table import RowsTable
from dicedesk.ui.words import shown, tr

_SIDE = 40
"""Pixels at the normal size of the type."""
_TINT = 0.3
_TOKENS = {
    Settlement.WON: "good",
    Settlement.LOST: "bad",
    Settlement.PUSHED: "info",
    Settlement.WAITS: "stroke",
}
_CENTRE = Qt.AlignmentFlag.AlignHCenter

SquareRow = tuple[Square, ...]
"""The six squares that the first die shows one face in."""


def letter_of(settlement: Settlement) -> str:
    """The letter or sign that stands for what a throw does, beside its colour."""
    return {
        Settlement.WON: tr("W"),
        Settlement.LOST: tr("L"),
        Settlement.PUSHED: "=",
        Settlement.WAITS: "–",
    }[settlement]


class SquaresTable(RowsTable):
    """A row for each face of the first die, a column for each face of the second one. Arrows lead through it."""

    def __init__(self, appearance: Appearance, grid: Grid) -> None:
        """Shows these squares."""
        super().__init__(_columns(), tr("The 36 rolls of two dice, and what each does to the bet"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_SquareDelegate(appearance, self))
        header, side = self.horizontalHeader(), scaled(_SIDE)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(side)
        self.show_rows([grid.squares[start : start + SIDES] for start in range(0, SIDES**2, SIDES)])
        for column in range(SIDES + 1):
            header.resizeSection(column, side)
        self.setCurrentIndex(self.model().index(0, 1))

    def scrollToBottom(self) -> None:
        """Does nothing: all of it is in sight."""

    def sizeHint(self) -> QSize:
        """Seven squares wide, with the titles above six of them."""
        side, frame = scaled(_SIDE), 2 * self.frameWidth()
        return QSize(
            (SIDES + 1) * side + frame, SIDES * side + self.horizontalHeader().sizeHint().height() + frame
        )

    def minimumSizeHint(self) -> QSize:
        """Never smaller."""
        return self.sizeHint()


class _SquareDelegate(QStyledItemDelegate):
    """Paints a square in the colour of what it does, and its letter."""

    def __init__(self, appearance: Appearance, table: SquaresTable) -> None:
        super().__init__(table)
        self._appearance, self._table = appearance, table
        appearance.changed.connect(table.viewport().update)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paints one cell; the first of a row is the face of the first die."""
        palette, area = self._appearance.palette, QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.column():
            row: SquareRow = index.data(RowsModel.ROW_ROLE)
            square = area.adjusted(Space.HAIR, Space.HAIR, -2 * Space.HAIR, -2 * Space.HAIR)
            colour = palette.colour(_TOKENS[row[index.column() - 1].settlement])
            colour.setAlphaF(_TINT)
            painter.setBrush(colour)
            has_ring = bool(option.state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(palette.colour("accent"), 2) if has_ring else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(square, Corner.BAR, Corner.BAR)
        painter.setFont(font(Type.BODY, bold=bool(index.column())))
        painter.setPen(palette.colour("text" if index.column() else "text_second"))
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter), index.data())
        painter.restore()


def _columns() -> tuple[Column, ...]:
    return (
        Column(
            "",
            text=lambda row: str(row[0].faces[0]),
            alignment=_CENTRE,
            spoken=lambda row: tr("First die {face}", face=row[0].faces[0]),
            spoken_title=tr("First die"),
        ),
        *(_column(place) for place in range(SIDES)),
    )


def _column(place: int) -> Column:
    return Column(
        str(place + 1),
        text=lambda row: letter_of(row[place].settlement),
        tip=lambda row: shown(square_words(row[place])),
        alignment=_CENTRE,
        spoken=lambda row: shown(square_words(row[place])),
        spoken_title=tr("Second die {face}", face=place + 1),
    )
