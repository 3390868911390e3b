"""A small spot whose title has all of its width: what it pays stands under the title, and chips beside that."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.games.craps.layout.spots.letters import LINE_SIZES
from dicedesk.ui.games.craps.layout.spots.printing import Shape
from dicedesk.ui.games.craps.layout.spots.spot import FRAME_AIR, SpotItem

_LEAST_HEIGHT, _MOST_WIDTH = 40, 8.5
"""A lower tile, or one that is wider than so many radiuses of its chips, is lettered as a box is."""

_CHIP_HEIGHT = 0.36
"""The largest radius of the chips in a low tile, as a share of its height."""

_TITLE_SHARE = 0.46
_UP = 0.25
"""How much of the free height lies over the words."""


class TileSpot(SpotItem):
    """A spot that is a tile in some houses, and has another shape in others."""

    @property
    def chips_at(self) -> QPointF:
        """In the lower right corner."""
        if not self._is_stacked:
            return super().chips_at
        radius = self.chip_radius
        return self._rect.bottomRight() - QPointF(Space.TIGHT + radius, FRAME_AIR + Space.HAIR + radius)

    @property
    def chip_radius(self) -> float:
        """Small enough for the title over the chips."""
        if not self._is_tile:
            return super().chip_radius
        if not self._is_stacked:
            return min(self._radius, self._rect.height() * _CHIP_HEIGHT)
        under = self._rect.bottom() - self._title_place.bottom() - FRAME_AIR - Space.TIGHT
        return min(self._radius, under / 2)

    @property
    def _is_tile(self) -> bool:
        return self._words.shape is Shape.TILE

    @property
    def _is_stacked(self) -> bool:
        is_narrow = self._rect.width() < _MOST_WIDTH * self._radius
        return self._is_tile and is_narrow and self._rect.height() >= _LEAST_HEIGHT

    @property
    def _title_place(self) -> QRectF:
        """Where the letters of the title stand; there is more room under it than over it."""
        title, line = (
            QFontMetricsF(self._letters.font(size, bold=True))
            for size in (self._letters.sizes[0], LINE_SIZES[0])
        )
        free = self._rect.height() - title.ascent() - line.height()
        top = self._rect.top() + max(free * _UP, FRAME_AIR + Space.HAIR)
        width = self._rect.width() - Space.SMALL - Space.TIGHT
        return QRectF(self._rect.left() + Space.SMALL, top, width, title.ascent())

    def _paint_words(self, painter: QPainter) -> None:
        if not self._is_stacked:
            super()._paint_words(painter)
            return
        words, title = self._words, self._title_place
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(
            Qt.TextFlag.TextDontClip
        )
        height = self._rect.height() * _TITLE_SHARE
        painter.setFont(
            self._letters.fitting(words.title, self._letters.sizes, title.width(), height, bold=True)
        )
        painter.drawText(title, flags, words.title)
        beside = title.width() - 2 * self.chip_radius - Space.HAIR
        line_font = self._letters.fitting(words.line, LINE_SIZES, beside, height, bold=False)
        painter.setFont(line_font)
        line = QRectF(title.left(), title.bottom() + Space.HAIR, beside, QFontMetricsF(line_font).height())
        painter.drawText(line, flags, words.line)
