"""Two games that were played with the same dice, in a window of its own."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from dicedesk.features.review.comparison import DifferentDecision, GameComparison
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr

_WIDTH, _HEIGHT = 760, 480


class ComparisonWindow(QDialog):
    """Shows how both games ended, what their choices cost, and where they parted; Escape closes it."""

    def __init__(self, comparison: GameComparison, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("The same dice: {game}", game=comparison.title))
        self.says = tuple(
            label("lead", tr("{name}: {line}", name=shown(name), line=shown(line)), wraps=True)
            for name, line in zip(comparison.names, comparison.lines, strict=True)
        )
        self.found = label("second", shown(comparison.found), wraps=True)
        self.table = RowsTable(_columns(comparison), tr("Decisions that differed"))
        self.table.setSelectionMode(self.table.SelectionMode.SingleSelection)
        self.table.setSelectionBehavior(self.table.SelectionBehavior.SelectRows)
        self.table.show_rows(comparison.decisions)
        self.table.setVisible(bool(comparison.decisions))
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.SMALL)
        for part in (*self.says, self.found):
            column.addWidget(part)
        column.addWidget(self.table, 1)
        if not comparison.decisions:
            column.addStretch(1)
        begin_with(self, _WIDTH, _HEIGHT)


def _columns(comparison: GameComparison) -> tuple[Column, ...]:
    return (
        Column(tr("Move"), text=_numbers, alignment=Qt.AlignmentFlag.AlignRight),
        Column(tr("Position"), text=lambda decision: shown(decision.standing)),
        *(Column(shown(name), text=partial(_choice, place)) for place, name in enumerate(comparison.names)),
    )


def _numbers(decision: DifferentDecision) -> str:
    one, other = decision.numbers
    return str(one) if one == other else f"{one} / {other}"


def _choice(place: int, decision: DifferentDecision) -> str:
    """Return what was chosen, and what it cost."""
    choice, cost = shown(decision.choices[place]), shown(decision.costs[place])
    return f"{choice} · {cost}" if cost else choice
