"""What a chart shows: bars or a line, and the same as a table."""

import csv
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO

from PySide6.QtCore import Qt

from dicedesk.ui.tables.rows_model import Column
from dicedesk.ui.words import tr

_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class Axes:
    """The titles of the two axes, and how a value of the one that goes up is written.

    `fields` are the names of the columns in a file, the same in every language.
    """

    across: str
    up: str
    text: Callable[[float], str]
    fields: tuple[str, ...]


@dataclass(frozen=True)
class NamedBar:
    """A bar with what stands under it, and how high it is expected to be."""

    name: str
    value: float
    expected: float


@dataclass(frozen=True)
class Bars:
    """Bars side by side, each with a line where it is expected to end."""

    axes: Axes
    bars: tuple[NamedBar, ...]

    def columns(self) -> tuple[Column, ...]:
        """The columns of the table."""
        text = self.axes.text
        return (
            Column(self.axes.across, text=lambda bar: bar.name),
            Column(self.axes.up, text=lambda bar: text(bar.value), alignment=_RIGHT),
            Column(tr("Expected"), text=lambda bar: text(bar.expected), alignment=_RIGHT),
        )

    @property
    def rows(self) -> tuple[NamedBar, ...]:
        """The rows of the table."""
        return self.bars

    def figures(self) -> list[tuple[object, ...]]:
        """The rows of a file."""
        return [(bar.name, bar.value, bar.expected) for bar in self.bars]


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
            Column(self.axes.across, text=lambda point: str(point.place), alignment=_RIGHT),
            Column(self.name_title, text=lambda point: point.name),
            Column(self.axes.up, text=lambda point: self.axes.text(point.value), alignment=_RIGHT),
        )

    @property
    def rows(self) -> tuple[LinePoint, ...]:
        """The rows of the table."""
        return self.points

    def figures(self) -> list[tuple[object, ...]]:
        """The rows of a file."""
        return [(point.place, point.figure, point.value) for point in self.points]


Drawing = Bars | Line


@dataclass(frozen=True)
class ChartData:
    """A chart: its title, a sentence that says what it shows, what is drawn, and the name proposed for a file."""

    title: str
    says: str
    drawing: Drawing
    file_name: str


def csv_text(fields: Sequence[str], rows: Sequence[tuple[object, ...]]) -> str:
    """A table for other programs, with a line of titles."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(fields)
    writer.writerows(rows)
    return text.getvalue()
