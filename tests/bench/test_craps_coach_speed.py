"""How fast the coach of craps is, as times of the plain solver of one bet, measured in the same run.

`pytest tests/bench -s` prints the ratios.
"""

import sys
from collections.abc import Callable

import pytest

from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw
from tests.games.craps.plain_odds import plain_figures

TimesAsFast = Callable[[str, Callable[[], object], int], float]


@pytest.fixture
def times_as_fast(measured: Callable[..., tuple[float, float]]) -> TimesAsFast:
    """Tells how many times longer the plain solver takes to find the chances of a come bet, and prints it."""

    def told(name: str, work: Callable[[], object], fast_times: int) -> float:
        plain, fast = measured(lambda: plain_figures("come", 6, LAS_VEGAS), work, fast_times=fast_times)
        sys.stdout.write(
            f"\n{name}: {1000 * fast:.3f} ms, a come bet plainly {1000 * plain:.0f} ms, {plain / fast:.1f}\n"
        )
        return plain / fast

    return told


def test_any_further_evaluation_of_all_bets_of_las_vegas_takes_a_moment(times_as_fast: TimesAsFast) -> None:
    state = CrapsState.opened(LAS_VEGAS).apply(Throw(), (2, 4)).state.apply(PlaceBet("place-8", 12)).state
    assert times_as_fast("further evaluation", lambda: CRAPS_COACH.evaluate(state, ("",)), 50) >= 20
