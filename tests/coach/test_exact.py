"""What a coach works out of the value of a position alone."""

from fractions import Fraction
from itertools import product

import pytest

from dicedesk.coach.exact import ExactCoach, outcomes
from dicedesk.coach.unit import Unit
from dicedesk.coach.variation import Likely
from dicedesk.coach.working import Consequence
from dicedesk.core.dice import Roll
from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import HazardMove, HazardState, Throw
from dicedesk.games.hazard.unit import UNIT as ROUNDS
from dicedesk.games.hog.rules import HogRules, HogState, RollDice
from dicedesk.games.hog.unit import UNIT as WIN_CHANCE
from dicedesk.games.poker_dice.rules import POKER_DICE, PlayHand

PEOPLE = ("", "")


class LeadCoach(ExactCoach[HogState, RollDice]):
    """Values a position by the lead, in hundredths."""

    @property
    def unit(self) -> Unit:
        return WIN_CHANCE

    def value(self, state: HogState, seat: int) -> Fraction:
        return Fraction(state.scores[seat] - state.scores[1 - seat], 100)


class RoundsCoach(ExactCoach[HazardState, HazardMove]):
    """Values a position by the rounds won."""

    @property
    def unit(self) -> Unit:
        return ROUNDS

    def value(self, state: HazardState, seat: int) -> Fraction:
        return Fraction(state.scores[seat])


COACH = LeadCoach()


def ordered_rolls(dice: int) -> list[Roll]:
    return list(product(range(1, 7), repeat=dice))


@pytest.mark.parametrize("dice", range(5))
def test_the_value_of_a_choice_is_the_mean_over_all_ordered_rolls(dice: int) -> None:
    state = HogState((34, 50), 1)
    after = [state.apply(RollDice(dice), roll).state for roll in ordered_rolls(dice)]
    for seat in range(2):
        mean = sum(COACH.value(each, seat) for each in after) / len(after)
        assert COACH.worth_of(state, RollDice(dice), PEOPLE, seat) == mean


def test_each_position_that_follows_is_listed_once_with_its_sorted_rolls() -> None:
    ends = outcomes(HogState(), RollDice(2))
    # A Pig Out scores 1, and 11 to 0 is a Swine Swap.
    points = [(1, 0), *((points, 0) for points in range(4, 11)), (0, 11), (12, 0)]
    assert [each.state.scores for each in ends] == points
    assert ends[0].rolls == (((1, 1), 1), *(((1, face), 2) for face in range(2, 7)))
    assert [each.ways for each in ends] == [11, 1, 2, 3, 4, 5, 4, 3, 2, 1]


def test_five_dice_lead_to_252_hands() -> None:
    hands = outcomes(POKER_DICE.new_state(""), PlayHand())
    assert len(hands) == 252
    assert sum(each.ways for each in hands) == 6**5


def test_the_best_choice_comes_first_and_its_cost_is_nothing() -> None:
    first, *others = COACH.evaluate(HogState((34, 50), 1), PEOPLE)
    assert first.cost == 0
    assert len(others) == 10
    for each in others:
        assert first.value - each.value == each.cost >= 0


def test_a_coach_without_reasons_says_where_its_numbers_come_from() -> None:
    assert {each.why for each in COACH.evaluate(HogState(), PEOPLE)} == {
        "The average over all rolls, with best play after each."
    }


def test_the_most_likely_dice_are_those_of_the_most_likely_position() -> None:
    assert COACH.likely(HogState(), RollDice(2)) == Likely(
        (1, 6), Fraction(11, 36), "dice with the same result"
    )
    assert COACH.likely(HogState(), RollDice(1)) == Likely((6,), Fraction(1, 6), tr("these dice"))
    assert COACH.likely(HogState(), RollDice(0)) == Likely()


def test_the_working_of_a_choice_adds_up_to_its_value() -> None:
    state = HogState((34, 50), 1)
    working = COACH.working(state, RollDice(3), PEOPLE)
    assert working is not None
    assert working.value == COACH.worth_of(state, RollDice(3), PEOPLE, 1)
    assert sum(part.share for part in working.parts) == 1
    assert working.throws == ()


def test_the_working_of_two_dice_shows_the_36_rolls() -> None:
    working = COACH.working(HogState((2, 0), rules=HogRules(goal=10)), RollDice(2), PEOPLE)
    assert working is not None
    assert [throw.faces for throw in working.throws] == ordered_rolls(2)
    assert working.throws[6].what == "2 and 1: 3.0%"
    assert str(working.parts[0].what) == "1-1, 1-2, 1-3, 1-4, 1-5, 1-6"


def test_the_working_marks_what_wins_and_what_loses() -> None:
    state = HogState((2, 0), rules=HogRules(goal=10))
    working = COACH.working(state, RollDice(2), PEOPLE)
    assert working is not None
    winners = {0: Consequence.WINS, 1: Consequence.LOSES, None: Consequence.PLAIN}
    for throw in working.throws:
        end = state.apply(RollDice(2), throw.faces).state.outcome()
        assert throw.consequence == winners[end and end.winner]
    assert {part.consequence for part in working.parts} == set(winners.values())


def test_a_choice_without_dice_or_against_the_rules_has_no_working() -> None:
    assert COACH.working(HogState(), RollDice(0), PEOPLE) is None
    assert COACH.working(HogState((100, 0)), RollDice(4), PEOPLE) is None


def test_the_end_of_a_game_for_one_is_neither_won_nor_lost() -> None:
    working = RoundsCoach().working(HazardState(main=7, consecutive_losses=1, rounds_lost=1), Throw(), ("",))
    assert working is not None
    assert {part.consequence for part in working.parts} == {Consequence.PLAIN}
