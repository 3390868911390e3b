"""Whatever a row of the store holds, the window opens, what cannot be read falls back, and that is told once."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.e2e

START = """
import json, sys
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.base import app
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.window.shell import Shell
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.games.catalogue import TITLES
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

told, tell, make_app, apps = [], MainWindow.tell, app.make_app, []

def note(self, sentence):
    told.append(sentence)
    tell(self, sentence)

def only_app(*arguments):
    if not apps:
        apps.append(make_app(*arguments))
    return apps[0]

def look(*_):
    told.clear()
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell) and w.isVisible())
    while not isinstance(shell.centralWidget(), MainWindow):
        QApplication.processEvents()
    window = shell.centralWidget()
    for place in range(len(TITLES)) if visits_games else ():
        window.choose_tab(place)
        QApplication.processEvents()
    window.windows.show_settings()
    window.windows.show_of_game(ORACLE)
    QTest.qWait(50)
    saved = window.current_tab.status().saved
    shell.close()
    print(json.dumps([told, saved]))
    return 0

QApplication.exec = staticmethod(look)
MainWindow.tell, app.make_app = note, only_app
for folder, visits_games in json.loads(sys.argv[1]):
    open_window(StartOptions(data=folder))
    # A window that stayed would be dressed again at each start after this one.
    for part in (*QApplication.topLevelWidgets(), *apps[0].children()):
        if type(part).__module__.startswith("dicedesk"):
            part.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
"""

SETTINGS = ("window", "outline", "settings")
DEEP = "'" + "[" * 50_000 + "'"
VALUES = (
    DEEP,
    "'" + "9" * 5000 + "'",
    "char(8232)",
    "'a' || char(8233) || 'b'",
    "X'FF00FE'",
    "CAST(X'C328FF' AS TEXT)",
    "CAST(X'410042' AS TEXT)",
    "''",
    "' '",
    "7",
    "9e999",
    "'null'",
    "'\u202e\U0001f3b2'",
    '\'{"voice": {"is_on": true, "voice": "\\ud800", "rate": 1e999, "volume": 1e999}}\'',
    "'9999999999 AAAA #102030 open 1,2,3,4'",
    "'0 AAAA #102030 open 99999999999,1,300,200'",
    "'0 //////// #zz open 1,1,-300,-200'",
    "'99999999999 99999999999 AAAA'",
    "'-5 -5 AAAA'",
    "zeroblob(100)",
    '\'{"language": 7, "sound": {"volume": 1e999}, "voice": {"voice": "\\ud800"}, "names": [[]]}\'',
    '\'{"games": {"craps": {"rules": "preset=atlantis"}, "hog": 7}, "dice": "dice", "look": null}\'',
    '\'{"games": {"craps": {"rules": "minimum=\u2028"}}, "fair_dice": {"seed": -1}}\'',
)
FEW = 8
"""Every eighth value begins a row; three values stand in each row."""
TOLD = "Some settings could not be read and were reset to their defaults."


def started(*folders: Path, visiting: Collection[Path] = ()) -> list[tuple[list[str], str]]:
    """Starts the real window on each folder, one after the other; what it told of the store, and of saving.

    In the folders of `visiting` each game is looked at.
    """
    starts = [(str(folder), folder in visiting) for folder in folders]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", START, json.dumps(starts)],
        env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    # The stand-in for a screen says of itself what it cannot do.
    errors = [line for line in done.stderr.splitlines() if not line.startswith("This plugin")]
    assert (done.returncode, errors) == (0, [])
    return [(told, saved) for told, saved in map(json.loads, done.stdout.splitlines())]


def row_changed(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    connection.execute(statement)
    connection.close()


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the window was used once."""
    folder = tmp_path_factory.mktemp("left")
    started(folder)
    return folder


@pytest.mark.parametrize("step", [FEW, pytest.param(1, marks=pytest.mark.long)], ids=["some", "all"])
def test_the_window_opens_whatever_its_settings_are(tmp_path: Path, left: Path, step: int) -> None:
    """With all values, each row holds each of them once."""
    folders, visiting = [], []
    for number in range(0, len(VALUES), step):
        folder = tmp_path / str(number)
        folder.mkdir()
        folder.joinpath(FILE_NAME).write_bytes((left / FILE_NAME).read_bytes())
        for place, name in enumerate(SETTINGS):
            value = VALUES[(number + 2 * place) % len(VALUES)]
            row_changed(folder, f"REPLACE INTO setting VALUES ('{name}', {value})")  # noqa: S608
            # What can be read as settings may reach the games.
            if name == "settings" and "{" in value:
                visiting.append(folder)
        folders.append(folder)
    for told, saved in started(*folders, visiting=visiting):
        assert (set(told) <= {TOLD}, len(told) <= 1, saved) == (True, True, "Saved")


def test_what_cannot_be_read_is_told_at_one_start_alone(left: Path) -> None:
    row_changed(left, f"REPLACE INTO setting VALUES ('settings', {DEEP})")  # noqa: S608
    row_changed(left, "REPLACE INTO setting VALUES ('window', X'FF')")
    assert [told for told, _ in started(left, left)] == [[TOLD], []]
