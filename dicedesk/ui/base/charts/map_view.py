"""A map with a cursor, moved by keys and the mouse."""

from typing import Any

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.charts.chart_data import HeatMap, MapPlace
from dicedesk.ui.base.charts.plotted_view import PlottedView
from dicedesk.ui.base.look.appearance import Appearance

MAP_PLOTS = "dicedesk.ui.base.charts.map_plot"
"""Draws with numpy, and therefore is loaded beside the window."""
_LEAST = 180
"""As small as a map can be, in pixels at the normal font size."""
_WIDEST = 1.25
"""A map is at most so much wider than high, so that its cells stay nearly square."""
_FAR = 10
"""So many cells a page has."""

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
    Qt.Key.Key_PageUp: (0, _FAR),
    Qt.Key.Key_PageDown: (0, -_FAR),
}


class MapView(PlottedView):
    """Shows one map at a time, drawn a moment after it is first seen.

    Signals: `moved(tuple)` with the cell of the cursor when that is another, `pointed(object)` with the cell under the
    mouse, None where it has left, `leapt(int)` with 1 or -1 for the keys ] and [, which lead to the next mark or back.
    """

    moved = Signal(tuple)
    leapt = Signal(int)

    def __init__(self, appearance: Appearance, jobs: Jobs) -> None:
        """No map yet. The jobs load what draws it; they work in this process."""
        super().__init__(appearance, jobs, MAP_PLOTS, _LEAST)
        self._map: HeatMap | None = None
        self._place: MapPlace = (0, 0)

    @property
    def is_drawn(self) -> bool:
        """Whether the map can be seen already."""
        return super().is_drawn and self._map is not None

    @property
    def place(self) -> MapPlace:
        """The cell of the cursor."""
        return self._place

    def show_map(self, heat_map: HeatMap) -> None:
        """Shows a map; the cursor stays where it is."""
        self._map = heat_map
        self.setAccessibleName(heat_map.title)
        self._place = heat_map.nearest(*self._place)
        self._show()

    def go_to(self, place: MapPlace) -> None:
        """Moves the cursor to a cell, or to that at the edge next to it."""
        if self._map is None:
            return
        place = self._map.nearest(*place)
        if place != self._place:
            self._place = place
            self._show_cursor()
            self.moved.emit(place)

    def accessible_press(self) -> None:
        """Leads to the next mark, as the key ] does."""
        self.setFocus()
        self.leapt.emit(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves the cursor."""
        across, up = self._place
        is_far = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match event.key():
            case Qt.Key.Key_Home:
                self.go_to((0, 0) if is_far else (0, up))
            case Qt.Key.Key_End:
                end = 0 if self._map is None else len(self._map.across.names)
                self.go_to((end, end) if is_far else (end, up))
            case Qt.Key.Key_BracketLeft | Qt.Key.Key_BracketRight as key:
                self.leapt.emit(1 if key == Qt.Key.Key_BracketRight else -1)
            case key if key in _STEPS:
                more = _STEPS[Qt.Key(key)]
                self.go_to(
                    (across + more[0] * (_FAR if is_far else 1), up + more[1] * (_FAR if is_far else 1))
                )
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Moves the cursor to the cell that is clicked."""
        found = self._under(event)
        if found is not None:
            self.go_to(found)

    def _room(self) -> QRect:
        """The part that the map takes: in the middle, and about as wide as high."""
        whole = super()._room()
        width = min(whole.width(), round(whole.height() * _WIDEST))
        return QRect(whole.left() + (whole.width() - width) // 2, whole.top(), width, whole.height())

    def _under(self, event: QMouseEvent) -> MapPlace | None:
        if self._plot is None or self._map is None:
            return None
        found: MapPlace = self._plot.place_at(self._plot.widget.mapFrom(self, event.position().toPoint()))
        return found if found == self._map.nearest(*found) else None

    def _plotted(self, plots: Any) -> Any:
        return plots.MapPlot()

    def _show(self) -> None:
        if self._plot is None or self._map is None:
            return
        self._waiting.hide()
        self._plot.show_map(self._map, self._appearance.palette)
        self._plot.widget.show()
        self._show_cursor()
        self.update()

    def _show_cursor(self) -> None:
        if self._plot is not None:
            self._plot.show_cursor(self._place, self._appearance.palette)
