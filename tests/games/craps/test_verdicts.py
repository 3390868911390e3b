"""The class of each bet that can be made now, with its cost in words."""

import pytest

from dicedesk.coach.verdict import verdict_on
from dicedesk.core.position import parse_position
from dicedesk.games.catalogue import SPECS
from dicedesk.games.craps.coach import CrapsCoach
from dicedesk.games.craps.layout import layout_of
from dicedesk.games.craps.rules import PlaceBet
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
