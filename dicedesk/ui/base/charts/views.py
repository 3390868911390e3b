"""Widgets of charts and maps, with a cursor that keys and the mouse move, and the legend of a map's colors."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from dicedesk.features.shapes import Shape
from dicedesk.lab.charts import Chart, MapPlace, ValueGrid, WithAxes
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.heat_map import HeatMap, heat_map_of
from dicedesk.ui.base.charts.painting import paint, svg_picture
from dicedesk.ui.base.charts.plot import ChartPlot, MapPlot
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import LIGHT, Corner, Palette, Space, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import listed, shown, tr

PlotT = TypeVar("PlotT", ChartPlot, MapPlot)

_FRAME = 3
"""Room for the focus ring, in pixels."""
_PAGES = 10
"""Pages of a chart from its first row to its last."""
_WIDEST = 1.25
"""The greatest ratio of a map's width to its height, so that its cells stay nearly square."""
_FAR = 10
"""Cells in a page of a map."""
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
    Qt.Key.Key_PageUp: (0, _FAR),
    Qt.Key.Key_PageDown: (0, -_FAR),
}


class _PlotView(QWidget, Generic[PlotT]):
    """The base of charts and maps: painted, focused by Tab, and described to a screen reader.

    Signals: `pointed(object)` with the place under the mouse, None when it has left.
    """

    pointed = Signal(object)

    accessible_role = "Chart"
    least: int
    """The least width and height, in pixels at the normal font size."""
    picture_size: QSize
    """The least size of a picture, in pixels."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._plot: PlotT | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        appearance.changed.connect(self._lay_out_anew)

    @property
    def plot(self) -> PlotT | None:
        """The plot at the widget's size; None if there is nothing to paint."""
        if self._plot is None:
            self._plot = self._plotted(self._room().size(), self._appearance.palette)
        return self._plot

    def describe(self, words: str) -> None:
        """Describe the place at the cursor to a screen reader."""
        self.setAccessibleDescription(words)
        if self.hasFocus():
            announce(self, words)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint() * 2

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(self.least), scaled(self.least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_anew()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self._under(event))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._read()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._read()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, palette, plot = QPainter(self), self._appearance.palette, self.plot
        if plot is not None:
            painter.translate(self._room().topLeft())
            paint(painter, plot.shapes, palette)
            paint(painter, self._cursor(plot), palette)
            painter.resetTransform()
        if self.hasFocus():
            self._paint_ring(painter, palette)
        painter.end()

    def _paint_ring(self, painter: QPainter, palette: Palette) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2 if palette.is_strong else 1
        painter.setPen(QPen(palette.color("info"), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2
        frame = QRectF(self._room().adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)).adjusted(
            inset, inset, -inset, -inset
        )
        painter.drawRoundedRect(frame, Corner.BUTTON, Corner.BUTTON)

    def _lay_out_anew(self) -> None:
        self._plot = None
        self.update()

    def _room(self) -> QRect:
        """The part inside the focus ring."""
        return self.rect().adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)

    def _spot(self, event: QMouseEvent) -> QPointF:
        return event.position() - QPointF(self._room().topLeft())

    def picture(self) -> QPixmap:
        """The plot in the colors of the theme, without the cursor, at the screen's size or larger."""
        size, palette = self._room().size().expandedTo(self.picture_size), self._appearance.palette
        picture = QPixmap(size * self.devicePixelRatio())
        picture.setDevicePixelRatio(self.devicePixelRatio())
        picture.fill(palette.color("surface"))
        plot = self._plotted(size, palette)
        if plot is not None:
            painter = QPainter(picture)
            paint(painter, plot.shapes, palette)
            painter.end()
        return picture

    def svg(self, says: str) -> str:
        """The plot as SVG, in the colors of the light theme, for paper; `says` is for screen readers."""
        size = self._room().size().expandedTo(self.picture_size)
        plot = self._plotted(size, LIGHT)
        shapes = () if plot is None else plot.shapes
        return svg_picture(shapes, (size.width(), size.height()), LIGHT, self.accessibleName(), says)

    def _read(self) -> None:
        self.update()

    @abstractmethod
    def _plotted(self, size: QSize, palette: Palette) -> PlotT | None:
        """The plot in a room of this size; None if there is nothing to paint."""

    @abstractmethod
    def _cursor(self, plot: PlotT) -> Iterable[Shape]:
        """The shapes of the cursor."""

    @abstractmethod
    def _under(self, event: QMouseEvent) -> object:
        """The place under the mouse; None if there is none."""


