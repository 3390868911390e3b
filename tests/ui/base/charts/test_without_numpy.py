"""No chart brings numpy into the window: it takes long to load, and much memory."""

import subprocess
import sys

FIRST_CHART = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from dicedesk.ui.base.look.appearance import Appearance
from tests.ui.base.charts.drawings import ALL
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.charts.chart_data import ChartData
import dicedesk.ui.features.statistics, dicedesk.ui.features.lab.page, dicedesk.ui.window.dialogs
import dicedesk.ui.games.hog.strategies.window, dicedesk.ui.games.hog.contest.view
appearance = Appearance(app)
for drawing in ALL.values():
    card = ChartCard(ChartData("Dice", "", drawing, "dice", str), appearance)
    card.show()
    app.processEvents()
    card.grab()
    card.view.svg()
    card.view.picture()
    card.close()
print(*sorted({"numpy", "PySide6.QtSvg", "PySide6.QtOpenGL"} & set(sys.modules)))
"""


def test_a_window_that_has_shown_each_kind_of_chart_has_no_numpy() -> None:
    found = subprocess.run(  # noqa: S603
        [sys.executable, "-c", FIRST_CHART], capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == []
