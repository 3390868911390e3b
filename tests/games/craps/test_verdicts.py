"""The class of each bet that can be made now, with its cost in words."""

import pytest

from dicedesk.coach.review import review_of
from dicedesk.coach.verdict import ChoiceVerdict, verdict_on
from dicedesk.core.game import Played
from dicedesk.core.position import parse_position
from dicedesk.features.review.what_if import compared_at
from dicedesk.games.catalogue import SPECS
from dicedesk.games.craps.coach import CRAPS_COACH, CrapsCoach
from dicedesk.games.craps.layout import layout_of
from dicedesk.games.craps.rules import PlaceBet, Throw
from dicedesk.games.craps.unit import UNIT
from dicedesk.games.craps.verdicts import spot_verdicts
from tests.games.craps.random_tables import random_tables
from tests.repeated import first_seeds_of


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("pass-odds", "$5 here costs nothing on average: best."),
        ("come", "$5 here costs $0.07 on average: good."),
        ("place-6", "$6 here costs $0.17 on average: good."),
        ("field", "$5 here costs $0.14 on average: inaccuracy."),
        ("big-6", "$5 here costs $0.45 on average: mistake."),
        ("any-seven", "$5 here costs $0.83 on average: blunder."),
    ],
)
def test_a_bet_says_what_it_costs_with_its_class(name: str, words: str) -> None:
    state = parse_position("craps bankroll 900, point 6, pass 10 | preset=las-vegas", SPECS).state
    assert spot_verdicts((state, 5))[name].words == words


def test_a_bet_that_gains_says_so() -> None:
    state = parse_position(
        "craps bankroll 900, point 6, pass 10 | preset=las-vegas dont-come-12=wins", SPECS
    ).state
    assert spot_verdicts((state, 5))["dont-come"].words == "$5 here gains $0.07 on average: best."


@pytest.mark.parametrize("seeds", first_seeds_of(1_000, 5))
def test_each_spot_that_takes_the_chip_has_the_class_that_the_coach_weighs(seeds: range) -> None:
    for state in random_tables(seeds):
        verdicts = spot_verdicts((state, 5))
        assert {*verdicts} == layout_of(state, 5, None, is_open=True).lit, state
        for each in CrapsCoach(5).evaluate(state, ()):
            move = each.move
            if isinstance(move, PlaceBet) and move.name in verdicts and move.dollars == 5:
                assert verdicts[move.name].verdict is verdict_on(each, UNIT), (state, move)


@pytest.mark.parametrize("seeds", first_seeds_of(1_000, 5))
def test_a_choice_has_one_cost_and_one_class_on_the_board_in_what_if_and_in_a_review(seeds: range) -> None:
    limits = UNIT.limits
    for state in random_tables(seeds):
        rolling, spots = CRAPS_COACH.worth(state, (), 0), spot_verdicts((state, 5))
        made = [PlaceBet(name, 5) for name in spots if state.refusal(PlaceBet(name, 5)) is None]
        compared = compared_at(state, CRAPS_COACH, ("",), Throw(), made)
        everything = compared_at(state, CRAPS_COACH, ("",))
        for choice in {each.choice for each in (*compared, *everything)}:
            move, faces = choice.move, (3, 4) if choice.move == Throw() else ()
            (reviewed,) = review_of(
                state, [Played(state, move, faces, state.apply(move, faces))], CRAPS_COACH, ("",)
            ).moves
            after = rolling if faces else CRAPS_COACH.worth(state.apply(move).state, (), 0)
            assert choice.cost == reviewed.cost == rolling - after, (state, move)
            assert limits.grade(choice.graded_cost) is reviewed.grade, (state, move)
            assert (verdict_on(choice, UNIT) is ChoiceVerdict.BEST) == (after >= rolling), (state, move)
            if move in made:
                assert isinstance(move, PlaceBet)
                assert spots[move.name].verdict is verdict_on(choice, UNIT), (state, move)
