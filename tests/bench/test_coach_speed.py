"""How fast Hog's coach is, as times of the plain solver measured in the same run.

`pytest tests/bench -s` prints the ratios.
"""

import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from dicedesk.games.hog.coach import HOG_COACH, chances_against
from dicedesk.games.hog.rules import HogState

FOUR = [[4] * 100 for _ in range(100)]
AGAINST = ("", "always:4")
TimesAsFast = Callable[[str, Callable[[], object], int], float]


@pytest.fixture
def times_as_fast(plain_hog: ModuleType, measured: Callable[..., tuple[float, float]]) -> TimesAsFast:
    """Tells how many times longer the plain solver takes to find the best answer to four dice, and prints it."""

    def told(name: str, work: Callable[[], object], fast_times: int) -> float:
        plain, fast = measured(lambda: plain_hog.best_answer(FOUR), work, fast_times=fast_times)
        sys.stdout.write(
            f"\n{name}: {1000 * fast:.3f} ms, plain solver {1000 * plain:.0f} ms, {plain / fast:.0f}\n"
        )
        return plain / fast

    return told


def first_evaluation() -> object:
    chances_against.cache_clear()
    return HOG_COACH.evaluate(HogState((61, 33)), AGAINST)


def test_the_first_evaluation_takes_a_twentieth_of_the_plain_solver(times_as_fast: TimesAsFast) -> None:
    assert times_as_fast("first evaluation", first_evaluation, 10) >= 20


def test_any_further_evaluation_takes_next_to_nothing(times_as_fast: TimesAsFast) -> None:
    first_evaluation()
    further = times_as_fast("further evaluation", lambda: HOG_COACH.evaluate(HogState((71, 58)), AGAINST), 50)
    assert further >= 500
