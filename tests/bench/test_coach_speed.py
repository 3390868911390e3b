"""How fast the coaches are, as times of plain Python measured in the same run.

`pytest tests/bench -s` prints the ratios.
"""

import sys
from collections.abc import Callable

import pytest

from dicedesk.core.money import dollars
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw
from dicedesk.games.hog.coach import HOG_COACH, chances_against
from dicedesk.games.hog.rules import HogState
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH, PokerDiceCoach
from dicedesk.games.poker_dice.odds import solve
from dicedesk.games.poker_dice.rules import PokerDiceState
from tests.bench import plain_hog, plain_poker_dice
from tests.games.craps.plain_odds import plain_figures

Work = Callable[[], object]

FOUR = [[4] * 100 for _ in range(100)]
AGAINST, NOBODY = ("", "always:4"), ("",)
LYING = PokerDiceState(dollars(110), 1, 1, (5, 1, 2, 3, 6))
POINT_SIX = CrapsState.opened(LAS_VEGAS).apply(Throw(), (2, 4)).state.apply(PlaceBet("place-8", 12)).state


def best_response() -> None:
    """The best response to four dice."""
    plain_hog.best_response(FOUR)


def come_bet() -> None:
    """The chances of a come bet."""
    plain_figures("come", 6, LAS_VEGAS)


def two_sweeps() -> None:
    """Two sweeps over the bankrolls of Poker Dice."""
    for _ in range(2):
        plain_poker_dice.sweep(float)


def first_of_hog() -> None:
    chances_against.cache_clear()
    HOG_COACH.evaluate(HogState((61, 33)), AGAINST)


@pytest.mark.parametrize(
    ("plain", "work", "fast_times", "least"),
    [
        pytest.param(best_response, first_of_hog, 10, 20, id="first of Hog"),
        pytest.param(
            best_response,
            lambda: HOG_COACH.evaluate(HogState((71, 58)), AGAINST),
            50,
            500,
            id="another of Hog",
        ),
        pytest.param(
            come_bet, lambda: CRAPS_COACH.evaluate(POINT_SIX, NOBODY), 50, 20, id="another of all bets"
        ),
        pytest.param(
            two_sweeps, lambda: PokerDiceCoach(solve).worth(LYING, NOBODY, 0), 1, 1, id="first of Poker Dice"
        ),
        pytest.param(
            two_sweeps,
            lambda: POKER_DICE_COACH.evaluate(LYING, NOBODY),
            50,
            100,
            id="another of Poker Dice",
        ),
    ],
)
def test_an_evaluation_takes_a_fraction_of_plain_work(
    measured: Callable[..., tuple[float, float]], plain: Work, work: Work, fast_times: int, least: int
) -> None:
    slow, fast = measured(plain, work, fast_times=fast_times)
    sys.stdout.write(f"\n{1000 * fast:.3f} ms, plainly {1000 * slow:.0f} ms, {slow / fast:.1f}\n")
    assert slow / fast > least
