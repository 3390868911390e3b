"""Paints the lines of a log: wrapped, in the colour of what they mean."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from dicedesk.session.tones import Tone
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.models.rows import RowsModel
from dicedesk.ui.theme import SCROLL_BAR, Space

_TOKENS = {Tone.PLAIN: "text", Tone.BRIGHT: "accent", Tone.GOOD: "good", Tone.BAD: "bad"}
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TALL = 1000


class LogLineDelegate(QStyledItemDelegate):
    """For rows that have a `tone`. Long lines wrap at the width of the view."""

    def __init__(self, appearance: Appearance, view: QAbstractItemView) -> None:
        """Paints for one view."""
        super().__init__(view)
        self._appearance = appearance
        self._view = view

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paints one line."""
        row = index.data(RowsModel.ROW_ROLE)
        painter.save()
        painter.setFont(self._view.font())
        painter.setPen(self._appearance.palette.colour(_TOKENS[row.tone]))
        box = QRect(option.rect)
        box.setWidth(self._width())
        painter.drawText(box, int(_WRAP), index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The room that the wrapped line needs."""
        metrics = QFontMetrics(self._view.font())
        width = self._width()
        box = metrics.boundingRect(QRect(0, 0, width, _TALL), int(_WRAP), index.data() or "")
        return QSize(width, box.height() + Space.SMALL)

    def _width(self) -> int:
        """The width of a line: the same whether a scroll bar shows or not."""
        return self._view.contentsRect().width() - SCROLL_BAR
