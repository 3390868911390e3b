"""What is painted of a drawing: items, the ranges and numbers of both axes, and names at the ends of lines."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import log10
from typing import Any

from dicedesk.ui.base.charts.chart_data import Axes
from dicedesk.ui.base.charts.painting.ticks import (
    Ticks,
    powers_within,
    range_around,
    round_step,
    ticks_within,
)

Range = tuple[float, float]
_MOST_UP, _MOST_ACROSS = 5, 6
"""So many steps an axis has at most."""


@dataclass(frozen=True)
class EndName:
    """The name of a line, at the height of its end, in a colour of the theme."""

    text: str
    height: float
    token: str


def unchanged(value: float) -> float:
    """Where a place is on an axis that is not logarithmic."""
    return value


@dataclass(frozen=True)
class Painting:
    """A painted drawing. `place_of` gives where a place is on the axis across."""

    items: list[Any]
    across: Range
    up: Range
    ticks_across: Ticks
    ticks_up: Ticks
    ends: list[EndName] = field(default_factory=list)
    place_of: Callable[[float], float] = unchanged


def up_axis(axes: Axes, low: float, high: float) -> tuple[Range, Ticks]:
    """A range of round numbers around the values, and the numbers beside it."""
    least, greatest, step = range_around(low, high, _MOST_UP)
    return (least, greatest), _written(axes.tick_up, ticks_within(least, greatest, step), step)


def across_axis(axes: Axes, low: float, high: float) -> Ticks:
    """Round numbers from the first place to the last."""
    if low == high:
        return _written(axes.tick_across, (low,), 0.0)
    step = round_step(high - low, _MOST_ACROSS)
    return _written(axes.tick_across, ticks_within(low, high, step), step)


def logarithmic_axis(axes: Axes, low: float, high: float) -> Ticks:
    """The powers of ten from the first place to the last."""
    return [(log10(value), axes.tick_across(value, value)) for value in powers_within(low, high)]


def _written(text: Callable[[float, float], str], values: tuple[float, ...], step: float) -> Ticks:
    named = ((value, text(value, step)) for value in values)
    return [(value, name) for value, name in named if name]
