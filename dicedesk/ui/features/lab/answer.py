"""The answer to a question of the Lab in cards: its numbers, its charts and its tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.words import Sentence
from dicedesk.features.question_files import chart_csv, json_text
from dicedesk.lab.charts import Chart, Measure, Value, written
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, NumberTone, TableColumn
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.look.appearance import Appearance, set_style, set_variant
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.tables import ChosenRowTable, Column, RowsModel
from dicedesk.ui.base.widgets.card import Card, label
from dicedesk.ui.base.widgets.wrapping import FlowRow, PartsRow, Places
from dicedesk.ui.base.words import in_sentences, shown, tr

_NARROWEST = 230
"""The least width of a number with its sentence, in pixels at the normal font size."""


class NumbersCard(Card):
    """Shows the numbers of one case, and its title if there are several."""

    def __init__(self, case: Case, *, is_named: bool) -> None:
        super().__init__(tr("Exact answer") if case.is_exact else tr("Simulated"))
        if is_named:
            self.add(label("lead", shown(case.title), wraps=True))
        parts = [_part(number, is_first=not place) for place, number in enumerate(case.numbers)]
        self.add(_Columns(parts, Space.LARGE))
        for note in case.notes:
            self.add(label("second", shown(note), wraps=True))
        self.close_up()
        self.setAccessibleDescription(numbers_said(case))


def numbers_said(case: Case) -> str:
    """The numbers in their order, for a screen reader."""
    return in_sentences(*map(_said, case.numbers))


class _Columns(PartsRow):
    """Parts in columns of one width, as many as fit."""

    def one_line(self) -> int:
        return self.narrowest()

    def narrowest(self) -> int:
        return max((part.minimumSizeHint().width() for part in self._parts), default=0)

    def places(self, width: int) -> Places:
        found: dict[QWidget, QRect] = {}
        count = max(min(width // scaled(_NARROWEST), len(self._parts)), 1)
        wide, top = (width - (count - 1) * self._gap) // count, 0
        for first in range(0, len(self._parts), count):
            line = self._parts[first : first + count]
            high = max(part.heightForWidth(wide) for part in line)
            for place, part in enumerate(line):
                found[part] = QRect(place * (wide + self._gap), top, wide, part.heightForWidth(wide))
            top += high + Space.MEDIUM
        return found


def _part(number: KeyNumber, *, is_first: bool) -> QWidget:
    part, figure = QWidget(), label("keyNumber", shown(written(number.value, number.measure)))
    set_variant(figure, "first", is_so=is_first)
    set_variant(figure, "loss", is_so=number.tone is NumberTone.LOSS)
    set_variant(figure, "gain", is_so=number.tone is NumberTone.GAIN)
    column = QVBoxLayout(part)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(figure)
    column.addWidget(label("second", shown(number.says), wraps=True))
    if number.exact:
        column.addWidget(label("second", tr("exactly {number}", number=number.exact), wraps=True))
    return part


def _said(number: KeyNumber) -> str:
    return tr(
        "{number}: {says}.",
        number=shown(written(number.value, number.measure)),
        says=shown(number.says),
    )


class ChoiceRow(QWidget):
    """Titles side by side; arrow keys move between them. Signals: `chosen(int)` with the place of the title, from 0."""

    chosen = Signal(int)

    def __init__(self, titles: Sequence[str], name: str, first: int) -> None:
        """`name` is read aloud; `first` is the chosen title. A single title needs no row, and is hidden."""
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        buttons = []
        for place, title in enumerate(titles):
            button = QPushButton(title)
            set_style(button, "chip")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.toggled.connect(lambda is_on, button=button: _be_stop(button, is_stop=is_on))
            _be_stop(button, is_stop=False)
            self._group.addButton(button, place)
            buttons.append(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(FlowRow(buttons, Space.SMALL))
        buttons[first].setChecked(True)
        # Shown without a parent, it would become a window.
        if len(titles) == 1:
            self.hide()
        self._group.idToggled.connect(self._on_toggled)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons, in their order."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    def _on_toggled(self, place: int, is_on: bool) -> None:  # noqa: FBT001 (the signal's arguments)
        if is_on:
            self.chosen.emit(place)


def _be_stop(button: QPushButton, *, is_stop: bool) -> None:
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)


_CHOSEN, _OTHER = "◉", "○"
_ONE_LINE = 8
"""A title with no more letters stays on one line."""
_MOST_ROWS = 10
"""A table with more rows scrolls."""
_LEAST_NAME = 170
"""The first column shrinks to this if all have too little room, in pixels at the normal font size."""


@dataclass(frozen=True)
class NumberedRow:
    """A row with its place, from 0."""

    place: int
    cells: tuple[Value, ...]


class _Choice:
    """The chosen row. The columns know this object and no widget, which would be a reference cycle."""

    def __init__(self) -> None:
        self.place = 0

    def sign(self, row: NumberedRow) -> str:
        """The sign before the first cell of a row."""
        return f"{_CHOSEN if row.place == self.place else _OTHER} "


class _LossCells(QStyledItemDelegate):
    """Paints lost money in the color of a loss; its sign says so too."""

    def __init__(self, table: FoundTable, appearance: Appearance, parent: ChosenRowTable) -> None:
        super().__init__(parent)
        self._measures = [column.measure for column in table.columns]
        self._appearance = appearance

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        row = index.data(RowsModel.ROW_ROLE)
        value = row.cells[index.column()] if isinstance(row, NumberedRow) else None
        is_money = self._measures[index.column()] is Measure.MONEY
        if is_money and isinstance(value, int | float) and value < 0:
            option.palette.setColor(QPalette.ColorRole.Text, self._appearance.palette.color("bad"))


class FoundTableView(ChosenRowTable):
    """Shows one table. If its rows can be chosen, the chosen one has a sign before it."""

    def __init__(self, table: FoundTable, appearance: Appearance, *, chooses: bool) -> None:
        self._choice = _Choice()
        self._needed: list[int] = []
        self._giving_way = [place for place, column in enumerate(table.columns) if column.in_case]
        columns = [
            _column(place, column, self._choice.sign if chooses and not place else None)
            for place, column in enumerate(table.columns)
        ]
        super().__init__(columns, shown(table.title), 0)
        self.setItemDelegate(_LossCells(table, appearance, self))
        for place in range(len(columns)):
            self.horizontalHeader().setSectionResizeMode(place, QHeaderView.ResizeMode.Fixed)
        self.show_rows([NumberedRow(place, row) for place, row in enumerate(table.rows)])
        self.show_choice(0)

    def show_choice(self, place: int) -> None:
        """Mark a row as chosen."""
        self._choice.place = place
        self.show_chosen(place)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each column the width it needs, and share the rest, twice to the first.

        If there is too little room the first column is cut short, and then columns whose content is in the case go.
        """
        super().resizeEvent(event)
        header, room = self.horizontalHeader(), self.viewport().width()
        self._needed = self._needed or [
            max(self.sizeHintForColumn(place), header.sectionSizeHint(place)) + Space.TIGHT
            for place in range(header.count())
        ]
        needed = dict(enumerate(self._needed))
        least = min(needed[0], scaled(_LEAST_NAME))
        for place in reversed(self._giving_way):
            if sum(needed.values()) - needed[0] + least > room:
                del needed[place]
        needed[0] = max(needed[0] - max(sum(needed.values()) - room, 0), least)
        spare = max(room - sum(needed.values()), 0) // (len(needed) + 1)
        for place in range(header.count()):
            self.setColumnHidden(place, place not in needed)
            if place in needed:
                header.resizeSection(place, needed[place] + spare * (1 if place else 2))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._needed = []

    def minimumSizeHint(self) -> QSize:
        rows = min(self.model().rowCount(), _MOST_ROWS)
        header = self.horizontalHeader().sizeHint().height()
        return QSize(0, header + rows * self.verticalHeader().defaultSectionSize() + Space.MEDIUM)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class TablesCard(Card):
    """The tables of an answer, one at a time.

    Signals: `case_chosen(int)` with the place of the row chosen in the first table, if its rows can be chosen.
    """

    case_chosen = Signal(int)

    def __init__(self, tables: Sequence[FoundTable], appearance: Appearance, *, chooses: bool) -> None:
        """`chooses` says whether the rows of the first table can be chosen."""
        super().__init__(shown(tables[0].title) if len(tables) == 1 else "")
        if len(tables) > 1:
            self.setAccessibleName(tr("Tables"))
        self.views = [
            FoundTableView(table, appearance, chooses=chooses and not place)
            for place, table in enumerate(tables)
        ]
        self.titles = ChoiceRow([shown(table.title) for table in tables], tr("Tables"), 0)
        self._stack = QStackedWidget()
        for view in self.views:
            self._stack.addWidget(view)
        self.add(self.titles)
        self.add(self._stack, 1)
        self.titles.chosen.connect(self._stack.setCurrentIndex)
        if chooses:
            self.views[0].chosen.connect(self._on_chosen)

    @property
    def place(self) -> int:
        """The place of the visible table, from 0."""
        return self._stack.currentIndex()

    def show_case(self, place: int) -> None:
        """Mark a row of the first table as chosen."""
        self.views[0].show_choice(place)

    def _on_chosen(self, row: NumberedRow) -> None:
        self.case_chosen.emit(row.place)


