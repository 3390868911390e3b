"""A file of saved games of a newer version: the window tells where it is, and the game goes on in a new file."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME, SCHEMA
from dicedesk.adapters.storage.store import SqliteStore
from tests.patience import PATIENCE_S

START = """
import json, sys, time
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from dicedesk.ui.window.shell import Shell
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window

until = time.monotonic() + float(sys.argv[2])


def look(*_):
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell))
    while not isinstance(shell.centralWidget(), MainWindow):
        QApplication.processEvents()
    window = shell.centralWidget()
    told = []
    while not any("newer version" in text for text in told) and time.monotonic() < until:
        QApplication.processEvents()
        told.append(window._status._saved.text())
    tab = window.current_tab
    tab.tray.duration_ms = 0
    while not len(tab.session.history) and time.monotonic() < until:
        QTest.keyClick(shell.windowHandle(), Qt.Key.Key_Return)
        QApplication.processEvents()
    window.show_status()
    print(json.dumps([told[-1], window._status._saved.text(), tab.session.record.tag("Id")]))
    shell.close()
    return 0

QApplication.exec = staticmethod(look)
open_window(StartOptions(data=sys.argv[1], language="en"))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the file of a version that is to come."""
    SqliteStore(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.executescript("CREATE TABLE wonder (dice TEXT); INSERT INTO wonder VALUES ('of glass');")
        connection.execute(f"PRAGMA user_version = {SCHEMA.number + 1}")
    return tmp_path


def test_a_newer_file_is_told_and_kept_and_the_game_is_saved_in_another(folder: Path) -> None:
    before = (folder / FILE_NAME).read_bytes()
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-c", START, str(folder), str(PATIENCE_S / 2)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    told, status, name = json.loads(done.stdout)
    assert told == (
        "Your saved games are from a newer version of DiceDesk. Their file was kept as "
        "dicedesk-newer-version-1.sqlite, and a new file was started."
    )
    assert status == "Saved"
    assert (folder / "dicedesk-newer-version-1.sqlite").read_bytes() == before
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        assert connection.execute("SELECT id FROM game WHERE game = 'hog'").fetchall() == [(name,)]
