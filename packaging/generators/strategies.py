"""Writes the strategy tables that DiceDesk ships: `resources/strategies/hog-final.txt` and `hog-perfect.txt`.

`python packaging/make.py strategies` writes them.
"""

from pathlib import Path

import numpy as np

from dicedesk.games.hog import odds as hog
from generators.made_files import compare, write

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "strategies"
DIGITS = "0123456789T"
FORMAT = """\
# Line n (from 0) is for an own score of n; character m in it (from 0) for an opponent's score of m.
# The characters are numbers of dice: 0 to 9, and T for ten. Of equally good numbers it is the lowest.
# Made by packaging/make.py.
"""


def to_text(title: str, play: hog.BestResponse) -> str:
    """A strategy file: comments, then a line of 100 characters for each of the 100 own scores."""
    lines = ["".join(DIGITS[dice] for dice in row) + "\n" for row in play.table]
    return f"# {title}\n{FORMAT}" + "".join(lines)


def make_files() -> dict[str, str]:
    """The text of each file, by name."""
    always_four = np.full((100, 100), 4, np.uint8)
    return {
        "hog-final.txt": to_text(
            "Hog to 100: the best response to an opponent who always rolls four dice.",
            hog.best_response(always_four),
        ),
        "hog-perfect.txt": to_text(
            "Hog to 100: perfect play, which is the best response to itself.", hog.perfect_play()
        ),
    }


def write_or_check(*, is_check: bool) -> int:
    files = {name: text.encode() for name, text in make_files().items()}
    return compare(FOLDER, files) if is_check else write(FOLDER, files)
