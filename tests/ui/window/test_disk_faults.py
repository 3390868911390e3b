"""The window tells in plain words of a disk that takes nothing; the game goes on, and saving resumes by itself."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

START = """
import json, shutil, sqlite3, sys, time
from pathlib import Path
from PySide6.QtWidgets import QApplication
from dicedesk.ui.window.shell import Shell
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.main import opening
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window

stores, open_store = [], opening.SqliteStore


def opened_store(*given):
    stores.append(open_store(*given))
    return stores[-1]


opening.SqliteStore = opened_store
folder, until = Path(sys.argv[1]), time.monotonic() + float(sys.argv[2])
file = folder / "dicedesk.sqlite"


def look(*_):
    shell = next(w for w in QApplication.topLevelWidgets() if isinstance(w, Shell))
    while not isinstance(shell.centralWidget(), MainWindow):
        QApplication.processEvents()
    window = shell.centralWidget()
    store, tab = stores[0], window.current_tab

    def away():
        shutil.rmtree(folder)
        folder.write_text("in the way")

    pragma = lambda text: lambda: store._connection.execute("PRAGMA " + text)
    faults = [
        (pragma("max_page_count = 1"), pragma("max_page_count = 4294967294")),
        (pragma("query_only = ON"), pragma("query_only = OFF")),
        (away, folder.unlink),
    ]
    for begin, end in faults:
        begin()
        # The pages of the file have room for a few games more.
        while not store.waits:
            tab.input.begin_again()
        tab.input.begin_again()
        window.show_status()
        told = window._status._saved.text()
        end()
        while window._status._saved.text() != "Saved" and time.monotonic() < until:
            QApplication.processEvents()
        connection = sqlite3.connect(file)
        ids = [name for (name,) in connection.execute("SELECT id FROM game WHERE game = 'hog' ORDER BY place")]
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
        connection.close()
        newest, once = tab.session.record.tag("Id") == ids[-1], len(ids) == len(set(ids))
        print(json.dumps([told, window._status._saved.text(), newest, once, sound]))
    shell.close()
    return 0

QApplication.exec = staticmethod(look)
open_window(StartOptions(data=sys.argv[1], language="en"))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete what is open")
def test_each_fault_of_the_disk_is_told_and_made_up_for(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", START, str(tmp_path / "games"), str(PATIENCE_S / 2)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr
    made_up_for = ["Saved", True, True, "ok"]
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        ["Not saved: The disk is full.", *made_up_for],
        ["Not saved: The games folder is not writable.", *made_up_for],
        ["Not saved: The games folder is not writable.", *made_up_for],
    ]
    assert done.stderr == ""
