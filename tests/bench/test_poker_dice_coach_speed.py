"""How fast the coaches of Poker Dice and Hazard are, as times of plain Python measured in the same run.

`pytest tests/bench -s` prints the ratios.
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from dicedesk.coach.coach import Coach
from dicedesk.coach.review import review
from dicedesk.core.money import dollars
from dicedesk.core.record import Record
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hazard.rules import ChooseMain, HazardState, Throw
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH, PokerDiceCoach
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.odds import solve
from dicedesk.games.poker_dice.rules import FIRST_PURSE, Hold, PlayHand, PokerDiceState, Reroll

NOBODY = ("",)
LYING = PokerDiceState(dollars(110), 1, 1, (5, 1, 2, 3, 6))
MOVES = 100

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


def hands_of_100_moves() -> Record[PokerDiceState]:
    """A game that nobody wins: a hand with its re-rolls pays $5, and below $100 a straight is thrown."""
    record, state = Record(POKER_DICE), PokerDiceState()
    while len(record.plays) < MOVES:
        face = 1 + len(record.plays) % 4
        rich = state.purse >= FIRST_PURSE
        hand = (face, face, face + 1, face + 1, face + 2) if rich else (1, 2, 3, 4, 5)
        moves = ((Reroll((5,)), (face + 2,)), (Reroll((3, 4, 5)), hand[2:])) if rich else ((Hold(), ()),)
        for move, faces in ((PlayHand(), hand), *moves):
            record, state = record.with_play(move, faces), state.apply(move, faces).state
    return record


def rounds_of_100_moves() -> Record[HazardState]:
    """Rounds of one caster who always throws a nick."""
    record = Record(HAZARD)
    for _ in range(MOVES // 2):
        record = record.with_play(ChooseMain(7), ()).with_play(Throw(), (6, 1))
    return record


def review_of(record: Record[Any], coach: Coach[Any]) -> Callable[[], object]:
    return lambda: review(record, coach)


def test_the_first_evaluation_of_poker_dice_takes_no_longer_than_two_plain_sweeps(
    times_as_fast: TimesAsFast,
) -> None:
    assert times_as_fast("first evaluation", lambda: PokerDiceCoach(solve).worth(LYING, NOBODY, 0), 1) > 1


def test_any_further_evaluation_of_poker_dice_takes_a_hundredth_of_that(times_as_fast: TimesAsFast) -> None:
    POKER_DICE_COACH.evaluate(LYING, NOBODY)
    further = times_as_fast("further evaluation", lambda: POKER_DICE_COACH.evaluate(LYING, NOBODY), 50)
    assert further >= 100


def test_100_moves_of_poker_dice_are_reviewed_in_a_fraction_of_that(times_as_fast: TimesAsFast) -> None:
    record = hands_of_100_moves()
    review(record, POKER_DICE_COACH)
    assert times_as_fast("review of 100 moves", review_of(record, POKER_DICE_COACH), 20) >= 15


def test_100_moves_of_hazard_are_reviewed_in_a_fraction_of_that(times_as_fast: TimesAsFast) -> None:
    record = rounds_of_100_moves()
    assert times_as_fast("review of 100 moves of Hazard", review_of(record, HAZARD_COACH), 20) >= 15
