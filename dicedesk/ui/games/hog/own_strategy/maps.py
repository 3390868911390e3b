"""Two maps side by side: what a brought strategy rolls, and beside it what would be better, or what beats it."""

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dicedesk.games.hog.strategies.maps import MapKind
from dicedesk.games.hog.strategies.words import cell_words
from dicedesk.ui.base.charts.chart_data import HeatMap, MapPlace
from dicedesk.ui.base.charts.views import Legend, MapView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.games.hog.strategies.showing import SeenStrategy, kind_title
from dicedesk.ui.games.hog.strategies.tables import place_of

_LEAST_HEIGHT = 300
"""Of the maps, in pixels at the normal font size."""
_LINES = 3
"""So many lines the sentence about a position has room for, so that nothing moves when it changes."""


class Beside(Enum):
    """What the map beside that of the choices shows."""

    BEST = "best"
    LOSSES = "losses"
    DIFFERENCE = "difference"
    ANSWER = "answer"
    """What the best answer to the strategy rolls."""


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
        self._seen: SeenStrategy | None = None
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
        """What the second map shows."""
        return Beside(self.box.currentData())

    def show_strategy(self, seen: SeenStrategy, answer: SeenStrategy) -> None:
        """Shows a strategy, and the best answer to it."""
        self._seen, self._answer = seen, answer
        self._show()

    def go_to(self, place: MapPlace) -> None:
        """Moves both cursors to a cell."""
        self.choices.go_to(place)

    def _show(self) -> None:
        if self._seen is None or self._answer is None:
            return
        left = self._seen.heat_map(MapKind.CHOICES)
        right = (self._answer if self.beside is Beside.ANSWER else self._seen).heat_map(_KINDS[self.beside])
        for view, legend, shown_map in zip(
            (self.choices, self.other), self.legends, (left, right), strict=True
        ):
            view.show_map(shown_map)
            legend.show_scale(shown_map.words, shown_map.scale.colours(self._appearance.palette))
        # The same colours are told once.
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
        """Tells of the position under the mouse, and of that at the cursors when the mouse has left."""
        self.says.setText(self._words_of(place or self.choices.place))

    def _on_leapt(self, step: int) -> None:
        """Goes to the next of the positions that cost most, from the worst on, or to the one before."""
        costly = [place_of(cell) for cell in self._seen.maps.costliest] if self._seen is not None else []
        if costly:
            here = self.choices.place
            at = costly.index(here) + step if here in costly else min(step, 0)
            self.go_to(costly[at % len(costly)])

    def _words_of(self, place: MapPlace) -> str:
        if self._seen is None or self._answer is None:
            return ""
        kind = MapKind.DIFFERENCE if self.beside is Beside.DIFFERENCE else MapKind.CHOICES
        words = self._seen.cell_words(*place, kind)
        if self.beside is not Beside.ANSWER:
            return words
        choice, *_ = cell_words(self._answer.cell(*place), self._answer.name)
        return in_sentences(words, shown(choice))


def _title(beside: Beside) -> str:
    if beside is Beside.ANSWER:
        return tr("Best response")
    return kind_title(_KINDS[beside])


def _is_same(one: HeatMap, other: HeatMap) -> bool:
    """Whether both have the same steps."""
    return one.words == other.words
