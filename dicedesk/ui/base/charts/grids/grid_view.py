"""A grid of values as a map with a cursor that reads them."""

from typing import Any

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QFocusEvent, QPixmap

from dicedesk.core.by_name import object_called
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.charts.chart_data import ChartData, GridDrawing, MapPlace, words_of_row
from dicedesk.ui.base.charts.map_view import MAP_PLOTS, MapView
from dicedesk.ui.base.charts.pictures import picture_of, svg_of
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import LIGHT, Palette

_PICTURE = (480, 360)
"""A picture has at least this size, in pixels."""


class GridView(MapView):
    """Shows one grid. What the colours stand for is beside it.

    Signals: `read(str)` with what is in the cell at the cursor or under the mouse, "" for neither.
    """

    read = Signal(str)

    def __init__(self, data: ChartData, grid: GridDrawing, appearance: Appearance, jobs: Jobs) -> None:
        """The cursor is on the first marked cell, or in the lower left. The jobs load what draws it."""
        super().__init__(appearance, jobs)
        self._data, self._grid = data, grid
        self._pointed: MapPlace | None = None
        self.show_map(grid.heat_map)
        self.go_to(grid.marks[0] if grid.marks else (0, 0))
        self.setAccessibleDescription(data.says)
        self.moved.connect(self._on_moved)
        self.pointed.connect(self._on_pointed)
        self.leapt.connect(self._on_leapt)

    def picture(self) -> QPixmap:
        """The map in the colours of the theme, without the cursor, as large as it is seen or larger."""
        return picture_of(self._drawn_apart(self._appearance.palette))

    def svg(self) -> str:
        """The same in the colours of the light theme, for paper."""
        return svg_of(self._drawn_apart(LIGHT), self._data)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Reads what is at the cursor."""
        super().focusInEvent(event)
        self._read()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Reads it no longer."""
        super().focusOutEvent(event)
        self._read()

    def _drawn_apart(self, palette: Palette) -> Any:
        """Draws it once more."""
        plot = object_called(MAP_PLOTS).MapPlot(has_key=True)
        plot.show_map(self._grid.heat_map, palette)
        plot.widget.resize(self._room().size().expandedTo(QSize(*_PICTURE)))
        return plot

    def _room(self) -> QRect:
        """All of it: cells need not be square."""
        return super(MapView, self)._room()

    def _plotted(self, plots: Any) -> Any:
        return plots.MapPlot(has_key=True)

    def _words(self, place: MapPlace) -> str:
        return words_of_row(self._grid, self._grid.row(place))

    def _on_moved(self, place: MapPlace) -> None:
        self.describe(self._words(place))
        self._read()

    def _on_pointed(self, place: MapPlace | None) -> None:
        self._pointed = place
        self._read()

    def _on_leapt(self, step: int) -> None:
        """Goes to the next marked cell, or to the one before."""
        marks = self._grid.marks
        if marks:
            at = marks.index(self.place) + step if self.place in marks else min(step, 0)
            self.go_to(marks[at % len(marks)])

    def _read(self) -> None:
        place = self._pointed or (self.place if self.hasFocus() else None)
        self.read.emit("" if place is None else self._words(place))
