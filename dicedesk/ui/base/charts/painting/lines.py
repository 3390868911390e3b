"""Paints lines: that of the statistics, and curves with bands."""

from itertools import chain
from math import log10
from typing import Any

import pyqtgraph
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import QGraphicsPolygonItem

from dicedesk.ui.base.charts.chart_data import CurveBand, CurveDrawing, CurveLevel, DrawnCurve, Line
from dicedesk.ui.base.charts.painting.dressing import pen, shade
from dicedesk.ui.base.charts.painting.painting import (
    EndName,
    Painting,
    across_axis,
    logarithmic_axis,
    unchanged,
    up_axis,
)
from dicedesk.ui.base.look.theme import CHART_LINE, Palette, Space, scaled

_MARK, _DOT = 9, 5
"""The sizes of a mark, and of a point of a line of few points, in pixels at the normal font size."""
_FEW = 40
_LIT = 1.4
"""So many times as wide as others a line is that glows."""
_QUIET = ("info", "good", "bad", "text_second")
"""The colours of the other lines, one after the other; then they begin again, dashed."""
_SHADE = 0.22
"""How strong a band is; where bands lie on each other they add up."""


def paint_line(drawing: Line, palette: Palette) -> Painting:
    """A line with marks on it, and one at nothing."""
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
    values = [0.0, *(point.value for point in points)]
    range_up, ticks_up = up_axis(drawing.axes, min(values), max(values))
    low, high = float(points[0].place), float(points[-1].place)
    return Painting(
        [zero, line, marks], _across(low, high), range_up, across_axis(drawing.axes, low, high), ticks_up
    )


def paint_curves(drawing: CurveDrawing, palette: Palette) -> Painting:
    """Bands under lines, the one that glows over all others, and a dashed line at each level."""
    place_of = log10 if drawing.is_logarithmic else unchanged
    places = [place_of(place) for place in drawing.places]
    items: list[Any] = []
    ends: list[EndName] = []
    order = sorted(range(len(drawing.curves)), key=lambda place: place == drawing.lit)
    for place in order:
        curve = drawing.curves[place]
        token, style = _look(place, drawing.lit)
        items += (
            _band(band, places, "info" if place == drawing.lit else token, palette) for band in curve.bands
        )
        width = CHART_LINE * (_LIT if place == drawing.lit else 1.0)
        items.append(
            pyqtgraph.PlotCurveItem(places, list(curve.values), pen=pen(palette, token, width, style))
        )
        ends.append(EndName(curve.name, curve.values[-1], token))
        ends += (EndName(band.name, band.upper[-1], "info") for band in curve.bands if band.name)
    for level in drawing.levels:
        items.insert(0, _level(level, palette))
        ends.append(EndName(level.name, level.value, "text"))
    values = list(chain.from_iterable(_values(curve) for curve in drawing.curves))
    values += (level.value for level in drawing.levels)
    range_up, ticks_up = up_axis(drawing.axes, min(values), max(values))
    low, high = drawing.places[0], drawing.places[-1]
    ticks = logarithmic_axis if drawing.is_logarithmic else across_axis
    return Painting(
        items,
        _across(places[0], places[-1]),
        range_up,
        ticks(drawing.axes, low, high),
        ticks_up,
        ends,
        place_of,
    )


def _look(place: int, lit: int) -> tuple[str, Qt.PenStyle]:
    """The colour and the dashes of a curve."""
    if place == lit:
        return "accent", Qt.PenStyle.SolidLine
    turn, colour = divmod(place - (place > lit), len(_QUIET))
    return _QUIET[colour], Qt.PenStyle.DashLine if turn else Qt.PenStyle.SolidLine


def _values(curve: DrawnCurve) -> chain[float]:
    return chain(curve.values, *(chain(band.lower, band.upper) for band in curve.bands))


def _band(band: CurveBand, places: list[float], token: str, palette: Palette) -> QGraphicsPolygonItem:
    edge = [*zip(places, band.upper, strict=True)]
    edge += reversed([*zip(places, band.lower, strict=True)])
    made = QGraphicsPolygonItem(QPolygonF([QPointF(across, up) for across, up in edge]))
    made.setBrush(shade(palette, token, _SHADE))
    made.setPen(pen(palette, token, Space.HAIR) if palette.is_strong else Qt.PenStyle.NoPen)
    return made


def _level(level: CurveLevel, palette: Palette) -> Any:
    return pyqtgraph.InfiniteLine(level.value, 0, pen(palette, "text", Space.HAIR, Qt.PenStyle.DashLine))


def _across(low: float, high: float) -> tuple[float, float]:
    """A range that is never empty."""
    return (low, high) if high > low else (low - 0.5, high + 0.5)
