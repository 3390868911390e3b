"""How often each thing happens, as bars side by side; what stands out has a colour and a sign."""

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from dicedesk.coach.working import Possibility
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CHART_HEIGHT, Corner, Space, Type, font, scaled
from dicedesk.ui.base.words import percent, shown, tr
from dicedesk.ui.features.dialogs.working.marks import TOKENS, sign_of

_WIDTH = 0.72
"""The width of a bar where they are 1 apart."""
_LEAST = 2.0
"""Also what is very rare can be seen, in pixels."""
_WRAP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_CUT, _HEADROOM = 2, Fraction(3, 2)
"""A bar is cut that is so many times as high as the next one; so much higher than that it stays."""
_CUT_AT, _GAP = 14.0, 2.0
"""Where the gaps in a bar that is cut begin, from its top, and how wide they are, in pixels."""
_ABOVE = 56
"""The room for words over a bar, in pixels at the normal size of the type."""
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
        top = self._top
        every = self._every
        for place, part in enumerate(self._parts):
            left, height = place * step, max(high * min(float(part.share / top), 1.0), _LEAST)
            bar = QRectF(left + step * (1 - _WIDTH) / 2, ground - height, step * _WIDTH, height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.colour(TOKENS[part.consequence]))
            painter.drawRoundedRect(bar, Corner.BAR, Corner.BAR)
            if part.share > top:
                self._cut(painter, bar)
            painter.setPen(palette.colour("text"))
            said, width = self._words_above(part), max(step, scaled(_ABOVE))
            above = QRectF(left + (step - width) / 2, bar.top() - self._line, width, self._line)
            above.moveLeft(max(above.left(), 0.0))
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, said)
            if place % every == 0:
                spare = (every - 1) / 2 * step
                below = QRectF(left - spare, ground + Space.TIGHT, step * every, self._foot)
                painter.setPen(palette.colour("text_second"))
                painter.drawText(below, _WRAP, self._names[place])
        painter.end()

    @property
    def _top(self) -> Fraction:
        """How often happens what has the highest bar that is not cut: one alone would press all others flat."""
        most, *others = sorted((part.share for part in self._parts), reverse=True)
        if len(others) > 1 and most > _CUT * others[0]:
            return others[0] * _HEADROOM
        return most

    def _words_above(self, part: Possibility) -> str:
        """The sign of what stands out; a bar that is cut says how high it would be."""
        said = sign_of(part.consequence)
        return f"{said} {percent(part.share, 0)}" if part.share > self._top else said

    def _cut(self, painter: QPainter, bar: QRectF) -> None:
        """Shows that a bar is higher than it is drawn."""
        painter.setPen(QPen(self._appearance.palette.colour("window"), _GAP))
        for below in (_CUT_AT, _CUT_AT + 3 * _GAP):
            y = bar.top() + below
            painter.drawLine(QPointF(bar.left() - 1, y + _GAP), QPointF(bar.right() + 1, y - _GAP))

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
