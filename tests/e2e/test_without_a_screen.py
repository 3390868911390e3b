"""The real program as a process of its own, where there is no screen."""

import json
import os
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from dicedesk.adapters.speech.recorded_speech import recording_presence
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.e2e

PROGRAM = [sys.executable, "-m", "dicedesk"]
TOUR_S = 10 * PATIENCE_S
"""A tour plays every game, which is slow on a busy machine."""


def run(*arguments: str, limit_s: float = PATIENCE_S) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [*PROGRAM, *arguments], env=environment, capture_output=True, text=True, timeout=limit_s
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
def test_without_a_screen_the_program_says_so_in_one_line_with_the_two_ways_on(tmp_path: Path) -> None:
    done = run("--data", str(tmp_path))

    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done.stderr
    assert "xvfb-run" in done.stderr
    assert "--tour" in done.stderr


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of a tour, and what it said."""
    folder = tmp_path_factory.mktemp("tour") / "tour"
    done = run("--tour", str(folder), limit_s=TOUR_S)
    assert done.returncode == 0, done.stderr
    return folder, done.stdout


@pytest.mark.long
def test_the_tour_leaves_pictures_of_every_game(tour: tuple[Path, str]) -> None:
    pictures = [path.name for path in tour[0].glob("*.png")]
    for part in (
        "hog-end",
        "craps-seven-out",
        "hazard-end",
        "poker-dice-award",
        "poker-dice-broke",
        "oracle-answer",
        "settings",
    ):
        assert [name for name in pictures if part in name], part


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "outcome"), [("hog", "goal"), ("hazard", "passed"), ("poker-dice", "award")]
)
def test_the_tour_plays_each_game_to_its_end_and_leaves_its_record(
    tour: tuple[Path, str], game: str, outcome: str
) -> None:
    replayed = run("replay", "--json", str(tour[0] / f"{game}.dice"))
    assert json.loads(replayed.stdout)["result"]["outcome"] == outcome


@pytest.mark.long
def test_the_tour_leaves_the_award_as_it_was_spoken(tour: tuple[Path, str]) -> None:
    folder, said = tour
    if not recording_presence():
        assert "not spoken: No voice on this computer" in said
        return
    with wave.open(str(folder / "award.wav"), "rb") as spoken:
        samples = spoken.readframes(spoken.getnframes())
        seconds = spoken.getnframes() / spoken.getframerate()
    assert 1 < seconds < 20
    assert len(set(samples)) > 100


@pytest.mark.long
def test_a_tour_that_cannot_write_fails_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")

    done = run("--tour", str(tmp_path / "file" / "tour"))

    assert done.returncode == 1, done.stderr
    assert "the tour failed" in done.stderr
    assert "Traceback" not in done.stderr
