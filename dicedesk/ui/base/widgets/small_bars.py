"""A few small bars side by side, without axes: a dashed line marks how high each is expected to be."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CHART_HEIGHT, CHART_LINE, Corner, Space, Type, font, scaled

_DASHES = (3, 3)
_WIDTH, _AIR = 0.68, 1.25
"""The width of a bar where they are 1 apart, and how much higher than what is expected there is room."""


class SmallBars(QWidget):
    """Paints values as bars over their names."""

    accessible_role = "Chart"

    def __init__(self, appearance: Appearance, name: str) -> None:
        """No bars yet; `name` is read aloud."""
        super().__init__()
        self._appearance = appearance
        self._names: tuple[str, ...] = ()
        self._shares: tuple[float, ...] = ()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)
        appearance.changed.connect(self.update)

    def show_bars(self, names: Sequence[str], shares: Sequence[float]) -> None:
        """Shows other bars; a share of 1 is as high as expected."""
        self._names, self._shares = tuple(names), tuple(shares)
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the type asks for."""
        return QSize(scaled(CHART_HEIGHT), scaled(CHART_HEIGHT) + QFontMetrics(font(Type.CAPTION)).height())

    def minimumSizeHint(self) -> QSize:
        """Never lower."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the bars, their names, and the line."""
        if not self._names:
            return
        palette, painter = self._appearance.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(Type.CAPTION))
        band = QFontMetrics(font(Type.CAPTION)).height() + Space.TIGHT
        foot, step = self.height() - band, self.width() / len(self._names)
        unit = foot / max(_AIR, *self._shares)
        for place, (name, share) in enumerate(zip(self._names, self._shares, strict=True)):
            left = place * step
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.colour("info"))
            bar = QRectF(left + step * (1 - _WIDTH) / 2, foot - unit * share, step * _WIDTH, unit * share)
            painter.drawRoundedRect(bar, Corner.BAR, Corner.BAR)
            painter.setPen(palette.colour("text_second"))
            painter.drawText(QRectF(left, foot, step, band), Qt.AlignmentFlag.AlignCenter, name)
        pen = QPen(palette.colour("accent"), CHART_LINE)
        pen.setDashPattern(_DASHES)
        painter.setPen(pen)
        painter.drawLine(QPointF(0, foot - unit), QPointF(self.width(), foot - unit))
        painter.end()
