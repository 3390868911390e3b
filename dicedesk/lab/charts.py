"""What charts show, in plain values for windows, files and other processes."""

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Sentence, figure, percent

Value = int | float | str | None
"""A number or a text in a table; None where there is none."""

NO_VALUE = "–"


class Measure(Enum):
    """What a number counts."""

    CHANCE = "chance"
    """From 0 to 1."""
    MONEY = "money"
    """Dollars, such as 9.5."""
    WHOLE = "whole"
    NUMBER = "number"
    """Any number, such as a mean."""
    TEXT = "text"


def written(value: Value, measure: Measure, digits: int = 2) -> str:
    """Return the value as a sentence or a number of `core.words`, which windows write in their language.

    A chance or a number has so many digits behind the point.
    """
    if value is None:
        return NO_VALUE
    if isinstance(value, str):
        return value
    match measure:
        case Measure.CHANCE:
            return percent(value, digits)
        case Measure.MONEY:
            return Cents(round(value * DOLLAR)).shown()
        case Measure.WHOLE:
            return figure(round(value))
        case Measure.NUMBER:
            return figure(value, digits)
        case Measure.TEXT:
            return str(value)
        case _:
            assert_never(measure)


Floats = tuple[float, ...]


@dataclass(frozen=True)
class Axis:
    """An axis: its name in files, its title, and what its numbers count."""

    name: str
    title: Sentence
    measure: Measure


@dataclass(frozen=True)
class Fan:
    """How a number spreads: at each place of `across`, the value below which each of the `levels` lies.

    `levels` are shares that rise and lie evenly round one half, which is among them; `values` holds for each level the
    values at all places.
    """

    across: Axis
    up: Axis
    places: Floats
    levels: Floats
    values: tuple[Floats, ...]


@dataclass(frozen=True)
class NamedCurve:
    """A line with its name in files and for people; `low` and `high` are the edges of its interval, or empty."""

    name: str
    title: Sentence
    values: Floats
    low: Floats = ()
    high: Floats = ()


@dataclass(frozen=True)
class Curves:
    """Lines over the same places; `exact` is a value that they should come to, drawn as a line across."""

    across: Axis
    up: Axis
    places: Floats
    curves: tuple[NamedCurve, ...]
    exact: float | None = None


@dataclass(frozen=True)
class Histogram:
    """The share of each of many values, which rise by equal steps."""

    across: Axis
    up: Axis
    places: Floats
    shares: Floats


@dataclass(frozen=True)
class NamedValue:
    """A bar: its name, how high it is, the edges of its interval, and how high it is expected to be."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    expected: float | None = None


@dataclass(frozen=True)
class NamedValues:
    """A few bars with names."""

    across: Axis
    up: Axis
    bars: tuple[NamedValue, ...]


@dataclass(frozen=True)
class ValueGrid:
    """A value for each pair of two settings; `values` holds a row for each of `up_names`, from the bottom.

    Cells in `marks`, each its column and its row from 0, have a ring round them.
    """

    across: Axis
    up: Axis
    across_names: tuple[str, ...]
    up_names: tuple[str, ...]
    cell: Axis
    values: tuple[Floats, ...]
    marks: tuple[tuple[int, int], ...] = ()


Drawing = Fan | Curves | Histogram | NamedValues | ValueGrid


@dataclass(frozen=True)
class Chart:
    """A chart: its name in files, its title, a sentence about what it shows, and what is drawn."""

    name: str
    title: Sentence
    says: Sentence
    drawing: Drawing
