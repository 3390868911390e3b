"""What a chart shows: bars or a line, and the same as a table."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import Qt

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.words import figure
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


@dataclass(frozen=True)
class ChartSpot:
    """Where the cursor of a chart stands to read a row: its place across, and the heights of its dots."""

    across: float
    heights: tuple[float, ...]


class TabledDrawing(Protocol):
    """What is drawn, as the card and the table need it."""

    @property
    def rows(self) -> Sequence[Any]:
        """The rows of the table, from the left to the right of the chart."""

    def columns(self) -> tuple[Column, ...]:
        """The columns of the table."""


class Drawing(TabledDrawing, Protocol):
    """What is drawn between two axes with numbers or names."""

    @property
    def axes(self) -> Axes:
        """Its axes."""

    def spots(self) -> list[ChartSpot]:
        """Where the cursor stands for each row."""


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


def words_of_row(drawing: TabledDrawing, place: int) -> str:
    """What a row of the drawing says, for whoever reads it at the cursor: each column with its title."""
    row = drawing.rows[place]
    cells = ((column.title, column.text(row)) for column in drawing.columns())
    return listed(tr("{title}: {value}", title=title, value=cell) for title, cell in cells if cell)


@dataclass(frozen=True)
class ChartData:
    """A chart: its title, a sentence that says what it shows, what is drawn, and the name proposed for a file.

    `csv` makes the text of a table for other programs, `json` that of all figures where there are more. A `question` is
    the text that pictures carry, so that the Lab can ask it again.
    """

    title: str
    says: str
    drawing: TabledDrawing
    file_name: str
    csv: Callable[[], str]
    json: Callable[[], str] | None = None
    question: str = ""


def csv_text(fields: Sequence[str], rows: Sequence[tuple[object, ...]]) -> str:
    """A table for other programs, with a line of titles."""
    return as_csv((fields, *rows))
