"""What charts of an answer show, in the drawings that the window has."""

from collections.abc import Callable
from functools import partial
from math import ceil, log10
from typing import assert_never

from dicedesk.lab.questions.files import chart_csv, json_text, question_line
from dicedesk.lab.questions.findings import (
    Axis,
    Curves,
    Fan,
    Findings,
    FoundChart,
    FoundCurve,
    Histogram,
    NamedValues,
    ValueGrid,
)
from dicedesk.lab.questions.measures import Measure, written
from dicedesk.ui.charts.chart_data import Axes, ChartData, Drawing, TickText
from dicedesk.ui.charts.drawings.curves import CurveBand, CurveDrawing, CurveLevel, DrawnCurve
from dicedesk.ui.charts.drawings.estimates import EstimateDrawing, NamedEstimate
from dicedesk.ui.charts.drawings.histogram import HistogramDrawing
from dicedesk.ui.words import percent, shown, tr

_FILE = "dicedesk-{kind}-{name}"
_READ_DIGITS, _MOST_DIGITS = 2, 6


def can_be_drawn(found: FoundChart) -> bool:
    """Whether the window has a drawing for it."""
    return not isinstance(found.drawing, ValueGrid)


def chart_data(found: FoundChart, findings: Findings) -> ChartData:
    """The chart, with its figures and its question for files."""
    question = findings.question
    return ChartData(
        shown(found.title),
        shown(found.says),
        _drawing(found),
        _FILE.format(kind=question.kind, name=found.name),
        partial(chart_csv, question, found),
        partial(json_text, findings),
        question_line(question),
    )


def _drawing(found: FoundChart) -> Drawing:
    drawing = found.drawing
    match drawing:
        case Fan():
            return CurveDrawing(_axes(drawing.across, drawing.up), drawing.places, (_fan_curve(drawing),))
        case Curves():
            levels = () if drawing.exact is None else (CurveLevel(tr("exact"), drawing.exact),)
            curves = tuple(map(_curve, drawing.curves))
            return CurveDrawing(_axes(drawing.across, drawing.up), drawing.places, curves, levels)
        case Histogram():
            return HistogramDrawing(_axes(drawing.across, drawing.up), drawing.places, drawing.shares)
        case NamedValues():
            estimates = (
                NamedEstimate(shown(bar.name), bar.value, bar.low, bar.high, bar.expected)
                for bar in drawing.bars
            )
            return EstimateDrawing(_axes(drawing.across, drawing.up), tuple(estimates))
        case ValueGrid():
            raise ValueError("no drawing for a grid")
        case _:
            assert_never(drawing)


def _fan_curve(fan: Fan) -> DrawnCurve:
    """The line in the middle, and a band for each pair of levels round it, the widest first."""
    pairs = len(fan.levels) // 2
    bands = (
        CurveBand(
            name := percent(fan.levels[-1 - place] - fan.levels[place], 0),
            name,
            fan.values[place],
            fan.values[-1 - place],
        )
        for place in range(pairs)
    )
    return DrawnCurve(tr("median"), fan.values[pairs], tuple(bands))


def _curve(curve: FoundCurve) -> DrawnCurve:
    name = shown(curve.title)
    bands = (CurveBand("", tr("Interval"), curve.low, curve.high),) if curve.low else ()
    return DrawnCurve(name, curve.values, bands)


def _axes(across: Axis, up: Axis) -> Axes:
    return Axes(
        shown(across.title),
        shown(up.title),
        _text(up.measure),
        tick=_tick(up.measure),
        tick_across=_tick(across.measure),
    )


def _text(measure: Measure) -> Callable[[float], str]:
    return lambda value: shown(written(value, measure, _READ_DIGITS))


def _tick(measure: Measure) -> TickText:
    """Writes as many digits as the step from one number to the next has."""

    def tick(value: float, step: float) -> str:
        if measure is Measure.WHOLE and value != round(value):
            return ""
        unit = 100 * step if measure is Measure.CHANCE else step
        digits = min(max(ceil(-log10(unit) - 1e-9), 0), _MOST_DIGITS) if step else _READ_DIGITS
        return shown(written(value, measure, digits))

    return tick
