"""How fast the coaches of Poker Dice and Hazard are, as times of plain Python measured in the same run.

`pytest tests/bench -s` prints the ratios.
"""

import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH, PokerDiceCoach
from dicedesk.games.poker_dice.odds import solve
from dicedesk.games.poker_dice.rules import PokerDiceState

NOBODY = ("",)
LYING = PokerDiceState(dollars(110), 1, 1, (5, 1, 2, 3, 6))
TimesAsFast = Callable[[str, Callable[[], object], int], float]


@pytest.fixture
def times_as_fast(plain_poker_dice: ModuleType, measured: Callable[..., tuple[float, float]]) -> TimesAsFast:
    """Tells how many times longer two plain sweeps over the purses of Poker Dice take, and prints it."""

    def plain() -> None:
        for _ in range(2):
            plain_poker_dice.sweep(float)

    def told(name: str, work: Callable[[], object], fast_times: int) -> float:
        slow, fast = measured(plain, work, fast_times=fast_times)
        sys.stdout.write(
            f"\n{name}: {1000 * fast:.3f} ms, two plain sweeps {1000 * slow:.0f} ms, {slow / fast:.0f}\n"
        )
        return slow / fast

    return told


def test_the_first_evaluation_of_poker_dice_takes_no_longer_than_two_plain_sweeps(
    times_as_fast: TimesAsFast,
) -> None:
    assert times_as_fast("first evaluation", lambda: PokerDiceCoach(solve).worth(LYING, NOBODY, 0), 1) > 1


def test_any_further_evaluation_of_poker_dice_takes_a_hundredth_of_that(times_as_fast: TimesAsFast) -> None:
    POKER_DICE_COACH.evaluate(LYING, NOBODY)
    further = times_as_fast("further evaluation", lambda: POKER_DICE_COACH.evaluate(LYING, NOBODY), 50)
    assert further >= 100
