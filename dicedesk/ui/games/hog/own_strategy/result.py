"""What is known of a brought strategy: its rates, its maps, and what costs it most."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.games.hog.strategies.brought import BroughtStudy
from dicedesk.games.hog.strategies.named import BEST, studied_title
from dicedesk.games.hog.strategies.study import StudiedCell
from dicedesk.games.hog.strategy_names import STRATEGIES
from dicedesk.ui.base.charts.chart_data import MapPlace
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.tables import ChosenRowTable
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import in_sentences, percent, shown, tr
from dicedesk.ui.games.hog.own_strategy.maps import TwoMaps
from dicedesk.ui.games.hog.own_strategy.tables import rate_columns
from dicedesk.ui.games.hog.strategies.showing import SeenStrategy
from dicedesk.ui.games.hog.strategies.tables import BEST_OF_COSTLY, costly_columns, place_of

_BOTH_TABLES = 820
"""So wide the tables are side by side, in pixels at the normal font size."""


class StrategyResult(QWidget):
    """Shows a strategy against one that is chosen. Signals: `against_chosen(str)` with the name of another one."""

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
        """The name of the strategy that it is shown against."""
        return str(self.against.currentData())

    def offer(self, name: str) -> None:
        """From now on it can be chosen as the opponent."""
        if self.against.findData(name) < 0:
            self.against.addItem(shown(studied_title(name)), name)

    def choose(self, name: str) -> None:
        """Shows who the opponent is; `against_chosen` is not told."""
        with QSignalBlocker(self.against):
            self.against.setCurrentIndex(self.against.findData(name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Has one table under the other where both have no room side by side."""
        super().resizeEvent(event)
        way, is_narrow = QBoxLayout.Direction, self.width() < scaled(_BOTH_TABLES)
        self._tables.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)

    def show_study(self, name: str, against: str, study: BroughtStudy) -> None:
        """Shows what is known of a strategy against another one."""
        title = studied_title(name)
        seen = SeenStrategy(study.maps, title, studied_title(against))
        answer = SeenStrategy(study.answer, studied_title(BEST), title)
        answered = tr(
            "The best response beats it in {average} of games.",
            average=percent(study.answer.study.wins.average),
        )
        self.wins.setText(in_sentences(seen.win_words(), answered))
        self.maps.show_strategy(seen, answer)
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
    """So high a table is that no row of it needs to be scrolled to."""
    rows = len(table.rows) * table.verticalHeader().defaultSectionSize()
    return rows + table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth() + Space.TIGHT
