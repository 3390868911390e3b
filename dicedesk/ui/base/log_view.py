"""A log: a list of lines that wrap, each in the color of its meaning, the newest in sight."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from dicedesk.play.telling import Tone
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import SCROLL_BAR, Palette, Space
from dicedesk.ui.base.tables import Column, RowsModel

_TOKENS = {Tone.PLAIN: "text", Tone.BRIGHT: "accent", Tone.GOOD: "good", Tone.BAD: "bad"}
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_TALL = 1000
_MOST_HEIGHTS = 1000
"""More than a log has lines; heights for other widths and earlier games are dropped."""


class LogLineDelegate(QStyledItemDelegate):
    """Paints rows that have a `tone`. Long lines wrap at the width of the view."""

    air: int = Space.SMALL
    """Room between two lines, in pixels."""

    def __init__(self, appearance: Appearance, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._appearance, self._view = appearance, view
        self._heights: dict[tuple[str, int, bool, int], int] = {}
        appearance.changed.connect(self._repaint)

    @property
    def palette(self) -> Palette:
        return self._appearance.palette

    def token(self, row: Any) -> str:
        """The color of a line."""
        return _TOKENS[row.tone]

    def is_bold(self, row: Any) -> bool:
        return False

    def inset(self, row: Any) -> int:
        """The indent of a line, in pixels."""
        return 0

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(RowsModel.ROW_ROLE)
        painter.save()
        painter.setFont(self._font(row))
        painter.setPen(self.palette.color(self.token(row)))
        box = QRect(option.rect.x(), option.rect.y(), self._width(), option.rect.height())
        painter.drawText(box.adjusted(self.inset(row), 0, 0, 0), _WRAP, index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row, text = index.data(RowsModel.ROW_ROLE), index.data()
        font, room = self._font(row), self._width() - self.inset(row)
        key = (text, room, font.bold(), font.pixelSize())
        if key not in self._heights:
            if len(self._heights) >= _MOST_HEIGHTS:
                self._heights.clear()
            box = QFontMetrics(font).boundingRect(QRect(0, 0, room, _TALL), _WRAP, text)
            self._heights[key] = box.height()
        return QSize(self._width(), self._heights[key] + self.air)

    def _repaint(self) -> None:
        self._view.viewport().update()

    def _font(self, row: Any) -> QFont:
        qfont = self._view.font()
        qfont.setBold(self.is_bold(row))
        return qfont

    def _width(self) -> int:
        """The width of a line: the same with and without a scroll bar."""
        return self._view.contentsRect().width() - SCROLL_BAR


_FEWEST_LINES = 2


class LogView(QListView):
    """Shows rows as lines, wrapped again when its width changes."""

    def __init__(self, text: Callable[[Any], str], name: str) -> None:
        """Make an empty log; `text` writes a row, `name` is read aloud."""
        super().__init__()
        self._lines = RowsModel((Column("", text=text),), self)
        self.setModel(self._lines)
        self.setAccessibleName(name)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus where the player acts

    @property
    def lines(self) -> tuple[Any, ...]:
        return self._lines.rows

    def sizeHint(self) -> QSize:
        """A few lines: the log takes all room that other widgets leave."""
        return QSize(super().sizeHint().width(), _FEWEST_LINES * 2 * self.fontMetrics().height())

    def show_lines(self, rows: Sequence[object]) -> None:
        """Show the whole log, its newest line in sight."""
        self._lines.set_rows(rows)
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollToBottom()
