"""Two starts of the real program on one folder, under a virtual screen: one window, which shows both their records."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from tests.patience import PATIENCE_S, until

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb and xdotool are not installed"
    ),
]

PROGRAM = [sys.executable, "-m", "dicedesk"]
RECORD = '[Game "hog"]\n[Rules "goal=100"]\nroll 2 : 3 4\n'
BUSY = "dicedesk: DiceDesk is already open, but its window is not responding. Waiting for it…\n"

Answer = TypeVar("Answer")


class Desktop:
    """A screen with programs on it."""

    def __init__(self, screen: str, run: Path) -> None:
        run.mkdir(mode=0o700)
        self._environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("QT_", "WAYLAND", "COV_", "DBUS_", "XDG_"))
        } | {"DISPLAY": screen, "XDG_RUNTIME_DIR": str(run)}
        self.programs: list[subprocess.Popen[str]] = []

    def start(self, folder: Path, *arguments: str, cwd: Path | None = None) -> subprocess.Popen[str]:
        """Starts the program on a folder."""
        environment = self._environment | {"PYTHONPATH": str(Path(__file__).parents[2])}
        self.programs.append(
            subprocess.Popen(
                [*PROGRAM, "--data", str(folder), *arguments],
                env=environment,
                cwd=cwd,
                stderr=subprocess.PIPE,
                text=True,
            )
        )
        return self.programs[-1]

    def xdotool(self, *arguments: str) -> str:
        """What xdotool says."""
        done = subprocess.run(
            ["xdotool", *arguments], env=self._environment, capture_output=True, text=True, timeout=PATIENCE_S
        )
        return done.stdout.strip()

    def windows(self, name: str) -> list[str]:
        """The visible windows whose name begins so, the one on top last."""
        return self.xdotool("search", "--onlyvisible", "--name", f"^{name}").split()


@pytest.fixture
def desktop(screen: str, tmp_path: Path) -> Iterator[Desktop]:
    """A desktop; what still runs on it after the test is killed."""
    made = Desktop(screen, tmp_path / "run")
    yield made
    for program in made.programs:
        with program:
            program.kill()


@pytest.mark.long
def test_a_second_start_brings_the_first_window_to_the_front(desktop: Desktop, tmp_path: Path) -> None:
    first = desktop.start(tmp_path / "games")
    window = until(lambda: desktop.windows("DiceDesk$"), "a window")[0]
    desktop.start(tmp_path / "others")
    until(lambda: len(desktop.windows("DiceDesk$")) == 2, "another window")
    other = next(found for found in desktop.windows("DiceDesk$") if found != window)
    desktop.xdotool("windowraise", other)
    until(lambda: desktop.windows("DiceDesk$")[-1] == other, "the other window on top")

    second = desktop.start(tmp_path / "games")

    assert second.wait(PATIENCE_S) == 0
    until(lambda: desktop.windows("DiceDesk$")[-1] == window, "the first window on top")
    assert len(desktop.windows("DiceDesk$")) == 2
    assert first.poll() is None


def test_a_second_start_hands_its_file_to_the_first(desktop: Desktop, tmp_path: Path) -> None:
    desktop.start(tmp_path / "games")
    until(lambda: desktop.windows("DiceDesk$"), "a window")
    # A start that is not heard within ten seconds opens a window of its own.
    until(lambda: list((tmp_path / "run").glob("dicedesk-*")), "a window that listens")
    (tmp_path / "game.dice").write_text(RECORD, encoding="utf-8")

    second = desktop.start(tmp_path / "games", "game.dice", cwd=tmp_path)

    assert second.wait(PATIENCE_S) == 0
    assert second.stderr is not None
    # On a busy computer the first window, which has just come, takes longer than a moment to answer.
    assert second.stderr.read() in ("", BUSY)
    until(lambda: desktop.windows("Record of Hog: game.dice$"), "the record")
    assert len(desktop.windows("DiceDesk$")) == 1
