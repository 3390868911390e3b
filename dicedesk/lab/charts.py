"""Charts as plain values for windows, files and other processes; each chart is also a table."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, partial
from itertools import accumulate, chain
from math import floor, log10
from typing import assert_never

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Sentence, figure, percent, tr

Value = int | float | str | None
"""A number or a text in a table; None if there is none."""

NO_VALUE = "–"


class Measure(Enum):
    """What a number counts."""

    CHANCE = "chance"
    """From 0 to 1."""
    MONEY = "money"
    """Dollars, such as 9.5."""
    WHOLE = "whole"
    COUNT = "count"
    """A number of times, counted or expected, such as 7 or 7.5."""
    NUMBER = "number"
    """Any number, such as a mean."""
    TEXT = "text"


def written(value: Value, measure: Measure, digits: int = 2) -> str:
    """Return the value as a sentence or a number of `core.words`, which windows write in their language.

    Chances and numbers have `digits` digits after the point.
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
        case Measure.COUNT:
            return figure(value, 0 if value == round(value) else 1)
        case Measure.NUMBER:
            return figure(value, digits)
        case Measure.TEXT:
            return str(value)
        case _:
            assert_never(measure)


Floats = tuple[float, ...]
_DIGITS, _MOST_DIGITS = 2, 6
"""The fewest and the most decimals of a chance or a number."""
_CLOSE = 1e-9
_PER_CENT = 100


@dataclass(frozen=True)
class Axis:
    """An axis: its name in files, its title, and the measure of its numbers."""

    name: str
    title: Sentence
    measure: Measure

    @property
    def interval_title(self) -> Sentence:
        """The title above the edges of a curve's interval."""
        return tr("Interval")

    def text(self, value: float, digits: int = _DIGITS) -> str:
        return written(value, self.measure, digits)

    def tick(self, value: float, step: float) -> str:
        """Write a number next to the axis, with as many digits as the step to the next one has.

        Returns "" for a fraction if only whole numbers make sense. With one number on the axis, the step is 0.
        """
        if self.measure is Measure.WHOLE and value != round(value):
            return ""
        digits = max(-floor(log10(self._as_read(step)) + _CLOSE), 0) if step else _DIGITS
        return self.text(value, digits)

    def digits(self, values: Iterable[float]) -> int:
        """The number of decimals that shows three significant digits of the largest value."""
        largest = self._as_read(max(map(abs, values), default=0.0))
        digits = _DIGITS - floor(log10(largest)) if largest else _DIGITS
        return min(max(digits, _DIGITS), _MOST_DIGITS)

    def _as_read(self, value: float) -> float:
        return value * _PER_CENT if self.measure is Measure.CHANCE else value


@dataclass(frozen=True)
class ChartColumn:
    """A column of a chart's table: its title, and its text in a row, by row number from 0."""

    title: str
    text: Callable[[int], str]
    is_text: bool = False


Row = tuple[object, ...]


@dataclass(frozen=True)
class _Plane(ABC):
    """Values drawn between two axes."""

    across: Axis
    up: Axis

    @property
    @abstractmethod
    def rows(self) -> int:
        """The number of rows of the table."""

    @abstractmethod
    def columns(self) -> tuple[ChartColumn, ...]:
        """The columns of the table, the place first."""

    @abstractmethod
    def figures(self) -> list[Row]:
        """The names of the columns in a file, and a row for each place, bar or cell."""

    def text(self, value: float) -> str:
        """Write a value of the table, with as many digits as the largest value needs."""
        return self._measured.text(value, self._digits)

    @property
    def _measured(self) -> Axis:
        return self.up

    @cached_property
    def _digits(self) -> int:
        return self._measured.digits(self._values())

    @abstractmethod
    def _values(self) -> Iterable[float]:
        """All values of the table."""

    def _cell(self, values: Floats, row: int) -> str:
        return self.text(values[row])

    def interval(self, low: float, high: float) -> str:
        """Write two values of the table as a range."""
        return tr("{low} to {high}", low=self.text(low), high=self.text(high))


