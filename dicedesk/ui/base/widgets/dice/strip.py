"""A low, wide felt: the dice lie at its left, and the rest is free for words."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicedesk.ui.base.look.theme import DIE_EDGE_LARGEST, IVORY, DiceStyle, FeltColour, Space, scaled
from dicedesk.ui.base.widgets.dice.motion.layout import REACH, Area, DiceLayout
from dicedesk.ui.base.widgets.dice.tray import DiceTray

_EDGE_SHARE = 0.56
"""A die's edge, as a share of the felt's height."""

_HEIGHT = 112
_TITLE, _LINES = 26, 50
"""A title and three lines of the smallest letters beside the dice; those are as small in larger type."""


class StripTray(DiceTray):
    """Throws dice in a narrow place. Signals: those of a tray."""

    def __init__(
        self,
        felt: FeltColour,
        most_dice: int,
        style: DiceStyle = IVORY,
        parent: QWidget | None = None,
        *,
        is_centred: bool = False,
    ) -> None:
        """An empty felt with room for so many dice, at the left, or in the middle where no words stand beside them."""
        self._most_dice, self._is_centred = most_dice, is_centred
        super().__init__(felt, style, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def words_from(self) -> int:
        """Where the dice end and words can begin, in pixels from the felt's left edge."""
        return round(Space.LARGE + self._most_dice * self._cell) if self.faces else Space.LARGE

    def sizeHint(self) -> QSize:
        """As wide as there is room, and low."""
        return QSize(super().sizeHint().width(), scaled(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Lower still."""
        return QSize(super().minimumSizeHint().width(), scaled(_TITLE) + _LINES)

    @property
    def _cell(self) -> float:
        return 2 * REACH * self._edge

    @property
    def _edge(self) -> float:
        return min(self.height() * _EDGE_SHARE, DIE_EDGE_LARGEST)

    def _laid_out(self, area: Area) -> DiceLayout:
        """A row in the middle of the height."""
        middle, count = self.height() / 2, len(self._faces)
        begin = (self.width() - count * self._cell) / 2 if self._is_centred else Space.LARGE
        lefts = [begin + (die + 0.5) * self._cell for die in range(count)]
        return DiceLayout(self._edge, tuple((left, middle) for left in lefts))
