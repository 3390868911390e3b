"""Soft shadows under the dice, drawn from a few sprites that are painted once for each size of dice."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from dicedesk.ui.base.look.theme import FELT_BORDER
from dicedesk.ui.base.widgets.dice.drawing.shading import LAMP
from dicedesk.ui.base.widgets.dice.motion.motion import Pose

_LEVELS = 10
_HIGHEST = 4.0
"""Heights in halves of an edge for which there are sprites."""


class Shadows:
    """Shadows for dice of one edge: larger, fainter and further from the lamp for higher dice."""

    def __init__(self, edge: float, ratio: float) -> None:
        """Nothing is painted before it is needed."""
        self.edge, self.ratio = edge, ratio
        self._sprites: dict[int, QPixmap] = {}

    def prepare(self) -> None:
        """Paints all sprites that are not there yet, so that none is missing in the middle of a throw."""
        for level in range(_LEVELS):
            self._at(level)

    def paint(self, painter: QPainter, pose: Pose) -> None:
        """The shadow that a die at `pose` casts on the felt."""
        sprite = self._at(min(max(round(pose.height / _HIGHEST * (_LEVELS - 1)), 0), _LEVELS - 1))
        half = self.edge / 2
        away = half * (0.16 + 0.42 * pose.height)
        size = sprite.deviceIndependentSize()
        x = pose.x - LAMP[0] * away - size.width() / 2
        y = pose.y + LAMP[1] * away + 0.18 * half - size.height() / 2
        painter.drawPixmap(QPointF(x, y), sprite)

    def _at(self, level: int) -> QPixmap:
        sprite = self._sprites.get(level)
        if sprite is None:
            sprite = self._sprites[level] = self._sprite(level)
        return sprite

    def _sprite(self, level: int) -> QPixmap:
        """A round, soft blot; the edge of the pixmap is fully clear."""
        height = level / (_LEVELS - 1) * _HIGHEST
        radius = self.edge * (0.86 + 0.07 * height)
        pixmap = QPixmap(int(2 * radius * self.ratio) + 2, int(2 * radius * self.ratio) + 2)
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        gradient = QRadialGradient(QPointF(radius, radius), radius)
        core, strength = max(0.45 - 0.1 * height, 0.0), 0.62 / (1.0 + 0.55 * height)
        for stop, share in (
            (0.0, 1.0),
            (core, 0.96),
            (core + (1 - core) * 0.35, 0.62),
            (0.8, 0.16),
            (1.0, 0.0),
        ):
            colour = QColor(FELT_BORDER)
            colour.setAlphaF(strength * share)
            gradient.setColorAt(stop, colour)
        painter.fillRect(QRectF(0, 0, 2 * radius, 2 * radius), gradient)
        painter.end()
        return pixmap
