"""The scripts that show the library run, and print what is known of each game from elsewhere."""

import subprocess
import sys

import pytest

from dicedesk.core.assets import resource
from tests.patience import PATIENCE_S
from tests.repeated import first_of

SAYS = {
    # The mean of n dice is 4n where none shows a 1, so 6 dice score most: 24 * (5/6)**6 + 1 - (5/6)**6 = 8.7027.
    "hog_dice": ["6 dice   8.7027 points", "best: 6 dice"],
    # Whoever plays perfectly loses against nobody.
    "contest": ["1  perfect   5 wins"],
    "hog_strategies": ["the best response beats mine"],
    "hog_sweep": ["bacon: margin", "swap: margin"],
    "own_strategy": ["against the final strategy"],
    # As for the pass line of craps: 244 of 495.
    "hazard_mains": ["main 7    244/495"],
    "poker_dice_hands": ["perfect   award within 50 hands"],
    "fair_dice": ["600 throws find a die loaded by a tenth"],
    # The house keeps 7/495 of a dollar on the pass line: 1.41 %.
    "craps_systems": ["0.01414141414141"],
}


@pytest.mark.parametrize("name", first_of(list(SAYS), 3))
def test_an_example_runs(name: str) -> None:
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, str(resource(f"examples/{name}.py"))],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert (done.returncode, done.stderr) == (0, "")
    for words in SAYS[name]:
        assert words in done.stdout


def test_each_example_is_run() -> None:
    """Beside these there is the checker of records, which is run on records."""
    assert {path.stem for path in resource("examples/verify.py").parent.glob("*.py")} == {*SAYS, "verify"}
