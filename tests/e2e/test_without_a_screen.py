"""The real program as a process of its own, where there is no screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

pytestmark = pytest.mark.e2e

PROGRAM = [sys.executable, "-m", "dicedesk"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [*PROGRAM, *arguments], env=environment, capture_output=True, text=True, timeout=PATIENCE_S
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_without_a_screen_the_program_says_so_in_one_line_with_the_two_ways_on(tmp_path: Path) -> None:
    done = run("--data", str(tmp_path))

    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done.stderr
    assert "xvfb-run" in done.stderr
    assert "dicedesk play" in done.stderr
