"""Maps: grids of cells in the colors of a scale."""

from bisect import bisect
from dataclasses import dataclass
from itertools import pairwise

from dicedesk.lab.charts import Chart, MapPlace, ValueGrid
from dicedesk.ui.base.look.things import VALUE_SCALE, MapScale
from dicedesk.ui.base.words import shown


@dataclass(frozen=True)
class MapSide:
    """A side of a map: its title, and the names of its columns or rows."""

    title: str
    names: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class HeatMap:
    """A grid of cells. `steps` holds the step of each, row by row from the bottom, each row from the left.

    `words` explain each step of the scale; cells in `marks` have a ring around them.
    """

    title: str
    across: MapSide
    up: MapSide
    steps: bytes
    scale: MapScale
    words: tuple[str, ...]
    marks: tuple[MapPlace, ...] = ()

    def nearest(self, across: int, up: int) -> MapPlace:
        """The cell at a place, or the nearest one at the edge."""
        return (
            min(max(across, 0), len(self.across.names) - 1),
            min(max(up, 0), len(self.up.names) - 1),
        )


_STEPS = len(VALUE_SCALE.on_dark)


def heat_map_of(chart: Chart, grid: ValueGrid) -> HeatMap:
    """The values of a grid as steps of a scale.

    Each step has about the same number of cells, so that differences show where most values lie.
    """
    ordered = sorted(value for row in grid.values for value in row)
    edges = [ordered[step * (len(ordered) - 1) // _STEPS] for step in range(_STEPS + 1)]
    return HeatMap(
        shown(chart.title),
        MapSide(shown(grid.across.title), grid.across_names),
        MapSide(shown(grid.up.title), grid.up_names),
        bytes(bisect(edges[1:-1], value) for row in grid.values for value in row),
        VALUE_SCALE,
        tuple(shown(grid.interval(low, high)) for low, high in pairwise(edges)),
        grid.marks,
    )
