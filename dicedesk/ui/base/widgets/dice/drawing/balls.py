"""The lit ball that rounds a corner of a die: the same picture whichever way the die is turned."""

from array import array
from functools import cache, lru_cache
from math import sqrt

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QTransform

from dicedesk.ui.base.widgets.dice.drawing.shading import Shades, brightness

_FINENESS = 32
"""The side of the one picture, in pixels, from which balls of every size are made."""

_GLOW_STEP = 0.04
"""The steps in which a ball is painted nearer to the lit or to the dark side of its die."""

_MOST_SURFACES = 200
"""More than the dice of two styles need; each takes 4 KiB."""

_MOST_BALLS = 400
"""Far more than dice of one size need; those of other sizes are forgotten with them."""


class Balls:
    """Balls in the colours of one style, each painted when it is first needed."""

    def __init__(self, shades: Shades) -> None:
        """Nothing is painted yet."""
        self._shades = shades
        self._painted: dict[tuple[int, int, float], tuple[QPixmap, float]] = {}

    def ball(self, radius: float, glow: float, ratio: float) -> tuple[QPixmap, float]:
        """A ball, and how far its middle is from the left and the upper side of its picture.

        Its radius, in pixels, is nearly the one asked for, on a screen with `ratio` pixels to a pixel; `glow` is how
        much brighter it is than in the middle of a die.
        """
        key = (max(round(radius * ratio), 1), round(glow / _GLOW_STEP), ratio)
        found = self._painted.get(key)
        if found is None:
            if len(self._painted) >= _MOST_BALLS:
                self._painted.clear()
            found = self._painted[key] = self._paint(*key)
        return found

    def _paint(self, radius: int, glow: int, ratio: float) -> tuple[QPixmap, float]:
        """A ball of so many pixels of the screen, with a pixel of air round it for its smooth outline."""
        pixmap = QPixmap(2 * radius + 2, 2 * radius + 2)
        pixmap.fill(Qt.GlobalColor.transparent)
        brush = QBrush(_surface(self._shades, glow))
        scale = 2 * radius / _FINENESS
        brush.setTransform(QTransform(scale, 0, 0, scale, 1, 1))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush)
        painter.drawEllipse(QPointF(radius + 1, radius + 1), radius, radius)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap, (radius + 1) / ratio


@lru_cache(_MOST_SURFACES)
def _surface(shades: Shades, glow: int) -> QImage:
    """A ball as large as the picture; all dice of a style have the same."""
    pixels = array("I", [shades.pixel(bright + glow * _GLOW_STEP) for bright in _lights()])
    # A copy, as an image does not keep the bytes that it is made from.
    return QImage(pixels.tobytes(), _FINENESS, _FINENESS, QImage.Format.Format_RGB32).copy()


@cache
def _lights() -> tuple[float, ...]:
    """The brightness of a ball, row by row; beyond its outline the light of the outline goes on.

    It does not mirror the lamp: a bright corner would end where its edges begin.
    """
    middle, lights = _FINENESS / 2, []
    for row in range(_FINENESS):
        for column in range(_FINENESS):
            x, y = (column + 0.5 - middle) / middle, (middle - row - 0.5) / middle
            size = max(sqrt(x * x + y * y), 1.0)
            x, y = x / size, y / size
            lights.append(brightness((x, y, sqrt(max(1.0 - x * x - y * y, 0.0))), shine=0.0))
    return tuple(lights)
