"""A second start of the real program beside a window that does not answer, or beside a game in a terminal."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from dicedesk.adapters.storage.folders import TERMINAL, FolderLock
from tests.patience import killed_if_late

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(os.name != "posix", reason="sockets are looked at as files"),
]

# Says what the status bar of the window says, once the game is there.
SAYS = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from dicedesk import __main__
from dicedesk.ui.window.shell import Shell

def said():
    shell = next(found for found in QApplication.topLevelWidgets() if isinstance(found, Shell))
    print(shell.centralWidget().statusBar().findChildren(QLabel)[0].text(), flush=True)
    QApplication.instance().exit()

def run():
    # What the window does once it is whole comes before this.
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, said))
    return loop()

loop, QApplication.exec = QApplication.exec, staticmethod(run)
sys.exit(__main__.main())
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder of games with a short path: a socket's has room for about 100 signs."""
    with TemporaryDirectory(prefix="dd") as near:
        yield Path(near)


@contextmanager
def started(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Another start on the folder."""
    with subprocess.Popen(
        [sys.executable, "-c", SAYS, "--data", str(folder)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            yield program
        finally:
            program.kill()


def test_what_a_start_waits_for_is_told_while_it_waits(folder: Path) -> None:
    first = FolderLock(folder)
    with socket.socket(socket.AF_UNIX) as stopped:
        stopped.bind(str(folder / "stopped"))
        stopped.listen()
        first.say(str(folder / "stopped"))

        with started(folder) as second:
            assert second.stderr is not None
            assert second.stdout is not None
            told = "dicedesk: DiceDesk is already open, but its window is not responding. Waiting for it…\n"
            with killed_if_late(second, "the start to say that it waits, and then to save"):
                assert second.stderr.readline() == told
                assert second.poll() is None
                first.close()
                stopped.close()
                assert second.stdout.readline() == "Saved\n"


def test_beside_a_game_in_a_terminal_the_window_opens_at_once_and_says_so(folder: Path) -> None:
    first = FolderLock(folder)
    first.say(TERMINAL)
    with started(folder) as second:
        assert second.stdout is not None
        assert second.stderr is not None
        with killed_if_late(second, "the window to open beside the terminal"):
            assert second.stdout.readline() == (
                "Your games are open in a terminal. Until you leave the game there, nothing is saved here.\n"
            )
            assert "already open" not in second.stderr.read()
    first.close()
