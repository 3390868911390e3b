"""A painted chart as SVG: lines stay lines and text stays text, so that it can be printed at any size and edited."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QBuffer, QRect
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView

_RESOLUTION = 96
"""Pixels an inch, as SVG counts them."""


@dataclass(frozen=True)
class SvgWords:
    """The title of a picture, and a sentence about it, for whoever does not see it."""

    title: str
    says: str


def svg_of(view: QGraphicsView, words: SvgWords) -> str:
    """The text of an SVG file with what a view of pyqtgraph shows, as large as it is there."""
    # What it paints with before it has been seen is laid out by this.
    view.grab()
    for item in view.scene().items():
        _paint_without_pixels(item)
    held, picture = QBuffer(), QSvgGenerator()
    held.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.setOutputDevice(held)
    picture.setSize(view.size())
    picture.setViewBox(QRect(0, 0, view.width(), view.height()))
    picture.setResolution(_RESOLUTION)
    picture.setTitle(words.title)
    picture.setDescription(words.says)
    painter = QPainter(picture)
    view.render(painter)
    painter.end()
    return bytes(held.data().data()).decode()


def _paint_without_pixels(item: Any) -> None:
    """Dots are kept as small pictures and painted from them, unless pyqtgraph knows that they go into a file."""
    if hasattr(item, "setExportMode"):
        item.setExportMode(export=True, opts={"antialias": True, "resolutionScale": 1.0})
