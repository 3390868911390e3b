"""Charts of what the Lab has found."""

from collections.abc import Callable, Iterable
from functools import partial
from math import floor, log10
from typing import assert_never

from dicedesk.core.words import percent
from dicedesk.features.question_files import chart_csv, json_text
from dicedesk.lab.charts import (
    Axis,
    Chart,
    Curves,
    Fan,
    Histogram,
    Measure,
    NamedValues,
    ValueGrid,
    written,
)
from dicedesk.lab.findings import Findings
from dicedesk.ui.base.charts.chart_data import (
    Axes,
    Bars,
    ChartData,
    CurveBand,
    CurveDrawing,
    CurveLevel,
    Drawing,
    DrawnCurve,
    EstimateDrawing,
    GridDrawing,
    HistogramDrawing,
    MapSide,
    NamedBar,
    NamedEstimate,
)
from dicedesk.ui.base.words import shown, tr

_FILE = "dicedesk-{kind}-{chart}"
_DIGITS, _MOST_DIGITS = 2, 6
"""So many digits behind the point a chance or a number has at least and at most."""
_CLOSE = 1e-9
_PER_CENT = 100


def chart_of(chart: Chart, findings: Findings, lit: str = "") -> ChartData:
    """The chart, with the files that it can be kept as.

    `lit` is the name in files of the curve that glows where there are several, by default the first one.
    """
    return ChartData(
        shown(chart.title),
        shown(chart.says),
        _drawing_of(chart, lit),
        _FILE.format(kind=findings.question.kind, chart=chart.name),
        partial(chart_csv, findings.question, chart),
        partial(json_text, findings),
    )


def _drawing_of(chart: Chart, lit: str) -> Drawing | GridDrawing:
    match chart.drawing:
        case Fan() as fan:
            return _fan(fan)
        case Curves() as curves:
            return _curves(curves, lit)
        case Histogram() as histogram:
            axes = _axes(histogram.across, histogram.up, histogram.shares)
            return HistogramDrawing(axes, histogram.places, histogram.shares)
        case NamedValues() as values:
            return _named(values)
        case ValueGrid() as grid:
            return GridDrawing(
                shown(chart.title),
                MapSide(shown(grid.across.title), grid.across_names),
                MapSide(shown(grid.up.title), grid.up_names),
                shown(grid.cell.title),
                grid.values,
                _text(grid.cell, (value for row in grid.values for value in row)),
                grid.marks,
            )
        case _:
            assert_never(chart.drawing)


def _fan(fan: Fan) -> CurveDrawing:
    """The median with a band round it for each other pair of levels."""
    middle = len(fan.levels) // 2
    bands = []
    for place in range(middle):
        share = percent(fan.levels[-1 - place] - fan.levels[place], 0)
        name = tr("Middle {share}", share=share)
        bands.append(CurveBand(name, name, fan.values[place], fan.values[-1 - place]))
    median = DrawnCurve(tr("Median"), fan.values[middle], tuple(bands))
    values = (value for line in fan.values for value in line)
    return CurveDrawing(_axes(fan.across, fan.up, values), fan.places, (median,))


def _curves(found: Curves, lit: str) -> CurveDrawing:
    """Lines with their intervals, and the exact value across them."""
    is_alone = len(found.curves) == 1
    drawn = []
    for curve in found.curves:
        title = shown(curve.title)
        over = tr("Interval") if is_alone else tr("{name}: interval", name=title)
        bands = (CurveBand("", over, curve.low, curve.high),) if curve.low else ()
        drawn.append(DrawnCurve(title, curve.values, bands))
    axes = _axes(found.across, found.up, (value for curve in found.curves for value in curve.values))
    levels: tuple[CurveLevel, ...] = ()
    if found.exact is not None:
        name = tr("Exactly {share}", share=axes.text(found.exact))
        levels = (CurveLevel(name, found.exact, tr("Exact")),)
    names = [curve.name for curve in found.curves]
    return CurveDrawing(axes, found.places, tuple(drawn), levels, names.index(lit) if lit in names else 0)


def _named(found: NamedValues) -> Bars | EstimateDrawing:
    """Dots where there are intervals; bars elsewhere."""
    axes = _axes(found.across, found.up, (bar.value for bar in found.bars))
    if any(bar.low is not None for bar in found.bars):
        estimates = (
            NamedEstimate(shown(bar.name), bar.value, bar.low, bar.high, bar.expected) for bar in found.bars
        )
        return EstimateDrawing(axes, tuple(estimates))
    return Bars(axes, tuple(NamedBar(shown(bar.name), bar.value, bar.expected) for bar in found.bars))


def _axes(across: Axis, up: Axis, values: Iterable[float]) -> Axes:
    return Axes(
        shown(across.title),
        shown(up.title),
        _text(up, values),
        tick=partial(_tick, up.measure),
        tick_across=partial(_tick, across.measure),
    )


def _text(axis: Axis, values: Iterable[float]) -> Callable[[float], str]:
    """Writes a value with as many digits as it takes to tell three of the largest one."""
    largest = max((abs(value) for value in values), default=0.0)
    if axis.measure is Measure.CHANCE:
        largest *= _PER_CENT
    digits = _DIGITS - floor(log10(largest)) if largest else _DIGITS
    digits = min(max(digits, _DIGITS), _MOST_DIGITS)
    return lambda value: shown(written(value, axis.measure, digits))


def _tick(measure: Measure, value: float, step: float) -> str:
    """A number beside an axis, with as many digits as the step has; with a step of 0 it is one that is read."""
    if measure is Measure.WHOLE and value != round(value):
        return ""
    if step == 0:
        return shown(written(value, measure))
    size = step * _PER_CENT if measure is Measure.CHANCE else step
    return shown(written(value, measure, max(-floor(log10(size) + _CLOSE), 0)))
