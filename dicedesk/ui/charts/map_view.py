"""A map with a cursor, moved by keys and the mouse."""

from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dicedesk.core.by_name import object_called
from dicedesk.ports.jobs import Jobs, reason_of
from dicedesk.ui.accessibility.announcer import announce
from dicedesk.ui.charts.heat_map import HeatMap, MapPlace
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import Corner, Palette, scaled
from dicedesk.ui.still_there import while_there
from dicedesk.ui.words import shown, tr

_PLOTS = "dicedesk.ui.charts.map_plot"
"""Draws with numpy, and therefore is loaded beside the window."""
_LEAST = 180
"""As small as a map can be, in pixels at the normal font size."""
_WIDEST = 1.25
"""A map is at most so much wider than high, so that its cells stay nearly square."""
_FAR = 10
"""So many cells a page has."""
_FRAME = 3
"""Room for the focus ring, in pixels."""

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
    Qt.Key.Key_PageUp: (0, _FAR),
    Qt.Key.Key_PageDown: (0, -_FAR),
}


class _MapPlotLike(Protocol):
    """What `map_plot` draws with."""

    @property
    def widget(self) -> QWidget:
        """What is seen of it."""

    def show_map(self, heat_map: HeatMap, palette: Palette) -> None:
        """Draws a map."""

    def show_cursor(self, place: MapPlace, palette: Palette) -> None:
        """Draws the cursor."""

    def place_at(self, point: QPoint) -> MapPlace:
        """The cell under a point."""


class MapView(QWidget):
    """Shows one map at a time, drawn a moment after it is first seen.

    Signals: `moved(tuple)` with the cell of the cursor when that is another, `pointed(object)` with the cell under the
    mouse, None where it has left, `leapt(int)` with 1 or -1 for the keys ] and [, which lead to the next mark or back.
    """

    moved = Signal(tuple)
    pointed = Signal(object)
    leapt = Signal(int)

    accessible_role = "Chart"

    def __init__(self, appearance: Appearance, jobs: Jobs) -> None:
        """No map yet. The jobs load what draws it; they work in this process."""
        super().__init__()
        self._appearance, self._jobs = appearance, jobs
        self._plot: _MapPlotLike | None = None
        self._map: HeatMap | None = None
        self._place: MapPlace = (0, 0)
        self._waiting = QLabel(tr("Loading…"), self)
        self._waiting.setObjectName("second")
        self._waiting.setWordWrap(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._load)
        appearance.changed.connect(self._show)

    @property
    def is_drawn(self) -> bool:
        """Whether the map can be seen already."""
        return self._plot is not None and self._map is not None

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

    def describe(self, words: str) -> None:
        """Says what is in the cell of the cursor, for whoever does not see it."""
        self.setAccessibleDescription(words)
        if self.hasFocus():
            announce(self, words)

    def draw(self) -> None:
        """Draws at once what else is drawn when it is seen."""
        self._on_loaded(object_called(_PLOTS))

    def accessible_press(self) -> None:
        """Leads to the next mark, as the key ] does."""
        self.setFocus()
        self.leapt.emit(1)

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(2 * scaled(_LEAST), 2 * scaled(_LEAST))

    def minimumSizeHint(self) -> QSize:
        """As small as it can still be read."""
        return QSize(scaled(_LEAST), scaled(_LEAST))

    def showEvent(self, event: QShowEvent) -> None:
        """Has the map drawn once the window around it has been painted."""
        super().showEvent(event)
        if self._plot is None:
            self._timer.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the map the new room."""
        super().resizeEvent(event)
        self._waiting.setGeometry(self._room())
        if self._plot is not None:
            self._plot.widget.setGeometry(self._room())

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
        found = self._under(event.position().toPoint())
        if found is not None:
            self.go_to(found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tells of the cell under the mouse."""
        self.pointed.emit(self._under(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Tells that the mouse has left."""
        super().leaveEvent(event)
        self.pointed.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the focus ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Takes the focus ring away."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the focus ring."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._appearance.palette
        width = 2 if palette.is_strong else 1
        painter.setPen(QPen(palette.colour("info"), width))
        inset = width / 2
        frame = QRectF(self._room().adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)).adjusted(
            inset, inset, -inset, -inset
        )
        painter.drawRoundedRect(frame, Corner.BUTTON, Corner.BUTTON)
        painter.end()

    def _room(self) -> QRect:
        """The part that the map takes: in the middle, and about as wide as high."""
        whole = self.rect().adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        width = min(whole.width(), round(whole.height() * _WIDEST))
        return QRect(whole.left() + (whole.width() - width) // 2, whole.top(), width, whole.height())

    def _under(self, point: QPoint) -> MapPlace | None:
        if self._plot is None or self._map is None:
            return None
        found = self._plot.place_at(self._plot.widget.mapFrom(self, point))
        return found if found == self._map.nearest(*found) else None

    def _load(self) -> None:
        loads = partial(object_called, _PLOTS)
        self._jobs.start(loads, while_there(self._on_loaded), while_there(self._on_failed))

    def _on_loaded(self, plots: Any) -> None:
        if self._plot is not None:
            return
        self._plot = plot = plots.MapPlot()
        plot.widget.setParent(self)
        plot.widget.setGeometry(self._room())
        self._show()

    def _on_failed(self, error: Exception) -> None:
        self._waiting.setText(shown(reason_of(error)))

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
