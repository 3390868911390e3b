"""The five mains to choose from, with the chance of each to win a round."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from dicedesk.games.hazard.odds import best_main, win_chance
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.telling import CostText
from dicedesk.ui.base.look.appearance import set_variant
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.number_choice import NumberChoice, NumberRow
from dicedesk.ui.base.words import percent, shown, tr


class MainButton(NumberChoice):
    """One main, and under it its chance to win."""

    roomy, narrow = 120, 96

    def __init__(self, main: int, *, is_best: bool) -> None:
        chance = self._chance = percent(win_chance(main))
        super().__init__(
            main,
            label("underBest", tr("best main: {chance}", chance=chance))
            if is_best
            else label("under", tr("{chance}", chance=chance)),
        )
        self._is_best = is_best
        self.toggled.connect(self._show_number)
        self.setToolTip(tr("Choose main {main} ({main})", main=main))
        self.setAccessibleName(
            tr("Main {main}, the best choice: wins {chance} of rounds", main=main, chance=chance)
            if is_best
            else tr("Main {main}: wins {chance} of rounds", main=main, chance=chance)
        )

    def show_cost(self, text: CostText | None) -> None:
        """Show the cost of the main next to its chance, or remove it for None."""
        self.describe(shown(text.words) if text else "")
        if not self._is_best:
            self._under.setText(
                tr("{chance} · {cost}", chance=self._chance, cost=shown(text.number))
                if text
                else self._chance
            )

    def _show_number(self, is_chosen: bool) -> None:  # noqa: FBT001 (the signal's argument)
        """Keep the chosen main easy to read while none can be chosen."""
        set_variant(self._number, "chosen", is_so=is_chosen)


class MainRow(NumberRow):
    """The five mains. Signals: those of any row of numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        best = best_main()
        buttons = {main: MainButton(main, is_best=main == best) for main in MAINS}
        self._mains = buttons
        super().__init__(buttons, best, Space.SMALL, parent)

    def show_costs(self, texts: Mapping[int, CostText]) -> None:
        """Show the costs of these mains, and nothing on the others."""
        for main, button in self._mains.items():
            button.show_cost(texts.get(main))

    @property
    def main(self) -> int:
        """The chosen main."""
        return self.number
