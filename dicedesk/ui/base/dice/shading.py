"""Light and shade on the dice: one lamp at the upper left, and the colors that it makes."""

from array import array
from functools import cache, lru_cache
from math import sqrt

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPixmap, QTransform

from dicedesk.ui.base.dice.solid import Vector, dot, unit
from dicedesk.ui.base.look.theme import DiceStyle, mixed

LAMP: Vector = unit((-0.50, 0.66, 0.74))
"""Where the light comes from, on the player's axes: right, up, towards the eye."""

_HALFWAY: Vector = unit((LAMP[0], LAMP[1], LAMP[2] + 1.0))
"""The normal of a surface that mirrors the lamp into the eye."""

_SHINE = 0.10
_POLISH = 26
"""How strong that mirroring is, and how narrow."""

STEPS = 96
"""Shades of a body color; few enough for Qt to find its gradients in its cache."""


def brightness(normal: Vector, shine: float = _SHINE) -> float:
    """Return how much light a surface shows: from 0 to 1, and up to `shine` more where it mirrors the lamp.

    It is never black, as light comes back from the table.
    """
    lit = 0.5 + 0.5 * dot(normal, LAMP)
    mirrored = max(dot(normal, _HALFWAY), 0.0) ** _POLISH
    return lit * (0.62 + 0.38 * lit) + shine * mirrored


_FULL = 0.97
_TOP = 1.12
"""Brightness at which the body has its own color, and at which it is as light as it gets."""

_PER_BRIGHTNESS = STEPS / _TOP


Point = tuple[float, float]


class Shades:
    """The colors of one style, from its darkest side to its brightest edge, mixed once.

    Almost every gradient is a stretch of the same ramp from dark to light, laid so that it has the right brightness
    at two points. Qt then finds its table of colors in its cache, which is faster by a third.
    """

    def __init__(self, style: DiceStyle) -> None:
        dark, body, light = QColor(style.body_shade), QColor(style.body), QColor(style.body_light)
        self._body = [_shade(_TOP * step / (STEPS - 1), dark, body, light) for step in range(STEPS)]
        self._solid = [QBrush(colour) for colour in self._body]
        self._pixels = [
            0xFF << 24 | colour.red() << 16 | colour.green() << 8 | colour.blue() for colour in self._body
        ]
        self._ramp = QLinearGradient()
        self._ramp.setStops([(0.0, dark), (_FULL / _TOP, body), (1.0, light)])
        self.pip, self.pip_lit = QBrush(QColor(style.pip)), QBrush(QColor(style.pip_lit))
        self.ace, self.ace_lit = QBrush(QColor(style.ace)), QBrush(QColor(style.ace_lit))

    def pixel(self, bright: float) -> int:
        """Return the body in one light, as an opaque pixel of an image."""
        return self._pixels[_step(bright)]

    def solid(self, bright: float) -> QBrush:
        """Return the body in one light."""
        return self._solid[_step(bright)]

    def between(self, a: Point, bright_a: float, b: Point, bright_b: float) -> QBrush:
        """Return the body in a light that changes evenly from one point of the screen to another, and beyond."""
        change = bright_b - bright_a
        if abs(change) < _EVEN or abs(a[0] - b[0]) + abs(a[1] - b[1]) < _NARROW:
            return self._solid[_step((bright_a + bright_b) / 2)]
        dark, light = -bright_a / change, (_TOP - bright_a) / change
        dx, dy = b[0] - a[0], b[1] - a[1]
        self._ramp.setStart(a[0] + dx * dark, a[1] + dy * dark)
        self._ramp.setFinalStop(a[0] + dx * light, a[1] + dy * light)
        return QBrush(self._ramp)

    def bent(self, a: Point, b: Point, brights: tuple[float, float, float]) -> QBrush:
        """Return the body in a light with one value at `a`, one at `b`, and one half-way, as on a rounded edge."""
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) < _NARROW or max(brights) - min(brights) < _EVEN:
            return self._solid[_step(brights[1])]
        gradient = QLinearGradient(*a, *b)
        for stop, bright in zip((0.0, 0.5, 1.0), brights, strict=True):
            gradient.setColorAt(stop, self._body[_step(bright)])
        return QBrush(gradient)


@cache
def shades_of(style: DiceStyle) -> Shades:
    """Return the colors of a style, mixed once for all dice that are painted in it."""
    return Shades(style)


_NARROW = 2.0
"""A width in pixels, across a shape and down it, on which a gradient is lost."""

_EVEN = 0.02
"""A change of brightness that cannot be seen on an edge; one color is three times as fast as a gradient."""


def _step(bright: float) -> int:
    """Return the index of the shade with that brightness."""
    return min(max(int(bright * _PER_BRIGHTNESS), 0), STEPS - 1)


def _shade(bright: float, dark: QColor, body: QColor, light: QColor) -> QColor:
    if bright < _FULL:
        return mixed(dark, body, bright / _FULL)
    return mixed(body, light, (bright - _FULL) / (_TOP - _FULL))


_FINENESS = 32
"""The side of the one picture, in pixels, from which balls of every size are made."""

_GLOW_STEP = 0.04
"""The steps in which a ball is painted nearer to the lit or to the dark side of its die."""

_MOST_SURFACES = 200
"""More than the dice of two styles need; each takes 4 KiB."""

_MOST_BALLS = 400
"""Far more than dice of one size need; those of other sizes are forgotten with them."""


class Balls:
    """The lit balls that round the corners of a die: the same picture whichever way the die is turned."""

    def __init__(self, shades: Shades) -> None:
        self._shades = shades
        self._painted: dict[tuple[int, int, float], tuple[QPixmap, float]] = {}

    def ball(self, radius: float, glow: float, ratio: float) -> tuple[QPixmap, float]:
        """Return a ball, and how far its middle is from the left and the upper side of its picture.

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
        """Return a ball with a pixel of air round it for its smooth outline; `radius` is in pixels of the screen."""
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
    """Return the square picture of a ball that all sizes are scaled from; all dice of a style share it."""
    pixels = array("I", [shades.pixel(bright + glow * _GLOW_STEP) for bright in _lights()])
    # A copy, as an image does not keep the bytes that it is made from.
    return QImage(pixels.tobytes(), _FINENESS, _FINENESS, QImage.Format.Format_RGB32).copy()


@cache
def _lights() -> tuple[float, ...]:
    """Return the brightness of a ball, row by row; beyond its outline the light of the outline goes on.

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
