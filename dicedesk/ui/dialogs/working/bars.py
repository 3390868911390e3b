"""How often each thing happens, as bars side by side; what stands out has a colour and a sign."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from dicedesk.coach.working import Possibility
from dicedesk.ui.dialogs.working.marks import TOKENS, sign_of
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import CHART_HEIGHT, Corner, Space, Type, font, scaled
from dicedesk.ui.words import percent, shown, tr

_WIDTH = 0.72
"""The width of a bar where they are 1 apart."""
_LEAST = 2.0
"""Also what is very rare can be seen, in pixels."""
_WRAP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_LINES = 3
"""Longer names than numbers have room in so many lines."""


class PossibilityBars(QWidget):
    """A bar for each thing that can happen. The table beside it says the same, and is what a screen reader reads."""

    accessible_role = "Chart"

    def __init__(self, appearance: Appearance, parts: Sequence[Possibility]) -> None:
        """Shows these."""
        super().__init__()
        self._appearance, self._parts = appearance, tuple(parts)
        self._names = tuple(shown(part.name) for part in parts)
        self.setAccessibleName(tr("How often each happens, as bars"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self.updateGeometry)
        appearance.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As high as a chart in a card, with room for signs above and names below."""
        return QSize(scaled(CHART_HEIGHT), scaled(CHART_HEIGHT) + self._line + self._foot)

    def minimumSizeHint(self) -> QSize:
        """Never lower."""
        return self.sizeHint()

    def part_at(self, spot: QPointF) -> Possibility | None:
        """What the bar at a spot stands for, also above it; None beside all bars."""
        place = int(spot.x() // self._step) if self._parts else -1
        return self._parts[place] if 0 <= place < len(self._parts) else None

    def event(self, event: QEvent) -> bool:
        """Says what the bar under the mouse stands for."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            part = self.part_at(QPointF(event.pos()))
            if part is not None:
                QToolTip.showText(event.globalPos(), f"{shown(part.what)}\n{percent(part.share)}", self)
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the bars, their signs, and as many names as there is room for."""
        palette, painter = self._appearance.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(Type.CAPTION))
        ground, step = self.height() - self._foot, self._step
        high = ground - self._line
        most = max(part.share for part in self._parts)
        every = self._every
        for place, part in enumerate(self._parts):
            left, height = place * step, max(high * float(part.share / most), _LEAST)
            bar = QRectF(left + step * (1 - _WIDTH) / 2, ground - height, step * _WIDTH, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.colour(TOKENS[part.consequence]))
            painter.drawRoundedRect(bar, Corner.BAR, Corner.BAR)
            painter.setPen(palette.colour("text"))
            above = QRectF(left - step, bar.top() - self._line, 3 * step, self._line)
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, sign_of(part.consequence))
            if place % every == 0:
                spare = (every - 1) / 2 * step
                below = QRectF(left - spare, ground + Space.TIGHT, step * every, self._foot)
                painter.setPen(palette.colour("text_second"))
                painter.drawText(below, _WRAP, self._names[place])
        painter.end()

    @property
    def _step(self) -> float:
        return self.width() / len(self._parts)

    @property
    def _line(self) -> int:
        return QFontMetrics(font(Type.CAPTION)).height()

    @property
    def _foot(self) -> int:
        """The room under the bars: a line for numbers, and some for words."""
        lines = 1 if all(name.isdigit() for name in self._names) else _LINES
        return lines * self._line + Space.TIGHT

    @property
    def _every(self) -> int:
        """Each name is written, or each second or third: numbers must not run into each other."""
        if not all(name.isdigit() for name in self._names):
            return 1
        widest = max(map(QFontMetrics(font(Type.CAPTION)).horizontalAdvance, self._names))
        return int((widest + Space.TIGHT) // self._step) + 1
