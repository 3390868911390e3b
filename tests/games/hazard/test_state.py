"""Hazard as a State: rounds, turns at the dice, events, the end, and what it refuses."""

import dataclasses
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.dice import Roll
from dicedesk.core.errors import BadRollError, IllegalMoveError, NotationError
from dicedesk.core.game import DiceRolled, Event, Outcome
from dicedesk.games.hazard.rules import (
    HAZARD,
    MAINS,
    ChanceEstablished,
    ChooseMain,
    DicePassed,
    HazardEnding,
    HazardRules,
    HazardState,
    MainChosen,
    NeitherMatched,
    RoundLost,
    RoundWon,
    Throw,
    parse_move,
)

ROLLS = st.tuples(st.integers(1, 6), st.integers(1, 6))


def thrown(state: HazardState, *faces: int) -> HazardState:
    return state.apply(Throw(), faces).state


def events_of(state: HazardState, *faces: int) -> tuple[Event, ...]:
    return state.apply(Throw(), faces).events


def played(state: HazardState, *moves: int | Roll) -> HazardState:
    """The state after choosing mains (numbers) and throwing dice (pairs)."""
    for move in moves:
        state = (
            state.apply(ChooseMain(move)).state if isinstance(move, int) else state.apply(Throw(), move).state
        )
    return state


def walked(rolls: list[Roll], casters: int) -> list[HazardState]:
    """The states of a game with these dice; the mains take turns."""
    states = [HazardState(rules=HazardRules(casters))]
    for place, roll in enumerate(rolls):
        if states[-1].outcome() is not None:
            break
        if states[-1].main is None:
            states.append(played(states[-1], MAINS[place % len(MAINS)]))
        states.append(played(states[-1], roll))
    return states


WALKS = st.builds(walked, st.lists(ROLLS, max_size=60), st.integers(1, 4))


def test_a_game_begins_with_one_caster_and_nothing_won() -> None:
    assert HAZARD.new_state("") == HazardState(None, None, 0, 0, 0, (), HazardRules(casters=1))


def test_the_first_round_of_the_description_is_won() -> None:
    assert played(HazardState(), 5, (4, 5), (3, 4), (1, 6), (6, 3)) == HazardState(rounds_won=1)


def test_the_second_round_of_the_description_is_lost() -> None:
    end = played(HazardState(rounds_won=1), 5, (1, 3), (2, 4), (5, 6), (6, 6), (3, 2))
    assert end == HazardState(rounds_won=1, rounds_lost=1, consecutive_losses=1)


def test_the_third_round_of_the_description_is_lost_at_once_and_ends_the_turn() -> None:
    end = played(HazardState(rounds_won=1, rounds_lost=1, consecutive_losses=1), 5, (5, 6))
    assert (end.scores, end.outcome()) == ((1,), Outcome(HazardEnding.PASSED))


def test_a_chance_that_decides_nothing_stands() -> None:
    assert thrown(HazardState(main=7), 3, 1) == HazardState(main=7, chance=4)


def test_a_throw_that_matches_neither_leaves_the_round_as_it_was() -> None:
    assert thrown(HazardState(main=7, chance=4), 6, 6) == HazardState(main=7, chance=4)


def test_a_round_won_forgets_the_loss_before_it() -> None:
    state = HazardState(main=7, rounds_lost=1, consecutive_losses=1)
    assert thrown(state, 3, 4) == HazardState(rounds_won=1, rounds_lost=1)


def test_two_losses_with_a_win_between_them_do_not_pass_the_dice() -> None:
    end = played(HazardState(), 7, (1, 1), 7, (3, 4), 7, (1, 1))
    assert (end.outcome(), end.consecutive_losses) == (None, 1)


def test_two_losses_in_a_row_pass_the_dice_to_the_next_caster() -> None:
    rules = HazardRules(casters=2)
    state = HazardState(main=7, rounds_won=3, rounds_lost=5, consecutive_losses=1, rules=rules)
    assert thrown(state, 1, 1) == HazardState(turns=(3,), rules=rules)


def test_the_scores_are_the_rounds_won_by_each_caster() -> None:
    state = HazardState(rounds_won=2, turns=(5,), rules=HazardRules(casters=4))
    assert (state.seat, state.scores) == (1, (5, 2, 0, 0))


