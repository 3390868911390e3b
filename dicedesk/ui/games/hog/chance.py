"""The chance to win with a number of dice, as its button shows it."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicedesk.ui.base.look.appearance import Appearance, restyle
from dicedesk.ui.base.look.theme import Space, Type, scaled
from dicedesk.ui.base.widgets.card import Bar, OpeningNumber


@dataclass(frozen=True)
class ChanceText:
    """The chance to win with a number of dice, how long its bar is from 0 to 1, and whether it is the best."""

    dice: int
    chance: str
    bar: float
    is_best: bool


class Chance(QWidget):
    """The chance to win and its bar."""

    def __init__(self, appearance: Appearance) -> None:
        """It says nothing yet."""
        super().__init__()
        self.number, self._bar = OpeningNumber("under"), Bar(appearance)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Of eleven choices the Tab key finds the chosen one alone; a key asks for the working of that.
        self.number.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.SMALL, 0, Space.SMALL, Space.TIGHT)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self.number)
        column.addWidget(self._bar)

    @staticmethod
    def height_needed() -> int:
        """How much higher a button is for it."""
        return scaled(Type.CAPTION) + Space.LARGE + Space.SMALL

    def show_text(self, text: ChanceText | None) -> None:
        """Shows a chance, or goes where there is none to be shown."""
        self.setVisible(text is not None)
        if text is None:
            return
        self.number.setObjectName("underBest" if text.is_best else "under")
        restyle(self.number)
        self.number.setText(text.chance)
        self._bar.show_share(text.bar, "good" if text.is_best else "info")
