"""The answer to a question: its numbers, its charts and its tables, in cards."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.words import Sentence
from dicedesk.lab.questions.findings import Case, Findings, FoundChart, FoundTable
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.charts.of_findings import chart_of
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.features.lab.question.choice_row import ChoiceRow
from dicedesk.ui.features.lab.question.found_tables import TablesCard
from dicedesk.ui.features.lab.question.numbers_card import NumbersCard, numbers_said

_CHART_HEIGHT, _NUMBERS_WIDTH = 250, 300
"""The least height of a chart's card and the least width of the numbers', in pixels at the normal font size."""
_PIECES = 2
"""What is shown a moment after the numbers: the charts, and the tables."""
_NARROW = 800
"""With less than that for both, the numbers stand over the chart."""


class AnswerView(QWidget):
    """Shows what was found. One case is shown at a time, chosen by the first table.

    Signals: `told(str)` with the numbers of another case that was chosen.
    """

    told = Signal(str)

    def __init__(self, findings: Findings, appearance: Appearance) -> None:
        """Show the first case, with its first chart."""
        super().__init__()
        self.findings = findings
        self._appearance = appearance
        self._case = self._chart = 0
        self.numbers = self._numbers()
        self.charts: ChoiceRow | None = None
        self.card: ChartCard | None = None
        self.tables: TablesCard | None = None
        self.notes: Card | None = None
        self._titles, self._drawn = QVBoxLayout(), QVBoxLayout()
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        # Each piece is made by itself, so that the window goes on meanwhile.
        self._pieces = 0
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._show_piece)
        self._next.start()

    def complete(self) -> None:
        """Shows at once what else would be shown a moment later."""
        while self._pieces < _PIECES:
            self._show_piece()

    @property
    def case(self) -> Case:
        """The case that is shown."""
        return self.findings.cases[self._case]

    @property
    def found_charts(self) -> tuple[FoundChart, ...]:
        """The charts that can be chosen now: those of the case, and those that compare all."""
        return (*self.case.charts, *self.findings.charts)

    @property
    def chart(self) -> FoundChart | None:
        """The chart that is shown; None where there is none."""
        return self.found_charts[self._chart] if self.found_charts else None

    @property
    def chart_buttons(self) -> list[QPushButton]:
        """The buttons that choose a chart; none where there is none."""
        return [] if self.charts is None else self.charts.buttons

    @property
    def table(self) -> FoundTable | None:
        """The table that is shown; None where there is none."""
        return None if self.tables is None else self.findings.tables[self.tables.place]

    @property
    def summary(self) -> str:
        """The numbers that are shown, as they are read aloud."""
        said = numbers_said(self.case)
        return in_sentences(f"{shown(self.case.title)}:", said) if len(self.findings.cases) > 1 else said

    def show_case(self, place: int) -> None:
        """Shows another case; its chart is that of the same name, where it has one."""
        self.complete()
        before = self.chart
        self._case = place
        if self.tables is not None:
            self.tables.show_case(place)
        names = [chart.name for chart in self.found_charts]
        self._chart = names.index(before.name) if before is not None and before.name in names else 0
        numbers = self._numbers()
        self._upper.replaceWidget(self.numbers, numbers)
        self.numbers.hide()
        self.numbers.deleteLater()
        self.numbers = numbers
        # Qt would show it later, and have no room for it until then.
        self.numbers.show()
        self._arrange()
        self._show_charts()
        self._show_notes()
        self.told.emit(self.summary)

    def show_chart(self, place: int) -> None:
        """Shows another chart of this case, from 0."""
        self._chart = place
        self._show_chart()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Has the numbers beside the chart where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _numbers(self) -> NumbersCard:
        return NumbersCard(self.case, is_named=len(self.findings.cases) > 1)

    def _arrange(self) -> None:
        way = QBoxLayout.Direction
        is_narrow = self.width() < scaled(_NARROW)
        self._upper.setDirection(way.BottomToTop if is_narrow else way.LeftToRight)
        self.numbers.setMinimumWidth(0 if is_narrow else scaled(_NUMBERS_WIDTH))

    def _show_charts(self) -> None:
        """The titles of the charts of this case, and one of them."""
        if self.charts is not None:
            self._titles.removeWidget(self.charts)
            self.charts.hide()
            self.charts.deleteLater()
        self.charts = None
        if self.found_charts:
            titles = [_short(shown(chart.title), shown(self.case.title)) for chart in self.found_charts]
            self.charts = ChoiceRow(titles, tr("Charts"), self._chart)
            self.charts.chosen.connect(self.show_chart)
            self._titles.addWidget(self.charts)
        self._show_chart()

    def _show_chart(self) -> None:
        if self.card is not None:
            self._drawn.removeWidget(self.card)
            self.card.hide()
            self.card.deleteLater()
        self.card = None
        if self.chart is not None:
            self.card = ChartCard(chart_of(self.chart, self.findings, self.case.name), self._appearance)
            self.card.setMinimumHeight(scaled(_CHART_HEIGHT))
            # The buttons below keep it, with all that was found.
            self.card.save_button.hide()
            self._drawn.addWidget(self.card)
            self.card.show()

    def _lay_out(self) -> None:
        self._upper.setSpacing(Space.MEDIUM)
        self._upper.addLayout(self._drawn, 2)
        self._upper.addWidget(self.numbers, 1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.MEDIUM)
        column.addLayout(self._titles)
        column.addLayout(self._upper, 1)

    def _show_piece(self) -> None:
        """The charts first, then the tables."""
        self._pieces += 1
        if self._pieces == 1:
            self._show_charts()
            self._next.start()
        else:
            self._show_tables()
            self._next.stop()

    def _show_tables(self) -> None:
        """The tables, and how all was found."""
        if self.findings.tables:
            chooses = len(self.findings.cases) > 1
            self.tables = TablesCard(self.findings.tables, self._appearance, chooses=chooses)
            self.tables.case_chosen.connect(self.show_case)
            self._column.addWidget(self.tables)
        self._show_notes()

    def _show_notes(self) -> None:
        """How the numbers of the case that is shown were found, and what holds for all cases."""
        before, self.notes = self.notes, None
        if self.case.found_by or self.findings.notes:
            title = self.case.title if len(self.findings.cases) > 1 else None
            self.notes = _notes_card(title, self.case.found_by, self.findings.notes)
            self._column.addWidget(self.notes)
            self.notes.show()
        if before is not None:
            self._column.removeWidget(before)
            before.hide()
            before.deleteLater()


def _short(title: str, case: str) -> str:
    """The title of a chart without that of its case before it, which stands over the numbers."""
    rest = title.removeprefix(case).lstrip(":：\N{NO-BREAK SPACE} ") if title.startswith(case) else title
    return rest[:1].upper() + rest[1:] if rest else title


def _notes_card(case: Sentence | None, found_by: Sequence[Sentence], notes: Sequence[Sentence]) -> Card:
    card = Card(tr("Method"))
    said = [shown(note) for note in notes]
    if found_by:
        of_case = in_sentences(*map(shown, found_by))
        said.insert(0, of_case if case is None else in_sentences(f"{shown(case)}:", of_case))
    for sentences in said:
        card.add(label("second", sentences, wraps=True))
    card.setAccessibleDescription(in_sentences(*said))
    return card
