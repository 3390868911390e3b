"""The command line as a process of its own: exit codes, and terminals that know few signs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-X", "dev", "-m", "dicedesk"]
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"


def dicedesk(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [*COMMAND, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE_S,
    )


def test_a_sealed_playthrough_is_true() -> None:
    done = dicedesk("verify", str(PLAYTHROUGHS / "hog-sealed.txt"))
    assert (done.returncode, done.stderr) == (0, "")


def test_unsealed_dice_end_the_process_with_1() -> None:
    done = dicedesk("verify", str(PLAYTHROUGHS / "hog-swap.txt"))
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("encoding", ["ascii", pytest.param("cp1252", marks=pytest.mark.long)])
def test_a_bad_file_ends_the_process_with_2_and_one_line_of_the_signs_that_there_are(
    encoding: str, tmp_path: Path
) -> None:
    bad = tmp_path / "骰.txt"
    bad.write_text('[Game "hog"]\nroll twelve\n', encoding="utf-8")
    done = dicedesk("replay", str(bad), PYTHONIOENCODING=f"{encoding}:strict", PYTHONUTF8="0")
    assert (done.returncode, done.stderr.count("\n"), "Traceback" in done.stderr) == (2, 1, False), (
        done.stderr
    )


@pytest.mark.parametrize("throws", [1, pytest.param(5000, marks=pytest.mark.long)])
def test_a_reader_who_has_had_enough_is_no_trouble(throws: int, tmp_path: Path) -> None:
    """The answer is short, or more than any pipe holds."""
    record = tmp_path / "game.txt"
    record.write_text('[Game "craps"]\n' + "throw : 3 4\n" * throws, encoding="utf-8")
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(  # noqa: S603
        [*COMMAND, "replay", "--json", str(record)],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=PATIENCE_S,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", pytest.param("cp1252", marks=pytest.mark.long)])
def test_a_terminal_without_boxes_and_pips_is_told_the_faces_alone(encoding: str) -> None:
    done = dicedesk("replay", str(PLAYTHROUGHS / "poker-dice-not-finished.txt"), PYTHONIOENCODING=encoding)
    # Playthroughs are full of notes.
    lines = [line for line in done.stdout.splitlines() if not line.startswith("#")]
    assert (done.returncode, done.stderr, lines) == (
        0,
        "",
        [
            "  1  hand : 1 3 3 3 6  ->  bankroll 90.00, hands 1, rolls 1, dice 1 3 3 3 6",
            "  2  reroll 1 5 : 3 2  ->  bankroll 90.00, hands 1, rolls 2, dice 3 3 3 3 2",
            "not finished",
        ],
    )
