"""The results of the statistics: a few lines, and a table of opponents."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.words import figure, percent
from dicedesk.features.history.summaries import opponent_words, title_words
from dicedesk.features.statistics.as_json import RESULT_FIELDS, results_against
from dicedesk.features.statistics.statistics import OpponentResults, Statistics
from dicedesk.features.statistics.words import best_title, best_words, games_words, streak_words
from dicedesk.play.ports.game_summary import GameSummary
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.chart_data import csv_text
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import moment, shown, tr

_NOTHING = "–"
_ENDING = ".csv"
_FILE = "dicedesk-results.csv"
"""The name that is proposed for the file of the table."""
_OPPONENT = 1
"""The column of opponents, which takes the room that is left."""


class _OpponentsTable(RowsTable):
    """The results against each opponent, from the one who was played most on."""

    def scrollToBottom(self) -> None:
        """Does nothing: the first row is on top."""


class ResultsPage(QWidget):
    """How many games were won and lost, the streaks, the best games, and the results against each opponent."""

    def __init__(self, statistics: Statistics) -> None:
        """Shows these."""
        super().__init__()
        self._opponents = statistics.opponents
        self.table = _OpponentsTable(_columns(), tr("Results against each opponent"))
        header = self.table.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_OPPONENT, QHeaderView.ResizeMode.Stretch)
        self.table.show_rows(statistics.opponents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, Space.MEDIUM, 0, 0)
        column.setSpacing(Space.SMALL)
        for line in (games_words(statistics), " · ".join(map(shown, streak_words(statistics.streaks)))):
            if line:
                column.addWidget(label("second", shown(line), wraps=True))
        column.addLayout(_bests(statistics))
        column.addWidget(self.table, 1)
        self.save_button, self.note = QPushButton(tr("Save table…")), label("second", wraps=True)
        self.save_button.setAutoDefault(False)
        self.save_button.clicked.connect(self.save)
        end = QHBoxLayout()
        end.addWidget(self.note, 1)
        end.addWidget(self.save_button)
        column.addLayout(end)

    def save(self) -> None:
        """Asks for a file, and writes the results against each opponent into it, for other programs."""
        name, _ = QFileDialog.getSaveFileName(self, tr("Save the table"), _FILE, tr("Table (*.csv)"))
        if not name:
            return
        file = Path(name) if Path(name).suffix else Path(name + _ENDING)
        rows = [tuple(results_against(one).values()) for one in self._opponents]
        try:
            file.write_text(csv_text(RESULT_FIELDS, rows), encoding="utf-8")
        except OSError as error:
            said = tr("The table could not be saved: {reason}", reason=error.strerror or str(error))
        else:
            said = tr("Table saved as {name}", name=file.name)
        self.note.setText(said)
        announce(self, said)


def _bests(statistics: Statistics) -> QFormLayout:
    """The best game of each kind, with the day on which it was begun."""
    form = QFormLayout()
    form.setHorizontalSpacing(Space.LARGE)
    form.setVerticalSpacing(Space.TIGHT)
    for best in statistics.bests:
        value = shown(best_words(best))
        if best.figure.begun:
            value = tr("{value}, {moment}", value=value, moment=moment(best.figure.begun))
        title = QLabel(shown(best_title(best)))
        title.setObjectName("second")
        form.addRow(title, label("ruleTitle", value))
    return form


def _columns() -> tuple[Column, ...]:
    return (
        Column(tr("Game"), text=lambda one: shown(title_words(GameSummary(one.game)))),
        Column(
            tr("Against"), text=_opponent, spoken=lambda one: _opponent(one).replace(_NOTHING, tr("Nobody"))
        ),
        _counted(tr("Games", "games played"), "counted"),
        _counted(tr("Won", "how many games"), "won"),
        _counted(tr("Lost", "how many games"), "lost"),
        _counted(tr("Tied", "how many games"), "tied"),
        Column(tr("Win rate"), text=_share, alignment=Qt.AlignmentFlag.AlignRight),
        _counted(tr("Left early", "how many games"), "left"),
        _counted(tr("Casual", "how many games"), "practice"),
    )


def _counted(title: str, name: str) -> Column:
    return Column(
        title,
        text=lambda one: shown(figure(getattr(one.results, name))),
        alignment=Qt.AlignmentFlag.AlignRight,
    )


def _opponent(one: OpponentResults) -> str:
    return shown(opponent_words(one.game, one.opponent)) or _NOTHING


def _share(one: OpponentResults) -> str:
    share = one.results.share_won
    return _NOTHING if share is None else shown(percent(share, 0))
