"""Two games with the same dice: their results, and the decisions that differed."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from dicedesk.features.review.comparison import DifferentDecision, GameComparison
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.tables import ChosenRowTable, Column
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.words import in_sentences, shown, tr


class SameDiceCard(Card):
    """Takes the place of the list of moves. Signals: `chosen(int)` with the number of a move of the first game."""

    chosen = Signal(int)

    def __init__(self, comparison: GameComparison) -> None:
        super().__init__(tr("The same dice"))
        self.back = QPushButton(tr("Moves"))
        set_style(self.back, "quiet")
        self.back.setAutoDefault(False)
        self.back.setToolTip(tr("Back to the list of moves (C)"))
        self.add_to_heading(self.back)
        self.says = tuple(
            label("body" if place else "ruleTitle", shown(line), wraps=True)
            for place, line in enumerate(comparison.lines)
        )
        self.summary = label("second", shown(comparison.sentence), wraps=True)
        self.table = ChosenRowTable(tuple(_columns(comparison)), tr("Choices that differed"), stretched=2)
        self.table.show_rows(comparison.decisions)
        self.table.chosen.connect(self._on_chosen)
        self.table.setVisible(bool(comparison.decisions))
        for part in (*self.says, self.summary):
            self.add(part)
        self.add(self.table, 1)
        if not comparison.decisions:
            self.close_up()

    @property
    def words(self) -> str:
        """How the games ended, and how their choices differed."""
        return in_sentences(*(part.text() for part in (*self.says, self.summary)))

    def _on_chosen(self, decision: DifferentDecision) -> None:
        self.chosen.emit(decision.numbers[0])


def _columns(comparison: GameComparison) -> Iterable[Column]:
    yield Column("#", text=_numbers, tip=_standing, spoken_title=tr("Move"))
    for place, name in enumerate(comparison.names):
        yield Column(shown(name), text=partial(_choice, place), tip=_standing)


def _standing(decision: DifferentDecision) -> str:
    return shown(decision.standing)


def _numbers(decision: DifferentDecision) -> str:
    one, other = decision.numbers
    return str(one) if one == other else f"{one} / {other}"


def _choice(place: int, decision: DifferentDecision) -> str:
    choice, cost = shown(decision.choices[place]), shown(decision.costs[place])
    return f"{choice} · {cost}" if cost else choice
