"""Values with their intervals beside what is exact, each with a name under it."""

from dataclasses import dataclass

from dicedesk.ui.base.charts.chart_data import RIGHT, Axes, ChartSpot
from dicedesk.ui.base.tables import Column
from dicedesk.ui.base.words import tr


@dataclass(frozen=True)
class NamedEstimate:
    """A value with what stands under it, the edges of its interval, and the exact value, where there are such."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    exact: float | None = None

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
