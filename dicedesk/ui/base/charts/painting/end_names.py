"""The names of lines, beside their ends, right of the chart."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from dicedesk.ui.base.charts.painting.painting import EndName
from dicedesk.ui.base.charts.painting.ticks import spread
from dicedesk.ui.base.look.theme import Palette, Space, Type, font, scaled

_WIDEST = 150
"""A name takes at most so much room, in pixels at the normal font size."""


class EndNames:
    """Names that keep their distance from each other, and stay beside their lines when the chart changes its size."""

    def __init__(self, plot: Any) -> None:
        """No names yet; `plot` is pyqtgraph's PlotItem."""
        self._plot = plot
        self._ends: Sequence[EndName] = ()
        self._items: list[QGraphicsSimpleTextItem] = []
        plot.getViewBox().sigResized.connect(self._place)

    def show(self, ends: Sequence[EndName], palette: Palette) -> float:
        """Shows other names, and returns the room that they take right of the chart, in pixels."""
        for item in self._items:
            self._plot.scene().removeItem(item)
        self._ends, self._items = ends, []
        face = font(Type.CAPTION)
        metrics = QFontMetricsF(face)
        for end in ends:
            text = metrics.elidedText(end.text, Qt.TextElideMode.ElideRight, scaled(_WIDEST))
            item = QGraphicsSimpleTextItem(text, self._plot)
            item.setFont(face)
            item.setBrush(palette.colour(end.token))
            self._items.append(item)
        self._place()
        return max((item.boundingRect().width() + Space.SMALL for item in self._items), default=0.0)

    def _place(self) -> None:
        """Puts each beside the end of its line."""
        view = self._plot.getViewBox()
        room = self._plot.mapRectFromItem(view, view.boundingRect())
        heights = [
            self._plot.mapFromItem(view, view.mapFromView(QPointF(0.0, end.height))).y() for end in self._ends
        ]
        high = self._items[0].boundingRect().height() if self._items else 0.0
        tops = spread(
            [height - high / 2 for height in heights], high, room.top() - high / 2, room.bottom() - high / 2
        )
        for item, top in zip(self._items, tops, strict=True):
            item.setPos(room.right() + Space.TIGHT, top)
