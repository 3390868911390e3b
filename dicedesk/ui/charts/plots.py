"""Draws charts with pyqtgraph, in the colours and the typeface of the theme."""

from collections.abc import Callable
from typing import Any

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QWidget

from dicedesk.core.words import figure
from dicedesk.ui.charts.chart_data import Bars, Drawing, Line
from dicedesk.ui.look.theme import CHART_LINE, Palette, Space, Type, font, scaled
from dicedesk.ui.words import shown

# At its end it would take scenes apart that Qt has taken apart already.
pyqtgraph.setConfigOptions(exitCleanup=False, antialias=True)

_BAR, _EXPECTED = 0.7, 0.44
"""The width of a bar, and half that of the line where it is expected to end; bars are 1 apart."""
_AIR = 1.12
"""So much higher than the highest bar the chart is."""
_MARK, _DOT = 9, 5
"""The sizes of a mark, and of a point of a line of few points, in pixels at the normal font size."""
_FEW = 40


class Plot:
    """A chart as it is drawn."""

    def __init__(self, drawing: Drawing, palette: Palette) -> None:
        """Draws it in these colours. It hears neither the mouse nor the keyboard."""
        self.drawing = drawing
        self._items: list[Any] = []
        self._plot = pyqtgraph.PlotWidget(enableMenu=False)
        self._plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._plot.hideButtons()
        # The highest number of an axis would be cut in half.
        self._plot.getPlotItem().setContentsMargins(0, Space.SMALL, 0, 0)
        if isinstance(drawing, Bars):
            names = list(enumerate(bar.name for bar in drawing.bars))
            self._plot.getAxis("bottom").setTicks([names])
        else:
            _write(self._plot.getAxis("bottom"), _whole)
        _write(self._plot.getAxis("left"), drawing.axes.text)
        self.recolour(palette)

    @property
    def widget(self) -> QWidget:
        """What is seen of it."""
        found: QWidget = self._plot
        return found

    def recolour(self, palette: Palette) -> None:
        """Draws it anew in the colours of another theme."""
        for item in self._items:
            self._plot.removeItem(item)
        self._plot.setBackground(palette.colour("surface"))
        self._dress_axes(palette)
        drawing = self.drawing
        self._items = _bars(drawing, palette) if isinstance(drawing, Bars) else _line(drawing, palette)
        for item in self._items:
            self._plot.addItem(item)
        if isinstance(drawing, Bars):
            highest = max((max(bar.value, bar.expected) for bar in drawing.bars), default=0)
            self._plot.setYRange(0, highest * _AIR or 1, padding=0)
            self._plot.setXRange(-0.6, len(drawing.bars) - 0.4, padding=0)

    def _dress_axes(self, palette: Palette) -> None:
        axes = self.drawing.axes
        for side, title in (("bottom", axes.across), ("left", axes.up)):
            dress_axis(self._plot.getAxis(side), title, palette)


def dress_axis(axis: Any, title: str, palette: Palette) -> None:
    """Gives an axis its title, and the colours and the typeface of a theme."""
    axis.enableAutoSIPrefix(enable=False)
    axis.setPen(pen(palette, "stroke", Space.HAIR))
    axis.setTextPen(palette.colour("text_second"))
    axis.setStyle(tickFont=font(Type.CAPTION), tickTextOffset=int(Space.TIGHT), tickLength=int(Space.TIGHT))
    axis.setLabel(
        title,
        **{"color": palette.colour("text_second").name(), "font-size": f"{scaled(Type.CAPTION)}px"},
    )


def _bars(drawing: Bars, palette: Palette) -> list[Any]:
    places = list(range(len(drawing.bars)))
    bars = pyqtgraph.BarGraphItem(
        x=places,
        height=[bar.value for bar in drawing.bars],
        width=_BAR,
        brush=palette.colour("info"),
        pen=QPen(Qt.PenStyle.NoPen),
    )
    across = [place + way * _EXPECTED for place in places for way in (-1, 1)]
    up = [bar.expected for bar in drawing.bars for _ in range(2)]
    line = pen(palette, "accent", 2 * CHART_LINE)
    expected = pyqtgraph.PlotDataItem(across, up, connect="pairs", pen=line)
    return [bars, expected]


def _line(drawing: Line, palette: Palette) -> list[Any]:
    points = drawing.points
    zero = pyqtgraph.InfiniteLine(0, 0, pen(palette, "text_second", Space.HAIR, Qt.PenStyle.DashLine))
    line = pyqtgraph.PlotDataItem(
        [point.place for point in points],
        [point.value for point in points],
        pen=pen(palette, "accent", CHART_LINE),
        symbol="o" if len(points) <= _FEW else None,
        symbolSize=scaled(_DOT),
        symbolBrush=palette.colour("accent"),
        symbolPen=None,
    )
    marked = [point for point in points if point.token]
    marks = pyqtgraph.ScatterPlotItem(
        x=[point.place for point in marked],
        y=[point.value for point in marked],
        size=scaled(_MARK),
        brush=[palette.colour(point.token) for point in marked],
        pen=pen(palette, "surface", Space.HAIR),
    )
    return [zero, line, marks]


def _write(axis: Any, text: Callable[[float], str]) -> None:
    """Has an axis write its values so."""
    axis.tickStrings = lambda values, *_: [text(value) for value in values]


def _whole(value: float) -> str:
    return shown(figure(round(value))) if value == round(value) else ""


def pen(palette: Palette, token: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen in a colour of the theme whose width is in pixels, however much of the chart is seen."""
    made = QPen(palette.colour(token), width, style)
    made.setCosmetic(True)
    return made
