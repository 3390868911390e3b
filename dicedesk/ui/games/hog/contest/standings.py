"""The ranking of a contest as a table, and its matrix as a map."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicedesk.core.words import figure
from dicedesk.games.hog.contest.standings import RATE_LIMITS, Place, Standings
from dicedesk.ui.base.charts.chart_data import HeatMap, MapPlace, MapSide
from dicedesk.ui.base.charts.views import Legend, MapView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.look.things import RATE_SCALE
from dicedesk.ui.base.tables import ChosenRowTable, Column
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import percent, shown, tr

_RIGHT = Qt.AlignmentFlag.AlignRight
_DIGITS = 4
_FAULT = 4
"""The column of faults, which takes the room that is left."""
_MIDDLE = len(RATE_LIMITS) // 2
_LEAST_HEIGHT = 320
"""Of the table, and of the map, in pixels at the normal font size."""


def ranking_columns() -> tuple[Column, ...]:
    """What stands in the ranking."""
    return (
        Column(tr("Rank"), text=lambda place: str(place.rank), alignment=_RIGHT),
        Column(tr("Name"), text=lambda place: place.name),
        Column(tr("Wins", "how many games"), text=lambda place: shown(figure(place.wins)), alignment=_RIGHT),
        Column(
            tr("Average win rate"), text=lambda place: percent(place.mean_rate, _DIGITS), alignment=_RIGHT
        ),
        Column(
            tr("Problem"),
            text=lambda place: shown(place.fault) if place.fault else "",
            tip=lambda place: shown(place.fault) if place.fault else "",
            spoken=lambda place: shown(place.fault) if place.fault else tr("None"),
        ),
    )


class ShownStandings(QWidget):
    """Shows the ranking, and under it who wins how often against whom; a row that is chosen is that of the map too."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._standings: Standings | None = None
        self.table = ChosenRowTable(ranking_columns(), tr("Ranking"), _FAULT)
        self.map, self.legend = MapView(appearance), Legend(tr("Colors"))
        self.says = label("says", wraps=True)
        for part in (self.table, self.map):
            part.setMinimumHeight(scaled(_LEAST_HEIGHT))
        side = QVBoxLayout()
        side.addWidget(self.legend)
        side.addWidget(self.says)
        side.addStretch(1)
        middle = QHBoxLayout()
        middle.setSpacing(Space.LARGE)
        middle.addWidget(self.map, 3)
        middle.addLayout(side, 2)
        self._matrix = QWidget()
        column = QVBoxLayout(self._matrix)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addWidget(label("name", tr("Head to head")))
        column.addLayout(middle)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(Space.MEDIUM)
        whole.addWidget(self.table)
        whole.addWidget(self._matrix)
        self.table.chosen.connect(self._on_chosen)
        self.map.moved.connect(self._show_place)
        self.map.pointed.connect(lambda place: self.says.setText(self._words_of(place or self.map.place)))
        appearance.changed.connect(self._show_legend)

    def show_standings(self, standings: Standings) -> None:
        """Shows what came of a contest; a matrix takes two that hold a strategy."""
        self._standings = standings
        self.table.show_rows(standings.places)
        self._matrix.setVisible(standings.good > 1)
        self.map.show_map(matrix_map(standings))
        self.map.go_to((0, standings.good - 1))
        self._show_legend()
        self._show_place(self.map.place)

    def _show_legend(self) -> None:
        if self._standings is not None:
            colours = RATE_SCALE.colours(self._appearance.palette)
            self.legend.show_scale(rate_words(), colours)

    def _show_place(self, place: MapPlace) -> None:
        words = self._words_of(place)
        self.says.setText(words)
        self.map.describe(words)
        self.table.show_chosen(self._row(place))

    def _on_chosen(self, chosen: Place) -> None:
        if chosen.fault is not None:
            # No pair of the map is meant.
            self.says.setText(f"{chosen.name}: {shown(chosen.fault)}")
        elif self._standings is not None:
            row = self._standings.places.index(chosen)
            self.map.go_to((self.map.place[0], self._standings.good - 1 - row))

    def _row(self, place: MapPlace) -> int:
        """The place in the ranking of a row of the map, which has the best on top."""
        return 0 if self._standings is None else self._standings.good - 1 - place[1]

    def _words_of(self, place: MapPlace) -> str:
        if self._standings is None or self._standings.good < 2:
            return ""
        row, column = self._row(place), place[0]
        name, other = (self._standings.places[at].name for at in (row, column))
        if row == column:
            return tr("{name} against itself", name=name)
        rate = percent(self._standings.rate(row, column), _DIGITS)
        return tr("{name} wins {rate} against {other}", name=name, rate=rate, other=other)


def matrix_map(standings: Standings) -> HeatMap:
    """The matrix of those who hold a strategy, the best on top and at the left."""
    good, entries = standings.good, len(standings.places)
    rows = [standings.steps[row * entries : row * entries + good] for row in range(good)]
    names = tuple(place.name for place in standings.places[:good])
    return HeatMap(
        title=tr("Head-to-head win rates"),
        across=MapSide(tr("Against"), names),
        up=MapSide(tr("Strategy"), names[::-1]),
        steps=b"".join(reversed(rows)),
        scale=RATE_SCALE,
        words=rate_words(),
    )


def rate_words() -> tuple[str, ...]:
    """What each step of the matrix stands for."""
    limits = [percent(limit, 0) for limit in RATE_LIMITS]
    half = percent(0.5, 0)
    limits[_MIDDLE - 1] = limits[_MIDDLE] = half
    between = [tr("{least} to {most}", least=least, most=most) for least, most in pairwise(limits)]
    between[_MIDDLE - 1] = tr("{rate}, even", rate=half)
    return (
        tr("less than {percent}", percent=limits[0]),
        *between,
        tr("{percent} or more", percent=limits[-1]),
    )