def words_of_row(chart: Chart, row: int) -> str:
    """A row of the table in words: each column with its title."""
    cells = ((column.title, column.text(row)) for column in chart.columns())
    return listed(tr("{title}: {value}", title=title, value=cell) for title, cell in cells if cell)


class ChartView(_PlotView[ChartPlot]):
    """Shows one chart. The cursor shows while the chart has the focus, or under the mouse.

    Signals: `read(str)` with the values at the cursor or under the mouse, "" for neither.
    """

    read = Signal(str)

    least, picture_size = 122, QSize(480, 300)

    def __init__(self, chart: Chart, drawing: WithAxes, appearance: Appearance) -> None:
        """`drawing` is the chart's, with axes."""
        super().__init__(appearance)
        self._chart, self._drawing = chart, drawing
        self._row = 0
        self._pointed: int | None = None
        self.setAccessibleName(shown(chart.title))
        self.setAccessibleDescription(shown(chart.says))
        self.pointed.connect(self._on_pointed)

    @property
    def row(self) -> int:
        """The row of the table at the cursor."""
        return self._row

    def go_to(self, row: int) -> None:
        """Move the cursor to a row, or to the first or last one."""
        rows = self._drawing.rows
        if rows:
            self._row = min(max(row, 0), rows - 1)
            self.describe(words_of_row(self._chart, self._row))
        self._read()

    def accessible_press(self) -> None:
        """Go to the next row, and from the last to the first."""
        self.setFocus()
        self.go_to((self._row + 1) % max(self._drawing.rows, 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor; Up and Down are left to a scroll area."""
        last = self._drawing.rows - 1
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
        found = self._under(event)
        if found is not None:
            self.go_to(found)

    @property
    def _seen_row(self) -> int | None:
        """The row to read: the mouse comes before the keys."""
        row = self._pointed if self._pointed is not None else self._row if self.hasFocus() else None
        return row if self._drawing.rows else None

    def _on_pointed(self, row: int | None) -> None:
        if row != self._pointed:
            self._pointed = row
            self._read()

    def _read(self) -> None:
        row = self._seen_row
        self.read.emit("" if row is None else words_of_row(self._chart, row))
        super()._read()

    def _plotted(self, size: QSize, palette: Palette) -> ChartPlot:
        return ChartPlot(self._drawing, size.width(), size.height(), palette, self._chart.lit)

    def _cursor(self, plot: ChartPlot) -> Iterable[Shape]:
        row = self._seen_row
        return () if row is None else plot.cursor(row)

    def _under(self, event: QMouseEvent) -> int | None:
        plot = self.plot
        return None if plot is None else plot.row_at(self._spot(event))


class MapView(_PlotView[MapPlot]):
    """Shows one map at a time.

    Signals: `moved(tuple)` with the cursor's cell when it changes, `pointed(object)` with the cell under the mouse,
    None when it has left, `leapt(int)` with 1 or -1 for the keys ] and [, for the next or previous mark.
    """

    moved = Signal(tuple)
    leapt = Signal(int)

    least, picture_size = 180, QSize(480, 360)
    has_key = False

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._map: HeatMap | None = None
        self._place: MapPlace = (0, 0)

    @property
    def place(self) -> MapPlace:
        """The cell of the cursor."""
        return self._place

    def show_map(self, heat_map: HeatMap) -> None:
        """Show a map; the cursor stays in its place."""
        self._map = heat_map
        self.setAccessibleName(heat_map.title)
        self._place = heat_map.nearest(*self._place)
        self._lay_out_anew()

    def go_to(self, place: MapPlace) -> None:
        """Move the cursor to a cell, or to the nearest one at the edge."""
        if self._map is None:
            return
        place = self._map.nearest(*place)
        if place != self._place:
            self._place = place
            self.update()
            self.moved.emit(place)

    def accessible_press(self) -> None:
        """Go to the next mark, as the key ] does."""
        self.setFocus()
        self.leapt.emit(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
        found = self._under(event)
        if found is not None:
            self.go_to(found)

    def _room(self) -> QRect:
        """The part that the map takes: in the middle, and nearly square."""
        whole = super()._room()
        width = min(whole.width(), round(whole.height() * _WIDEST))
        return QRect(whole.left() + (whole.width() - width) // 2, whole.top(), width, whole.height())

    def _plotted(self, size: QSize, palette: Palette) -> MapPlot | None:
        if self._map is None:
            return None
        return MapPlot(self._map, size.width(), size.height(), palette, has_key=self.has_key)

    def _cursor(self, plot: MapPlot) -> Iterable[Shape]:
        return plot.cursor(self._place)

    def _under(self, event: QMouseEvent) -> MapPlace | None:
        plot = self.plot
        if plot is None or self._map is None:
            return None
        found = plot.place_at(self._spot(event))
        return found if found == self._map.nearest(*found) else None


class GridView(MapView):
    """Shows one grid, with its colors explained at the right.

    Signals: `read(str)` with the value of the cell at the cursor or under the mouse, "" for neither.
    """

    read = Signal(str)

    has_key = True

    def __init__(self, chart: Chart, grid: ValueGrid, appearance: Appearance) -> None:
        """`grid` is the chart's."""
        super().__init__(appearance)
        self._chart, self._grid = chart, grid
        self._pointed: MapPlace | None = None
        self.show_map(heat_map_of(chart, grid))
        self.go_to(grid.marks[0] if grid.marks else (0, 0))
        self.setAccessibleDescription(shown(chart.says))
        self.moved.connect(self._on_moved)
        self.pointed.connect(self._on_pointed)
        self.leapt.connect(self._on_leapt)

    def _room(self) -> QRect:
        """The whole room: cells need not be square."""
        return super(MapView, self)._room()

    def _words(self, place: MapPlace) -> str:
        return words_of_row(self._chart, self._grid.row(place))

    def _on_moved(self, place: MapPlace) -> None:
        self.describe(self._words(place))
        self._read()

    def _on_pointed(self, place: MapPlace | None) -> None:
        self._pointed = place
        self._read()

    def _on_leapt(self, step: int) -> None:
        marks = self._grid.marks
        if marks:
            at = marks.index(self.place) + step if self.place in marks else min(step, 0)
            self.go_to(marks[at % len(marks)])

    def _read(self) -> None:
        place = self._pointed or (self.place if self.hasFocus() else None)
        self.read.emit("" if place is None else self._words(place))
        super()._read()


_LEGEND_COLUMNS = 2
_SWATCH = 14
"""The edge of a sample of a color, in pixels at the normal font size."""


class Legend(QWidget):
    """Samples of colors, each with its words, in two columns."""

    accessible_role = "List"

    def __init__(self, name: str) -> None:
        """`name` is read aloud."""
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(Space.SMALL)
        self._grid.setVerticalSpacing(Space.TIGHT)
        for column in range(1, 2 * _LEGEND_COLUMNS, 2):
            self._grid.setColumnStretch(column, 1)
        self._swatches: list[_Swatch] = []
        self._words: tuple[str, ...] = ()

    def show_scale(self, words: Sequence[str], colors: Sequence[str]) -> None:
        """Show the meaning of each color."""
        if tuple(words) != self._words:
            self._words = tuple(words)
            self._fill()
        for swatch, color in zip(self._swatches, colors, strict=True):
            swatch.show_color(color)

    def _fill(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.hide()
                part.deleteLater()
        self._swatches = [_Swatch() for _ in self._words]
        rows = -(-len(self._words) // _LEGEND_COLUMNS)
        for place, (swatch, words) in enumerate(zip(self._swatches, self._words, strict=True)):
            column, row = divmod(place, rows)
            self._grid.addWidget(swatch, row, 2 * column, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(label("second", words), row, 2 * column + 1)


class _Swatch(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(scaled(_SWATCH), scaled(_SWATCH))
        self._color = QColor()

    def show_color(self, color: str) -> None:
        self._color = QColor(color)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sample, with an edge that shows on any card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setBrush(self._color)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), Corner.BAR, Corner.BAR)
        painter.end()
