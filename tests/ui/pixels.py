"""The colors of a picture, counted without a call for each of its pixels."""

from collections import Counter

from PySide6.QtGui import QImage

_WITHOUT_ALPHA = 0xFFFFFF


def pixels_by_color(picture: QImage) -> Counter[str]:
    """How many pixels of a picture have each color, by a name such as "#1b1e23"."""
    # With 32 bits a pixel, no row has padding. `constBits` is valid only as long as its picture, which has to stay.
    converted = picture.convertToFormat(QImage.Format.Format_ARGB32)
    counted: Counter[str] = Counter()
    for pixel, count in Counter(converted.constBits().cast("I")).items():
        counted[f"#{pixel & _WITHOUT_ALPHA:06x}"] += count
    return counted
