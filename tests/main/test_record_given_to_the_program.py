"""The real program shows the record that it is started with, and keeps what makes that quick and small."""

import json
import os
import subprocess
import sys

import pytest

from dicedesk.main.program import LONGEST_WAIT_S
from tests.patience import PATIENCE_S

SHOW = """
import json, sys
from dicedesk.ui.base.look.loaded_fonts import LoadedFonts
from dicedesk.ui.window.shell import Shell
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

def records():
    return [w for w in QApplication.topLevelWidgets() if type(w).__name__ == "RecordWindow"]

def show(*_):
    app = QApplication.instance()
    while not records():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    found = {
        "lines": records()[0].table.model().rowCount(),
        "faces are kept": app.findChild(LoadedFonts) is not None,
        "longest wait": sys.getswitchinterval(),
    }
    next(w for w in app.topLevelWidgets() if isinstance(w, Shell)).close()
    app.processEvents()
    print(json.dumps(found))
    return 0

QApplication.exec = staticmethod(show)
sys.exit(open_window(StartOptions(data=sys.argv[1], language="en", record=sys.argv[2])))
"""


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What is found in the program once the record is shown."""
    folder = tmp_path_factory.mktemp("data")
    record = folder / "small.dice"
    record.write_text('[Game "hog"]\nroll 2 : 3 4\nroll 1 : 5\n', encoding="utf-8")
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", SHOW, str(folder / "games"), str(record)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en", "LC_ALL": "C.UTF-8"},
        capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    errors = [line for line in done.stderr.splitlines() if not line.startswith("This plugin")]
    assert (done.returncode, errors) == (0, [])
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_record_is_shown(shown: dict[str, object]) -> None:
    assert shown["lines"] == 2


def test_faces_are_kept_from_the_start(shown: dict[str, object]) -> None:
    assert shown["faces are kept"] is True


def test_the_window_waits_a_moment_at_most_for_a_thread(shown: dict[str, object]) -> None:
    assert shown["longest wait"] == pytest.approx(LONGEST_WAIT_S)
