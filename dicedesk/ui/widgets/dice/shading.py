"""The light on the dice: one lamp at the upper left, and the colours that it makes."""

from dicedesk.ui.theme import DiceStyle
from dicedesk.ui.widgets.dice.turning import Vector, dot, unit

from PySide6.QtGui import QColor

LAMP: Vector = unit((-0.50, 0.66, 0.74))
"""Where the light comes from, on the player's axes: right, up, towards the eye."""

STEPS = 96
"""Shades of a body colour; few enough for Qt to find its gradients in its cache."""


def brightness(normal: Vector) -> float:
    """How much light a surface shows, from 0 to 1; never black, as light comes back from the table."""
    lit = 0.5 + 0.5 * dot(normal, LAMP)
    return lit * lit * 0.35 + lit * 0.65


class Shades:
    """The colours of one style, from its darkest side to its brightest edge."""

    def __init__(self, style: DiceStyle) -> None:
        """Mixes every shade once, so that painting only looks them up."""
        dark, body, light = QColor(style.body_shade), QColor(style.body), QColor(style.body_light)
        self._body = [_shade(step / (STEPS - 1), dark, body, light) for step in range(STEPS)]
        self.pip, self.pip_lit = QColor(style.pip), QColor(style.pip_lit)
        self.ace, self.ace_lit = QColor(style.ace), QColor(style.ace_lit)
        self.rim = QColor(style.body_light)
        self.rim.setAlphaF(0.75)

    def body(self, bright: float) -> QColor:
        """The body's colour in light from 0 to 1."""
        return self._body[min(max(int(bright * STEPS), 0), STEPS - 1)]


_FULL = 0.86
"""Brightness at which the body has its own colour; above it goes on towards white."""


def _shade(bright: float, dark: QColor, body: QColor, light: QColor) -> QColor:
    """One shade: from dark over body to light."""
    if bright < _FULL:
        return mixed(dark, body, bright / _FULL)
    return mixed(body, light, (bright - _FULL) / (1.0 - _FULL))


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """A colour between `a` (share 0) and `b` (share 1)."""
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
