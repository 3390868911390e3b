"""The five mains to choose from, with the chance of each to win a round."""

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from dicedesk.games.hazard.rules import MAINS
from dicedesk.odds.hazard import best_main, win_chance
from dicedesk.ui.look.restyle import mark
from dicedesk.ui.look.theme import Space, Type, scaled
from dicedesk.ui.widgets.card import label
from dicedesk.ui.widgets.choice import Choice
from dicedesk.ui.widgets.wrapping import EqualRow
from dicedesk.ui.words import percent, tr


class MainButton(Choice):
    """One main, and under it its chance to win."""

    def __init__(self, main: int, *, is_best: bool) -> None:
        """The choice of that main."""
        super().__init__()
        chance = percent(win_chance(main))
        self._number = label("number", str(main))
        self._under = (
            label("underBest", tr("best main  {chance}", chance=chance))
            if is_best
            else label("under", tr("{chance}", chance=chance))
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(2, Space.SMALL, 2, Space.SMALL)
        column.setSpacing(0)
        for part in (self._number, self._under):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)
        self.toggled.connect(self._show_number)
        self.setToolTip(tr("Choose main {main} ({main})", main=main))
        self.setAccessibleName(
            tr("Main {main}, the best: wins {chance} of rounds", main=main, chance=chance)
            if is_best
            else tr("Main {main}: wins {chance} of rounds", main=main, chance=chance)
        )

    def sizeHint(self) -> QSize:
        """As high as both lines need; as wide as there is room."""
        return QSize(120, scaled(Type.TITLE) + scaled(Type.SMALL) + 2 * Space.LARGE + Space.TIGHT)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the words under the number."""
        return QSize(max(96, self._under.sizeHint().width() + Space.LARGE), self.sizeHint().height())

    def _show_number(self, is_chosen: bool) -> None:  # noqa: FBT001 (the signal's argument)
        """The chosen main can be read well also while none can be chosen."""
        mark(self._number, "chosen", is_so=is_chosen)


class MainRow(EqualRow):
    """Five buttons of which one is chosen.

    Signals: `chosen(int)` with the main, `decided()` when Enter or Space was pressed on one.
    """

    chosen = Signal(int)
    decided = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """The best main is chosen."""
        best = best_main()
        self.buttons = {main: MainButton(main, is_best=main == best) for main in MAINS}
        super().__init__(tuple(self.buttons.values()), Space.SMALL, parent)
        self._group = QButtonGroup(self)
        for main, button in self.buttons.items():
            self._group.addButton(button, main)
            button.decided.connect(self.decided)
        self.buttons[best].setChecked(True)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def main(self) -> int:
        """The main that is chosen."""
        return self._group.checkedId()

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard's focus is on one of the mains."""
        return any(button.hasFocus() for button in self.buttons.values())

    def choose(self, main: int) -> None:
        """Chooses a main."""
        self.buttons[main].setChecked(True)

    def mark(self, main: int) -> None:
        """Shows a main as the chosen one without saying that somebody chose it."""
        with QSignalBlocker(self):
            self.buttons[main].setChecked(True)

    def take_focus(self) -> None:
        """Puts the keyboard's focus on the chosen main."""
        self.buttons[self.main].setFocus()

    def _on_toggled(self, main: int, is_on: bool) -> None:  # noqa: FBT001 (the signal's arguments)
        if is_on:
            self.chosen.emit(main)
