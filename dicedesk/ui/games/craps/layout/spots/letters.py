"""How large the words on a spot are: by its shape and height, and as they fit into a room."""

from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontMetricsF

from dicedesk.ui.base.look.theme import Type, font
from dicedesk.ui.games.craps.layout.spots.printing import Shape

Sizes = tuple[Type, ...]

_BODY = (Type.LEAD, Type.BODY, Type.SMALL, Type.CAPTION)
_SIZES = {
    Shape.BAR: (Type.TITLE, *_BODY),
    Shape.BOX: _BODY,
    Shape.NUMBER: (Type.LARGE, Type.TITLE, Type.LEAD, Type.BODY),
    Shape.CORNER: (Type.CAPTION,),
    Shape.TILE: _BODY,
    Shape.DICE: (Type.CAPTION,),
}
_ROOMY_SIZES = {
    Shape.BAR: (Type.LARGE, Type.TITLE, *_BODY),
    Shape.BOX: (Type.TITLE, *_BODY),
    Shape.NUMBER: (Type.SCORE, Type.LARGE, Type.TITLE),
    Shape.CORNER: (Type.BODY, Type.SMALL, Type.CAPTION),
    Shape.TILE: _BODY,
    Shape.DICE: (Type.BODY, Type.SMALL, Type.CAPTION),
}
_ROOMY = {
    Shape.BAR: 90, Shape.BOX: 90, Shape.NUMBER: 110, Shape.CORNER: 80, Shape.TILE: 80, Shape.DICE: 60,
}  # fmt: skip
"""A spot of its shape that is higher than so many pixels bears larger words."""

_VERY_ROOMY = 1.7
"""From so many times that height on, its words grow with it."""

LINE_SIZES = (Type.SMALL, Type.CAPTION)
_ROOMY_LINE_SIZES = (Type.LEAD, Type.BODY, Type.SMALL, Type.CAPTION)

LEAST_PIXELS = 8


@dataclass(frozen=True)
class Letters:
    """Chooses type sizes for a spot of this shape and height."""

    shape: Shape
    height: float

    @property
    def sizes(self) -> Sizes:
        """The sizes of its title, the largest first."""
        return (_ROOMY_SIZES if self._is_roomy else _SIZES)[self.shape]

    @property
    def line_sizes(self) -> Sizes:
        """The sizes of the line under the title, the largest first."""
        return _ROOMY_LINE_SIZES if self._is_roomy else LINE_SIZES

    def font(self, size: Type, *, bold: bool) -> QFont:
        """The font of a size; on a very high spot it is larger."""
        chosen = font(size, bold=bold)
        chosen.setPixelSize(round(chosen.pixelSize() * self._growth))
        return chosen

    def fitting(self, text: str, sizes: Sizes, width: float, height: float, *, bold: bool) -> QFont:
        """The largest of the sizes with which the text fits; where none does, a smaller one still."""
        chosen = self.font(sizes[0], bold=bold)
        for size in sizes:
            chosen = self.font(size, bold=bold)
            if _fits(text, chosen, width, height):
                return chosen
        while chosen.pixelSize() > LEAST_PIXELS and not _fits(text, chosen, width, height):
            chosen.setPixelSize(chosen.pixelSize() - 1)
        return chosen

    @property
    def _is_roomy(self) -> bool:
        return self.height > _ROOMY[self.shape]

    @property
    def _growth(self) -> float:
        """How many times as large as they usually are words become."""
        return max(self.height / (_ROOMY[self.shape] * _VERY_ROOMY), 1.0)


def height_of(chosen: QFont) -> float:
    """The height that letters of a font take, nearly."""
    metrics = QFontMetricsF(chosen)
    return metrics.ascent() + metrics.descent() / 2


def shrink(chosen: QFont, text: str, height: float) -> None:
    """Makes the font smaller as long as what is painted of the text is higher than this."""
    while (
        chosen.pixelSize() > LEAST_PIXELS and QFontMetricsF(chosen).tightBoundingRect(text).height() > height
    ):
        chosen.setPixelSize(chosen.pixelSize() - 1)


def _fits(text: str, chosen: QFont, width: float, height: float) -> bool:
    return QFontMetricsF(chosen).horizontalAdvance(text) <= width and height_of(chosen) <= height
