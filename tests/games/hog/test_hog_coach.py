"""What the coach of Hog says of a choice."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.coach.unit import CHANCE
from dicedesk.coach.working import Consequence, Working
from dicedesk.core.record import Record
from dicedesk.games.coaching import prepared_coach
from dicedesk.games.hog.coach import HOG_COACH, reason
from dicedesk.games.hog.outcomes import PIGS_OUT, SWAPS_DOWN, SWAPS_UP
from dicedesk.games.hog.players import HogPlayer, parse_strategy
from dicedesk.games.hog.rules import HogRules, HogState, RollDice
from tests import slow_solver as oracle
from tests.slow_solver import steps

AGAINST_FINAL, TWO_PEOPLE, TWO_COMPUTERS = ("", "final"), ("", ""), ("swap", "always:4")
EVERYBODY = (AGAINST_FINAL, ("final", ""), TWO_PEOPLE, TWO_COMPUTERS)


def test_the_choices_come_best_first_with_what_each_loses() -> None:
    choices = HOG_COACH.evaluate(HogState((61, 33)), AGAINST_FINAL)
    assert sorted(choice.move.count for choice in choices) == list(range(11))
    assert [choice.cost for choice in choices] == sorted(choice.cost for choice in choices)
    assert all(choice.cost == choices[0].value - choice.value for choice in choices)


def test_free_bacon_is_the_best_choice_at_61_to_33_and_four_dice_a_blunder() -> None:
    choices = {choice.move.count: choice for choice in HOG_COACH.evaluate(HogState((61, 33)), AGAINST_FINAL)}
    assert choices[0].value == pytest.approx(0.818, abs=5e-4)
    assert choices[4].cost == pytest.approx(0.080, abs=5e-4)
    assert choices[0].why == "A sure 3 points: the score reaches 64, which doesn't swap with 33."


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
def test_the_best_response_to_a_low_goal_is_what_the_slow_solver_finds() -> None:
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


def test_the_players_of_a_record_are_known_by_name(turns: Callable[..., Record]) -> None:
    assert HOG_COACH.against(turns(players=("You", "always:6"))) == ("", "always:6")


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((61, 33), "A sure 3 points: the score reaches 64, which doesn't swap with 33."),
        ((16, 17), "A sure 1 point ties the opponent at 17."),
        ((3, 83), "A sure 13 points: the score reaches 16 and swaps up to 83."),
        ((73, 45), "A sure 3 points: the score reaches 76, but swaps down to 45."),
        ((95, 42), "A sure 6 points: the score reaches 101 and wins."),
        ((97, 56), "A sure 4 points: the score reaches 101, but swaps with 56 and loses."),
    ],
)
def test_free_bacon_is_certain(scores: tuple[int, int], said: str) -> None:
    assert reason(HogState(scores), 0) == said


@pytest.mark.parametrize(
    ("scores", "dice", "said"),
    [
        ((17, 72), 4, "4 dice: 52% of rolls pig out; the rest score 16 points on average."),
        ((17, 72), 1, "1 die: 17% of rolls pig out; the rest score 4 points on average."),
        ((97, 8), 2, "2 dice: 64% of rolls win at once; 31% pig out."),
        ((77, 97), 2, "2 dice: 31% of rolls pig out; 11% swap up to 97."),
        ((32, 15), 2, "2 dice: 31% of rolls pig out; 19% swap down to 15."),
    ],
)
def test_dice_are_told_by_what_they_do_most_often(scores: tuple[int, int], dice: int, said: str) -> None:
    assert reason(HogState(scores), dice) == said


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((63, 97), "and swaps up to 97."),
        ((83, 48), "and swaps down to 48."),
        ((99, 77), "with 1 point the score reaches 100, swaps and loses."),
    ],
)
def test_a_pig_out_that_swaps_is_told_first(scores: tuple[int, int], said: str) -> None:
    told = reason(HogState(scores), 2)
    assert (
        told.startswith("2 dice: 31% of rolls pig out; with 1 point the score reaches"),
        told.endswith(said),
    ) == (
        True,
        True,
    )


def test_one_point_can_be_enough_to_win() -> None:
    assert reason(HogState((99, 19)), 1) == "1 die: 100% of rolls win at once; 17% pig out."


def test_a_lower_goal_is_reached_sooner() -> None:
    assert reason(HogState((6, 0), rules=HogRules(7)), 0) == "A sure 1 point: the score reaches 7 and wins."


def test_a_total_that_both_have_swaps_nothing() -> None:
    said = reason(HogState((16, 20)), 1)
    assert said == "1 die: 17% of rolls pig out; the rest score 4 points on average."


def working(scores: tuple[int, int], dice: int, to_move: int = 0) -> Working:
    """The working of rolling `dice` dice with these scores."""
    against = AGAINST_FINAL if to_move == 0 else ("final", "")
    found = HOG_COACH.working(HogState(scores, to_move), RollDice(dice), against)
    assert found is not None
    return found


@given(
    scores=st.tuples(st.integers(0, 99), st.integers(0, 99)),
    dice=st.integers(0, 10),
    seat=st.integers(0, 1),
    against=st.sampled_from(EVERYBODY),
    goal=st.sampled_from((20, 100)),
)
def test_the_parts_sum_up_to_the_chance_to_win(
    scores: tuple[int, int], dice: int, seat: int, against: tuple[str, str], goal: int
) -> None:
    state = HogState(tuple(score * goal // 100 for score in scores), seat, HogRules(goal))
    found = HOG_COACH.working(state, RollDice(dice), against)
    assert found is not None
    assert sum(part.share for part in found.parts) == 1
    exactly = sum(part.share * Fraction(part.value) for part in found.parts)
    value = next(each.value for each in HOG_COACH.evaluate(state, against) if each.move == RollDice(dice))
    assert float(exactly) == pytest.approx(value, abs=1e-12)
    assert found.value == pytest.approx(value, abs=1e-12)


def test_two_dice_can_pig_out_and_score_four_to_twelve() -> None:
    parts = working((20, 11), 2).parts
    assert [part.name for part in parts] == ["1", *map(str, range(4, 13))]
    assert [part.share for part in parts[:3]] == [Fraction(11, 36), Fraction(1, 36), Fraction(2, 36)]
    assert parts[1].what == "4 points: 24 to 11"


def test_free_bacon_has_a_single_part() -> None:
    found = working((61, 33), 0)
    assert [(part.what, part.share) for part in found.parts] == [("Free Bacon, 3 points: 64 to 33", 1)]
    assert found.title == "Free Bacon: 81.8% to win"
    assert (found.why, found.quantity) == (
        "A sure 3 points: the score reaches 64, which doesn't swap with 33.",
        CHANCE,
    )


def test_a_pig_out_is_marked() -> None:
    part = working((20, 11), 4).parts[0]
    assert (part.consequence, part.what) == (PIGS_OUT, "Pig Out, 1 point: 21 to 11")


def test_swaps_up_and_down_are_marked() -> None:
    up = next(part for part in working((20, 45), 2).parts if part.name == "12")
    assert (up.consequence, up.what) == (SWAPS_UP, "12 points, Swine Swap: 45 to 32")
    down = next(part for part in working((20, 23), 2).parts if part.name == "12")
    assert (down.consequence, down.what) == (SWAPS_DOWN, "12 points, Swine Swap: 23 to 32")


def test_equal_scores_change_nothing_when_they_swap() -> None:
    part = next(part for part in working((20, 26), 1).parts if part.name == "6")
    assert part.consequence is Consequence.PLAIN


def test_the_end_of_the_game_is_marked_for_either_player() -> None:
    for to_move, scores in ((0, (97, 45)), (1, (45, 97))):
        parts = {part.name: part for part in working(scores, 1, to_move).parts}
        won, lost = parts["5"], parts["4"]
        assert (won.consequence, won.value) == (Consequence.WINS, 1)
        assert won.what == "5 points: 102 to 45, which wins the game"
        assert (lost.consequence, lost.value) == (Consequence.LOSES, 0)
        assert lost.what == "4 points, Swine Swap: 45 to 101, which loses the game"


def test_a_title_names_the_dice() -> None:
    assert working((20, 11), 1).title.startswith("1 die: ")
    assert working((20, 11), 6).title.startswith("6 dice: ")


def test_there_is_no_working_after_the_end() -> None:
    assert HOG_COACH.working(HogState((100, 11)), RollDice(2), AGAINST_FINAL) is None