@pytest.mark.parametrize(
    ("scores", "winner"),
    [((3, 5), 1), ((5, 3), 0), ((4, 4), None), ((0, 0), None), ((1, 4, 4), None), ((4, 1, 2, 3), 0)],
)
def test_the_most_rounds_win_unless_they_were_won_twice(scores: tuple[int, ...], winner: int | None) -> None:
    end = HazardState(
        rounds_won=scores[-1],
        consecutive_losses=2,
        turns=scores[:-1],
        rules=HazardRules(casters=len(scores)),
    )
    assert end.outcome() == Outcome(HazardEnding.PASSED, winner)


def test_nobody_wins_a_game_of_one_caster() -> None:
    assert HazardState(rounds_won=9, consecutive_losses=2).outcome() == Outcome(HazardEnding.PASSED, None)


@given(WALKS)
def test_a_main_stands_exactly_while_dice_are_to_be_thrown(states: list[HazardState]) -> None:
    going = [state for state in states if state.outcome() is None]
    assert [state.legal_moves() == (Throw(),) for state in going] == [
        state.main is not None for state in going
    ]


@given(WALKS)
def test_no_round_is_lost_from_the_scores(states: list[HazardState]) -> None:
    totals = [sum(state.scores) for state in states]
    assert all(after - before in (0, 1) for before, after in pairwise(totals))


@given(WALKS)
def test_every_caster_who_passed_the_dice_stays_at_the_same_score(states: list[HazardState]) -> None:
    assert all(states[-1].turns[: len(state.turns)] == state.turns for state in states)


@given(WALKS, ROLLS)
def test_the_state_stays_as_it_was_when_dice_are_thrown_from_it(
    states: list[HazardState], faces: Roll
) -> None:
    throwing = [state for state in states if state.main is not None]
    before = [dataclasses.replace(state) for state in throwing]
    for state in throwing:
        thrown(state, *faces)
    assert throwing == before


def test_a_main_is_told_when_it_is_chosen() -> None:
    state = HazardState(turns=(2,), rules=HazardRules(casters=2))
    assert state.apply(ChooseMain(6)).events == (MainChosen(1, 6),)


def test_a_chance_is_told_when_it_stands() -> None:
    assert events_of(HazardState(main=6), 4, 5) == (DiceRolled(0, (4, 5)), ChanceEstablished(0, 6, 9))


def test_a_throw_that_matches_neither_is_told() -> None:
    assert events_of(HazardState(main=6, chance=9), 1, 1) == (DiceRolled(0, (1, 1)), NeitherMatched(0, 2))


def test_a_round_won_is_told_with_how_many_that_makes() -> None:
    state = HazardState(main=6, chance=9, rounds_won=3)
    assert events_of(state, 6, 3) == (DiceRolled(0, (6, 3)), RoundWon(0, 6, 9, 4))


def test_a_round_lost_is_told_with_how_many_in_a_row_that_makes() -> None:
    assert events_of(HazardState(main=6), 5, 6) == (DiceRolled(0, (5, 6)), RoundLost(0, 6, 11, 1))


@pytest.mark.parametrize("casters", [1, 2])
def test_the_dice_that_pass_are_told_last(casters: int) -> None:
    state = HazardState(main=6, rounds_won=3, consecutive_losses=1, rules=HazardRules(casters))
    assert events_of(state, 5, 6)[1:] == (RoundLost(0, 6, 11, 2), DicePassed(0, 3))


def test_the_menu_offers_the_mains_then_the_throw_and_at_last_nothing() -> None:
    states = [
        HazardState(),
        HazardState(main=5),
        HazardState(main=5, chance=4),
        HazardState(consecutive_losses=2),
    ]
    assert [state.legal_moves() for state in states] == [
        tuple(ChooseMain(main) for main in (5, 6, 7, 8, 9)),
        (Throw(),),
        (Throw(),),
        (),
    ]


def test_a_throw_takes_two_dice_and_a_main_none() -> None:
    assert (HazardState().dice_for(ChooseMain(7)), HazardState(main=7).dice_for(Throw())) == (0, 2)


