"""A grid of values between named sides, as a map and as a table."""

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from dicedesk.ui.base.charts.chart_data import RIGHT
from dicedesk.ui.base.charts.heat_map import HeatMap, MapPlace, MapSide
from dicedesk.ui.base.look.things import VALUE_SCALE
from dicedesk.ui.base.tables import Column
from dicedesk.ui.base.words import tr

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
