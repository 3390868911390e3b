"""A chart with a cursor, moved by keys and the mouse, that reads its values."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPixmap

from dicedesk.core.by_name import object_called
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.charts.chart_data import ChartData, Drawing, words_of_row
from dicedesk.ui.base.charts.pictures import picture_of, svg_of
from dicedesk.ui.base.charts.plotted_view import PlottedView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import LIGHT, Palette

PLOTS = "dicedesk.ui.base.charts.plots"
"""Draws with numpy, and therefore is loaded beside the window."""
_LEAST = 122
"""As low as a chart can be, in pixels at the normal font size."""
_PICTURE = (480, 300)
"""A picture has at least this size, in pixels."""
_PAGES = 10
"""A chart has so many pages."""


class ChartView(PlottedView):
    """Shows one chart. The cursor is seen while the chart has the focus, or under the mouse.

    Signals: `read(str)` with what stands at the cursor or under the mouse, "" for neither.
    """

    read = Signal(str)

    def __init__(self, data: ChartData, drawing: Drawing, appearance: Appearance, jobs: Jobs) -> None:
        """The cursor is on the first row. The jobs load what draws it; they work in this process."""
        super().__init__(appearance, jobs, PLOTS, _LEAST)
        self._data, self._drawing = data, drawing
        self._row = 0
        self._pointed: int | None = None
        self.setAccessibleName(data.title)
        self.setAccessibleDescription(data.says)
        self.pointed.connect(self._on_pointed)

    @property
    def row(self) -> int:
        """The row of the table that the cursor is on."""
        return self._row

    def go_to(self, row: int) -> None:
        """Moves the cursor to a row, or to the first or last one."""
        rows = len(self._drawing.rows)
        if rows:
            self._row = min(max(row, 0), rows - 1)
            self.describe(words_of_row(self._drawing, self._row))
        self._read()

    def picture(self) -> QPixmap:
        """The chart in the colours of the theme, without the cursor, as large as it is seen or larger."""
        return picture_of(self._drawn_apart(self._appearance.palette))

    def svg(self) -> str:
        """The same in the colours of the light theme, for paper."""
        return svg_of(self._drawn_apart(LIGHT), self._data)

    def accessible_press(self) -> None:
        """Goes on to the next row, and from the last to the first."""
        self.setFocus()
        self.go_to((self._row + 1) % max(len(self._drawing.rows), 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves the cursor; Up and Down are for whatever scrolls."""
        last = len(self._drawing.rows) - 1
        page = max(last // _PAGES, 1)
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: page,
            Qt.Key.Key_PageDown: -page,
        }
        is_far = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        match event.key():
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(last)
            case key if key in steps:
                self.go_to(self._row + steps[Qt.Key(key)] * (page if is_far else 1))
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Moves the cursor to where is clicked."""
        found = self._under(event)
        if found is not None:
            self.go_to(found)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the cursor."""
        super().focusInEvent(event)
        self._read()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Takes the cursor away."""
        super().focusOutEvent(event)
        self._read()

    def _drawn_apart(self, palette: Palette) -> Any:
        """Draws it once more."""
        plot = object_called(PLOTS).Plot(self._drawing)
        plot.paint(palette)
        plot.widget.resize(self._room().size().expandedTo(QSize(*_PICTURE)))
        return plot

    def _on_pointed(self, row: int | None) -> None:
        if row != self._pointed:
            self._pointed = row
            self._read()

    def _read(self) -> None:
        """Shows the cursor where it is, and tells what stands there: the mouse comes before the keys."""
        row = self._pointed if self._pointed is not None else self._row if self.hasFocus() else None
        if self._plot is not None:
            self._plot.show_cursor(row if self._drawing.rows else None, self._appearance.palette)
        self.read.emit("" if row is None or not self._drawing.rows else words_of_row(self._drawing, row))

    def _under(self, event: QMouseEvent) -> int | None:
        if self._plot is None:
            return None
        found: int | None = self._plot.row_at(self._plot.widget.mapFrom(self, event.position().toPoint()))
        return found

    def _plotted(self, plots: Any) -> Any:
        return plots.Plot(self._drawing)

    def _show(self) -> None:
        self._waiting.hide()
        self._plot.paint(self._appearance.palette)
        self._plot.widget.show()
        self._read()
        self.update()
