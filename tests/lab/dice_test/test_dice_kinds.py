"""The program's own dice, rolled to be tested."""

import pytest

from dicedesk.core.rollers import SeededDice
from dicedesk.lab.dice_test.questions import DiceKind, rolled


@pytest.mark.parametrize("kind", DiceKind)
def test_a_seed_gives_the_same_dice_again_and_another_one_others(kind: DiceKind) -> None:
    dice = rolled(kind, 100, 5)
    assert dice == rolled(kind, 200, 5)[:100]
    assert dice != rolled(kind, 100, 6)
    assert set(dice) == {1, 2, 3, 4, 5, 6}


def test_seeded_dice_are_those_of_games() -> None:
    assert rolled(DiceKind.SEEDED, 10, 7) == SeededDice(7).roller(0).roll(10)
