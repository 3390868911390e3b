"""How fast Hog's coach is, as times of the plain solver measured in the same run.

`pytest tests/bench -s` prints the ratios.
"""

import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from dicedesk.coach.review import review
from dicedesk.core.record import Record
from dicedesk.games.hog.coach import HOG_COACH, chances_against
from dicedesk.games.hog.game import HOG
from dicedesk.games.hog.rules import HogState, RollDice

FOUR = [[4] * 100 for _ in range(100)]
AGAINST = ("", "always:4")
MOVES = 100

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


def record_of_100_moves() -> Record:
    """A game that nobody wins: each turn is a Pig Out."""
    record = Record(HOG, (("Player0", "You"), ("Player1", "always:4")))
    for number in range(MOVES):
        dice = 1 + number % 10
        record = record.with_play(RollDice(dice), (1,) * dice)
    return record


def first_evaluation() -> object:
    chances_against.cache_clear()
    return HOG_COACH.evaluate(HogState((61, 33)), AGAINST)


def test_the_first_evaluation_takes_a_twentieth_of_the_plain_solver(times_as_fast: TimesAsFast) -> None:
    assert times_as_fast("first evaluation", first_evaluation, 10) >= 20


def test_any_further_evaluation_takes_next_to_nothing(times_as_fast: TimesAsFast) -> None:
    first_evaluation()
    further = times_as_fast("further evaluation", lambda: HOG_COACH.evaluate(HogState((71, 58)), AGAINST), 50)
    assert further >= 500


def test_a_game_of_100_moves_is_reviewed_in_a_moment(times_as_fast: TimesAsFast) -> None:
    first_evaluation()
    record = record_of_100_moves()
    assert times_as_fast("review of 100 moves", lambda: review(record, HOG_COACH), 20) >= 40
