"""Many bars over numbers, without a name under each."""

from dataclasses import dataclass

from dicedesk.ui.base.charts.chart_data import RIGHT, Axes, ChartSpot
from dicedesk.ui.base.tables import Column


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
