"""The eleven choices of a turn of Hog."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from dicedesk.ui.look.theme import Space, Type, scaled
from dicedesk.ui.widgets.card import label
from dicedesk.ui.widgets.number_choice import NumberChoice, NumberRow
from dicedesk.ui.words import tr, trn

MOST_DICE = 10
DEFAULT_CHOICE = 4


class DiceButton(NumberChoice):
    """One choice: the number of dice, and a word under it."""

    def __init__(self, dice: int) -> None:
        """The choice of that many dice."""
        super().__init__(dice, label("under", trn("die", "dice", dice)))
        # It is asked for in each layout: the desktop's font need not be looked up as often.
        self._height = scaled(Type.TITLE) + scaled(Type.CAPTION) + 2 * Space.LARGE
        key = "T" if dice == MOST_DICE else str(dice)
        self.setToolTip(tr("Choose this number of dice ({key})", key=key))
        self.setAccessibleName(trn("1 die", "{count} dice", dice))

    def sizeHint(self) -> QSize:
        """As high as both lines need; as wide as there is room."""
        return QSize(64, self._height)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the word under the number, such as "Bacon +12", inside the border."""
        return QSize(max(56, self._under.sizeHint().width() + Space.MEDIUM), self.sizeHint().height())


class DiceRow(NumberRow):
    """The numbers of dice, 0 to 10. Signals: those of any row of numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """The default choice is chosen."""
        buttons = {dice: DiceButton(dice) for dice in range(MOST_DICE + 1)}
        super().__init__(buttons, DEFAULT_CHOICE, Space.SMALL - 1, parent)

    @property
    def dice(self) -> int:
        """The number of dice that is chosen."""
        return self.number

    def show_bacon(self, points: int) -> None:
        """Says what rolling no dice would score now."""
        spoken = tr("0 dice: Free Bacon, plus {points}", points=points)
        self.buttons[0].say_under(tr("Bacon +{points}", points=points), spoken)
