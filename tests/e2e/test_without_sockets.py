"""The real program where a library of the system is missing that Qt's sockets need."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dicedesk.adapters.storage.folders import FolderLock
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.e2e


OPENED = """
import sys
sys.modules["PySide6.QtNetwork"] = None
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.window.shell import Shell

def said():
    app = QApplication.instance()
    shell = next(found for found in app.topLevelWidgets() if isinstance(found, Shell))
    window = shell.centralWidget()
    print(window.statusBar().findChildren(QLabel)[0].text())
    app.exit()

def run():
    # What the window does once it is whole comes before this.
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, said))
    return loop()

loop, QApplication.exec = QApplication.exec, staticmethod(run)
sys.exit(open_window(StartOptions(data=sys.argv[1])))
"""


def start(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", OPENED, str(folder)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def test_the_window_opens_and_nothing_went_wrong(tmp_path: Path) -> None:
    done = start(tmp_path)
    assert (done.returncode, done.stdout, list(tmp_path.glob("errors.log"))) == (0, "Saved\n", [])


def test_a_second_start_opens_without_saving_and_says_so(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    done = start(tmp_path)
    first.close()
    assert (done.returncode, done.stdout) == (
        0,
        "Your games are open in another DiceDesk window. Close it, or nothing will be saved here.\n",
    )
