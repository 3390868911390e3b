"""Curves over common places, each perhaps with bands around it, and levels that hold everywhere."""

from dataclasses import dataclass
from functools import partial

from dicedesk.ui.base.charts.chart_data import RIGHT, Axes, ChartSpot
from dicedesk.ui.base.tables import Column
from dicedesk.ui.base.words import tr

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
    """Curves over the same places, which rise; the one at `lit` glows."""

    axes: Axes
    places: tuple[float, ...]
    curves: tuple[DrawnCurve, ...]
    levels: tuple[CurveLevel, ...] = ()
    lit: int = 0

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
