"""The real window, used 200,000 times at random: nothing goes wrong, and it does not grow.

It takes about an hour, and is left out of the usual runs: `python3 packaging/dev.py test -- -m hours -s tests/bench`.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "e2e" / "random_play.py"
EVENTS, SEED = 200_000, 21
LIMIT_S = 6 * 3_600


@pytest.mark.hours
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems tell of memory in other ways")
def test_a_window_that_is_used_for_hours_is_well() -> None:
    with subprocess.Popen(  # noqa: S603 (our own program)
        [sys.executable, SCRIPT, str(EVENTS), str(SEED)],
        env={**os.environ, "PYTHONPATH": str(SCRIPT.parents[2])},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as program:
        assert program.stdout is not None
        for line in program.stdout:
            sys.stdout.write(line)
        assert program.wait(LIMIT_S) == 0
