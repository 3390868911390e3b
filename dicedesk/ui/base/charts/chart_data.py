"""What a chart shows, without drawing it: bars, lines, curves, a histogram, estimates or a map, each a table too."""

from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from PySide6.QtCore import Qt

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.words import figure
from dicedesk.ui.base.look.things import VALUE_SCALE, MapScale
from dicedesk.ui.base.tables import Column
from dicedesk.ui.base.words import listed, shown, tr

RIGHT = Qt.AlignmentFlag.AlignRight

TickText = Callable[[float, float], str]
"""Writes a number at an axis, given the step from one to the next; "" for one that has no place there."""


def whole_tick(value: float, _step: float) -> str:
    """A whole number; no other is written."""
    return shown(figure(round(value))) if value == round(value) else ""


@dataclass(frozen=True)
class Axes:
    """The titles of the two axes, and how a value of the one that goes up is written.

    `fields` are the names of the columns in a file, the same in every language, where the drawing makes it.
    `tick` writes the numbers beside the axis that goes up, `text` where it is None; `tick_across` those of the other
    one, and with a step of 0 the places that are read.
    """

    across: str
    up: str
    text: Callable[[float], str]
    fields: tuple[str, ...] = ()
    tick: TickText | None = None
    tick_across: TickText = whole_tick

    def tick_up(self, value: float, step: float) -> str:
        """A number beside the axis that goes up."""
        return self.text(value) if self.tick is None else self.tick(value, step)


def csv_text(fields: Sequence[str], rows: Sequence[tuple[object, ...]]) -> str:
    """A table for other programs, with a line of titles."""
    return as_csv((fields, *rows))


@dataclass(frozen=True)
class ChartSpot:
    """Where the cursor of a chart stands to read a row: its place across, and the heights of its dots."""

    across: float
    heights: tuple[float, ...]


@dataclass(frozen=True)
class NamedBar:
    """A bar with what stands under it, and how high it is expected to be, where that is known."""

    name: str
    value: float
    expected: float | None


@dataclass(frozen=True)
class Bars:
    """Bars side by side, each with a line where it is expected to end."""

    axes: Axes
    bars: tuple[NamedBar, ...]

    def columns(self) -> tuple[Column, ...]:
        """The columns of the table."""
        text = self.axes.text
        made = (
            Column(self.axes.across, text=lambda bar: bar.name),
            Column(self.axes.up, text=lambda bar: text(bar.value), alignment=RIGHT),
        )
        if all(bar.expected is None for bar in self.bars):
            return made
        return (*made, Column(tr("Expected"), text=self._expected, alignment=RIGHT))

    @property
    def rows(self) -> tuple[NamedBar, ...]:
        """The rows of the table."""
        return self.bars

    def csv(self) -> str:
        """The table for other programs."""
        return csv_text(self.axes.fields, [(bar.name, bar.value, bar.expected) for bar in self.bars])

    def spots(self) -> list[ChartSpot]:
        """On top of each bar."""
        return [ChartSpot(place, (bar.value,)) for place, bar in enumerate(self.bars)]

    def _expected(self, bar: NamedBar) -> str:
        return "" if bar.expected is None else self.axes.text(bar.expected)


@dataclass(frozen=True)
class LinePoint:
    """A point of a line: its place, its value, and the name of what happened there, such as a date.

    `figure` is that name in a file. A point whose `token` names a colour is marked in it.
    """

    place: int
    value: float
    name: str = ""
    figure: str = ""
    token: str = ""


@dataclass(frozen=True)
class Line:
    """Values one after the other; `name_title` is the title of the names of its points."""

    axes: Axes
    points: tuple[LinePoint, ...]
    name_title: str

    def columns(self) -> tuple[Column, ...]:
        """The columns of the table."""
        return (
            Column(self.axes.across, text=lambda point: str(point.place), alignment=RIGHT),
            Column(self.name_title, text=lambda point: point.name),
            Column(self.axes.up, text=lambda point: self.axes.text(point.value), alignment=RIGHT),
        )

    @property
    def rows(self) -> tuple[LinePoint, ...]:
        """The rows of the table."""
        return self.points

    def csv(self) -> str:
        """The table for other programs."""
        return csv_text(self.axes.fields, [(point.place, point.figure, point.value) for point in self.points])

    def spots(self) -> list[ChartSpot]:
        """On each point."""
        return [ChartSpot(point.place, (point.value,)) for point in self.points]


_LOGARITHMIC = 10
"""Places of which the last is so many times the middle one rise by a factor, not by a step."""


@dataclass(frozen=True)
class CurveBand:
    """What lies around a curve at each place: from `lower` to `upper`. `title` stands over it in the table.

    `name` stands at its end, "" for none.
    """

    name: str
    title: str
    lower: tuple[float, ...]
    upper: tuple[float, ...]


