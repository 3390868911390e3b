"""The Lab's section of your own strategy: the win rates of a strategy in a file, and its improvements."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.words import escaped
from dicedesk.games.hog.named_strategies import ImportedStrategy
from dicedesk.games.hog.players import STRATEGIES
from dicedesk.games.hog.standings import dice_in
from dicedesk.games.hog.strategies import (
    BEST,
    FIELDS,
    DiceTable,
    MapKind,
    OwnStrategyStudy,
    StudiedCell,
    StudiedWins,
    brought_study,
    cell_words,
    figures_of,
    studied_title,
)
from dicedesk.games.hog.strategy_files import is_strategy
from dicedesk.lab.charts import MapPlace
from dicedesk.ui.base.charts.chart import Contents, save_chart
from dicedesk.ui.base.charts.heat_map import HeatMap
from dicedesk.ui.base.charts.views import Legend, MapView
from dicedesk.ui.base.lab_section import SectionView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.tables import ChosenRowTable, Column
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import in_sentences, percent, shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.games.hog.strangers import Bringing, ProgramUse, lay_out
from dicedesk.ui.games.hog.strategies import (
    BEST_OF_COSTLY,
    SeenStrategy,
    costly_columns,
    kind_title,
    place_of,
)

_DIGITS = 4


def rate_columns() -> tuple[Column, ...]:
    """The opponent, and the rates by the player who goes first."""
    return (
        Column(tr("Against"), text=lambda row: studied_title(row.name)),
        _rate(tr("Goes first"), lambda wins: wins.first),
        _rate(tr("Goes second"), lambda wins: wins.second),
        _rate(tr("On average"), lambda wins: wins.average),
    )


def _rate(title: str, rate: Callable[[StudiedWins], float]) -> Column:
    return Column(
        title, text=lambda row: percent(rate(row.wins), _DIGITS), alignment=Qt.AlignmentFlag.AlignRight
    )


_LEAST_HEIGHT = 300
"""Least height of the maps, in pixels at the normal font size."""
_LINES = 3
"""Lines of room for the sentence about a position, so that nothing moves when it changes."""


class Beside(Enum):
    """The contents of the second map, next to the choices."""

    BEST = "best"
    LOSSES = "losses"
    DIFFERENCE = "difference"
    ANSWER = "answer"
    """The choices of the best response to the strategy."""


_KINDS = {
    Beside.BEST: MapKind.BEST,
    Beside.LOSSES: MapKind.LOSSES,
    Beside.DIFFERENCE: MapKind.DIFFERENCE,
    Beside.ANSWER: MapKind.CHOICES,
}


class TwoMaps(QWidget):
    """Two maps whose cursors move together. Signals: `moved(tuple)` with the cell of both."""

    moved = Signal(tuple)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._own: SeenStrategy | None = None
        self._answer: SeenStrategy | None = None
        self.choices, self.other = MapView(appearance), MapView(appearance)
        self.box = ArrowCombo(appearance, tr("Second map"))
        for beside in Beside:
            self.box.addItem(_title(beside), beside)
        self.legends = Legend(tr("Colors")), Legend(tr("Colors of the second map"))
        self.says = label("says", wraps=True)
        self.says.setMinimumHeight(_LINES * self.says.fontMetrics().lineSpacing())
        grid = QGridLayout()
        grid.setHorizontalSpacing(Space.LARGE)
        grid.setVerticalSpacing(Space.SMALL)
        grid.addWidget(label("name", kind_title(MapKind.CHOICES)), 0, 0)
        grid.addWidget(self.box, 0, 1)
        for column, view in enumerate((self.choices, self.other)):
            view.setMinimumHeight(scaled(_LEAST_HEIGHT))
            grid.addWidget(view, 1, column)
            grid.addWidget(self.legends[column], 2, column)
            grid.setColumnStretch(column, 1)
            view.moved.connect(self._on_moved)
            view.pointed.connect(self._on_pointed)
            view.leapt.connect(self._on_leapt)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(Space.SMALL)
        whole.addLayout(grid)
        whole.addWidget(self.says)
        self.box.currentIndexChanged.connect(lambda _: self._show())
        appearance.changed.connect(self._show)

    @property
    def beside(self) -> Beside:
        """The contents of the second map."""
        return Beside(self.box.currentData())

    def show_strategy(self, own: SeenStrategy, answer: SeenStrategy) -> None:
        """Show a strategy, and the best response to it."""
        self._own, self._answer = own, answer
        self._show()

    def go_to(self, place: MapPlace) -> None:
        """Move both cursors to a cell."""
        self.choices.go_to(place)

    def _show(self) -> None:
        if self._own is None or self._answer is None:
            return
        left = self._own.heat_map(MapKind.CHOICES)
        right = (self._answer if self.beside is Beside.ANSWER else self._own).heat_map(_KINDS[self.beside])
        for view, legend, shown_map in zip(
            (self.choices, self.other), self.legends, (left, right), strict=True
        ):
            view.show_map(shown_map)
            legend.show_scale(shown_map.words, shown_map.scale.colors(self._appearance.palette))
        # Equal colors are explained once.
        self.legends[1].setVisible(not _is_same(left, right))
        self._show_place(self.choices.place)

    def _on_moved(self, place: MapPlace) -> None:
        for view in (self.choices, self.other):
            view.go_to(place)
        self._show_place(place)
        self.moved.emit(place)

    def _show_place(self, place: MapPlace) -> None:
        words = self._words_of(place)
        self.says.setText(words)
        for view in (self.choices, self.other):
            view.describe(words)

    def _on_pointed(self, place: MapPlace | None) -> None:
        """Describe the position under the mouse, or the one at the cursors when the mouse has left."""
        self.says.setText(self._words_of(place or self.choices.place))

    def _on_leapt(self, step: int) -> None:
        """Go to the next of the costliest positions, from the worst on, or to the previous one."""
        costly = [place_of(cell) for cell in self._own.maps.costliest] if self._own is not None else []
        if costly:
            here = self.choices.place
            at = costly.index(here) + step if here in costly else min(step, 0)
            self.go_to(costly[at % len(costly)])

    def _words_of(self, place: MapPlace) -> str:
        if self._own is None or self._answer is None:
            return ""
        kind = MapKind.DIFFERENCE if self.beside is Beside.DIFFERENCE else MapKind.CHOICES
        words = self._own.cell_words(*place, kind)
        if self.beside is not Beside.ANSWER:
            return words
        choice, *_ = cell_words(self._answer.cell(*place), self._answer.name)
        return in_sentences(words, shown(choice))


def _title(beside: Beside) -> str:
    if beside is Beside.ANSWER:
        return tr("Best response")
    return kind_title(_KINDS[beside])


def _is_same(one: HeatMap, other: HeatMap) -> bool:
    return one.words == other.words


_BOTH_TABLES = 820
"""The least width for both tables side by side, in pixels at the normal font size."""


class StrategyResult(QWidget):
    """Shows a strategy against a chosen opponent. Signals: `against_chosen(str)` with the name of a new one."""

    against_chosen = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.against = ArrowCombo(appearance, tr("Against"))
        self.against.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for name in STRATEGIES:
            self.against.addItem(shown(studied_title(name)), name)
        self.wins, self.maps = label("says", wraps=True), TwoMaps(appearance)
        self.costly = ChosenRowTable(costly_columns(), tr("Costliest positions"), BEST_OF_COSTLY)
        self.rates = ChosenRowTable(rate_columns(), tr("Exact win rates"), 0)
        self._tables = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.against.currentIndexChanged.connect(lambda _: self.against_chosen.emit(self.opponent))
        self.maps.moved.connect(self._show_costly)
        self.costly.chosen.connect(self._on_costly_chosen)
        self.rates.chosen.connect(lambda row: self._choose(row.name))
        self._costly: list[MapPlace] = []

    @property
    def opponent(self) -> str:
        """The name of the opponent."""
        return str(self.against.currentData())

    def offer(self, name: str) -> None:
        """Add a strategy to the list of opponents."""
        if self.against.findData(name) < 0:
            self.against.addItem(shown(studied_title(name)), name)

    def choose(self, name: str) -> None:
        """Show the opponent without emitting `against_chosen`."""
        with QSignalBlocker(self.against):
            self.against.setCurrentIndex(self.against.findData(name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put one table below the other if there is no room side by side."""
        super().resizeEvent(event)
        way, is_narrow = QBoxLayout.Direction, self.width() < scaled(_BOTH_TABLES)
        self._tables.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)

    def show_study(self, name: str, against: str, study: OwnStrategyStudy) -> None:
        """Show the comparison of a strategy with an opponent."""
        title = studied_title(name)
        own = SeenStrategy(study.maps, title, studied_title(against))
        answer = SeenStrategy(study.answer, studied_title(BEST), title)
        answered = tr(
            "The best response wins {average} of games against this strategy.",
            average=percent(study.answer.study.wins.average),
        )
        self.wins.setText(in_sentences(own.win_words(), answered))
        self.maps.show_strategy(own, answer)
        self._costly = [place_of(cell) for cell in study.maps.costliest]
        self.costly.show_rows(study.maps.costliest)
        self.rates.show_rows(study.rates)
        rows = [rate.name for rate in study.rates]
        self.rates.show_chosen(rows.index(against))
        for table in (self.costly, self.rates):
            table.setFixedHeight(_height_of(table))
        self._show_costly(self.maps.choices.place)

    def _choose(self, name: str) -> None:
        self.against.setCurrentIndex(self.against.findData(name))

    def _show_costly(self, place: MapPlace) -> None:
        self.costly.show_chosen(self._costly.index(place) if place in self._costly else None)

    def _on_costly_chosen(self, cell: StudiedCell) -> None:
        self.maps.go_to(place_of(cell))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        row.addWidget(label("name", self.against.accessibleName()))
        row.addWidget(self.against, 1)
        tables = self._tables
        tables.setSpacing(Space.LARGE)
        for table in (self.costly, self.rates):
            column = QVBoxLayout()
            column.setSpacing(Space.SMALL)
            column.addWidget(label("name", table.accessibleName()))
            column.addWidget(table)
            column.addStretch(1)
            tables.addLayout(column, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(Space.MEDIUM)
        whole.addLayout(row)
        whole.addWidget(self.wins)
        whole.addWidget(self.maps)
        whole.addLayout(tables)


def _height_of(table: ChosenRowTable) -> int:
    """Return the height of a table that shows all of its rows without scrolling, in pixels."""
    rows = len(table.rows) * table.verticalHeader().defaultSectionSize()
    return rows + table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth() + Space.TIGHT


_FIRST_OPPONENT = "perfect"
_GAME = "hog"


class OwnStrategyView(SectionView):
    """Reads a file, and shows the win rates of its strategy. Signals: those of a section."""

    def __init__(self, parts: AppParts, parent: QWidget) -> None:
        super().__init__(parts, parent)
        self._name = ""
        self._results: OwnStrategyStudy | None = None
        self._against = _FIRST_OPPONENT
        self._comparing = Work(parts.long_jobs, self, self._on_studied, self._on_failed)
        self.choose_button, self.play_button = (
            QPushButton(tr("Choose a file…")),
            QPushButton(tr("Play against it")),
        )
        self.file, self.note = label("name"), label("second", wraps=True)
        self.bringing = Bringing(parts, _kind(), self.choose_button)
        self.result = StrategyResult(parts.appearance)
        self._lay_out()
        self.choose_button.clicked.connect(self.ask_for_file)
        self.play_button.clicked.connect(lambda: self.opponent_asked.emit(_GAME, self._name))
        self.bringing.begun.connect(self._on_begun)
        self.bringing.done.connect(self._on_table)
        self.bringing.told.connect(self.told)
        self.result.against_chosen.connect(self._study)

    def take_files(self, files: Sequence[str]) -> bool:
        """Take a file that may hold a strategy."""
        path = Path(files[0])
        if len(files) != 1 or not is_strategy(path):
            return False
        self.bringing.bring(path)
        return True

    def ask_for_file(self) -> None:
        """Ask for a file, and begin with it."""
        kinds = ";;".join((tr("Strategies (*.py *.csv)"), tr("All files (*)")))
        file, _ = QFileDialog.getOpenFileName(self.window(), tr("Choose a strategy"), "", kinds)
        if file:
            self.bringing.bring(Path(file))

    def save_figures(self) -> None:
        """Ask for a file, and write the figures of all positions to it."""
        self._save(is_table=True)

    def save_picture(self) -> None:
        """Ask for a file, and write the picture of the maps to it."""
        self._save(is_table=False)

    def _save(self, *, is_table: bool) -> None:
        if self._results is None:
            return
        rows = figures_of(self._results.maps.study)
        contents: Contents = {".png": self.result.maps.grab, ".csv": lambda: as_csv((FIELDS, *rows))}
        title = tr("Save {title}", title=self.result.maps.choices.accessibleName())
        message = save_chart(self, title, "own-strategy", contents, is_table=is_table)
        if message:
            self.told.emit(message)
            self.noted.emit(message)

    def _on_begun(self, path: Path) -> None:
        self._comparing.cancel()
        self._name, self._results = "", None
        self.file.setText(escaped(path.name))
        write(self.note, "")
        self.result.hide()
        self.play_button.hide()

    def _on_table(self, path: Path, dice: DiceTable) -> None:
        self._name = ImportedStrategy(path.stem, dice).name
        self.play_button.show()
        self.result.choose(_FIRST_OPPONENT)
        self._study(_FIRST_OPPONENT)

    def _study(self, against: str) -> None:
        """Compare the strategy with `against`; running comparisons are dropped."""
        self._against = against
        write(self.note, tr("Comparing the strategies…"))
        self._comparing.ask(brought_study, self._name, against)

    def _on_studied(self, study: OwnStrategyStudy) -> None:
        self._results = study
        write(self.note, "")
        self.result.offer(self._name)
        self.result.show_study(self._name, self._against, study)
        self.result.show()
        self.told.emit(self.result.wins.text())

    def _on_failed(self, reason: str) -> None:
        words = tr("The strategies could not be compared: {reason}", reason=shown(reason))
        write(self.note, words)
        self.told.emit(words)

    def _lay_out(self) -> None:
        says = tr(
            "Choose or drop a Python file with final_strategy(score, opponent_score), or a CSV table "
            "with the number of dice for every pair of scores: 100 rows (the strategy's score) of 100 "
            "numbers (the opponent's score)."
        )
        lay_out(
            self,
            says,
            (self.choose_button, self.file, self.play_button),
            (self.bringing, self.note),
            self.result,
        )


def _kind() -> ProgramUse:
    return ProgramUse(
        asks=_question,
        barrier=tr("The program cannot reach your files or the network."),
        run=tr("Run it"),
        leave=tr("Don't run it"),
        begins=lambda path: tr(
            "Asking {name} how many dice it rolls at each pair of scores…", name=escaped(path.name)
        ),
        work=lambda strategies, path: partial(dice_in, strategies, path),
    )


def _question(path: Path, _: int) -> str:
    return in_sentences(
        tr("“{name}” is a program that has not run here before.", name=escaped(path.name)),
        tr("The program runs in a sandbox, and only the table of its choices is used."),
    )
