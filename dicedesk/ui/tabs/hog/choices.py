"""The eleven choices of a turn of Hog, and what the coach says of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.restyle import restyle
from dicedesk.ui.look.theme import Space, Type, scaled
from dicedesk.ui.widgets.bar import Bar
from dicedesk.ui.widgets.card import label
from dicedesk.ui.widgets.number_choice import NumberChoice, NumberRow
from dicedesk.ui.words import tr, trn

MOST_DICE = 10
DEFAULT_CHOICE = 4


@dataclass(frozen=True)
class ChanceText:
    """The chance to win with a number of dice, how long its bar is from 0 to 1, and whether it is the best."""

    dice: int
    chance: str
    bar: float
    is_best: bool


class DiceButton(NumberChoice):
    """One choice: the number of dice, a word under it, and the chance to win where the coach shows it."""

    def __init__(self, dice: int, appearance: Appearance) -> None:
        """The choice of that many dice."""
        super().__init__(dice, label("under", trn("die", "dice", dice)))
        self._appearance = appearance
        self._chance: _Chance | None = None
        # It is asked for in each layout: the desktop's font need not be looked up as often.
        self._height = scaled(Type.TITLE) + scaled(Type.CAPTION) + 2 * Space.LARGE
        key = "T" if dice == MOST_DICE else str(dice)
        self.setToolTip(tr("Choose this number of dice ({key})", key=key))
        self.setAccessibleName(trn("1 die", "{count} dice", dice))

    def show_chance(self, text: ChanceText | None) -> None:
        """Shows the chance to win, or takes it away again."""
        if self._chance is None:
            if text is None:
                return
            self._chance = _Chance(self._appearance)
            self._column.addWidget(self._chance)
        self._chance.show_text(text)
        said = text.chance if text else ""
        if text and text.is_best:
            said = tr("{chance} to win, the best choice", chance=text.chance)
        elif text:
            said = tr("{chance} to win", chance=text.chance)
        self.setAccessibleDescription(said)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as its lines need; as wide as there is room."""
        is_told = self._chance is not None and not self._chance.isHidden()
        return QSize(64, self._height + (_Chance.height_needed() if is_told else 0))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the word under the number, such as "Bacon +12", inside the border."""
        return QSize(max(56, self._under.sizeHint().width() + Space.MEDIUM), self.sizeHint().height())


class _Chance(QWidget):
    """The chance to win and its bar."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text, self._bar = label("under"), Bar(appearance)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.SMALL, 0, Space.SMALL, Space.TIGHT)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self._text)
        column.addWidget(self._bar)

    @staticmethod
    def height_needed() -> int:
        """How much higher a button is for it."""
        return scaled(Type.CAPTION) + Space.LARGE + Space.SMALL

    def show_text(self, text: ChanceText | None) -> None:
        self.setVisible(text is not None)
        if text is None:
            return
        self._text.setObjectName("underBest" if text.is_best else "under")
        restyle(self._text)
        self._text.setText(text.chance)
        self._bar.show_share(text.bar, "good" if text.is_best else "info")


class DiceRow(NumberRow):
    """The numbers of dice, 0 to 10. Signals: those of any row of numbers."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """The default choice is chosen."""
        buttons = {dice: DiceButton(dice, appearance) for dice in range(MOST_DICE + 1)}
        self._dice_buttons = buttons
        super().__init__(buttons, DEFAULT_CHOICE, Space.SMALL - 1, parent)

    @property
    def dice(self) -> int:
        """The number of dice that is chosen."""
        return self.number

    def show_bacon(self, points: int) -> None:
        """Says what rolling no dice would score now."""
        spoken = tr("0 dice: Free Bacon, plus {points}", points=points)
        self.buttons[0].say_under(tr("Bacon +{points}", points=points), spoken)

    def show_chances(self, texts: Sequence[ChanceText]) -> None:
        """Shows the chance to win with each number of dice; () takes them away."""
        told = {text.dice: text for text in texts}
        for dice, button in self._dice_buttons.items():
            button.show_chance(told.get(dice))
