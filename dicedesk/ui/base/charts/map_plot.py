"""Draws maps with pyqtgraph, in the colours and the typeface of the theme."""

import numpy as np
import pyqtgraph
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGraphicsRectItem, QWidget

from dicedesk.ui.base.charts.chart_data import HeatMap, MapPlace, MapSide
from dicedesk.ui.base.charts.painting.dressing import dress_axis, pen
from dicedesk.ui.base.charts.painting.scale_key import ScaleKey
from dicedesk.ui.base.charts.painting.svg import SvgWords, svg_of
from dicedesk.ui.base.charts.painting.ticks import fitted
from dicedesk.ui.base.look.theme import Palette, Space, Type, font, scaled

_MOST_NAMES = 12
"""At most so many names stand on a side."""
_STEPS = (1, 2, 5, 10, 20, 50, 100)
"""From one name to the next."""
_RING, _CURSOR, _CURSOR_ROOM = 11, 2.0, 0.8
"""The size of a ring, the width of the cursor's frame, both in pixels, and how far that is from its cell, in cells."""
_SMALL_CELLS = 100
"""With fewer cells on a side than this the cursor's frame lies nearer to its cell, which is larger then."""
_RING_WIDTH, _RING_EDGE = 1.5, 3.5
_BELOW, _LINES, _ABOVE = 1, 2, 3
"""What lies on the cells: rings, the lines through the cursor, and its frame."""


class MapPlot:
    """A map as it is drawn."""

    def __init__(self, *, has_key: bool = False) -> None:
        """Nothing is drawn before `show_map`. It hears neither the mouse nor the keyboard.

        With a key it says beside the map what the colours stand for.
        """
        self._plot = pyqtgraph.PlotWidget(enableMenu=False)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plot.hideButtons()
        self._plot.getPlotItem().setContentsMargins(0, Space.SMALL, Space.SMALL, 0)
        self._sides = MapSide("", ()), MapSide("", ())
        self._plot.getViewBox().sigResized.connect(self._fit_ticks)
        self._key = ScaleKey(self._plot.getPlotItem()) if has_key else None
        self._cells = pyqtgraph.ImageItem(axisOrder="row-major")
        self._edges, self._rings = (pyqtgraph.ScatterPlotItem(brush=None) for _ in range(2))
        self._lines = [pyqtgraph.InfiniteLine(angle=angle) for angle in (90, 0)]
        self._frames = [QGraphicsRectItem() for _ in range(2)]
        for items, above in (
            ([self._edges, self._rings], _BELOW),
            (self._lines, _LINES),
            (self._frames, _ABOVE),
        ):
            for item in items:
                item.setZValue(above)
        for item in (self._cells, self._edges, self._rings, *self._lines, *self._frames):
            self._plot.addItem(item, ignoreBounds=True)

    @property
    def widget(self) -> QWidget:
        """What is seen of it."""
        found: QWidget = self._plot
        return found

    def show_map(self, heat_map: HeatMap, palette: Palette) -> None:
        """Draws a map in the colours of a theme."""
        colours = heat_map.scale.colours(palette)
        shades = np.array([QColor(colour).getRgb() for colour in colours], np.uint8)
        columns, rows = len(heat_map.across.names), len(heat_map.up.names)
        steps = np.frombuffer(heat_map.steps, np.uint8).reshape(rows, columns)
        self._cells.setImage(shades[steps], autoLevels=False)
        self._cells.setRect(QRectF(-0.5, -0.5, columns, rows))
        self._plot.setBackground(palette.colour("surface"))
        for side, names in (("bottom", heat_map.across), ("left", heat_map.up)):
            axis = self._plot.getAxis(side)
            dress_axis(axis, names.title, palette, pen(palette, "stroke", Space.HAIR))
        self._plot.setXRange(-0.5, columns - 0.5, padding=0)
        self._plot.setYRange(-0.5, rows - 0.5, padding=0)
        self._sides = heat_map.across, heat_map.up
        self._fit_ticks()
        self._show_marks(heat_map.marks, palette)
        if self._key is not None:
            room = self._key.show(heat_map.words, colours, palette)
            self._plot.getPlotItem().setContentsMargins(0, Space.SMALL, room, 0)

    def svg(self, title: str, says: str) -> str:
        """The text of an SVG file with what is drawn, and words for whoever does not see it."""
        return svg_of(self._plot, SvgWords(title, says))

    def show_cursor(self, place: MapPlace, palette: Palette) -> None:
        """Draws the cursor round a cell, and lines through it from edge to edge."""
        across, up = place
        cells = max(len(side.names) for side in self._sides)
        room = 0.5 + _CURSOR_ROOM * min(1, cells / _SMALL_CELLS)
        for line, at in zip(self._lines, place, strict=True):
            line.setPos(at)
            line.setPen(pen(palette, "text_second", Space.HAIR, Qt.PenStyle.DotLine))
        for frame, token, width in zip(
            self._frames, ("window", "text"), (2 * _CURSOR + Space.HAIR, _CURSOR), strict=True
        ):
            frame.setRect(QRectF(across - room, up - room, 2 * room, 2 * room))
            frame.setPen(pen(palette, token, width))

    def place_at(self, point: QPoint) -> MapPlace:
        """The cell under a point of the plot; off the grid, one that it does not have."""
        at = self._plot.getViewBox().mapSceneToView(self._plot.mapToScene(point))
        return round(at.x()), round(at.y())

    def _fit_ticks(self) -> None:
        """Writes as many of the names beside the map as have room."""
        view, metrics = self._plot.getViewBox(), QFontMetricsF(font(Type.CAPTION))
        across, up = map(_ticks, self._sides)
        widest = max((metrics.horizontalAdvance(name) for _, name in across), default=0.0)
        columns, rows = (max(len(side.names), 1) for side in self._sides)
        fitting_up = fitted(up, metrics.height(), view.height() / rows)
        self._plot.getAxis("bottom").setTicks([fitted(across, widest, view.width() / columns)])
        self._plot.getAxis("left").setTicks([fitting_up])

    def _show_marks(self, marks: tuple[MapPlace, ...], palette: Palette) -> None:
        across, up = [mark[0] for mark in marks], [mark[1] for mark in marks]
        for rings, token, width in (
            (self._edges, "window", _RING_EDGE),
            (self._rings, "text", _RING_WIDTH),
        ):
            rings.setData(x=across, y=up, size=scaled(_RING), pen=pen(palette, token, width), brush=None)


def _ticks(side: MapSide) -> list[tuple[float, str]]:
    """The names that have room on a side, from the first that is a multiple of the step between them."""
    names = side.names
    step = next((step for step in _STEPS if len(names) <= _MOST_NAMES * step), len(names))
    found = (place for place in range(min(step, len(names))) if _is_multiple(names[place], step))
    return [(float(place), names[place]) for place in range(next(found, 0), len(names), step)]


def _is_multiple(name: str, step: int) -> bool:
    return name.isdecimal() and int(name) % step == 0
