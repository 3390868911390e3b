"""The window in which strategies of Hog are seen."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from dicedesk.games.hog.strategies.export import FIELDS, figures_of
from dicedesk.games.hog.strategies.maps import StrategyMaps
from dicedesk.games.hog.strategies.named import named_maps, studied_title
from dicedesk.games.hog.strategies.study import StudiedCell
from dicedesk.play.ports.jobs import Job, Jobs, reason_of
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.chart import ChartContents, save_chart
from dicedesk.ui.base.charts.chart_data import MapPlace, csv_text
from dicedesk.ui.base.charts.views import Legend, MapView
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.tables import ChosenRowTable
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.hog.strategies.choice import StrategyChoice
from dicedesk.ui.games.hog.strategies.showing import SeenStrategy
from dicedesk.ui.games.hog.strategies.tables import BEST_OF_COSTLY, SliceTable, costly_columns, place_of

_WIDTH, _HEIGHT = 980, 700
_SIDE, _SIDE_SHARE = 366, 0.36
"""The least width of the legend and the list beside the map, in pixels at the normal font size, and its share."""
_LINES = 3
"""So many lines the sentence about a position has room for, so that nothing moves when it changes."""
_FILE = "dicedesk-{name}-against-{other}"
_FIRST_PLACE = (0, 0)


class StrategiesWindow(QDialog):
    """Shows a strategy against another one as maps, worked out in the background. Escape closes it."""

    def __init__(self, jobs: Jobs, appearance: Appearance, names: tuple[str, str], parent: QWidget) -> None:
        """The first of these strategies against the second. The jobs work in another process."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Strategies of Hog"))
        self._jobs, self._appearance = jobs, appearance
        self._job: Job | None = None
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
        """Shows the first of two strategies against the second."""
        self.choice.choose(*names)
        self._work_out()

    @property
    def place(self) -> MapPlace:
        """The scores at which the cursor is: its own, and the other's."""
        return self.map.place

    def save(self) -> None:
        """Asks for a file, and writes the picture or the figures of all positions into it."""
        if self.seen is None:
            return
        study = self.seen.maps.study
        name, other = (name.replace(":", "-") for name in self.choice.names)
        said = save_chart(
            self,
            tr("Save {title}", title=self.map.accessibleName()),
            _FILE.format(name=name, other=other),
            ChartContents(self._sheet.grab, lambda: csv_text(FIELDS, figures_of(study))),
            is_table=self.table_button.isChecked(),
        )
        if said:
            self._say(said)

    def _work_out(self) -> None:
        """Has the maps of the two strategies made; what was begun for others is dropped."""
        if self._job is not None:
            self._job.cancel()
        names = self.choice.names
        write(self.note, tr("Comparing the strategies…"))
        self._job = self._jobs.start(
            partial(named_maps, *names),
            partial(while_there(self._on_worked_out), names),
            while_there(self._on_failed),
        )

    def _on_worked_out(self, names: tuple[str, str], maps: StrategyMaps) -> None:
        self._job = None
        write(self.note, "")
        self.seen = SeenStrategy(maps, *map(studied_title, names))
        self.wins.setText(self.seen.win_words())
        announce(self, self.wins.text())
        self.costly.show_rows(maps.costliest)
        self._show_map()

    def _on_failed(self, error: Exception) -> None:
        self._job = None
        self._say(tr("The strategies could not be compared: {reason}", reason=shown(reason_of(error))))

    def _show_map(self) -> None:
        if self.seen is not None:
            self.map.show_map(self.seen.heat_map(self.choice.kind))
            self._show_legend()
            self._show_place(self.place)

    def _show_legend(self) -> None:
        if self.seen is not None:
            shown_map = self.seen.heat_map(self.choice.kind)
            self.legend.show_scale(shown_map.words, shown_map.scale.colours(self._appearance.palette))

    def _show_place(self, place: MapPlace) -> None:
        """Shows the position at the cursor in all that shows one."""
        if self.seen is None:
            return
        words = self.seen.cell_words(*place, self.choice.kind)
        self.says.setText(words)
        self.map.describe(words)
        self.slice.show_strategy(self.seen, *place)
        costly = [place_of(cell) for cell in self.seen.maps.costliest]
        self.costly.show_chosen(costly.index(place) if place in costly else None)

    def _on_pointed(self, place: MapPlace | None) -> None:
        """Tells of the position under the mouse, and of that at the cursor when the mouse has left."""
        if self.seen is not None:
            self.says.setText(self.seen.cell_words(*(place or self.place), self.choice.kind))

    def _on_leapt(self, step: int) -> None:
        """Goes to the next of the positions that cost most, from the worst on, or to the one before."""
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
            button.setObjectName("quiet")
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
