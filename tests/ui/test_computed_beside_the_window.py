"""The real window computes its chances in processes beside it, and never loads what only they need."""

import json
import os
import subprocess
import sys

import pytest

from dicedesk.games.catalogue import TITLES
from tests.patience import PATIENCE_S

PLAY = """
import json, sys
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.ui.window.shell import Shell
from dicedesk.games.catalogue import TITLES
from dicedesk.ui.window.main_window import MainWindow
from PySide6.QtWidgets import QApplication, QTableView

ROUNDS = 12

def cells(tab):
    models = [table.model() for table in tab.findChildren(QTableView)]
    return [
        model.index(row, column).data()
        for model in models for row in range(model.rowCount()) for column in range(model.columnCount())
    ]

def finish(app):
    # The jobs are made with the first work.
    while any(jobs.is_busy for jobs in app.findChildren(ProcessJobs)):
        app.processEvents()

def play(*_):
    app = QApplication.instance()
    shell = next(w for w in app.topLevelWidgets() if isinstance(w, Shell))
    while not isinstance(shell.centralWidget(), MainWindow):
        app.processEvents()
    window = shell.centralWidget()
    seen = []
    for place in range(len(TITLES)):
        window.choose_tab(place)
        window.current_tab.tray.duration_ms = 0
        finish(app)
        seen.append([str(cell) for cell in cells(window.current_tab)])
        for _ in range(ROUNDS):
            window.current_tab.primary.click()
            app.processEvents()
    finish(app)
    shell.close()
    app.processEvents()
    print(json.dumps([sorted({name.partition(".")[0] for name in sys.modules}), seen]))
    return 0

QApplication.exec = staticmethod(play)
sys.exit(open_window(StartOptions(data=sys.argv[1], language="en")))
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], list[list[str]]]:
    """The modules of a window in which all games were played, and what the tables of each game showed."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", PLAY, str(tmp_path_factory.mktemp("data"))],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
        capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    errors = [line for line in done.stderr.splitlines() if not line.startswith("This plugin")]
    assert (done.returncode, errors) == (0, [])
    modules, seen = json.loads(done.stdout)
    return modules, seen


def test_numpy_is_not_loaded_where_all_games_were_played(played: tuple[list[str], list[list[str]]]) -> None:
    modules, _ = played
    assert "dicedesk" in modules
    assert "numpy" not in modules


def test_the_chances_were_shown(played: tuple[list[str], list[list[str]]]) -> None:
    poker_dice = played[1][[*TITLES].index("poker-dice")]
    assert "…" not in poker_dice
    assert [cell for cell in poker_dice if cell.endswith("%")] != [], poker_dice
