"""While another program holds the saved games, the window says so, and saves by itself when they are free again."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE_S

START = """
import json, sqlite3, sys, time
from pathlib import Path
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.window.shell import Shell
from dicedesk.ui.window.main_window import MainWindow
from PySide6.QtWidgets import QApplication


def look(*_):
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell))
    until = time.monotonic() + float(sys.argv[2])
    while not isinstance(shell.centralWidget(), MainWindow):
        QApplication.processEvents()
    window = shell.centralWidget()
    tab, seen = window.current_tab, []
    seen.append(window._status._saved.text())
    holder = sqlite3.connect(Path(sys.argv[1]) / "dicedesk.sqlite", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    tab.input.begin_again()
    window.show_status()
    seen.append(window._status._saved.text())
    moves = holder.execute("SELECT count(*) FROM game").fetchone()[0]
    holder.execute("ROLLBACK")
    while window._status._saved.text() == seen[-1] and time.monotonic() < until:
        QApplication.processEvents()
    seen.append(window._status._saved.text())
    print(json.dumps([seen, moves, holder.execute("SELECT count(*) FROM game").fetchone()[0]]))
    holder.close()
    shell.close()
    return 0

QApplication.exec = staticmethod(look)
open_window(StartOptions(data=sys.argv[1], language="en"))
"""


def test_the_window_tells_that_it_waits_and_saves_by_itself(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", START, str(tmp_path), str(PATIENCE_S / 2)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    waits = "Not saved yet: another program is using the saved games"
    assert json.loads(done.stdout) == [["Saved", waits, "Saved"], 1, 2]
    assert not (tmp_path / "dicedesk.sqlite-wal").exists()
