"""What a map shows: a step of a scale in each cell of a grid."""

from dataclasses import dataclass

from dicedesk.ui.base.look.things import MapScale

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
