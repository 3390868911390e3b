"""The statistics of the games that were played, of one kind or of all."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from dicedesk.features.statistics.statistics import Statistics, statistics_of_all
from dicedesk.games.catalogue import KITS
from dicedesk.play.ports.past_figures import CountedPast
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.charts.chart import ChartCard, load_plots
from dicedesk.ui.base.charts.chart_data import ChartData
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.services.long_work import MOMENT_MS, LongWork
from dicedesk.ui.base.services.parts import ServiceParts
from dicedesk.ui.base.widgets.card import label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.dialogs.statistics.charts import chart_of_money, charts_of_dice
from dicedesk.ui.features.dialogs.statistics.how_far import how_far
from dicedesk.ui.features.dialogs.statistics.results import ResultsPage

_WIDTH, _HEIGHT = 820, 620


class StatisticsWindow(QDialog):
    """Adds up the games in the background, and shows results, money and dice. Escape closes it, and ends the work."""

    def __init__(self, parts: ServiceParts, appearance: Appearance, game: str, parent: QWidget) -> None:
        """The statistics of one kind of game, "" for all."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Statistics"))
        self._parts, self._appearance = parts, appearance
        self.statistics: Statistics | None = None
        self.game_choice = ArrowCombo(appearance, tr("Game"))
        self.game_choice.addItem(tr("All games"), "")
        for name, kit in KITS.items():
            self.game_choice.addItem(shown(kit.spec.title), name)
        self.work = LongWork(lambda: parts.counting_jobs, self.game_choice, seen_after_ms=MOMENT_MS)
        self.work.told.connect(self._say)
        self.work.cancel_button.clicked.connect(self._go_back)
        self.finished.connect(self.work.stop)
        self.note = label("second", wraps=True)
        self.pages = QTabWidget()
        self._lay_out()
        EnterKey(self)
        begin_with(self, _WIDTH, _HEIGHT)
        self.show_game(game)
        self.game_choice.currentIndexChanged.connect(lambda _: self._count())
        self.game_choice.setFocus()

    def show_game(self, game: str) -> None:
        """Shows the statistics of one kind of game, "" for all."""
        self._choose(game)
        self._count()

    def _choose(self, game: str) -> None:
        """Says which games are meant; nothing is counted."""
        with QSignalBlocker(self.game_choice):
            self.game_choice.setCurrentIndex(max(self.game_choice.findData(game), 0))

    def _count(self) -> None:
        """Adds up the games that are chosen; what was begun for others is dropped."""
        self.work.stop()
        past, figures = self._parts.past, self._parts.figures
        game = str(self.game_choice.currentData())
        if past is None or figures is None:
            self._on_counted(Statistics(game))
            return
        write(self.note, "")
        work = partial(statistics_of_all, CountedPast(past, figures), game)
        self.work.start(tr("Calculating statistics…"), work, self._on_counted, how_far)

    def _on_counted(self, found: Statistics) -> None:
        self.statistics = found
        write(self.note, "" if found.results.played else tr("No finished games yet."))
        self._show_pages(found)
        if found.results.played:
            load_plots(self._parts.jobs, self)

    def _go_back(self) -> None:
        """After the work was cancelled: to the games that are shown; without any the window closes."""
        if self.statistics is None:
            self.close()
        else:
            self._choose(self.statistics.game)

    def _say(self, words: str) -> None:
        write(self.note, words)
        announce(self, words)

    def _show_pages(self, statistics: Statistics) -> None:
        """Makes the pages anew, and stays on the one that is shown."""
        place, has_focus = self.pages.currentIndex(), self.pages.tabBar().hasFocus()
        while self.pages.count():
            page = self.pages.widget(0)
            self.pages.removeTab(0)
            if page is not None:
                page.deleteLater()
        self.pages.setVisible(bool(statistics.results.played))
        self.pages.addTab(ResultsPage(statistics), tr("Results"))
        money = chart_of_money(statistics)
        for title, charts in (
            (tr("Money"), () if money is None else (money,)),
            (tr("Dice"), charts_of_dice(statistics)),
        ):
            if charts:
                self.pages.addTab(self._chart_page(charts), title)
        self.pages.setCurrentIndex(min(max(place, 0), self.pages.count() - 1))
        if has_focus:
            self.pages.tabBar().setFocus()

    def _chart_page(self, charts: tuple[ChartData, ...]) -> QWidget:
        room, scroll = QWidget(), QScrollArea()
        room.setObjectName("cards")
        column = QVBoxLayout(room)
        column.setContentsMargins(0, Space.MEDIUM, 0, 0)
        column.setSpacing(Space.MEDIUM)
        for chart in charts:
            column.addWidget(ChartCard(chart, self._appearance, self._parts.jobs), 1)
        scroll.setWidget(room)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return scroll

    def _lay_out(self) -> None:
        choice = QHBoxLayout()
        choice.setSpacing(Space.SMALL)
        choice.addWidget(label("name", tr("Game")))
        choice.addWidget(self.game_choice)
        choice.addSpacing(Space.LARGE)
        # Beside the choice, so that the pages keep their place while it comes and goes.
        choice.addWidget(self.work, 1)
        choice.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addLayout(choice)
        column.addWidget(self.note)
        column.addWidget(self.pages, 1)
        column.addStretch(0)


def show_statistics(
    parts: ServiceParts, appearance: Appearance, game: str, owner: QWidget
) -> StatisticsWindow:
    """Opens the statistics, or brings them to the front, with those of one kind of game, "" for all."""
    found = next((one for one in owner.findChildren(StatisticsWindow) if one.isVisible()), None)
    if found is None:
        found = StatisticsWindow(parts, appearance, game, owner)
    else:
        found.show_game(game)
    found.show()
    found.raise_()
    found.activateWindow()
    return found
