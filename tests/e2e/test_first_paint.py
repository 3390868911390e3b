"""A window that comes back is painted before the games are there: as it was left, and with next to nothing loaded."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

START = """
import sys
from pathlib import Path
import PySide6.QtWidgets
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

class Painter(QObject):
    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, self, self.painted)
        return False

    def painted(self):
        picture = shell.screen().grabWindow(shell.winId()).toImage()
        colors = {picture.pixelColor(x, y).name() for x in range(0, 790, 7) for y in range(0, 640, 7)}
        loaded = [name for name in sys.modules if name.startswith(UNNEEDED)]
        # QtCore.Qt takes longer to load than the window to paint.
        loaded += [name for name, module in sys.modules.items() if "dicedesk" in name and "Qt" in vars(module)]
        ground = shell.palette().window().color().name()
        is_whole = type(shell.centralWidget()).__name__ == "MainWindow"
        made = [name for name in UNNEEDED_OF_QT if name in vars(PySide6.QtWidgets)]
        print(len(colors), ground, is_whole, len(loaded), shell.width(), shell.height(), len(made))
        if is_whole:
            shell.close()

UNNEEDED = ("dicedesk.games", "dicedesk.features", "dicedesk.play.game_session",
            "dicedesk.ui.table", "dicedesk.ui.base.dice", "dicedesk.ui.base.tables", "dicedesk.ui.base.widgets",
            "dicedesk.ui.features", "dicedesk.ui.base.look.appearance",
            "fractions", "hashlib", "json", "socket")
# PySide makes a class when it is first used, and all of them when it has to find out what Qt made by itself.
UNNEEDED_OF_QT = ("QWizard", "QFileDialog", "QMdiArea", "QStyle", "QCalendarWidget")

def run():
    global shell, painter
    from dicedesk.ui.window.shell import Shell
    shell = next(found for found in QApplication.topLevelWidgets() if isinstance(found, Shell))
    painter = Painter()
    shell.installEventFilter(painter)
    if len(sys.argv) > 2:
        shell.resize(790, int(sys.argv[2]))
    return loop()

loop, QApplication.exec = QApplication.exec, staticmethod(run)
sys.exit(open_window(StartOptions(data=sys.argv[1], theme=None)))
"""


def start(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", START, str(data), *arguments],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


@pytest.fixture(scope="module")
def paints(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """What the first paints of a second start show.

    Each has the number of colors, the ground, whether the game is there, modules too many, size, classes too many.
    """
    data = tmp_path_factory.mktemp("data")
    start(data, "701")
    done = start(data)
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.splitlines()]


def test_it_shows_first_an_outline_and_then_the_game(paints: list[list[str]]) -> None:
    assert [int(paint[0]) > 1 for paint in (paints[0], paints[-1])] == [True, True]
    assert [paint[2] for paint in (paints[0], paints[-1])] == ["False", "True"]


def test_its_ground_and_its_size_are_those_that_it_was_left_with(paints: list[list[str]]) -> None:
    left_with = (paints[-1][1], "790", "701")
    assert {(ground, width, height) for _, ground, _, _, width, height, _ in paints} == {left_with}


def test_nothing_is_loaded_for_it_that_only_a_game_needs(paints: list[list[str]]) -> None:
    assert paints[0][3] == "0"


def test_no_class_of_qt_is_made_for_the_game_that_only_dialogs_need(paints: list[list[str]]) -> None:
    assert paints[-1][6] == "0"
