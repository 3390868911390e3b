"""Where a chance to win a round of Hazard comes from."""

from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.working import Consequence, Working
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.coach_working import chance_working
from dicedesk.games.hazard.odds import chance_to_win, standing_chances, win_chance
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardState, Throw
from dicedesk.games.hog.rules import RollDice

NOBODY = ("",)
POSITIONS = [
    HazardState(),
    *(HazardState(main) for main in MAINS),
    *(HazardState(main, chance) for main in MAINS for chance in standing_chances(main)),
]


def chance_of(state: HazardState, move: ChooseMain | Throw) -> Fraction:
    """The chance to win the round."""
    main = move.main if isinstance(move, ChooseMain) else state.main
    assert main is not None
    return win_chance(main) if state.chance is None else chance_to_win(main, state.chance)


def working(main: int, chance: int | None = None) -> Working:
    """The working of the throw that comes."""
    found = HAZARD_COACH.working(HazardState(main, chance), Throw(), NOBODY)
    assert found is not None
    return found


@pytest.mark.parametrize("state", POSITIONS)
def test_the_parts_sum_up_to_the_chance_exactly(state: HazardState) -> None:
    for evaluation in HAZARD_COACH.evaluate(state, NOBODY):
        found = HAZARD_COACH.working(state, evaluation.move, NOBODY)
        assert found is not None
        assert found.value == evaluation.value
        assert isinstance(found.value, Fraction)
        assert found.unit is Unit.ROUNDS
        chance = chance_working(state, evaluation.move)
        assert chance is not None
        assert (chance.unit, chance.value) == (Unit.WIN_CHANCE, chance_of(state, evaluation.move))
        assert sum(part.share for part in found.parts) == 1


def test_the_parts_of_a_main_are_told() -> None:
    assert [part.what for part in working(7).parts] == [
        "7, 11: wins",
        "2, 3, 12: loses",
        "4 becomes the chance: 3 ways win, 6 lose",
        "5 becomes the chance: 4 ways win, 6 lose",
        "6 becomes the chance: 5 ways win, 6 lose",
        "8 becomes the chance: 5 ways win, 6 lose",
        "9 becomes the chance: 4 ways win, 6 lose",
        "10 becomes the chance: 3 ways win, 6 lose",
    ]
    assert working(7).title == "Main 7: wins 49.29% of rounds; 2.889 rounds won on average"
    assert working(7).notes == (
        "Rounds won until two in a row are lost, with main 7 from the next round on.",
    )


def test_a_throw_that_decides_nothing_leaves_the_chance_as_it_was() -> None:
    found = chance_working(HazardState(7, 4), Throw())
    assert found is not None
    assert found.title == "Main 7, chance 4: wins 33.33% of the time"
    assert [(part.what, part.share, part.value) for part in found.parts] == [
        ("4: wins", Fraction(1, 12), 1),
        ("7: loses", Fraction(1, 6), 0),
        ("any other sum: throw again", Fraction(3, 4), Fraction(1, 3)),
    ]


@pytest.mark.parametrize("state", POSITIONS)
def test_the_36_throws_are_those_of_the_parts(state: HazardState) -> None:
    for evaluation in HAZARD_COACH.evaluate(state, NOBODY):
        found = HAZARD_COACH.working(state, evaluation.move, NOBODY)
        assert found is not None
        assert [each.faces for each in found.throws] == [(a, b) for a in range(1, 7) for b in range(1, 7)]
        for consequence in (Consequence.WINS, Consequence.LOSES, Consequence.WAITS):
            share = sum(part.share for part in found.parts if part.consequence is consequence)
            assert share * 36 == sum(each.consequence is consequence for each in found.throws)


def test_each_throw_is_told() -> None:
    words = {each.faces: each.what for each in working(7).throws}
    assert words[5, 6] == "5 and 6: wins the round"
    assert words[1, 1] == "1 and 1: loses the round"
    assert words[2, 2] == "2 and 2: the round goes on"


def test_what_cannot_be_chosen_has_no_working() -> None:
    assert HAZARD_COACH.working(HazardState(7), ChooseMain(5), NOBODY) is None
    assert HAZARD_COACH.working(HazardState(), Throw(), NOBODY) is None
    assert HAZARD_COACH.working(HazardState(), RollDice(5), NOBODY) is None
