"""Presses keys and clicks for a check, through xdotool, and takes pictures of the screen."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from setup.console import say
from setup.waiting import PATIENCE_S, until

TAKE_PICTURE = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
sys.exit(not application.primaryScreen().grabWindow(0).save(sys.argv[1]))
"""


@dataclass(frozen=True)
class Hands:
    """Uses one screen as a person does, and saves pictures of it in one folder."""

    display: str
    pictures: Path

    def xdotool(self, *words: str) -> str:
        """The output of xdotool; "" if it found nothing."""
        done = subprocess.run(
            ["xdotool", *words],
            env=self._variables(),
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
        return done.stdout.strip()

    def window(self, title: str) -> str:
        """Wait for the window with that title, and focus it."""
        found = until(
            lambda: self.xdotool("search", "--onlyvisible", "--name", title).splitlines()[-1:],
            f"a window named {title}",
        )[0]
        self.xdotool("windowfocus", "--sync", found)
        return found

    def keys(self, *names: str) -> None:
        for name in names:
            self.xdotool("key", "--delay", "30", name)

    def double_click(self, x: int, y: int) -> None:
        self.xdotool("mousemove", "--sync", str(x), str(y), "click", "--repeat", "2", "--delay", "80", "1")

    def picture(self, name: str) -> Path:
        """Save a picture of the whole screen."""
        file = self.pictures / f"{name}.png"
        # The last action has to be visible.
        time.sleep(1)
        command = [sys.executable, "-c", TAKE_PICTURE, str(file)]
        variables = {**self._variables(), "QT_QPA_PLATFORM": "xcb"}
        if subprocess.run(command, env=variables, capture_output=True, check=False).returncode != 0:
            say(f"No picture could be taken: {name}")
        return file

    def _variables(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display}
