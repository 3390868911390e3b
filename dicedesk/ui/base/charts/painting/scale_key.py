"""What the colours of a map stand for, right of it: the highest step on top, as on the map where more is lighter."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsSimpleTextItem

from dicedesk.ui.base.charts.painting.dressing import pen
from dicedesk.ui.base.look.theme import Palette, Space, Type, font, scaled

_SWATCH = 14
"""The edge of a sample of a colour, in pixels at the normal font size."""


class ScaleKey:
    """A sample of each colour with its words, in the room right of a map."""

    def __init__(self, plot: Any) -> None:
        """No colours yet; `plot` is pyqtgraph's PlotItem."""
        self._plot = plot
        self._swatches: list[QGraphicsRectItem] = []
        self._names: list[QGraphicsSimpleTextItem] = []
        plot.getViewBox().sigResized.connect(self._place)

    def show(self, words: Sequence[str], colours: Sequence[str], palette: Palette) -> float:
        """Shows other colours, and returns the room that they take right of the map, in pixels."""
        for item in (*self._swatches, *self._names):
            self._plot.scene().removeItem(item)
        self._swatches, self._names = [], []
        face = font(Type.CAPTION)
        for text, colour in zip(words, colours, strict=True):
            swatch = QGraphicsRectItem(self._plot)
            swatch.setBrush(QColor(colour))
            swatch.setPen(pen(palette, "text_second", Space.HAIR))
            self._swatches.append(swatch)
            name = QGraphicsSimpleTextItem(text, self._plot)
            name.setFont(face)
            name.setBrush(palette.colour("text_second"))
            self._names.append(name)
        self._place()
        widest = max((QFontMetricsF(face).horizontalAdvance(text) for text in words), default=0.0)
        return Space.MEDIUM + scaled(_SWATCH) + Space.SMALL + widest + Space.SMALL

    def _place(self) -> None:
        """Puts them one under the other, as far apart as there is room."""
        view = self._plot.getViewBox()
        room = self._plot.mapRectFromItem(view, view.boundingRect())
        left = room.right() + Space.MEDIUM
        apart = min(scaled(_SWATCH) + Space.SMALL, room.height() / max(len(self._names), 1))
        edge = min(scaled(_SWATCH), apart)
        for place, (swatch, name) in enumerate(
            zip(reversed(self._swatches), reversed(self._names), strict=True)
        ):
            top = room.top() + place * apart
            swatch.setRect(left, top, edge, edge)
            high = name.boundingRect().height()
            name.setPos(left + scaled(_SWATCH) + Space.SMALL, top + (edge - high) / 2)
