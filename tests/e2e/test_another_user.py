"""The real program for a user who may not look into what the environment names: as after `su`, with HOME=/root."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(os.name != "posix", reason="users and modes are those of POSIX"),
    pytest.mark.skipif(
        os.name == "posix" and os.geteuid() == 0 and shutil.which("setpriv") is None,
        reason="root may look into each folder, and setpriv is not installed",
    ),
]


OPENED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.window.shell import Shell

def used():
    app = QApplication.instance()
    shell = next(found for found in app.topLevelWidgets() if isinstance(found, Shell))
    window = shell.centralWidget()
    window.windows.show_of_game(ORACLE)
    app.processEvents()
    print(*(label.text() for label in window.statusBar().findChildren(QLabel)), sep="\\n")
    app.exit()

def run():
    QTimer.singleShot(0, used)
    return loop()

loop, QApplication.exec = QApplication.exec, staticmethod(run)
sys.exit(open_window(StartOptions()))
"""


@pytest.fixture
def closed_folder(tmp_path: Path) -> Path:
    """A home that the user who runs the program may not look into."""
    folder = tmp_path / "home"
    folder.mkdir()
    folder.chmod(0)
    return folder


def run_as_another(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python as a user whose HOME and whose folder for sockets is that one."""
    # Root may look into each folder as long as it has the right to; another user might not find this Python.
    without = ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.geteuid() == 0 else ()
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "PULSE_SERVER", "XDG_DATA_HOME")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"HOME": str(home), "XDG_RUNTIME_DIR": str(home / "run"), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [*without, sys.executable, "-B", *arguments],
        cwd=Path(__file__).parents[2],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


def test_what_works_is_told_to_a_user_who_may_not_look_into_the_home(closed_folder: Path) -> None:
    done = run_as_another(closed_folder, "-m", "dicedesk", "--self-check")
    assert (done.returncode, done.stderr) == (1, "")
    told = {line[:10].strip(): line[10:].split()[0] for line in done.stdout.splitlines()}
    assert (told["window"], told["games"]) == ("ok", "NO")


def test_the_window_opens_for_a_user_who_may_not_look_into_the_home(closed_folder: Path) -> None:
    done = run_as_another(closed_folder, "-c", OPENED)
    unexpected = [line for line in done.stderr.splitlines() if not line.startswith("This plugin")]
    assert (done.returncode, unexpected) == (0, [])
    assert "Games cannot be saved here" in done.stdout
