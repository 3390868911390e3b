"""How soon a window is there, measured on a screen in memory."""

import os
import shutil
import sys
from pathlib import Path

import checks.speed
import pytest

WINDOW = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
small, large = QWidget(), QWidget()
small.resize(100, 100)
large.resize(800, 600)
small.show()
large.show()
application.exec()
"""


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_a_large_window_is_seen_when_it_comes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WINDOW]
    with checks.speed.virtual_screen() as screen:
        seconds = checks.speed.seconds_to_window(command, screen, tmp_path, os.environ)

    assert 0 < seconds < checks.speed.LONGEST_WAIT_S
