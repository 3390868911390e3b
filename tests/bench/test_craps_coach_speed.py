"""How fast the coach of craps is, as times of the plain solver of one bet, measured in the same run.

`pytest tests/bench -s` prints the ratios.
"""

import sys
from collections.abc import Callable

import pytest

from dicedesk.coach.review import review
from dicedesk.core.record import Record
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.rules import CrapsMove, CrapsState, PlaceBet, Throw
from tests.games.craps.plain_odds import plain_figures

RULES = LAS_VEGAS.to_text()
BETS = (("pass", 10), ("place-8", 12), ("field", 5), ("hard-6", 3), ("lay-4", 40))
ROLLS = ((2, 4), (1, 3), (5, 4), (3, 4), (6, 5))
MOVES = 100

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


def record_of_100_moves() -> Record[CrapsState]:
    """Bets of many kinds, each as often as the table takes it, and a throw after every other one."""
    record, state, tried = Record(CRAPS, (("Rules", RULES),)), CRAPS.new_state(RULES), 0
    while len(record.plays) < MOVES:
        bet = PlaceBet(*BETS[tried % len(BETS)])
        made: list[CrapsMove] = (
            [bet] if state.refusal(bet) is None and not state.amount_on(state.kind_named(bet.name)) else []
        )
        for move in (*made, *([Throw()] if tried % 2 else [])):
            faces = ROLLS[tried // 2 % len(ROLLS)] if move == Throw() else ()
            record, state = record.with_play(move, faces), state.apply(move, faces).state
        tried += 1
    return record.without_last(len(record.plays) - MOVES)


def test_any_further_evaluation_of_all_bets_of_las_vegas_takes_a_moment(times_as_fast: TimesAsFast) -> None:
    state = CrapsState.opened(LAS_VEGAS).apply(Throw(), (2, 4)).state.apply(PlaceBet("place-8", 12)).state
    assert times_as_fast("further evaluation", lambda: CRAPS_COACH.evaluate(state, ("",)), 50) >= 20


def test_a_game_of_100_moves_is_reviewed_in_a_moment_once_its_bets_are_solved(
    times_as_fast: TimesAsFast,
) -> None:
    record = record_of_100_moves()
    assert times_as_fast("review of 100 moves", lambda: review(record, CRAPS_COACH), 20) >= 1.3
