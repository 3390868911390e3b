"""The window that shows strategies of Hog: as maps, in sentences and in tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.words import Sentence, figure
from dicedesk.games.hog.strategies import (
    BEST,
    FIELDS,
    SCORES,
    STUDIED,
    MapKind,
    StrategyMaps,
    StudiedCell,
    best_words,
    cell_words,
    choice_words,
    figures_of,
    named_maps,
    opponents_words,
    points_words,
    scale_words,
    share_words,
    studied_title,
    wins_words,
)
from dicedesk.lab.charts import MapPlace
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.chart import save_chart
from dicedesk.ui.base.charts.heat_map import HeatMap, MapSide
from dicedesk.ui.base.charts.views import Legend, MapView
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.look.things import DICE_SCALE, DIFFERENCE_SCALE, LOSS_SCALE, MapScale
from dicedesk.ui.base.tables import ChosenRowTable, Column
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo, ArrowSpin
from dicedesk.ui.base.words import in_sentences, percent, shown, tr
from dicedesk.ui.base.work import Work


class StrategyChoice(QWidget):
    """Three boxes. Signals: `paired()` when other strategies are chosen, `mapped()` when another map is."""

    paired = Signal()
    mapped = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.strategy = ArrowCombo(appearance, tr("Strategy"))
        self.against = ArrowCombo(appearance, tr("Against"))
        self.map = ArrowCombo(appearance, tr("Map"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.MEDIUM)
        grid.setVerticalSpacing(Space.TIGHT)
        for column, box in enumerate((self.strategy, self.against, self.map)):
            # The longest name on the list would make the window wider than a small screen.
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.addWidget(label("name", box.accessibleName()), 0, column)
            grid.addWidget(box, 1, column)
            grid.setColumnStretch(column, 1)
        for name in STUDIED:
            self.strategy.addItem(shown(studied_title(name)), name)
            if name != BEST:
                self.against.addItem(shown(studied_title(name)), name)
        for kind in MapKind:
            self.map.addItem(kind_title(kind), kind)
        self.strategy.currentIndexChanged.connect(lambda _: self.paired.emit())
        self.against.currentIndexChanged.connect(lambda _: self.paired.emit())
        self.map.currentIndexChanged.connect(lambda _: self.mapped.emit())

    @property
    def names(self) -> tuple[str, str]:
        """The names of the strategy and of its opponent."""
        return str(self.strategy.currentData()), str(self.against.currentData())

    @property
    def kind(self) -> MapKind:
        """The kind of map."""
        return MapKind(self.map.currentData())

    def choose(self, name: str, against: str) -> None:
        """Choose two strategies; one that is not on the list is added. `paired` is not emitted."""
        for box, strategy in ((self.strategy, name), (self.against, against)):
            with QSignalBlocker(box):
                if box.findData(strategy) < 0:
                    box.addItem(shown(studied_title(strategy)), strategy)
                box.setCurrentIndex(box.findData(strategy))


_SCALES: Mapping[MapKind, MapScale] = MappingProxyType(
    {
        MapKind.CHOICES: DICE_SCALE,
        MapKind.BEST: DICE_SCALE,
        MapKind.DIFFERENCE: DIFFERENCE_SCALE,
        MapKind.LOSSES: LOSS_SCALE,
    }
)
_SCORES = tuple(map(str, range(SCORES)))


def kind_title(kind: MapKind) -> str:
    """The title of a map in a list."""
    return {
        MapKind.CHOICES: tr("Dice rolled"),
        MapKind.BEST: tr("Best number of dice"),
        MapKind.DIFFERENCE: tr("How the strategies differ"),
        MapKind.LOSSES: tr("Cost of choices"),
    }[kind]


@dataclass(frozen=True, eq=False)
class SeenStrategy:
    """A strategy with its maps against an opponent, and the titles of both."""

    maps: StrategyMaps
    name: Sentence
    other: Sentence

    def heat_map(self, kind: MapKind) -> HeatMap:
        """One of its maps; the map of costs marks the costliest positions."""
        costly = self.maps.costliest if kind is MapKind.LOSSES else ()
        return HeatMap(
            title=tr("{map}: {name} against {other}", map=kind_title(kind), name=self.name, other=self.other),
            across=MapSide(tr("Strategy's score"), _SCORES),
            up=MapSide(tr("Opponent's score"), _SCORES),
            steps=self.maps.steps[kind],
            scale=_SCALES[kind],
            words=tuple(map(shown, scale_words(kind))),
            marks=tuple((cell.own, cell.other) for cell in costly),
        )

    def win_words(self) -> str:
        """Its win rate, and the best possible one."""
        study = self.maps.study
        return in_sentences(shown(wins_words(study, self.name, self.other)), shown(best_words(study)))

    def cell(self, own: int, other: int) -> StudiedCell:
        """The position at these scores."""
        return self.maps.study.cell(own, other)

    def cell_words(self, own: int, other: int, kind: MapKind) -> str:
        """Describe a position; the opponent's choice is named only on the map that compares the two."""
        cell = self.cell(own, other)
        choice, *others = map(shown, cell_words(cell, self.name))
        compared = shown(opponents_words(cell, self.other)) if kind is MapKind.DIFFERENCE else ""
        return in_sentences(choice, compared, *others)


