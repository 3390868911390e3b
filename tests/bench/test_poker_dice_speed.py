"""How fast Poker Dice is solved, as times of one sweep in plain Python measured in the same run.

`pytest tests/bench -s` prints the ratio.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from types import ModuleType

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from dicedesk.core.money import dollars
from dicedesk.odds.poker_dice import PokerDiceOdds, solve


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


@contextmanager
def untraced() -> Iterator[None]:
    """Without a coverage tracer, which would time lines of Python, not the work."""
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)


def test_all_of_it_is_solved_in_less_time_than_one_plain_sweep_for_each_aim_takes(
    plain_poker_dice: ModuleType,
) -> None:
    def plain() -> None:
        for _ in range(2):
            plain_poker_dice.sweep(float)

    with untraced():
        plain()
        rounds = [(seconds(plain), seconds(solve)) for _ in range(5)]
    slowest, fastest = min(slow for slow, _ in rounds), min(fast for _, fast in rounds)
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
