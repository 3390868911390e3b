"""Hog as a State: turns, events, the end, and what it refuses."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import BadRollError, IllegalMoveError, NotationError
from dicedesk.core.game import DiceRolled, Event, Outcome
from dicedesk.games.hog.rules import (
    HOG,
    BaconEaten,
    GoalReached,
    HogEnding,
    HogRules,
    HogState,
    PiggedOut,
    PointsScored,
    RollDice,
    ScoresSwapped,
    parse_move,
)

FACES = st.lists(st.integers(1, 6), max_size=10).map(tuple)
BELOW_GOAL = st.integers(0, 99)
STATES = st.builds(HogState, st.tuples(BELOW_GOAL, BELOW_GOAL), st.integers(0, 1))


def events_of(state: HogState, *faces: int) -> tuple[Event, ...]:
    return state.apply(RollDice(len(faces)), faces).events


def after(state: HogState, *faces: int) -> HogState:
    return state.apply(RollDice(len(faces)), faces).state


def test_a_game_begins_at_nothing_with_player_0_to_move_and_100_to_reach() -> None:
    assert HOG.new_state("") == HogState((0, 0), 0, HogRules(100))


def test_a_turn_adds_the_faces_and_passes_the_move_on() -> None:
    assert after(HogState((10, 20)), 4, 5) == HogState((19, 20), 1)


def test_a_pig_out_scores_1_for_all_the_dice() -> None:
    assert after(HogState((10, 25)), 6, 1, 6).scores == (11, 25)


def test_free_bacon_counts_the_opponents_score_before_the_swap() -> None:
    # 2 * 7 - 3 = 11 points make 37 against 73: digits 4 apart on both sides, so they swap.
    assert after(HogState((26, 73))).scores == (73, 37)


def test_player_1_swaps_as_player_0_does() -> None:
    assert after(HogState((83, 41), 1), 4, 4) == HogState((49, 83), 0)


def test_a_mover_who_reaches_the_goal_and_swaps_hands_over_the_win() -> None:
    # 96 + 8 = 104 against 48: digits 4 apart on both sides.
    end = after(HogState((96, 48)), 4, 4)
    assert (end.scores, end.outcome()) == ((48, 104), Outcome(HogEnding.GOAL, winner=1))


def test_a_mover_who_reaches_the_goal_without_a_swap_wins() -> None:
    assert after(HogState((96, 50)), 4, 4).outcome() == Outcome(HogEnding.GOAL, winner=0)


def test_a_goal_just_reached_is_reached() -> None:
    assert after(HogState((3, 2), rules=HogRules(9)), 6).outcome() == Outcome(HogEnding.GOAL, winner=0)


def test_a_goal_missed_by_one_point_is_missed() -> None:
    assert after(HogState((3, 2), rules=HogRules(10)), 6).outcome() is None


def test_the_small_goal_stays_the_same_all_through_the_game() -> None:
    assert after(HogState(rules=HogRules(30)), 2, 3).rules == HogRules(30)


@given(STATES, FACES)
def test_the_mover_never_wins_by_a_swap(state: HogState, faces: tuple[int, ...]) -> None:
    step = state.apply(RollDice(len(faces)), faces)
    outcome = step.state.outcome()
    swapped = any(isinstance(event, ScoresSwapped) for event in step.events)
    assert not (swapped and outcome is not None and outcome.winner == state.seat)


@given(STATES, FACES)
def test_the_sum_of_the_scores_grows_by_the_points_of_the_turn(
    state: HogState, faces: tuple[int, ...]
) -> None:
    points = 1 if 1 in faces else sum(faces)
    tens, ones = divmod(state.opponent_score, 10)
    grown = sum(after(state, *faces).scores) - sum(state.scores)
    assert grown == (points if faces else max(1, 2 * tens - ones)) >= 1


@given(STATES, FACES)
def test_the_state_stays_as_it_was_when_a_turn_is_taken_from_it(
    state: HogState, faces: tuple[int, ...]
) -> None:
    before = dataclasses.replace(state)
    after(state, *faces)
    assert state == before


def test_a_roll_is_told_with_its_faces_and_points() -> None:
    assert events_of(HogState((10, 20)), 4, 5) == (DiceRolled(0, (4, 5)), PointsScored(0, 9, (19, 20)))


def test_a_pig_out_is_told_between_the_dice_and_the_points() -> None:
    assert events_of(HogState((10, 24), 1), 1, 5) == (
        DiceRolled(1, (1, 5)),
        PiggedOut(1),
        PointsScored(1, 1, (10, 25)),
    )


def test_bacon_is_told_without_dice() -> None:
    assert events_of(HogState((10, 46))) == (BaconEaten(0, 2), PointsScored(0, 2, (12, 46)))


def test_a_swap_is_told_after_the_points_that_led_to_it() -> None:
    assert events_of(HogState((41, 83)), 3, 5)[1:] == (
        PointsScored(0, 8, (49, 83)),
        ScoresSwapped(0, (83, 49)),
    )


def test_the_end_is_told_last_with_the_winner() -> None:
    assert events_of(HogState((96, 48)), 4, 4)[2:] == (
        ScoresSwapped(0, (48, 104)),
        GoalReached(0, 1, (48, 104)),
    )


def test_the_menu_offers_0_to_10_dice_until_the_game_is_over() -> None:
    menus = [HogState(scores).legal_moves() for scores in ((99, 99), (100, 20), (20, 100))]
    assert menus == [tuple(RollDice(count) for count in range(11)), (), ()]


@pytest.mark.parametrize("count", [-1, 11, 2.0, True, "4", None])
def test_a_turn_rolls_0_to_10_dice(count: object) -> None:
    with pytest.raises(IllegalMoveError, match=r"A turn rolls 0 to 10 dice, not .+\."):
        HogState().apply(RollDice(count), (2, 3))  # type: ignore[arg-type]


def test_hog_knows_no_other_move() -> None:
    assert HogState().refusal("hold") == "The only move in Hog is to roll dice."  # type: ignore[arg-type]


def test_a_game_that_is_over_takes_no_more_turns() -> None:
    with pytest.raises(IllegalMoveError, match=r"The game is over\."):
        HogState((100, 20), 1).apply(RollDice(1), (3,))


@pytest.mark.parametrize("faces", [(), (3,), (3, 4, 5), (0, 3), (3, 7), (3, 2.0), (3, True), (3, "4")])
def test_faces_that_are_not_those_of_the_dice_are_refused(faces: tuple[int, ...]) -> None:
    with pytest.raises(BadRollError):
        HogState().apply(RollDice(2), faces)


@pytest.mark.parametrize(
    ("scores", "to_move"),
    [
        ((0,), 0),
        ((0, 0, 0), 0),
        ((-1, 0), 0),
        ((0, 1.5), 0),
        ((True, 0), 0),
        ((0, 0), 2),
        ((0, 0), -1),
        ((0, 0), True),
        ((0, 0), 0.0),
    ],
)
def test_a_position_that_cannot_be_is_refused(scores: tuple[int, int], to_move: int) -> None:
    with pytest.raises(ValueError, match=r"Hog (has|needs) "):
        HogState(scores, to_move)


def test_the_scores_are_seen_from_the_movers_side() -> None:
    state = HogState((12, 34), 1)
    assert (state.seat, state.own_score, state.opponent_score) == (1, 34, 12)


def test_a_position_in_json_has_the_scores_and_the_mover() -> None:
    assert HogState((12, 34), 1).to_json() == {"scores": [12, 34], "to_move": 1}


def test_the_rules_header_of_a_state_names_its_goal() -> None:
    assert HogState(rules=HogRules(40)).rules_text() == "goal=40"


@pytest.mark.parametrize(
    "text", ["roll", "roll 11", "roll -1", "roll 04", "roll 4 4", "Roll 4", "throw", "roll ४"]
)
def test_what_is_not_a_move_of_hog_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match=r"expected “roll N” \(N from 0 to 10\)"):
        parse_move(text)
