"""The real window, used at random: a little in each run of the suite, 20,000 times where a change is to go in."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

SCRIPT = Path(__file__).with_name("random_play.py")
A_FEW = 60
IN_ALL, SEEDS = 20_000, (11, 12)
EACH_S = 3_600

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(
        not sys.platform.startswith("linux"), reason="other systems tell of memory in other ways"
    ),
]


def play(events: int, seed: int, limit_s: float) -> str:
    """Uses the window so many times; returns what is told of it. Fails where something went wrong."""
    done = subprocess.run(
        [sys.executable, SCRIPT, str(events), str(seed)],
        env={**os.environ, "PYTHONPATH": str(SCRIPT.parents[2])},
        stdout=subprocess.PIPE,
        text=True,
        timeout=limit_s,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_a_window_that_is_used_at_random_for_a_while_is_well() -> None:
    assert "; 0 wrong" in play(A_FEW, 10, PATIENCE_S)


@pytest.mark.minutes
@pytest.mark.parametrize("seed", SEEDS)
def test_a_window_that_is_used_at_random_for_long_is_well(seed: int) -> None:
    told = play(IN_ALL // len(SEEDS), seed, EACH_S)
    sys.stdout.write(f"\n{told}")
    assert "; 0 wrong" in told
