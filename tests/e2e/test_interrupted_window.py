"""The real program, and Ctrl+C at the terminal that it was started from."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(os.name == "nt", reason="Windows sends no such signal to one process"),
]

PATIENCE_S = 120.0
INTERRUPTED = 130

OPENED = """
import signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from dicedesk.wiring.options import StartOptions
from dicedesk.wiring.start import open_window

def run():
    looks = QTimer(QApplication.instance(), interval=10)
    looks.timeout.connect(lambda: look(looks))
    looks.start()
    return loop()

def look(looks):
    # The window sees to it once the game can be played.
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        looks.stop()
        print("ready", flush=True)

# Whoever starts the tests in the background has it ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
loop, QApplication.exec = QApplication.exec, staticmethod(run)
sys.exit(open_window(StartOptions(data=sys.argv[1])))
"""


def test_ctrl_c_ends_a_window_at_rest_and_is_no_error(tmp_path: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", OPENED, str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    with program, program.stdout:
        try:
            assert program.stdout.readline() == "ready\n"

            program.send_signal(signal.SIGINT)

            assert program.wait(PATIENCE_S) == INTERRUPTED
        finally:
            program.kill()
    assert not list(tmp_path.glob("errors.log"))
