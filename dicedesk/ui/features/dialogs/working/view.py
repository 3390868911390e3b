"""One working, laid out: the number and why, a picture, and the parts with their sum."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicedesk.coach.working import Consequence, Working
from dicedesk.coach.working_words import consequence_words, lines_of
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.dialogs.working.bars import PossibilityBars
from dicedesk.ui.features.dialogs.working.marks import sign_of
from dicedesk.ui.features.dialogs.working.parts_table import PartsTable
from dicedesk.ui.features.dialogs.working.throws_table import ThrowsOfTwoTable


class WorkingView(QWidget):
    """Shows a working: squares beside the table where the 36 throws of two dice say it all, bars above it elsewhere."""

    def __init__(self, working: Working, appearance: Appearance) -> None:
        """Shows this one."""
        super().__init__()
        self._working = working
        self.table = PartsTable(appearance, lines_of(working), working.quantity)
        self.throws = ThrowsOfTwoTable(appearance, working.throws) if working.throws else None
        self.bars = None if working.throws else PossibilityBars(appearance, working.parts)
        self.notes = tuple(label("second", shown(note), wraps=True) for note in working.notes)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(label("lead", shown(working.title), wraps=True))
        column.addWidget(label("second", shown(working.why), wraps=True))
        if self.throws is not None:
            column.addLayout(self._beside(self.throws), 1)
        elif self.bars is not None:
            column.addWidget(self.bars)
            self._add_legend(column)
            column.addWidget(self.table, 1)
        for note in self.notes:
            column.addWidget(note)

    def as_text(self) -> str:
        """All of it, with tabs between the cells of the table."""
        working = self._working
        words = (working.title, working.why)
        notes = (note.text() for note in self.notes)
        return "\n".join((*map(shown, words), "", self.table.as_text(), "", *notes)).rstrip()

    def _beside(self, throws: ThrowsOfTwoTable) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(Space.LARGE)
        row.addWidget(throws, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.table, 1)
        return row

    def _add_legend(self, column: QVBoxLayout) -> None:
        """Says what the signs over the bars mean."""
        found = {part.consequence for part in self._working.parts if sign_of(part.consequence)}
        told = (f"{sign_of(each)} {shown(consequence_words(each))}" for each in Consequence if each in found)
        legend = label("second", " · ".join(told))
        legend.setVisible(bool(found))
        column.addWidget(legend)


def nothing_words() -> str:
    """What is said where there is no working."""
    return tr("Nothing to calculate: this choice decides nothing by itself.")