@dataclass(frozen=True)
class DrawnCurve:
    """A line: its name, which stands at its end, its values, and its bands, the widest first.

    `title` stands over it in the table, its name where that is empty.
    """

    name: str
    values: tuple[float, ...]
    bands: tuple[CurveBand, ...] = ()
    title: str = ""


@dataclass(frozen=True)
class CurveLevel:
    """A value that holds everywhere, such as the exact one that a simulation comes to; titled as a curve is."""

    name: str
    value: float
    title: str = ""


@dataclass(frozen=True)
class CurveDrawing:
    """Curves over the same places, which rise; the one at `lit` glows.

    `beside` are further columns of the table, each with its title.
    """

    axes: Axes
    places: tuple[float, ...]
    curves: tuple[DrawnCurve, ...]
    levels: tuple[CurveLevel, ...] = ()
    lit: int = 0
    beside: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def is_logarithmic(self) -> bool:
        """Whether the places rise by a factor; then each power of ten takes the same room."""
        if len(self.places) < 3 or self.places[0] <= 0:
            return False
        return self.places[len(self.places) // 2] * _LOGARITHMIC <= self.places[-1]

    @property
    def rows(self) -> range:
        """The rows of the table: the numbers of the places."""
        return range(len(self.places))

    def columns(self) -> tuple[Column, ...]:
        """The place, each curve with its bands, and the levels."""
        axes = self.axes
        made = [Column(axes.across, lambda row: axes.tick_across(self.places[row], 0.0), alignment=RIGHT)]
        for curve in self.curves:
            made.append(Column(curve.title or curve.name, partial(self._value, curve), alignment=RIGHT))
            made += (Column(band.title, partial(self._edges, band), alignment=RIGHT) for band in curve.bands)
        made += (
            Column(level.title or level.name, partial(self._level, level), alignment=RIGHT)
            for level in self.levels
        )
        made += (Column(title, cells.__getitem__, alignment=RIGHT) for title, cells in self.beside)
        return tuple(made)

    def spots(self) -> list[ChartSpot]:
        """On every curve; on the edges of its bands too where it is alone."""
        lines = [curve.values for curve in self.curves]
        if len(lines) == 1:
            lines += (edge for band in self.curves[0].bands for edge in (band.lower, band.upper))
        heights = zip(*lines, strict=True)
        return [ChartSpot(place, at) for place, at in zip(self.places, heights, strict=True)]

    def _value(self, curve: DrawnCurve, row: int) -> str:
        return self.axes.text(curve.values[row])

    def _edges(self, band: CurveBand, row: int) -> str:
        text = self.axes.text
        return tr("{low} to {high}", low=text(band.lower[row]), high=text(band.upper[row]))

    def _level(self, level: CurveLevel, _: int) -> str:
        return self.axes.text(level.value)


@dataclass(frozen=True)
class HistogramDrawing:
    """A bar at each place; places rise by equal steps, and bars touch."""

    axes: Axes
    places: tuple[float, ...]
    heights: tuple[float, ...]

    @property
    def step(self) -> float:
        """From one place to the next: the width of a bar."""
        return self.places[1] - self.places[0] if len(self.places) > 1 else 1.0

    @property
    def rows(self) -> range:
        """The rows of the table: the numbers of the bars."""
        return range(len(self.places))

    def columns(self) -> tuple[Column, ...]:
        """The place and the height of each bar."""
        axes = self.axes
        return (
            Column(axes.across, lambda row: axes.tick_across(self.places[row], 0.0), alignment=RIGHT),
            Column(axes.up, lambda row: axes.text(self.heights[row]), alignment=RIGHT),
        )

    def spots(self) -> list[ChartSpot]:
        """On top of each bar."""
        return [ChartSpot(place, (height,)) for place, height in zip(self.places, self.heights, strict=True)]


@dataclass(frozen=True)
class NamedEstimate:
    """A value with what stands under it, the edges of its interval, and the exact value, where there are such.

    `note` is the cell of one more column of the table.
    """

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    exact: float | None = None
    note: str = ""

    @property
    def has_interval(self) -> bool:
        """Whether it lies in an interval."""
        return self.low is not None and self.high is not None

    @property
    def values(self) -> tuple[float, ...]:
        """All that is drawn of it."""
        return tuple(value for value in (self.value, self.low, self.high, self.exact) if value is not None)


@dataclass(frozen=True)
class EstimateDrawing:
    """Dots with intervals and exact marks. The axis need not begin at nothing, so that small differences are seen."""

    axes: Axes
    estimates: tuple[NamedEstimate, ...]
    note_title: str = ""

    @property
    def rows(self) -> tuple[NamedEstimate, ...]:
        """The rows of the table."""
        return self.estimates

    def columns(self) -> tuple[Column, ...]:
        """The name, the value, and its interval and the exact value where any has such."""
        axes = self.axes
        made = [
            Column(axes.across, lambda row: row.name),
            Column(axes.up, lambda row: axes.text(row.value), alignment=RIGHT),
        ]
        if any(estimate.has_interval for estimate in self.estimates):
            made.append(Column(tr("Interval"), self._interval, alignment=RIGHT))
        if any(estimate.exact is not None for estimate in self.estimates):
            made.append(Column(tr("Exact"), self._exact, alignment=RIGHT))
        if self.note_title:
            made.append(Column(self.note_title, text=lambda row: row.note, alignment=RIGHT))
        return tuple(made)

    def spots(self) -> list[ChartSpot]:
        """On each value."""
        return [ChartSpot(place, (row.value,)) for place, row in enumerate(self.estimates)]

    def _interval(self, row: NamedEstimate) -> str:
        if row.low is None or row.high is None:
            return ""
        return tr("{low} to {high}", low=self.axes.text(row.low), high=self.axes.text(row.high))

    def _exact(self, row: NamedEstimate) -> str:
        return "" if row.exact is None else self.axes.text(row.exact)


MapPlace = tuple[int, int]
"""A cell: its column from the left, and its row from the bottom, each from 0."""


@dataclass(frozen=True)
class MapSide:
    """A side of a map: its title, and the names of its columns or rows."""

    title: str
    names: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class HeatMap:
    """A grid of cells. `steps` holds the step of each, row by row from the bottom, each row from the left.

    `words` say what each step of the scale stands for; cells in `marks` have a ring round them.
    """

    title: str
    across: MapSide
    up: MapSide
    steps: bytes
    scale: MapScale
    words: tuple[str, ...]
    marks: tuple[MapPlace, ...] = ()

    def nearest(self, across: int, up: int) -> MapPlace:
        """The cell at a place, or that at the edge next to it."""
        return (
            min(max(across, 0), len(self.across.names) - 1),
            min(max(up, 0), len(self.up.names) - 1),
        )


_STEPS = len(VALUE_SCALE.on_dark)


@dataclass(frozen=True)
class GridDrawing:
    """A value for each column and row, row by row from the bottom; `cell` is its title, and `text` writes it.

    Cells in `marks` have a ring round them.
    """

    title: str
    across: MapSide
    up: MapSide
    cell: str
    values: tuple[tuple[float, ...], ...]
    text: Callable[[float], str]
    marks: tuple[MapPlace, ...] = ()

    @property
    def rows(self) -> range:
        """The rows of the table: the numbers of the cells, row by row from the bottom."""
        return range(len(self.across.names) * len(self.up.names))

    def columns(self) -> tuple[Column, ...]:
        """The columns of the table: both settings, the value, and whether the cell is marked."""
        made = (
            Column(self.across.title, lambda row: self.across.names[self.place(row)[0]], alignment=RIGHT),
            Column(self.up.title, lambda row: self.up.names[self.place(row)[1]], alignment=RIGHT),
            Column(self.cell, lambda row: self.text(self.value(self.place(row))), alignment=RIGHT),
        )
        if not self.marks:
            return made
        return (*made, Column(tr("Marked"), lambda row: tr("Yes") if self.place(row) in self.marks else ""))

    def row(self, place: MapPlace) -> int:
        """The row of the table for a cell."""
        return place[1] * len(self.across.names) + place[0]

    def place(self, row: int) -> MapPlace:
        """The cell of a row of the table."""
        up, across = divmod(row, len(self.across.names))
        return across, up

    def value(self, place: MapPlace) -> float:
        """The value of a cell."""
        return self.values[place[1]][place[0]]

    @cached_property
    def heat_map(self) -> HeatMap:
        """The same as steps of a scale.

        About as many cells have each step, so that differences are seen where most values lie.
        """
        ordered = sorted(value for row in self.values for value in row)
        edges = [ordered[step * (len(ordered) - 1) // _STEPS] for step in range(_STEPS + 1)]
        steps = bytes(bisect(edges[1:-1], value) for row in self.values for value in row)
        written = [self.text(edge) for edge in edges]
        words = tuple(
            tr("{low} to {high}", low=written[step], high=written[step + 1]) for step in range(_STEPS)
        )
        return HeatMap(self.title, self.across, self.up, steps, VALUE_SCALE, words, self.marks)


Drawing = Bars | Line | CurveDrawing | HistogramDrawing | EstimateDrawing
"""What is drawn between two axes with numbers or names."""

TabledDrawing = Drawing | GridDrawing
"""What a card can show, as a picture and as a table."""


def words_of_row(drawing: TabledDrawing, place: int) -> str:
    """What a row of the drawing says, for whoever reads it at the cursor: each column with its title."""
    row = drawing.rows[place]
    cells = ((column.title, column.text(row)) for column in drawing.columns())
    return listed(tr("{title}: {value}", title=title, value=cell) for title, cell in cells if cell)


@dataclass(frozen=True)
class ChartData:
    """A chart: its title, a sentence that says what it shows, what is drawn, and the name proposed for a file.

    `csv` makes the text of a table for other programs, `json` that of all figures where there are more.
    """

    title: str
    says: str
    drawing: TabledDrawing
    file_name: str
    csv: Callable[[], str]
    json: Callable[[], str] | None = None
