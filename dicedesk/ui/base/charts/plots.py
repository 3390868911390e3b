"""Draws charts with pyqtgraph, in the colours and the typeface of the theme."""

from bisect import bisect
from typing import Any

import pyqtgraph
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.charts.chart_data import (
    Bars,
    CurveDrawing,
    Drawing,
    EstimateDrawing,
    HistogramDrawing,
    Line,
)
from dicedesk.ui.base.charts.painting.bars import paint_bars, paint_estimates, paint_histogram
from dicedesk.ui.base.charts.painting.dressing import NO_PEN, dress_axis, pen
from dicedesk.ui.base.charts.painting.end_names import EndNames
from dicedesk.ui.base.charts.painting.lines import paint_curves, paint_line
from dicedesk.ui.base.charts.painting.painting import Painting
from dicedesk.ui.base.charts.painting.svg import SvgWords, svg_of
from dicedesk.ui.base.charts.painting.ticks import Ticks, fitted
from dicedesk.ui.base.look.theme import Palette, Space, Type, font, scaled

# At its end it would take scenes apart that Qt has taken apart already.
pyqtgraph.setConfigOptions(exitCleanup=False, antialias=True)

_PAINTERS: tuple[tuple[type, Any], ...] = (
    (Bars, paint_bars),
    (Line, paint_line),
    (CurveDrawing, paint_curves),
    (HistogramDrawing, paint_histogram),
    (EstimateDrawing, paint_estimates),
)
_BELOW, _ABOVE = -10, 10
"""What lies under and on what is drawn: the lines of the grid, and the cursor."""
_DOT = 8
"""The size of a dot of the cursor, in pixels at the normal font size."""


class Plot:
    """A chart as it is drawn."""

    def __init__(self, drawing: Drawing) -> None:
        """Nothing is painted before `paint`. It hears neither the mouse nor the keyboard."""
        self._drawing = drawing
        self._items: list[Any] = []
        self._plot = pyqtgraph.PlotWidget(enableMenu=False)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plot.hideButtons()
        self._ends = EndNames(self._plot.getPlotItem())
        self._plot.getViewBox().sigResized.connect(self._fit_ticks)
        self._grid = pyqtgraph.PlotCurveItem(connect="pairs")
        self._line, self._dots = pyqtgraph.InfiniteLine(angle=90), pyqtgraph.ScatterPlotItem()
        for item, layer in ((self._grid, _BELOW), (self._line, _ABOVE), (self._dots, _ABOVE)):
            item.setZValue(layer)
            self._plot.addItem(item, ignoreBounds=True)
        self._line.hide()
        self._spots = drawing.spots()
        self._places: list[float] = []
        self._painting = Painting([], (0.0, 1.0), (0.0, 1.0), [], [])

    @property
    def widget(self) -> QWidget:
        """What is seen of it."""
        found: QWidget = self._plot
        return found

    def paint(self, palette: Palette) -> None:
        """Paints it, or anew, in the colours of a theme."""
        for item in self._items:
            self._plot.removeItem(item)
        self._painting = painting = self._painted(palette)
        self._places = [painting.place_of(spot.across) for spot in self._spots]
        self._plot.setBackground(palette.colour("surface"))
        self._dress_axes(palette)
        self._items = painting.items
        for item in self._items:
            self._plot.addItem(item, ignoreBounds=True)
        self._plot.setXRange(*painting.across, padding=0)
        self._plot.setYRange(*painting.up, padding=0)
        room = max(self._ends.show(painting.ends, palette), _half_of_last(painting.ticks_across))
        self._fit_ticks()
        self._plot.getPlotItem().setContentsMargins(0, Space.SMALL, room, 0)

    def svg(self, title: str, says: str) -> str:
        """The text of an SVG file with what is painted, and words for whoever does not see it."""
        return svg_of(self._plot, SvgWords(title, says))

    def show_cursor(self, row: int | None, palette: Palette) -> None:
        """Draws a line through the place of a row, with a dot at each of its heights; nothing for None."""
        is_seen = row is not None
        self._line.setVisible(is_seen)
        self._dots.setVisible(is_seen)
        if row is None:
            return
        place, heights = self._places[row], self._spots[row].heights
        self._line.setPos(place)
        self._line.setPen(pen(palette, "text_second", Space.HAIR, Qt.PenStyle.DotLine))
        self._dots.setData(
            x=[place] * len(heights),
            y=list(heights),
            size=scaled(_DOT),
            brush=palette.colour("text"),
            pen=pen(palette, "surface", Space.HAIR),
        )

    def row_at(self, point: QPoint) -> int | None:
        """The row whose place is nearest to a point of the plot; None beside the chart."""
        view = self._plot.getViewBox()
        at = self._plot.mapToScene(point)
        places = self._places
        if not places or not view.sceneBoundingRect().contains(at):
            return None
        across = view.mapSceneToView(at).x()
        after = min(max(bisect(places, across), 1), len(places) - 1)
        return min((after - 1, after), key=lambda row: abs(places[row] - across)) if after else 0

    def _painted(self, palette: Palette) -> Painting:
        paint = next(paint for kind, paint in _PAINTERS if isinstance(self._drawing, kind))
        made: Painting = paint(self._drawing, palette)
        return made

    def _fit_ticks(self) -> None:
        """Writes as many numbers and names beside the axes as have room, with a line across at each height."""
        painting, view = self._painting, self._plot.getViewBox()
        metrics = QFontMetricsF(font(Type.CAPTION))
        (left, right), (low, high) = painting.across, painting.up
        widest = max((metrics.horizontalAdvance(name) for _, name in painting.ticks_across), default=0.0)
        across = fitted(painting.ticks_across, widest, view.width() / (right - left))
        up = fitted(painting.ticks_up, metrics.height(), view.height() / (high - low))
        self._plot.getAxis("bottom").setTicks([across])
        self._plot.getAxis("left").setTicks([up])
        self._grid.setData(
            [edge for _ in up for edge in painting.across], [height for height, _ in up for _ in range(2)]
        )

    def _dress_axes(self, palette: Palette) -> None:
        """Gives both axes their titles, and all of them the colours of the theme."""
        axes = self._drawing.axes
        for side, title in (("bottom", axes.across), ("left", axes.up)):
            dress_axis(self._plot.getAxis(side), title, palette, NO_PEN)
        self._grid.setPen(pen(palette, "groove", Space.HAIR))


def _half_of_last(ticks: Ticks) -> float:
    """The room right of the chart in which half of the last number stands, in pixels."""
    last = ticks[-1][1] if ticks else ""
    return QFontMetricsF(font(Type.CAPTION)).horizontalAdvance(last) / 2 + Space.TIGHT
