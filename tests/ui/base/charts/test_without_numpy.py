"""No chart brings numpy into the window: it takes long to load, and much memory."""

import subprocess
import sys

import pytest

from tests.patience import PATIENCE_S

FIRST_CHART = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from dicedesk.ui.base.look.appearance import Appearance
from tests.ui.base.charts.drawings import ALL, chart_of
from dicedesk.ui.base.charts.chart import ChartCard
import dicedesk.ui.features.statistics, dicedesk.ui.features.lab.page, dicedesk.ui.window.windows
import dicedesk.ui.games.hog.strategies, dicedesk.ui.games.hog.contest
appearance = Appearance(app)
for drawing in ALL.values():
    card = ChartCard(chart_of(drawing), "dice", {".csv": str}, appearance)
    card.show()
    app.processEvents()
    card.grab()
    card.view.svg("")
    card.view.picture()
    card.close()
print(*sorted({"numpy", "PySide6.QtSvg", "PySide6.QtOpenGL"} & set(sys.modules)))
"""

MAPS = """
import os, sys
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.hog.strategies import FIRST_PAIR, StrategiesWindow
owner, jobs = QWidget(), ProcessJobs(app)
window = StrategiesWindow(jobs, Appearance(app), FIRST_PAIR, owner)
window.show()
while window.seen is None:
    app.processEvents()
window.grab()
print(*sorted({"numpy"} & set(sys.modules)), flush=True)
os._exit(0)
"""


@pytest.mark.parametrize("program", [FIRST_CHART, MAPS], ids=["charts", "maps"])
def test_a_window_that_has_shown_charts_has_no_numpy(program: str) -> None:
    found = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE_S
    )
    assert found.stdout.split() == []
