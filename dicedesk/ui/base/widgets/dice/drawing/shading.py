"""The light on the dice: one lamp at the upper left, and the colours that it makes."""

from functools import cache

from PySide6.QtGui import QBrush, QColor, QLinearGradient

from dicedesk.ui.base.look.theme import DiceStyle
from dicedesk.ui.base.widgets.dice.motion.rotation import Vector, dot, unit

LAMP: Vector = unit((-0.50, 0.66, 0.74))
"""Where the light comes from, on the player's axes: right, up, towards the eye."""

_HALFWAY: Vector = unit((LAMP[0], LAMP[1], LAMP[2] + 1.0))
"""The normal of a surface that mirrors the lamp into the eye."""

_SHINE = 0.10
_POLISH = 26
"""How strong that mirroring is, and how narrow."""

STEPS = 96
"""Shades of a body colour; few enough for Qt to find its gradients in its cache."""


def brightness(normal: Vector, shine: float = _SHINE) -> float:
    """How much light a surface shows: from 0 to 1, and up to `shine` more where it mirrors the lamp.

    It is never black, as light comes back from the table.
    """
    lit = 0.5 + 0.5 * dot(normal, LAMP)
    mirrored = max(dot(normal, _HALFWAY), 0.0) ** _POLISH
    return lit * (0.62 + 0.38 * lit) + shine * mirrored


_FULL = 0.97
_TOP = 1.12
"""Brightness at which the body has its own colour, and at which it is as light as it gets."""

_PER_BRIGHTNESS = STEPS / _TOP


Point = tuple[float, float]


class Shades:
    """The colours of one style, from its darkest side to its brightest edge.

    Almost every gradient is a stretch of the same ramp from dark to light, laid so that it has the right brightness
    at two points. Qt then finds its table of colours in its cache, which is faster by a third.
    """

    def __init__(self, style: DiceStyle) -> None:
        """Mixes every shade once, so that painting only looks them up."""
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
        """The body in one light, as an opaque pixel of an image."""
        return self._pixels[_step(bright)]

    def solid(self, bright: float) -> QBrush:
        """The body in one light."""
        return self._solid[_step(bright)]

    def between(self, a: Point, bright_a: float, b: Point, bright_b: float) -> QBrush:
        """The body in a light that changes evenly from one point of the screen to another, and beyond."""
        change = bright_b - bright_a
        if abs(change) < _EVEN or abs(a[0] - b[0]) + abs(a[1] - b[1]) < _NARROW:
            return self._solid[_step((bright_a + bright_b) / 2)]
        dark, light = -bright_a / change, (_TOP - bright_a) / change
        dx, dy = b[0] - a[0], b[1] - a[1]
        self._ramp.setStart(a[0] + dx * dark, a[1] + dy * dark)
        self._ramp.setFinalStop(a[0] + dx * light, a[1] + dy * light)
        return QBrush(self._ramp)

    def bent(self, a: Point, b: Point, brights: tuple[float, float, float]) -> QBrush:
        """The body in a light with one value at `a`, one at `b`, and one half-way, as on a rounded edge."""
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) < _NARROW or max(brights) - min(brights) < _EVEN:
            return self._solid[_step(brights[1])]
        gradient = QLinearGradient(*a, *b)
        for stop, bright in zip((0.0, 0.5, 1.0), brights, strict=True):
            gradient.setColorAt(stop, self._body[_step(bright)])
        return QBrush(gradient)


@cache
def shades_of(style: DiceStyle) -> Shades:
    """The colours of a style, mixed once for all dice that are painted in it."""
    return Shades(style)


_NARROW = 2.0
"""A width in pixels, across a shape and down it, on which a gradient is lost."""

_EVEN = 0.02
"""A change of brightness that nobody sees on an edge; one colour is three times as fast as a gradient."""


def _step(bright: float) -> int:
    """The place of a brightness among the shades."""
    return min(max(int(bright * _PER_BRIGHTNESS), 0), STEPS - 1)


def _shade(bright: float, dark: QColor, body: QColor, light: QColor) -> QColor:
    """One shade: from dark over body to light."""
    if bright < _FULL:
        return mixed(dark, body, bright / _FULL)
    return mixed(body, light, (bright - _FULL) / (_TOP - _FULL))


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """A colour between `a` (share 0) and `b` (share 1)."""
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