_RIGHT = Qt.AlignmentFlag.AlignRight
_NOTHING = "–"
BEST_OF_COSTLY, _BEST_OF_SLICE = 2, 3
"""The columns of the best choices, which take the remaining room."""


def costly_columns() -> tuple[Column, ...]:
    """Columns of the costliest positions; costs are in percentage points of the chance to win, in an average game."""
    return (
        _scores(),
        _choice(tr("Choice"), "dice"),
        _choice(tr("Best choice"), "best"),
        Column(
            tr("Cost (%)"),
            text=lambda cell: figure(100 * cell.cost_a_game, 3),
            alignment=_RIGHT,
            spoken_title=tr("Cost in percentage points per game"),
        ),
    )


def slice_columns() -> tuple[Column, ...]:
    """The columns of the table of positions at one score of the opponent."""
    return (
        _scores(),
        _choice(tr("Choice"), "dice"),
        _choice(tr("Opponent"), "opponents_dice", tr("Opponent's choice")),
        _choice(tr("Best choice"), "best"),
        Column(
            tr("Cost (%)"),
            text=lambda cell: figure(100 * cell.cost, 1) if cell.cost else _NOTHING,
            alignment=_RIGHT,
            spoken=lambda cell: points_words(cell.cost) if cell.cost else tr("Nothing"),
        ),
        Column(
            tr("Share"),
            text=lambda cell: percent(cell.reached) if cell.reached else _NOTHING,
            alignment=_RIGHT,
            spoken=lambda cell: share_words(cell.reached) if cell.reached else tr("No games"),
            spoken_title=tr("Share of games"),
        ),
    )


def _scores() -> Column:
    return Column(
        tr("Score"),
        text=lambda cell: f"{cell.own} : {cell.other}",
        spoken=lambda cell: tr("{own} to {other}", own=cell.own, other=cell.other),
    )


def _choice(title: str, name: str, spoken_title: str = "") -> Column:
    return Column(title, text=lambda cell: choice_words(getattr(cell, name)), spoken_title=spoken_title)


class SliceTable(QWidget):
    """One slice of the map: all positions at one score of the opponent, set by a spin box.

    A row is a position; the whole map would have ten thousand rows.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._shown: tuple[SeenStrategy, int] | None = None
        title = tr("Opponent's score")
        self.score = ArrowSpin(appearance, title, (0, SCORES - 1))
        self.score.setStepType(ArrowSpin.StepType.DefaultStepType)
        self.table = ChosenRowTable(slice_columns(), tr("Dice rolled at each score"), _BEST_OF_SLICE)
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        row.addWidget(label("name", title))
        row.addWidget(self.score)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addLayout(row)
        column.addWidget(self.table, 1)

    def show_strategy(self, strategy: SeenStrategy, own: int, other: int) -> None:
        """Show a strategy at the opponent's score, and choose the row of its own."""
        is_other = (strategy, other) != self._shown
        self._shown = (strategy, other)
        with QSignalBlocker(self.score):
            self.score.setValue(other)
        if is_other:
            self.table.show_rows([strategy.cell(score, other) for score in range(SCORES)])
        self.table.show_chosen(own)