def _column(place: int, column: TableColumn, sign: Callable[[NumberedRow], str] | None) -> Column:
    def said(row: NumberedRow) -> str:
        return shown(written(row.cells[place], column.measure, column.digits))

    def text(row: NumberedRow) -> str:
        return said(row) if sign is None else f"{sign(row)}{said(row)}"

    is_text = column.measure is Measure.TEXT
    side = Qt.AlignmentFlag.AlignLeft if is_text else Qt.AlignmentFlag.AlignRight
    title = shown(column.title)
    return Column(
        _in_two_lines(title),
        text,
        tip=said if is_text else None,
        alignment=side,
        spoken=said,
        spoken_title=title,
    )


def _in_two_lines(title: str) -> str:
    """The title, broken where its longer line is shortest; a short one stays on one line."""
    words = title.split(" ")
    if len(title) <= _ONE_LINE or len(words) == 1:
        return title
    broken = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return "\n".join(min(broken, key=lambda lines: max(map(len, lines))))


_CHART_HEIGHT, _NUMBERS_WIDTH = 250, 300
"""The least height of a chart's card and the least width of the numbers, in pixels at the normal font size."""
_PIECES = 2
"""The parts shown a moment after the numbers: the charts, and the tables."""
_NARROW = 800
"""With less room than this for both, the numbers go over the chart."""


