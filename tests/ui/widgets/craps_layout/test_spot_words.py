"""The words on a spot stand clear of its frame, in every language, and grow with the felt."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from dicedesk.ui.languages import LANGUAGES, WindowLanguage
from dicedesk.ui.widgets.craps_layout.plan import places_in
from dicedesk.ui.widgets.craps_layout.printing import Print, Shape, prints
from dicedesk.ui.widgets.craps_layout.spot import SpotItem

SIZES = ((764, 268), (874, 244), (928, 346), (1448, 780))
"""Felts in windows of 800 x 560, 910 x 512, 960 x 640 and 1920 x 1080."""

FINE = 2
"""Dots of the picture for one pixel of the felt."""

AIR = 2
"""Pixels that words keep from a spot's outer edge, which is the frame and a hair."""


def painted(words: Print, size: QSizeF, radius: float) -> np.ndarray:
    image = QImage((size * FINE).toSize(), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(FINE)
    image.fill(Qt.GlobalColor.black)
    item = SpotItem(words)
    item.lie(QRectF(QPointF(0, 0), size), radius)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), image.width()).copy()


def ink(words: Print, size: QSizeF, radius: float = 10.0) -> QRect:
    """What the words cover of a picture of the spot, in dots."""
    with_words, without = painted(words, size, radius), painted(Print("", shape=words.shape), size, radius)
    across = np.flatnonzero((with_words != without).any(axis=0))
    down = np.flatnonzero((with_words != without).any(axis=1))
    return QRect(QPoint(int(across[0]), int(down[0])), QPoint(int(across[-1]), int(down[-1])))


@pytest.mark.parametrize("felt", SIZES)
@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_words_stand_clear_of_the_frame(language: WindowLanguage, code: str, felt: tuple[int, int]) -> None:
    language.choose(code)
    places, touching = places_in(QRectF(0, 0, *felt)), []
    # A spot and its like have the same words: one of them is enough.
    for words, name in {words: name for name, words in prints(2).items()}.items():
        size = places[name].size()
        clear = QRectF(QPointF(0, 0), size * FINE).adjusted(*(side * AIR * FINE for side in (1, 1, -1, -1)))
        if not clear.contains(QRectF(ink(words, size))):
            touching.append(words.title)
    assert touching == []


@pytest.mark.parametrize("shape", Shape)
def test_words_grow_with_a_very_large_spot(language: WindowLanguage, shape: Shape) -> None:
    del language
    words = Print("4", shape=shape)
    assert ink(words, QSizeF(400, 320)).height() > 1.5 * ink(words, QSizeF(400, 130)).height()


def test_a_line_that_would_be_too_small_under_a_title_stands_beside_it(language: WindowLanguage) -> None:
    del language
    low, bar = QSizeF(360, 28.5), Shape.BAR
    in_two_lines, title = (
        ink(Print("Don't pass", "bar 12", bar), low * 1.2),
        ink(Print("Don't pass", "", bar), low),
    )
    beside = ink(Print("Don't pass", "bar 12", bar), low)
    assert beside.height() <= title.height() < in_two_lines.height()
    assert beside.width() > in_two_lines.width()
