"""What the coach of Hog says of a choice."""

import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

from dicedesk.core.record import Record
from dicedesk.games.coaching import prepared_coach
from dicedesk.games.craps.rules import Throw
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.players import HogPlayer
from dicedesk.games.hog.rules import HogRules, HogState, RollDice
from dicedesk.games.hog.strategy_names import parse_strategy
from tests import slow_solver as oracle
from tests.slow_solver import steps

AGAINST_FINAL, TWO_PEOPLE, TWO_COMPUTERS = ("", "final"), ("", ""), ("swap", "always:4")
EVERYBODY = (AGAINST_FINAL, ("final", ""), TWO_PEOPLE, TWO_COMPUTERS)


def test_the_choices_come_best_first_with_what_each_loses() -> None:
    choices = HOG_COACH.evaluate(HogState((61, 33)), AGAINST_FINAL)
    assert sorted(choice.move.count for choice in choices) == list(range(11))
    assert [choice.loss for choice in choices] == sorted(choice.loss for choice in choices)
    assert all(choice.loss == choices[0].value - choice.value for choice in choices)


def test_free_bacon_is_the_best_choice_at_61_to_33_and_four_dice_a_blunder() -> None:
    choices = {choice.move.count: choice for choice in HOG_COACH.evaluate(HogState((61, 33)), AGAINST_FINAL)}
    assert choices[0].value == pytest.approx(0.818, abs=5e-4)
    assert choices[4].loss == pytest.approx(0.080, abs=5e-4)
    assert choices[0].why == "A sure 3 points makes 64, and 64 does not swap with 33."


def test_a_game_that_is_over_has_no_choices() -> None:
    assert HOG_COACH.evaluate(HogState((100, 33)), AGAINST_FINAL) == ()


@pytest.mark.parametrize("against", EVERYBODY)
@pytest.mark.parametrize("goal", [20, 100])
def test_a_choice_is_worth_what_its_dice_lead_to_on_average(against: tuple[str, str], goal: int) -> None:
    for scores in ((0, 0), (3, 19), (18, 7), (12, 12)):
        state = HogState(scores, rules=HogRules(goal))
        for seat in range(2):
            for count in range(4):
                move = RollDice(count)
                average = sum(
                    float(share) * HOG_COACH.worth(after, against, seat)
                    for after, share in steps(state, move).items()
                )
                assert HOG_COACH.worth_of(state, move, against, seat) == pytest.approx(average, abs=1e-12)


@pytest.mark.parametrize("against", EVERYBODY)
@pytest.mark.parametrize(
    "state", [HogState((61, 33)), HogState((12, 97), to_move=1), HogState((3, 5), rules=HogRules(20))]
)
def test_a_position_is_worth_as_much_as_the_move_that_is_made_there(
    against: tuple[str, str], state: HogState
) -> None:
    mover = against[state.seat]
    for seat in range(2):
        worths = [HOG_COACH.worth_of(state, RollDice(count), against, seat) for count in range(11)]
        chosen = worths[HogPlayer(parse_strategy(mover)).choose(state).count] if mover else None
        if seat == state.seat and (not mover or against[1 - seat]):
            chosen = max(worths)
        elif chosen is None:
            chosen = min(worths)
        assert HOG_COACH.worth(state, against, seat) == pytest.approx(chosen, abs=1e-12)


@pytest.mark.no_cover
def test_the_best_answer_to_a_low_goal_is_what_the_slow_solver_finds() -> None:
    first = HogState(rules=HogRules(12))
    three = HogPlayer(parse_strategy("always:3"))

    def moves(state: HogState) -> list[RollDice]:
        return [RollDice(count) for count in range(5)] if state.seat == 0 else [three.choose(state)]

    slow = float(oracle.best_chance(first, moves))
    assert HOG_COACH.worth(first, ("", "always:3"), 0) == pytest.approx(slow, abs=1e-12)


def test_a_computer_player_that_meets_a_person_has_nothing_to_decide() -> None:
    state = HogState((33, 61))
    decision = HOG_COACH.decision(state, ("final", ""))
    assert (decision.best, decision.stake) == (HogPlayer(parse_strategy("final")).choose(state), 0.0)


def test_two_computer_players_are_weighed_against_each_other() -> None:
    decision = HOG_COACH.decision(HogState((61, 33)), TWO_COMPUTERS)
    assert decision.best == HOG_COACH.evaluate(HogState((61, 33)), TWO_COMPUTERS)[0].move
    assert decision.stake > 0


@pytest.mark.parametrize("against", EVERYBODY)
def test_a_prepared_coach_says_the_same_in_another_process(against: tuple[str, str]) -> None:
    prepared = prepared_coach("hog", ("goal=100", against))
    received = pickle.loads(pickle.dumps(prepared))  # noqa: S301
    told = received.evaluate(HogState((61, 33)), against)
    assert told == HOG_COACH.evaluate(HogState((61, 33)), against)


def test_the_window_can_hold_a_coach_without_numpy() -> None:
    code = "import sys, dicedesk.games.hog.coach, dicedesk.games.coaching; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0  # noqa: S603


def test_a_move_of_another_game_is_no_choice() -> None:
    with pytest.raises(TypeError, match="no move"):
        HOG_COACH.worth_of(HogState(), Throw(), AGAINST_FINAL, 0)


def test_the_players_of_a_record_are_known_by_name(turns: Callable[..., Record]) -> None:
    assert HOG_COACH.against(turns(players=("You", "always:6"))) == ("", "always:6")
