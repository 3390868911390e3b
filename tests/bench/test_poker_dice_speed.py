"""How fast Poker Dice is solved, as times of one sweep in plain Python measured in the same run."""

from importlib import import_module

import pytest

from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.odds import PokerDiceOdds, solve
from dicedesk.games.poker_dice.solver import most_pay
from tests.bench import plain_poker_dice
from tests.bench.speeds import Compare, Goal

REPEATED = 50


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


def test_a_hand_is_solved_20_times_as_fast_as_by_dyce(compare: Compare) -> None:
    pytest.importorskip("dyce")
    rival = import_module("tests.bench.dyce_poker_dice")
    assert rival.mean_pay() == most_pay(lay_out()).mean_pay

    def fast() -> None:
        for _ in range(REPEATED):
            most_pay(lay_out())

    goal = Goal("Poker Dice, a hand solved", 20, rival="dyce")
    assert compare(goal, rival.mean_pay, 1, fast, REPEATED).is_enough


def test_all_of_it_is_solved_in_less_time_than_one_plain_sweep_for_each_aim_takes(compare: Compare) -> None:
    def plain() -> None:
        for _ in range(2):
            plain_poker_dice.sweep(float)

    assert compare(Goal("Poker Dice, all solved", 1, rival="two plain sweeps"), plain, 1, solve, 1).times > 1
