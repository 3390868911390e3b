"""What is asked of one number, and of the choices beside it."""

import pickle

from dicedesk.coach.explanation import LoneExplanation
from dicedesk.games.coaching import explanation_of_choice
from dicedesk.games.craps.rules import CRAPS, PlaceBet, Throw
from dicedesk.games.hazard.rules import ChooseMain, HazardState

HAZARD = "hazard"


def test_the_choices_beside_it_are_those_before_and_after_it_in_the_order_of_their_worth() -> None:
    best = explanation_of_choice(HAZARD, HazardState(), ChooseMain(7), ("",))
    assert best.better() is None
    second = best.worse()
    assert second is not None
    assert second.move == ChooseMain(5)
    assert second.better() == best


def test_the_worst_choice_has_none_after_it() -> None:
    explanation = explanation_of_choice(HAZARD, HazardState(), ChooseMain(7), ("",))
    places = [explanation]
    while (after := places[-1].worse()) is not None:
        places.append(after)
    assert len(places) == 5


def test_a_move_that_is_none_of_the_choices_has_none_beside_it() -> None:
    explanation = explanation_of_choice(HAZARD, HazardState(7), ChooseMain(7), ("",))
    assert (explanation.better(), explanation.worse(), explanation.working()) == (None, None, None)


def test_of_a_best_move_that_decides_nothing_the_one_that_was_made_is_explained() -> None:
    state, made = CRAPS.new_state("preset=las-vegas"), PlaceBet("any-seven", 5)
    assert explanation_of_choice("craps", state, PlaceBet("pass", 5), ("",), made).move == PlaceBet("pass", 5)
    explanation = explanation_of_choice("craps", state.apply(PlaceBet("pass", 5)).state, Throw(), ("",), made)
    assert explanation.move == made
    assert explanation.working() is not None


def test_an_explanation_can_be_handed_to_another_process() -> None:
    explanation = explanation_of_choice(HAZARD, HazardState(), ChooseMain(7), ("",))
    assert pickle.loads(pickle.dumps(explanation)).working() == explanation.working()  # noqa: S301


def test_a_number_that_is_no_choice_is_asked_for_alone() -> None:
    explanation = LoneExplanation(lambda: None)
    assert (explanation.better(), explanation.worse(), explanation.working()) == (None, None, None)
