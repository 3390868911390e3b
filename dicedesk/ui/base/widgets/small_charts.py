"""Small charts without axes: a line of successive values, and a few bars side by side."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicedesk.features.shapes import thinned
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CHART_HEIGHT, CHART_LINE, Corner, Space, Type, font, scaled

_DOT = 3.5
_DASHES = (3, 4)


class LineChart(QWidget):
    """Paints values over their places as a line. Many thousands are thinned to the pixels.

    A hairline marks the first value, the highest and the lowest are labeled, and the last one has a dot.
    """

    accessible_role = "Chart"

    def __init__(self, appearance: Appearance, name: str, text: Callable[[int], str]) -> None:
        """`name` is read aloud, `text` writes a value."""
        super().__init__()
        self._appearance, self._text = appearance, text
        self._values: tuple[int, ...] = ()
        self._lowest = self._highest = 0
        self._line = QPolygonF()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)
        appearance.changed.connect(self._lay_out)

    def show_values(self, values: Sequence[int]) -> None:
        """Show other values."""
        self._values = tuple(values)
        self._lowest, self._highest = min(values, default=0), max(values, default=0)
        self._lay_out()

    @property
    def corners(self) -> int:
        """The number of corners of the painted line."""
        return self._line.size()

    def sizeHint(self) -> QSize:
        return QSize(scaled(CHART_HEIGHT), scaled(CHART_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._values:
            return
        palette, painter = self._appearance.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hair = QPen(palette.color("text_second"), Space.HAIR)
        hair.setDashPattern(_DASHES)
        painter.setPen(hair)
        level = self._height_of(self._values[0])
        painter.drawLine(QPointF(self._room.left(), level), QPointF(self.width(), level))
        pen = QPen(palette.color("accent"), CHART_LINE)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(self._line)
        painter.setPen(palette.color("text_second"))
        painter.setFont(font(Type.BODY))
        for box, text in self._labels():
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color("accent"))
        painter.drawEllipse(self._line.last(), _DOT, _DOT)
        painter.end()

    @property
    def _room(self) -> QRectF:
        """The rectangle of the line, between the labels of its highest and lowest value."""
        band = QFontMetrics(font(Type.BODY)).height() + _DOT
        return QRectF(self.rect()).adjusted(_DOT, band, -_DOT, -band)

    def _height_of(self, value: int) -> float:
        room, span = self._room, self._highest - self._lowest
        return (
            room.center().y() if not span else room.bottom() - room.height() * (value - self._lowest) / span
        )

    def _lay_out(self) -> None:
        room, last = self._room, max(len(self._values) - 1, 1)
        marks = thinned(self._values, max(round(room.width()), 1))
        across = (room.left() + room.width() * place / last for place, _ in marks)
        self._line = QPolygonF(
            [QPointF(x, self._height_of(value)) for x, (_, value) in zip(across, marks, strict=True)]
        )
        self.update()

    def _labels(self) -> list[tuple[QRectF, str]]:
        if self._highest == self._lowest:
            return []
        metrics, room = QFontMetrics(font(Type.BODY)), self._room
        labels = []
        for value, top in ((self._highest, 0.0), (self._lowest, room.bottom() + _DOT)):
            text = self._text(value)
            width = metrics.horizontalAdvance(text)
            middle = room.left() + room.width() * self._values.index(value) / (len(self._values) - 1)
            left = min(max(middle - width / 2, 0.0), self.width() - width)
            labels.append((QRectF(left, top, width, metrics.height()), text))
        return labels


_BAR_DASHES = (3, 3)
_WIDTH, _AIR = 0.68, 1.25
"""The width of a bar, where bars are 1 apart, and the height of the room as a multiple of the expected value."""


class SmallBars(QWidget):
    """Paints values as bars over their names; a dashed line marks the expected height."""

    accessible_role = "Chart"

    def __init__(self, appearance: Appearance, name: str) -> None:
        """`name` is read aloud."""
        super().__init__()
        self._appearance = appearance
        self._names: tuple[str, ...] = ()
        self._shares: tuple[float, ...] = ()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)
        appearance.changed.connect(self.update)

    def show_bars(self, names: Sequence[str], shares: Sequence[float]) -> None:
        """Show other bars, each with its name below; a share of 1 is as high as expected."""
        self._names, self._shares = tuple(names), tuple(shares)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(CHART_HEIGHT), scaled(CHART_HEIGHT) + QFontMetrics(font(Type.BODY)).height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._names:
            return
        palette, painter = self._appearance.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(Type.BODY))
        band = QFontMetrics(font(Type.BODY)).height() + Space.TIGHT
        foot, step = self.height() - band, self.width() / len(self._names)
        unit = foot / max(_AIR, *self._shares)
        for place, (name, share) in enumerate(zip(self._names, self._shares, strict=True)):
            left = place * step
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color("info"))
            bar = QRectF(left + step * (1 - _WIDTH) / 2, foot - unit * share, step * _WIDTH, unit * share)
            painter.drawRoundedRect(bar, Corner.BAR, Corner.BAR)
            painter.setPen(palette.color("text_second"))
            painter.drawText(QRectF(left, foot, step, band), Qt.AlignmentFlag.AlignCenter, name)
        pen = QPen(palette.color("accent"), CHART_LINE)
        pen.setDashPattern(_BAR_DASHES)
        painter.setPen(pen)
        painter.drawLine(QPointF(0, foot - unit), QPointF(self.width(), foot - unit))
        painter.end()
