"""What draws charts is loaded a little at a time, and the window answers meanwhile."""

import subprocess
import sys
from typing import Any

import pytest
from PySide6.QtWidgets import QGraphicsView, QLabel
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.jobs import ImmediateJobs
from dicedesk.play.settings.settings import ThemeChoice
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.charts.chart_data import Axes, Bars, ChartData, NamedBar
from dicedesk.ui.base.charts.plotted_view import PlotLoading
from dicedesk.ui.base.look.appearance import Appearance
from tests.patience import PATIENCE_S
from tests.ui.pointing import point_at

BARS = Bars(Axes("Face", "Dice", str, ("face",)), (NamedBar("1", 9, 10.0),))
DATA = ChartData("Dice", "", BARS, "dice", BARS.csv)

LOAD = """
import sys, threading
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject
from PySide6.QtWidgets import QApplication
from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.ui.base.charts.chart_view import PLOTS
from dicedesk.ui.base.charts.plotted_view import PlotLoading

class Watch:
    seen = {}
    def find_spec(self, name, *_):
        self.seen.setdefault(name, threading.current_thread() is threading.main_thread())

sys.meta_path.insert(0, Watch())
app, owner, found = QApplication([]), QObject(), []
loading = PlotLoading(PLOTS, ThreadJobs(owner), owner)
loading.loaded.connect(found.append)
loading.failed.connect(found.append)
loading.begin()
turns = 0
while not found:
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    turns += 1
of_qt = [name for name in Watch.seen if name.startswith(("PySide6", "shiboken6", "pyqtgraph", "dicedesk"))]
print(found[0].__name__, turns > 3, Watch.seen["numpy"], "pyqtgraph" in of_qt, {Watch.seen[name] for name in of_qt})
"""


class HeldJobs(ImmediateJobs):
    """Does no work before it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, Any, Any]] = []

    def start(self, work: Any, done: Any, failed: Any) -> Any:
        self.asked.append((work, done, failed))

    def work(self, error: Exception | None = None) -> None:
        """Does what was asked for, or lets it fail."""
        asked, self.asked = self.asked, []
        for work, done, failed in asked:
            if error is None:
                super().start(work, done, failed)
            else:
                failed(error)


@pytest.fixture
def jobs() -> HeldJobs:
    return HeldJobs()


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance, jobs: HeldJobs) -> ChartCard:
    """A chart that is seen, and not loaded yet."""
    made = ChartCard(DATA, appearance, jobs)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: bool(jobs.asked))
    return made


def words(card: ChartCard) -> set[str]:
    return {label.text() for label in card.findChildren(QLabel) if label.isVisible()}


def plotted(card: ChartCard) -> str:
    """The colour in the middle of the only bar."""
    (view,) = card.view.findChildren(QGraphicsView)
    shot = view.grab().toImage()
    return shot.pixelColor(shot.width() // 2, shot.height() // 2).name()


def test_a_chart_says_that_it_loads_until_it_is_drawn(card: ChartCard, jobs: HeldJobs, qtbot: QtBot) -> None:
    assert ("Loading…" in words(card), card.is_drawn) == (True, False)
    jobs.work()
    qtbot.waitUntil(lambda: card.is_drawn)
    assert ("Loading…" in words(card), card.is_drawn) == (False, True)


def test_the_table_can_be_seen_while_the_chart_loads(card: ChartCard, jobs: HeldJobs, qtbot: QtBot) -> None:
    card.table_button.click()
    assert card.table.isVisible()
    jobs.work()
    qtbot.waitUntil(lambda: card.is_drawn)
    assert (card.table.isVisible(), card.is_drawn) == (True, True)


def test_a_chart_can_be_read_before_it_is_drawn_and_the_theme_may_change(
    card: ChartCard, jobs: HeldJobs, appearance: Appearance, qtbot: QtBot
) -> None:
    card.activateWindow()
    card.view.setFocus()
    point_at(card.view, card.view.rect().center())
    appearance.choose(ThemeChoice.LIGHT)
    assert (card.reading.text(), card.is_drawn) == ("Face: 1, Dice: 9, Expected: 10.0", False)
    jobs.work()
    qtbot.waitUntil(lambda: card.is_drawn)
    assert appearance.palette.colour("info").name() == plotted(card)


def test_a_chart_that_was_drawn_at_once_is_not_drawn_again(
    card: ChartCard, jobs: HeldJobs, qtbot: QtBot
) -> None:
    card.view.draw()
    (drawn,) = card.view.findChildren(QGraphicsView)
    (loading,) = card.view.findChildren(PlotLoading)
    with qtbot.waitSignal(loading.loaded):
        jobs.work()
    assert card.view.findChildren(QGraphicsView) == [drawn]


def test_what_cannot_be_loaded_is_told_in_its_place_and_the_table_remains(
    card: ChartCard, jobs: HeldJobs
) -> None:
    jobs.work(ImportError("There is no numpy"))
    assert {"Loading…", "There is no numpy"} & words(card) == {"There is no numpy"}
    card.table_button.click()
    assert (card.table.isVisible(), card.is_drawn) == (True, False)


def test_what_has_no_qt_is_loaded_on_another_thread_and_qt_on_that_of_the_window_in_several_turns() -> None:
    found = subprocess.run(  # noqa: S603
        [sys.executable, "-c", LOAD], capture_output=True, text=True, check=True, timeout=PATIENCE_S
    )
    assert found.stdout.strip() == "dicedesk.ui.base.charts.plots True False True {True}"
