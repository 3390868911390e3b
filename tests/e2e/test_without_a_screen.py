"""The real program as a process of its own, where there is no screen."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.e2e

PATIENCE_S = 60.0
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

    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "xvfb-run" in done.stderr
    assert "--tour" in done.stderr


def test_the_tour_plays_a_whole_game_and_leaves_pictures_and_its_record(tmp_path: Path) -> None:
    done = run("--tour", str(tmp_path / "tour"))

    assert done.returncode == 0, done.stderr
    pictures = sorted((tmp_path / "tour").glob("*.png"))
    assert len(pictures) > 10
    replayed = run("replay", "--json", str(tmp_path / "tour" / "hog.dice"))
    assert json.loads(replayed.stdout)["result"]["outcome"] == "goal"


def test_a_tour_that_cannot_write_fails_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    done = run("--tour", str(tmp_path / "file" / "tour"))

    assert done.returncode == 1
    assert "the tour failed" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_window_opens_without_numpy(tmp_path: Path) -> None:
    watch = (
        "import sys; from dicedesk.__main__ import main; code = main(sys.argv[1:]); "
        "print('numpy' in sys.modules); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", watch, "--tour", str(tmp_path / "tour")],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "False"