def place_of(cell: StudiedCell) -> tuple[int, int]:
    """The place of a position on a map."""
    return cell.own, cell.other


_WIDTH, _HEIGHT = 980, 700
_SIDE, _SIDE_SHARE = 366, 0.36
"""The least width of the legend and the list beside the map, in pixels at the normal font size, and its share."""
_LINES = 3
"""Lines of room for the sentence about a position, so that nothing moves when it changes."""
_FILE = "dicedesk-{name}-against-{other}"
_FIRST_PLACE = (0, 0)


class StrategiesWindow(QDialog):
    """Shows a strategy against an opponent as maps, calculated in the background. Escape closes it."""

    def __init__(self, jobs: Jobs, appearance: Appearance, names: tuple[str, str], parent: QWidget) -> None:
        """Shows the first of these strategies against the second. The jobs work in another process."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Hog strategies"))
        self._appearance = appearance
        self._comparing = Work(jobs, self, self._on_worked_out, self._on_failed)
        self.seen: SeenStrategy | None = None
        self.choice = StrategyChoice(appearance)
        self.map, self.legend = MapView(appearance), Legend(tr("Colors"))
        self.costly = ChosenRowTable(costly_columns(), tr("Costliest positions"), BEST_OF_COSTLY)
        self.slice = SliceTable(appearance)
        self.wins, self.says = label("second", wraps=True), label("says", wraps=True)
        self.note = label("second", wraps=True)
        self.table_button, self.save_button = QPushButton(tr("Table")), QPushButton(tr("Save…"))
        self._stack, self._sheet = QStackedWidget(), QWidget()
        self._lay_out()
        self._connect()
        EnterKey(self)
        begin_with(self, _WIDTH, _HEIGHT)
        self.show_strategies(names)
        self.map.setFocus()

    def show_strategies(self, names: tuple[str, str]) -> None:
        """Show the first of two strategies against the second."""
        self.choice.choose(*names)
        self._work_out()

    @property
    def place(self) -> MapPlace:
        """The scores at the cursor: the strategy's own, and the opponent's."""
        return self.map.place

    def save(self) -> None:
        """Ask for a file, and write the picture or the figures of all positions to it."""
        if self.seen is None:
            return
        study = self.seen.maps.study
        name, other = (name.replace(":", "-") for name in self.choice.names)
        message = save_chart(
            self,
            tr("Save {title}", title=self.map.accessibleName()),
            _FILE.format(name=name, other=other),
            {".png": self._sheet.grab, ".csv": lambda: as_csv((FIELDS, *figures_of(study)))},
            is_table=self.table_button.isChecked(),
        )
        if message:
            self._say(message)

    def _work_out(self) -> None:
        """Make the maps of the two strategies; running comparisons are dropped."""
        write(self.note, tr("Comparing the strategies…"))
        self._comparing.ask(named_maps, *self.choice.names)

    def _on_worked_out(self, maps: StrategyMaps) -> None:
        write(self.note, "")
        self.seen = SeenStrategy(maps, *map(studied_title, self.choice.names))
        self.wins.setText(self.seen.win_words())
        announce(self, self.wins.text())
        self.costly.show_rows(maps.costliest)
        self._show_map()

    def _on_failed(self, reason: str) -> None:
        self._say(tr("The strategies could not be compared: {reason}", reason=shown(reason)))

    def _show_map(self) -> None:
        if self.seen is not None:
            self.map.show_map(self.seen.heat_map(self.choice.kind))
            self._show_legend()
            self._show_place(self.place)

    def _show_legend(self) -> None:
        if self.seen is not None:
            shown_map = self.seen.heat_map(self.choice.kind)
            self.legend.show_scale(shown_map.words, shown_map.scale.colors(self._appearance.palette))

    def _show_place(self, place: MapPlace) -> None:
        if self.seen is None:
            return
        words = self.seen.cell_words(*place, self.choice.kind)
        self.says.setText(words)
        self.map.describe(words)
        self.slice.show_strategy(self.seen, *place)
        costly = [place_of(cell) for cell in self.seen.maps.costliest]
        self.costly.show_chosen(costly.index(place) if place in costly else None)

    def _on_pointed(self, place: MapPlace | None) -> None:
        """Describe the position under the mouse, or the one at the cursor when the mouse has left."""
        if self.seen is not None:
            self.says.setText(self.seen.cell_words(*(place or self.place), self.choice.kind))

    def _on_leapt(self, step: int) -> None:
        """Go to the next of the costliest positions, from the worst on, or to the previous one."""
        if self.seen is None or not self.seen.maps.costliest:
            return
        costly = [place_of(cell) for cell in self.seen.maps.costliest]
        at = costly.index(self.place) + step if self.place in costly else min(step, 0)
        self.map.go_to(costly[at % len(costly)])

    def _on_row_chosen(self, cell: StudiedCell) -> None:
        self.map.go_to(place_of(cell))

    def _on_score_changed(self, other: int) -> None:
        self.map.go_to((self.place[0], other))

    def _on_toggled(self, is_table: bool) -> None:  # noqa: FBT001 (a signal's value comes by place)
        self._stack.setCurrentIndex(int(is_table))

    def _say(self, words: str) -> None:
        write(self.note, words)
        announce(self, words)

    def _connect(self) -> None:
        self.choice.paired.connect(self._work_out)
        self.choice.mapped.connect(self._show_map)
        self.map.moved.connect(self._show_place)
        self.map.pointed.connect(self._on_pointed)
        self.map.leapt.connect(self._on_leapt)
        self.costly.chosen.connect(self._on_row_chosen)
        self.slice.table.chosen.connect(self._on_row_chosen)
        self.slice.score.valueChanged.connect(self._on_score_changed)
        self.table_button.toggled.connect(self._on_toggled)
        self.save_button.clicked.connect(self.save)
        self._appearance.changed.connect(self._show_legend)

    def _lay_out(self) -> None:
        self.table_button.setCheckable(True)
        self.table_button.setAccessibleName(tr("The map as a table"))
        for button in (self.table_button, self.save_button):
            set_style(button, "quiet")
            button.setAutoDefault(False)
        self._stack.addWidget(self.map)
        self._stack.addWidget(self.slice)
        self.says.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.says.setMinimumHeight(_LINES * self.says.fontMetrics().lineSpacing())
        side = QWidget()
        side.setMinimumWidth(scaled(_SIDE))
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(self.legend)
        column.addWidget(label("name", self.costly.accessibleName()))
        column.addWidget(self.costly, 1)
        middle = QHBoxLayout()
        middle.setSpacing(Space.LARGE)
        middle.addWidget(self._stack, round(100 * (1 - _SIDE_SHARE)))
        middle.addWidget(side, round(100 * _SIDE_SHARE))
        sheet = QVBoxLayout(self._sheet)
        sheet.setContentsMargins(0, 0, 0, 0)
        sheet.setSpacing(Space.SMALL)
        sheet.addWidget(self.wins)
        sheet.addLayout(middle, 1)
        sheet.addWidget(self.says)
        end = QHBoxLayout()
        end.setSpacing(Space.SMALL)
        end.addWidget(self.note, 1)
        end.addStretch(0)
        end.addWidget(self.table_button)
        end.addWidget(self.save_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        whole.setSpacing(Space.MEDIUM)
        whole.addWidget(self.choice)
        whole.addWidget(self._sheet, 1)
        whole.addLayout(end)


FIRST_PAIR = ("final", "perfect")
"""The first pair shown: the default opponent against the best player."""
