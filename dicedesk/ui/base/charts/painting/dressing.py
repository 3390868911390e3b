"""Pens and axes in the colours and the typeface of the theme."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from dicedesk.ui.base.look.theme import Palette, Space, Type, font, scaled

_BESIDE = 60
"""So far beside its axis a number may reach, in pixels at the normal font size."""
NO_PEN = QPen(Qt.PenStyle.NoPen)


def pen(palette: Palette, token: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A pen in a colour of the theme whose width is in pixels, however much of the chart is seen."""
    made = QPen(palette.colour(token), width, style)
    made.setCosmetic(True)
    return made


def shade(palette: Palette, token: str, strength: float) -> QColor:
    """A colour of the theme, as strong as this share of it."""
    made = palette.colour(token)
    made.setAlphaF(strength)
    return made


def dress_axis(axis: Any, title: str, palette: Palette, line: QPen) -> None:
    """Gives an axis its title and its line, and the colours and the typeface of a theme."""
    axis.enableAutoSIPrefix(enable=False)
    axis.setPen(line)
    axis.setTextPen(palette.colour("text_second"))
    axis.setStyle(tickFont=font(Type.CAPTION), tickTextOffset=int(Space.TIGHT), tickLength=int(Space.TIGHT))
    # The first and the last number would be left out, as half of each lies beside the axis.
    axis.setStyle(hideOverlappingLabels=scaled(_BESIDE))
    axis.setLabel(
        title,
        **{"color": palette.colour("text_second").name(), "font-size": f"{scaled(Type.CAPTION)}px"},
    )
