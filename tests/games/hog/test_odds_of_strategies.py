"""The strategy tables that are shipped are those that the exact computation gives."""

import numpy as np

from dicedesk.core.assets import read_text
from dicedesk.games.hog import odds as hog
from dicedesk.games.hog.odds import Table


def shipped(name: str) -> Table:
    lines = [line for line in read_text(f"strategies/{name}.txt").splitlines() if not line.startswith("#")]
    return hog.as_table([["0123456789T".index(sign) for sign in line] for line in lines])


def test_the_final_strategy_is_the_best_answer_to_four_dice() -> None:
    answer = hog.best_answer(np.full((100, 100), 4, np.uint8))
    np.testing.assert_array_equal(shipped("hog-final"), answer.table)


def test_the_perfect_strategy_is_perfect_play() -> None:
    np.testing.assert_array_equal(shipped("hog-perfect"), hog.perfect_play().table)


def test_the_files_say_what_they_are_and_what_makes_them() -> None:
    for name in ("hog-final", "hog-perfect"):
        comments = [line for line in read_text(f"strategies/{name}.txt").splitlines() if line.startswith("#")]
        assert "packaging/make.py" in "".join(comments)
