"""An error in the midst of the real window: all is saved, it is told and written down, and the game goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE_S

QUESTION = "Will Anna marry me?"
START = """
import json, sqlite3, sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dicedesk.ui.window.error import ErrorWindow
from dicedesk.ui.window.shell import Shell
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window

file, until = Path(sys.argv[1]) / "dicedesk.sqlite", time.monotonic() + float(sys.argv[2])


def kept():
    connection = sqlite3.connect(file)
    found = connection.execute("SELECT count(*) FROM game WHERE game = 'hog'").fetchone()[0]
    connection.close()
    return found


def fail():
    raise ValueError(sys.argv[3])


def wait(is_alive):
    while not is_alive() and time.monotonic() < until:
        QApplication.processEvents()


def look(*_):
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell))
    wait(lambda: isinstance(shell.centralWidget(), MainWindow))
    window = shell.centralWidget()
    early = "logging.handlers" in sys.modules
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    window.current_tab.input.begin_again()
    before = kept()
    holder.execute("ROLLBACK")
    holder.close()
    QTimer.singleShot(0, shell, fail)
    wait(lambda: shell.findChildren(ErrorWindow))
    saved = kept()
    told = shell.findChildren(ErrorWindow)[0]
    said = [told.sentence.text(), told.report.toPlainText()]
    told.close()
    QTimer.singleShot(0, shell, fail)
    QTimer.singleShot(1, shell, fail)
    wait(lambda: window._status._saved.text().startswith("Something went wrong"))
    again = [w for w in shell.findChildren(ErrorWindow) if w.isVisible()]
    window.current_tab.input.begin_again()
    print(json.dumps([early, before, saved, said, len(again), kept()]))
    shell.close()
    return 0

QApplication.exec = staticmethod(look)
open_window(StartOptions(data=sys.argv[1], language="en"))
"""


def test_an_error_loses_nothing_and_tells_nothing_private(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", START, str(tmp_path), str(PATIENCE_S / 2), QUESTION],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    early, before, saved, (sentence, report), windows, later = json.loads(done.stdout)
    log = (tmp_path / "errors.log").read_text(encoding="utf-8")
    assert not early
    assert (before, saved, later) == (1, 2, 3)
    assert sentence.startswith("Something went wrong. Your game is saved. The details are in ")
    assert "ValueError" in report
    assert report in log
    assert "Anna" not in report + log + sentence + done.stderr
    assert windows == 0
    assert log.count("ValueError") == 1