@pytest.mark.parametrize("main", [4, 10, -7, 7.0, True, "7", None])
def test_a_main_from_5_to_9_is_chosen(main: object) -> None:
    with pytest.raises(IllegalMoveError, match=r"A main is 5, 6, 7, 8 or 9, not .+\."):
        HazardState().apply(ChooseMain(main))  # type: ignore[arg-type]


@pytest.mark.parametrize("chance", [None, 4])
def test_the_main_of_a_round_cannot_be_changed(chance: int | None) -> None:
    state = HazardState(main=6, chance=chance)
    assert state.refusal(ChooseMain(7)) == "The main of this round is 6: throw the dice."


def test_nobody_throws_before_there_is_a_main() -> None:
    assert HazardState().refusal(Throw()) == "Choose a main before you throw."


def test_hazard_knows_no_other_move() -> None:
    assert HazardState().refusal("hold") == "In Hazard you choose a main or throw the dice."  # type: ignore[arg-type]


@pytest.mark.parametrize("move", [Throw(), ChooseMain(7)])
def test_after_the_last_turn_nothing_can_be_done(move: Throw | ChooseMain) -> None:
    assert HazardState(consecutive_losses=2).refusal(move) == "The game is over."


@pytest.mark.parametrize("faces", [(), (3,), (3, 4, 5), (0, 3), (3, 7), (3, 2.0), (3, True), (3, "4")])
def test_faces_that_are_not_those_of_two_dice_are_refused(faces: Roll) -> None:
    with pytest.raises(BadRollError):
        HazardState(main=7).apply(Throw(), faces)


TWO_CASTERS = HazardRules(casters=2)


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (HazardState(main=4), "A main is 5, 6, 7, 8 or 9, not 4."),
        (HazardState(chance=4), "a chance needs its main"),
        (HazardState(main=7, chance=7), "With main 7, the chance is never 7."),
        (HazardState(main=7, chance=11), "With main 7, the chance is never 11."),
        (HazardState(main=7, chance=13), "With main 7, the chance is never 13."),
        (HazardState(rounds_lost=2, consecutive_losses=2), "two rounds lost in a row end the game"),
        (
            HazardState(rounds_lost=2, consecutive_losses=2, rules=TWO_CASTERS),
            "two rounds lost in a row pass the dice to the next caster",
        ),
        (
            HazardState(main=7, rounds_lost=3, consecutive_losses=3, turns=(4,), rules=TWO_CASTERS),
            "two rounds lost in a row end the game",
        ),
        (HazardState(consecutive_losses=1), "after a lost round, the number of rounds lost cannot be 0"),
        (HazardState(turns=(1,)), "one caster takes only turn 0, not turn 1"),
        (HazardState(turns=(1, 2), rules=TWO_CASTERS), "2 casters take the turns 0 to 1, not 2"),
    ],
    ids=str,
)
def test_a_position_that_no_game_shows_says_why(state: HazardState, why: str) -> None:
    assert state.impossible() == why


def test_a_position_in_json_has_the_round_and_the_count() -> None:
    assert HazardState(5, 9, 3, 2, 1).to_json() == {
        "main": 5,
        "chance": 9,
        "rounds_won": 3,
        "rounds_lost": 2,
        "consecutive_losses": 1,
    }


def test_a_position_in_json_has_the_caster_and_all_scores_where_there_are_several() -> None:
    told = HazardState(rounds_won=1, turns=(2,), rules=HazardRules(casters=3)).to_json()
    assert (told["caster"], told["scores"]) == (1, [2, 1, 0])


def test_the_rules_header_of_a_state_names_its_casters() -> None:
    assert HazardState(rules=HazardRules(casters=3)).rules_text() == "casters=3"


@pytest.mark.parametrize(
    ("text", "move"), [("throw", Throw()), ("main 5", ChooseMain(5)), ("main 9", ChooseMain(9))]
)
def test_a_move_is_read_as_it_is_written(text: str, move: Throw | ChooseMain) -> None:
    assert (parse_move(text), move.to_text()) == (move, text)


@pytest.mark.parametrize(
    "text", ["main", "main 4", "main 10", "main 07", "main ٧", "Throw", "throw 2", "roll 2", ""]
)
def test_what_is_not_a_move_of_hazard_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match=r"expected “main N” \(N from 5 to 9\) or “throw”"):
        parse_move(text)
