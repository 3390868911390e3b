"""Paints bars, histograms and estimates."""

from itertools import chain

import pyqtgraph

from dicedesk.ui.base.charts.chart_data import Bars, EstimateDrawing, HistogramDrawing
from dicedesk.ui.base.charts.painting.dressing import NO_PEN, pen, shade
from dicedesk.ui.base.charts.painting.painting import Painting, across_axis, up_axis
from dicedesk.ui.base.look.theme import CHART_LINE, Palette, scaled

_BAR, _EXPECTED = 0.7, 0.44
"""The width of a bar, and half that of the line where it is expected to end; bars are 1 apart."""
_EDGE = 0.6
"""The room left and right of the first and the last name, in names."""
_WHISKER, _EXACT = 0.16, 0.3
"""The width of the ends of an interval, and half that of the line at an exact value; names are 1 apart."""
_AIR = 0.06
"""The room over and under the intervals, as a share of what they span."""
_DOT = 8
"""The size of an estimate's dot, in pixels at the normal font size."""
_QUIET = 0.6
"""How strong the bars of a histogram are."""
_NARROW, _THIN = 60, 0.92
"""Up to so many bars of a histogram leave a gap; this is their share of the room."""


def paint_bars(drawing: Bars, palette: Palette) -> Painting:
    """Bars with a line where each is expected to end."""
    places = list(range(len(drawing.bars)))
    bars = pyqtgraph.BarGraphItem(
        x=places,
        height=[bar.value for bar in drawing.bars],
        width=_BAR,
        brush=palette.colour("info"),
        pen=NO_PEN,
    )
    marked = [(place, bar.expected) for place, bar in enumerate(drawing.bars) if bar.expected is not None]
    across = [place + way * _EXPECTED for place, _ in marked for way in (-1, 1)]
    up = [value for _, value in marked for _ in range(2)]
    expected = pyqtgraph.PlotDataItem(across, up, connect="pairs", pen=pen(palette, "accent", 2 * CHART_LINE))
    highest = max((*(bar.value for bar in drawing.bars), *up), default=0.0)
    range_up, ticks_up = up_axis(drawing.axes, 0.0, highest or 1.0)
    names = [(float(place), bar.name) for place, bar in enumerate(drawing.bars)]
    return Painting([bars, expected], _named_range(len(places)), range_up, names, ticks_up)


def paint_histogram(drawing: HistogramDrawing, palette: Palette) -> Painting:
    """Bars that touch, or nearly."""
    step = drawing.step
    bars = pyqtgraph.BarGraphItem(
        x=list(drawing.places),
        height=list(drawing.heights),
        width=step * (_THIN if len(drawing.places) <= _NARROW else 1.0),
        brush=shade(palette, "info", 1.0 if palette.is_strong else _QUIET),
        pen=NO_PEN,
    )
    low, high = (drawing.places[0], drawing.places[-1]) if drawing.places else (0.0, 1.0)
    range_up, ticks_up = up_axis(drawing.axes, 0.0, max(drawing.heights, default=0.0) or 1.0)
    ticks_across = across_axis(drawing.axes, low, high)
    return Painting([bars], (low - step / 2, high + step / 2), range_up, ticks_across, ticks_up)


def paint_estimates(drawing: EstimateDrawing, palette: Palette) -> Painting:
    """Dots with intervals, over lines at what is exact."""
    rows = list(enumerate(drawing.estimates))
    exact = [(place, row.exact) for place, row in rows if row.exact is not None]
    marks = pyqtgraph.PlotDataItem(
        [place + way * _EXACT for place, _ in exact for way in (-1, 1)],
        [value for _, value in exact for _ in range(2)],
        connect="pairs",
        pen=pen(palette, "accent", 2 * CHART_LINE),
    )
    whiskers = [(place, row.low, row.high) for place, row in rows if row.low is not None]
    lines = [
        (
            (place, low),
            (place, high),
            *((place + way * _WHISKER / 2, edge) for edge in (low, high) for way in (-1, 1)),
        )
        for place, low, high in whiskers
    ]
    points = list(chain.from_iterable(lines))
    intervals = pyqtgraph.PlotDataItem(
        [place for place, _ in points],
        [value for _, value in points],
        connect="pairs",
        pen=pen(palette, "info", CHART_LINE),
    )
    dots = pyqtgraph.ScatterPlotItem(
        x=[place for place, _ in rows],
        y=[row.value for _, row in rows],
        size=scaled(_DOT),
        brush=palette.colour("info"),
        pen=pen(palette, "surface", 1.0),
    )
    values = [value for _, row in rows for value in row.values]
    low, high = min(values, default=0.0), max(values, default=1.0)
    air = (high - low) * _AIR
    range_up, ticks_up = up_axis(drawing.axes, low - air, high + air)
    names = [(float(place), row.name) for place, row in rows]
    return Painting([marks, intervals, dots], _named_range(len(rows)), range_up, names, ticks_up)


def _named_range(count: int) -> tuple[float, float]:
    return -_EDGE, count - 1 + _EDGE
