"""The statistics of all games, in a window: lists of results, and charts of the dice and of money."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import figure, percent
from dicedesk.features.charts import chart_of_money, charts_of_dice, dice_csv, money_csv
from dicedesk.features.history.games import opponent_words, title_words
from dicedesk.features.statistics import (
    RESULT_FIELDS,
    OpponentResults,
    Statistics,
    StatisticsProgress,
    best_title,
    best_words,
    games_words,
    left_out_words,
    results_against,
    statistics_of_all,
    streak_words,
)
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.game_summary import GameSummary
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.long_work import MOMENT_MS, LongWork
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.tables import Column, RowsTable
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import moment, shown, tr
from dicedesk.ui.features.skill import SkillPage


def how_far(progress: StatisticsProgress) -> tuple[str, float]:
    """The current step of the count, and the share that is done."""
    words = tr("Reading earlier games…") if progress.is_summarizing else tr("Calculating statistics…")
    return words, progress.share


_NOTHING = "–"
_ENDING = ".csv"
_RESULTS_FILE = "dicedesk-results.csv"
"""The suggested name for the file of the table."""
_OPPONENT = 1
"""The column of opponents, which takes the remaining room."""


class ResultsPage(QWidget):
    """Won and lost games, the streaks, the best games, and the results against each opponent."""

    def __init__(self, statistics: Statistics) -> None:
        super().__init__()
        self._opponents = statistics.opponents
        self.table = RowsTable(_columns(), tr("Results against each opponent"), _OPPONENT)
        self.table.show_rows(statistics.opponents)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, Space.MEDIUM, 0, 0)
        column.setSpacing(Space.SMALL)
        streaks = " · ".join(map(shown, streak_words(statistics.streaks)))
        for line in (games_words(statistics), left_out_words(statistics), streaks):
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
        """Ask for a file, and write the table of opponents to it."""
        name, _ = QFileDialog.getSaveFileName(self, tr("Save the table"), _RESULTS_FILE, tr("Table (*.csv)"))
        if not name:
            return
        file = Path(name) if Path(name).suffix else Path(name + _ENDING)
        rows = [tuple(results_against(one).values()) for one in self._opponents]
        try:
            file.write_text(as_csv((RESULT_FIELDS, *rows)), encoding="utf-8")
        except OSError as error:
            message = tr("The table could not be saved: {reason}", reason=reason_of(error))
        else:
            message = tr("Table saved as {name}", name=file.name)
        self.note.setText(message)
        announce(self, message)


def _bests(statistics: Statistics) -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(Space.LARGE)
    form.setVerticalSpacing(Space.TIGHT)
    for best in statistics.bests:
        value = shown(best_words(best))
        if best.figure.begun:
            value = tr("{value}, {moment}", value=value, moment=moment(best.figure.begun))
        title = QLabel(shown(best_title(best)))
        set_style(title, "second")
        form.addRow(title, label("ruleTitle", value))
    return form


def _columns() -> tuple[Column, ...]:
    return (
        Column(tr("Game"), text=lambda one: title_words(GameSummary(one.game))),
        Column(
            tr("Against"), text=_opponent, spoken=lambda one: _opponent(one).replace(_NOTHING, tr("Nobody"))
        ),
        _counted(tr("Games", "games played"), "counted"),
        _counted(tr("Won", "how many games"), "won"),
        _counted(tr("Lost", "how many games"), "lost"),
        _counted(tr("Tied", "how many games"), "tied"),
        Column(tr("Win rate"), text=_share, alignment=Qt.AlignmentFlag.AlignRight),
        _counted(tr("Left early", "how many games"), "left"),
        _counted(tr("Casual", "how many games"), "casual"),
    )


def _counted(title: str, name: str) -> Column:
    return Column(
        title,
        text=lambda one: figure(getattr(one.results, name)),
        alignment=Qt.AlignmentFlag.AlignRight,
    )


def _opponent(one: OpponentResults) -> str:
    return shown(opponent_words(one.game, one.opponent)) or _NOTHING


def _share(one: OpponentResults) -> str:
    share = one.results.share_won
    return _NOTHING if share is None else shown(percent(share, 0))


_WIDTH, _HEIGHT = 820, 740


class StatisticsWindow(QDialog):
    """Counts the games in the background, and shows results, money and dice. Escape closes it and ends the work."""

    def __init__(self, parts: AppParts, game: str, parent: QWidget) -> None:
        """`game` is the id of the game, "" for all games."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Statistics"))
        self._parts = parts
        self.statistics: Statistics | None = None
        self.game_choice = ArrowCombo(parts.appearance, tr("Game"))
        self.game_choice.addItem(tr("All games"), "")
        for name, each in GAMES.items():
            self.game_choice.addItem(shown(each.spec.title), name)
        self.work = LongWork(parts.counting_jobs, self.game_choice, seen_after_ms=MOMENT_MS)
        self.work.told.connect(self._say)
        self.work.cancel_button.clicked.connect(self._go_back)
        self.finished.connect(self.work.stop)
        self.note = label("second", wraps=True)
        self.pages = QTabWidget()
        self._begins_at = 0
        self.skill = SkillPage(parts)
        self._lay_out()
        EnterKey(self)
        begin_with(self, _WIDTH, _HEIGHT)
        self.show_game(game)
        self.game_choice.currentIndexChanged.connect(lambda _: self._count())
        self.game_choice.setFocus()

    def show_game(self, game: str) -> None:
        """Show the statistics of a game's id, "" for all games."""
        self._choose(game)
        self._count()

    def show_skill(self) -> None:
        """Show the page of skill, as soon as there is one."""
        self._begins_at = 1
        self.pages.setCurrentIndex(1)

    def _choose(self, game: str) -> None:
        with QSignalBlocker(self.game_choice):
            self.game_choice.setCurrentIndex(max(self.game_choice.findData(game), 0))

    def _count(self) -> None:
        """Count the games of the selected kind; a running count is dropped."""
        self.work.stop()
        game = str(self.game_choice.currentData())
        write(self.note, "")
        work = partial(statistics_of_all, self._parts.late.history, game)
        self.work.start(tr("Calculating statistics…"), work, self._on_counted, how_far)

    def _on_counted(self, statistics: Statistics) -> None:
        self.statistics = statistics
        write(self.note, "" if statistics.results.played else tr("No finished games yet."))
        self._show_pages(statistics)

    def _go_back(self) -> None:
        """Go back to the visible games after a cancel; close the window if there are none."""
        if self.statistics is None:
            self.close()
        else:
            self._choose(self.statistics.game)

    def _say(self, words: str) -> None:
        write(self.note, words)
        announce(self, words)

    def _show_pages(self, statistics: Statistics) -> None:
        """Rebuild the pages, and stay on the same one."""
        place, has_focus = max(self.pages.currentIndex(), self._begins_at), self.pages.tabBar().hasFocus()
        self._begins_at = 0
        while self.pages.count():
            page = self.pages.widget(0)
            self.pages.removeTab(0)
            if page is not None and page is not self.skill:
                page.deleteLater()
        self.pages.setVisible(bool(statistics.results.played))
        self.pages.addTab(ResultsPage(statistics), tr("Results"))
        self.skill.show_game(statistics.game)
        self.pages.addTab(self.skill, tr("Skill"))
        look, money = self._parts.appearance, chart_of_money(statistics, moment)
        if money is not None:
            csv = partial(money_csv, statistics)
            card = ChartCard(money, "dicedesk-money", {".csv": csv}, look)
            self.pages.addTab(_chart_page([card]), tr("Money"))
        dice = [
            ChartCard(chart, f"dicedesk-{chart.name}", {".csv": partial(dice_csv, bars)}, look)
            for chart, bars in charts_of_dice(statistics)
        ]
        if dice:
            self.pages.addTab(_chart_page(dice), tr("Dice"))
        self.pages.setCurrentIndex(min(place, self.pages.count() - 1))
        if has_focus:
            self.pages.tabBar().setFocus()

    def _lay_out(self) -> None:
        choice = QHBoxLayout()
        choice.setSpacing(Space.SMALL)
        choice.addWidget(label("name", tr("Game")))
        choice.addWidget(self.game_choice)
        choice.addSpacing(Space.LARGE)
        # Beside the choice, so that the pages keep their place when it appears and disappears.
        choice.addWidget(self.work, 1)
        choice.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addLayout(choice)
        column.addWidget(self.note)
        column.addWidget(self.pages, 1)
        column.addStretch(0)


def _chart_page(cards: Sequence[ChartCard]) -> QWidget:
    """A page that scrolls if the charts are too tall together."""
    room, scroll = QWidget(), QScrollArea()
    set_style(room, "cards")
    column = QVBoxLayout(room)
    column.setContentsMargins(0, Space.MEDIUM, 0, 0)
    column.setSpacing(Space.MEDIUM)
    for card in cards:
        column.addWidget(card, 1)
    scroll.setWidget(room)
    scroll.setWidgetResizable(True)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return scroll
