"""How fast Poker Dice is solved, as times of one sweep in plain Python measured in the same run.

`pytest tests/bench -s` prints the ratio.
"""

import sys
from collections.abc import Callable
from types import ModuleType

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from dicedesk.core.money import dollars
from dicedesk.odds.poker_dice import PokerDiceOdds, solve


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


def test_all_of_it_is_solved_in_less_time_than_one_plain_sweep_for_each_aim_takes(
    plain_poker_dice: ModuleType, measured: Callable[..., tuple[float, float]]
) -> None:
    def plain() -> None:
        for _ in range(2):
            plain_poker_dice.sweep(float)

    slowest, fastest = measured(plain, solve)
    sys.stdout.write(
        f"\nPoker Dice: {1000 * fastest:.0f} ms, two plain sweeps {1000 * slowest:.0f} ms, "
        f"{slowest / fastest:.1f} times\n"
    )
    assert slowest > fastest


def test_a_plain_sweep_betters_nothing_that_was_solved(
    plain_poker_dice: ModuleType, odds: PokerDiceOdds
) -> None:
    hands = plain_poker_dice.sweep(lambda purse: -odds.hands_from(dollars(purse)))
    chances = plain_poker_dice.sweep(lambda purse: odds.award_chance(dollars(purse)))
    purses = [dollars(purse) for purse in plain_poker_dice.PURSES]
    assert [odds.hands_from(purse) for purse in purses] == pytest.approx(
        [1 - mean for mean in hands], abs=1e-9
    )
    assert [odds.award_chance(purse) for purse in purses] == pytest.approx(chances, abs=1e-12)


def test_time(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(solve, rounds=10, warmup_rounds=1)
