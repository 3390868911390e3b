"""The tests play in a home of their own, and a run that changes the real one fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dicedesk.adapters.storage.folders import data_folder
from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]

PLAY = """
from dicedesk.adapters.storage.folders import data_folder, make_folder

def test_a_game_is_left_where_the_program_keeps_it():
    folder = data_folder(None, __import__("os").environ)
    make_folder(folder)
    (folder / "game").touch()
"""
# A test that knows where the player's games lie, whatever the variables say.
STRAY = """
from pathlib import Path

def test_a_game_is_left_in_the_real_home():
    Path({folder!r}).mkdir(parents=True, exist_ok=True)
    Path({folder!r}, "game").write_text({text!r})
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of a player who runs tests."""
    made = tmp_path / "home"
    made.mkdir()
    return made


def games_in(home: Path) -> Path:
    """The games folder in that home."""
    code = "import os; from dicedesk.adapters.storage.folders import data_folder; print(data_folder(None, os.environ))"
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-c", code],
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    return Path(done.stdout.strip())


def environment(home: Path) -> dict[str, str]:
    """The variables of a player who has that home."""
    windows = ("WIN_PD_OVERRIDE_APPDATA", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return kept | dict.fromkeys(("HOME", "USERPROFILE", *windows), str(home)) | {"PYTHONPATH": str(ROOT)}


def run(home: Path, test: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A run of one test by that player."""
    file = home.parent / "test_one.py"
    file.write_text(test, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.own_home",
        "-p",
        "no:cacheprovider",
        *words,
        str(file),
    ]
    return subprocess.run(  # noqa: S603 (our own program)
        command, cwd=home.parent, env=environment(home), capture_output=True, text=True, timeout=PATIENCE_S
    )


def test_this_very_run_has_a_home_of_its_own() -> None:
    assert "dicedesk-home-" in os.environ["HOME"]
    assert data_folder(None, os.environ).is_relative_to(os.environ["HOME"])


@pytest.mark.parametrize("words", [(), ("-n", "1")], ids=["one process", "a worker"])
def test_what_a_test_plays_is_gone_with_the_run_and_the_real_home_untouched(
    home: Path, words: tuple[str, ...]
) -> None:
    done = run(home, PLAY, *words)
    assert (done.returncode, "1 passed" in done.stdout) == (0, True), done.stdout
    assert not games_in(home).exists()


@pytest.mark.parametrize(
    ("before", "told"), [(None, "is new"), ("old", "was changed")], ids=["no games yet", "games"]
)
def test_a_run_that_changes_the_games_in_the_real_home_fails_and_names_them(
    home: Path, before: str | None, told: str
) -> None:
    games = games_in(home)
    if before is not None:
        games.mkdir(parents=True)
        (games / "game").write_text(before)
    done = run(home, STRAY.format(folder=str(games), text="other"))
    assert (done.returncode, "1 passed" in done.stdout) == (1, True), done.stdout
    assert f"{games / 'game'} {told}" in done.stdout