class AnswerView(QWidget):
    """Shows the findings. One case is visible at a time, chosen by the first table.

    Signals: `told(str)` with the numbers of a newly chosen case.
    """

    told = Signal(str)

    def __init__(self, findings: Findings, appearance: Appearance) -> None:
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
        # Each piece is made separately, so that the window stays responsive.
        self._pieces = 0
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._show_piece)
        self._next.start()

    def complete(self) -> None:
        """Show the delayed parts at once."""
        while self._pieces < _PIECES:
            self._show_piece()

    @property
    def case(self) -> Case:
        """The visible case."""
        return self.findings.cases[self._case]

    @property
    def found_charts(self) -> tuple[Chart, ...]:
        """The charts that can be chosen now: those of the case, and those that compare all cases."""
        return (*self.case.charts, *self.findings.charts)

    @property
    def chart(self) -> Chart | None:
        """The visible chart; None if there is none."""
        return self.found_charts[self._chart] if self.found_charts else None

    @property
    def table(self) -> FoundTable | None:
        """The visible table; None if there is none."""
        return None if self.tables is None else self.findings.tables[self.tables.place]

    @property
    def summary(self) -> str:
        """The visible numbers, for a screen reader."""
        said = numbers_said(self.case)
        return in_sentences(f"{shown(self.case.title)}:", said) if len(self.findings.cases) > 1 else said

    def show_case(self, place: int) -> None:
        """Show another case, with its chart of the same name if it has one."""
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
        """Show another chart of this case, from 0."""
        self._chart = place
        self._show_chart()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the numbers beside the chart if there is room."""
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
            question = self.findings.question
            self.card = ChartCard(
                replace(self.chart, lit=self.case.name),
                f"dicedesk-{question.kind}-{self.chart.name}",
                {
                    ".csv": partial(chart_csv, question, self.chart),
                    ".json": partial(json_text, self.findings),
                },
                self._appearance,
            )
            self.card.setMinimumHeight(scaled(_CHART_HEIGHT))
            # The buttons below save it with the whole answer.
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
        """Show the charts first, then the tables."""
        self._pieces += 1
        if self._pieces == 1:
            self._show_charts()
            self._next.start()
        else:
            self._show_tables()
            self._next.stop()

    def _show_tables(self) -> None:
        if self.findings.tables:
            chooses = len(self.findings.cases) > 1
            self.tables = TablesCard(self.findings.tables, self._appearance, chooses=chooses)
            self.tables.case_chosen.connect(self.show_case)
            self._column.addWidget(self.tables)
        self._show_notes()

    def _show_notes(self) -> None:
        """Show the method behind the numbers of the case, and the notes for all cases."""
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
    """The title of a chart without the title of its case, which is already over the numbers."""
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
