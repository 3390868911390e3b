"""The real window, used at random 20,000 times. `python tests/e2e/random_play.py 200000` takes an hour."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("random_play.py")
IN_ALL, SEEDS = 20_000, (11, 12)
EACH_S = 3_600

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.long,
    pytest.mark.skipif(
        not sys.platform.startswith("linux"), reason="other systems tell of memory in other ways"
    ),
]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_window_that_is_used_at_random_for_long_is_well(seed: int) -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, str(IN_ALL // len(SEEDS)), str(seed)],
        env={**os.environ, "PYTHONPATH": str(SCRIPT.parents[2])},
        stdout=subprocess.PIPE,
        text=True,
        timeout=EACH_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "; 0 wrong" in done.stdout
