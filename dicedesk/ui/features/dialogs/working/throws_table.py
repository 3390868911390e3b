"""The 36 throws of two dice as a square of squares: a letter in each says what it does."""

from collections.abc import Sequence

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

from dicedesk.coach.working import ThrowOfTwo
from dicedesk.core.dice import SIDES
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Corner, Space, Type, font, scaled
from dicedesk.ui.base.tables import Column, RowsModel, RowsTable
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.dialogs.working.marks import TOKENS, sign_of

_SIDE = 40
"""Pixels at the normal size of the type."""
_TINT = 0.3
_CENTRE = Qt.AlignmentFlag.AlignHCenter

ThrowRow = tuple[ThrowOfTwo, ...]
"""The six throws that the first die shows one face in."""


class ThrowsOfTwoTable(RowsTable):
    """A row for each face of the first die, a column for each face of the second one. Arrows lead through it."""

    def __init__(self, appearance: Appearance, throws: Sequence[ThrowOfTwo]) -> None:
        """Shows these 36 throws."""
        super().__init__(_columns(), tr("The 36 rolls of two dice, and what each does"))
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
        self.show_rows([tuple(throws[start : start + SIDES]) for start in range(0, SIDES**2, SIDES)])
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

    def __init__(self, appearance: Appearance, table: ThrowsOfTwoTable) -> None:
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
            row: ThrowRow = index.data(RowsModel.ROW_ROLE)
            square = area.adjusted(Space.HAIR, Space.HAIR, -2 * Space.HAIR, -2 * Space.HAIR)
            colour = palette.colour(TOKENS[row[index.column() - 1].consequence])
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
        text=lambda row: sign_of(row[place].consequence),
        tip=lambda row: shown(row[place].what),
        alignment=_CENTRE,
        spoken=lambda row: shown(row[place].what),
        spoken_title=tr("Second die {face}", face=place + 1),
    )
