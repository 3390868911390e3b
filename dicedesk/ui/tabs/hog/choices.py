"""The eleven choices of a turn of Hog."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from dicedesk.ui.look.theme import Space, Type, scaled
from dicedesk.ui.widgets.card import label
from dicedesk.ui.widgets.choice import Choice
from dicedesk.ui.widgets.wrapping import EqualRow
from dicedesk.ui.words import tr, trn

MOST_DICE = 10
DEFAULT_CHOICE = 4


class ChoiceButton(Choice):
    """One choice: the number of dice, and a word under it."""

    def __init__(self, dice: int) -> None:
        """The choice of that many dice."""
        super().__init__()
        self._under = label("under", trn("die", "dice", dice))
        column = QVBoxLayout(self)
        column.setContentsMargins(2, Space.SMALL, 2, Space.SMALL)
        column.setSpacing(0)
        for part in (label("number", str(dice)), self._under):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)
        key = "T" if dice == MOST_DICE else str(dice)
        self.setToolTip(tr("Choose this number of dice ({key})", key=key))
        self.setAccessibleName(trn("1 die", "{count} dice", dice))

    def say_under(self, text: str, spoken: str) -> None:
        """Writes the word under the number, and how it is read aloud."""
        self._under.setText(text)
        self.setAccessibleName(spoken)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as both lines need; as wide as there is room."""
        return QSize(64, scaled(Type.TITLE) + scaled(Type.CAPTION) + 2 * Space.LARGE)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the word under the number, such as "Bacon +12", inside the border."""
        return QSize(max(56, self._under.sizeHint().width() + Space.MEDIUM), self.sizeHint().height())


class ChoiceRow(EqualRow):
    """Eleven buttons of which one is chosen.

    Signals: `chosen(int)` with the number of dice, `decided()` when Enter or Space was pressed on one.
    """

    chosen = Signal(int)
    decided = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """The default choice is chosen."""
        self.buttons = tuple(ChoiceButton(dice) for dice in range(MOST_DICE + 1))
        super().__init__(self.buttons, Space.SMALL - 1, parent)
        self._group = QButtonGroup(self)
        for dice, button in enumerate(self.buttons):
            self._group.addButton(button, dice)
            button.decided.connect(self.decided)
        self.buttons[DEFAULT_CHOICE].setChecked(True)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def dice(self) -> int:
        """The number of dice that is chosen."""
        return self._group.checkedId()

    @property
    def has_focus(self) -> bool:
        """Whether the focus ring is on one of the choices."""
        return any(button.hasFocus() for button in self.buttons)

    def choose(self, dice: int) -> None:
        """Chooses a number of dice."""
        self.buttons[dice].setChecked(True)

    def take_focus(self) -> None:
        """Puts the keyboard's focus on the chosen number."""
        self.buttons[self.dice].setFocus()

    def show_bacon(self, points: int) -> None:
        """Says what rolling no dice would score now."""
        spoken = tr("0 dice: Free Bacon, plus {points}", points=points)
        self.buttons[0].say_under(tr("Bacon +{points}", points=points), spoken)

    def _on_toggled(self, dice: int, is_on: bool) -> None:  # noqa: FBT001 (the signal's arguments)
        if is_on:
            self.chosen.emit(dice)