@dataclass(frozen=True)
class _OverPlaces(_Plane):
    """Values at rising places."""

    places: Floats

    @property
    def rows(self) -> int:
        return len(self.places)

    @abstractmethod
    def heights(self, row: int) -> Floats:
        """The heights of the cursor's dots in a row."""

    def figures(self) -> list[Row]:
        return [(self.across.name, self.up.name), *zip(self.places, self._values(), strict=True)]

    def _place(self) -> ChartColumn:
        return ChartColumn(self.across.title, lambda row: self.across.text(self.places[row]))


@dataclass(frozen=True)
class NamedCurve:
    """A line, with its name in files and for people; `low` and `high` are the edges of its interval, or empty."""

    name: str
    title: str
    values: Floats
    low: Floats = ()
    high: Floats = ()


@dataclass(frozen=True)
class Band:
    """The range around a curve at each place, from `low` to `high`.

    `name` is the label at its end, "" for none, and `title` the heading in the table.
    """

    name: str
    title: str
    low: Floats
    high: Floats


_LOGARITHMIC = 10
"""An axis is logarithmic if its last value is at least this many times its middle one."""


class _Lines(_OverPlaces):
    """Lines over the same places."""

    @abstractmethod
    def lines(self) -> tuple[NamedCurve, ...]:
        """The lines; a line without a title has the title of its axis in the table."""

    def bands(self, line: NamedCurve) -> tuple[Band, ...]:
        """The ranges around a line, the widest first."""
        return ()

    @property
    def level(self) -> float | None:
        """A constant to compare with, such as the exact value of a simulated one."""
        return None

    @property
    def is_logarithmic(self) -> bool:
        """Whether the axis of the places is logarithmic."""
        if len(self.places) < 3 or self.places[0] <= 0:
            return False
        return self.places[len(self.places) // 2] * _LOGARITHMIC <= self.places[-1]

    def columns(self) -> tuple[ChartColumn, ...]:
        """The place, each line with its ranges, and the level."""
        columns = [self._place()]
        for line in self.lines():
            columns.append(ChartColumn(line.title or self.up.title, partial(self._cell, line.values)))
            columns += (ChartColumn(band.title, partial(self._edges, band)) for band in self.bands(line))
        if self.level is not None:
            level = self.text(self.level)
            columns.append(ChartColumn(tr("Exact"), lambda _: level))
        return tuple(columns)

    def heights(self, row: int) -> Floats:
        """On every line, and on the edges of its ranges if there is one line."""
        lines = self.lines()
        bands = self.bands(lines[0]) if len(lines) == 1 else ()
        edges = chain.from_iterable((band.low, band.high) for band in bands)
        return tuple(values[row] for values in (*(line.values for line in lines), *edges))

    def _values(self) -> Iterable[float]:
        return chain.from_iterable(line.values for line in self.lines())

    def _edges(self, band: Band, row: int) -> str:
        return self.interval(band.low[row], band.high[row])


@dataclass(frozen=True)
class Fan(_Lines):
    """The spread of a number: at each place of `across`, its quantile for each of the `levels`.

    `levels` are rising shares, symmetric around one half, which is one of them; `values` holds, for each level, the
    values at all places.
    """

    levels: Floats
    values: tuple[Floats, ...]

    def lines(self) -> tuple[NamedCurve, ...]:
        return (NamedCurve("median", tr("Median"), self.values[len(self.levels) // 2]),)

    def bands(self, line: NamedCurve) -> tuple[Band, ...]:
        """A range for each other pair of levels."""
        pairs = range(len(self.levels) // 2)
        shares = (percent(self.levels[-1 - pair] - self.levels[pair], 0) for pair in pairs)
        names = (tr("Middle {share}", share=share) for share in shares)
        return tuple(
            Band(name, name, self.values[pair], self.values[-1 - pair])
            for pair, name in zip(pairs, names, strict=True)
        )

    def figures(self) -> list[Row]:
        names = (self.across.name, *(f"{self.up.name}_{level:g}" for level in self.levels))
        return [names, *zip(self.places, *self.values, strict=True)]


@dataclass(frozen=True)
class Curves(_Lines):
    """Lines over the same places; `exact` is a value that they should approach, drawn as a line across."""

    curves: tuple[NamedCurve, ...]
    exact: float | None = None

    def lines(self) -> tuple[NamedCurve, ...]:
        return self.curves

    def bands(self, line: NamedCurve) -> tuple[Band, ...]:
        """The interval of a line, if it has one."""
        is_alone = len(self.curves) == 1
        title = self.up.interval_title if is_alone else tr("{name}: interval", name=line.title)
        return (Band("", title, line.low, line.high),) if line.low else ()

    @property
    def level(self) -> float | None:
        return self.exact

    def figures(self) -> list[Row]:
        """A column for each line, and two for its interval if it has one."""
        names: list[str] = [self.across.name]
        columns: list[Floats] = [self.places]
        for curve in self.curves:
            name = f"{self.up.name}_{curve.name}" if len(self.curves) > 1 else self.up.name
            columns.append(curve.values)
            names.append(name)
            if curve.low:
                columns += [curve.low, curve.high]
                names += [f"{name}_low", f"{name}_high"]
        if self.exact is not None:
            columns.append((self.exact,) * len(self.places))
            names.append(f"{self.up.name}_exact")
        return [tuple(names), *zip(*columns, strict=True)]


@dataclass(frozen=True)
class RunningTotal(_Lines):
    """A total after each step, starting at 0, such as money after each game."""

    totals: Floats

    def lines(self) -> tuple[NamedCurve, ...]:
        return (NamedCurve(self.up.name, "", self.totals),)


@dataclass(frozen=True)
class Histogram(_OverPlaces):
    """The share of each of many values, which rise by equal steps."""

    shares: Floats

    @property
    def step(self) -> float:
        """The distance between places, which is the width of a bar."""
        return self.places[1] - self.places[0] if len(self.places) > 1 else 1.0

    def columns(self) -> tuple[ChartColumn, ...]:
        return self._place(), ChartColumn(self.up.title, partial(self._cell, self.shares))

    def heights(self, row: int) -> Floats:
        """The top of the bar."""
        return (self.shares[row],)

    def _values(self) -> Iterable[float]:
        return self.shares


def histogram(across: Axis, shares: Sequence[float], first_place: int, unseen: float) -> Histogram:
    """The shares of games, by whole number from the first place on, without the rarest results at both ends.

    The results left out on each side have at most half the share `unseen`.
    """
    below, above = list(accumulate(shares)), list(accumulate(reversed(shares)))[::-1]
    visible = [place for place in range(len(shares)) if min(below[place], above[place]) >= unseen / 2]
    places = range(visible[0], visible[-1] + 1)
    return Histogram(
        across,
        Axis("share", tr("Share of games"), Measure.CHANCE),
        tuple(float(place + first_place) for place in places),
        tuple(shares[places.start : places.stop]),
    )


@dataclass(frozen=True)
class NamedValue:
    """A bar: its name, its height, the edges of its interval, and its expected height."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    expected: float | None = None


@dataclass(frozen=True)
class NamedValues(_Plane):
    """A few named values: bars, or dots if any has an interval, whose axis need not begin at 0."""

    bars: tuple[NamedValue, ...]

    @property
    def has_intervals(self) -> bool:
        """Whether the values are dots with intervals."""
        return any(bar.low is not None for bar in self.bars)

    @property
    def places(self) -> Floats:
        """Bars are 1 apart."""
        return tuple(map(float, range(len(self.bars))))

    @property
    def rows(self) -> int:
        return len(self.bars)

    def columns(self) -> tuple[ChartColumn, ...]:
        """The name, the value, its interval and the expected value; the last two only if any value has them."""
        bars = self.bars
        columns = [
            ChartColumn(self.across.title, lambda row: bars[row].name, is_text=True),
            ChartColumn(self.up.title, lambda row: self.text(bars[row].value)),
        ]
        if self.has_intervals:
            columns.append(ChartColumn(tr("Interval"), self._interval_of))
        if any(bar.expected is not None for bar in bars):
            title = tr("Exact") if self.has_intervals else tr("Expected")
            columns.append(ChartColumn(title, self._expected))
        return tuple(columns)

    def heights(self, row: int) -> Floats:
        return (self.bars[row].value,)

    def figures(self) -> list[Row]:
        names = (self.across.name, self.up.name, "low", "high", "expected")
        return [names, *((bar.name, bar.value, bar.low, bar.high, bar.expected) for bar in self.bars)]

    def _values(self) -> Iterable[float]:
        return (bar.value for bar in self.bars)

    def _interval_of(self, row: int) -> str:
        bar = self.bars[row]
        return "" if bar.low is None or bar.high is None else self.interval(bar.low, bar.high)

    def _expected(self, row: int) -> str:
        expected = self.bars[row].expected
        return "" if expected is None else self.text(expected)


MapPlace = tuple[int, int]
"""A cell: its column from the left and its row from the bottom, both from 0."""


@dataclass(frozen=True)
class ValueGrid(_Plane):
    """A value for each pair of two settings; `values` holds a row for each of `up_names`, from the bottom.

    Cells in `marks` are ringed.
    """

    across_names: tuple[str, ...]
    up_names: tuple[str, ...]
    cell: Axis
    values: tuple[Floats, ...]
    marks: tuple[MapPlace, ...] = ()

    @property
    def rows(self) -> int:
        return len(self.across_names) * len(self.up_names)

    def columns(self) -> tuple[ChartColumn, ...]:
        columns = (
            ChartColumn(self.across.title, lambda row: self.across_names[self.place(row)[0]]),
            ChartColumn(self.up.title, lambda row: self.up_names[self.place(row)[1]]),
            ChartColumn(self.cell.title, self._value),
        )
        if not self.marks:
            return columns
        marked = ChartColumn(
            tr("Marked"), lambda row: tr("Yes") if self.place(row) in self.marks else "", is_text=True
        )
        return (*columns, marked)

    def row(self, place: MapPlace) -> int:
        return place[1] * len(self.across_names) + place[0]

    def place(self, row: int) -> MapPlace:
        up, across = divmod(row, len(self.across_names))
        return across, up

    def figures(self) -> list[Row]:
        names = (self.across.name, self.up.name, self.cell.name)
        values = chain.from_iterable(self.values)
        return [names, *((across, up, next(values)) for up in self.up_names for across in self.across_names)]

    @property
    def _measured(self) -> Axis:
        return self.cell

    def _values(self) -> Iterable[float]:
        return chain.from_iterable(self.values)

    def _value(self, row: int) -> str:
        across, up = self.place(row)
        return self.text(self.values[up][across])


WithAxes = Fan | Curves | RunningTotal | Histogram | NamedValues
Drawing = WithAxes | ValueGrid


@dataclass(frozen=True)
class Chart:
    """A chart: its name in files, its title, a sentence about what it shows, and its drawing.

    `beside` is one more column of the table: a text goes after the place, a number at the end. `lit` is the name of the
    highlighted curve, by default the first.
    """

    name: str
    title: Sentence
    says: Sentence
    drawing: Drawing
    beside: ChartColumn | None = None
    lit: str = ""

    def columns(self) -> tuple[ChartColumn, ...]:
        place, *others = self.drawing.columns()
        if self.beside is None:
            return place, *others
        return (place, self.beside, *others) if self.beside.is_text else (place, *others, self.beside)
