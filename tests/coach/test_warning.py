"""What choices lose as people count it, and from which losses on they can be held back."""

from fractions import Fraction

import pytest

from dicedesk.coach.coach import Coach
from dicedesk.coach.unit import Unit
from dicedesk.core.game import Move, State
from dicedesk.core.money import Cents
from dicedesk.games.catalogue import GAMES
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.rules import CrapsState, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.unit import UNIT as CRAPS_UNIT
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.rules import ChooseMain, HazardState
from dicedesk.games.hazard.unit import UNIT as HAZARD_UNIT
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.rules import Hold, PokerDiceState
from dicedesk.games.poker_dice.unit import UNIT as POKER_DICE_UNIT

UNITS = {game: parts.unit for game, parts in GAMES.items() if parts.unit}
TABLE = CrapsState.opened(LAS_VEGAS)
WITH_EIGHT = CrapsState(LAS_VEGAS, Cents(100_000), 8)


@pytest.mark.parametrize("unit", UNITS.values(), ids=UNITS)
def test_the_losses_that_can_be_chosen_are_those_of_the_limits(unit: Unit) -> None:
    limits = unit.limits
    counted = [unit.scale * limit for limit in (limits.inaccuracy, limits.mistake, limits.blunder)]
    # No main of Hazard is a blunder.
    assert unit.warnings == pytest.approx(counted[: 2 if unit is HAZARD_UNIT else 3])


@pytest.mark.parametrize(
    ("coach", "state", "move", "against", "counted"),
    [
        (HAZARD_COACH, HazardState(), ChooseMain(6), ("",), "0.92"),
        (HAZARD_COACH, HazardState(), ChooseMain(7), ("",), "0.00"),
        (POKER_DICE_COACH, PokerDiceState(Cents(9000), 1, 1, (5, 5, 2, 5, 3)), Hold(), ("",), "2.33"),
        (CRAPS_COACH, TABLE, PlaceBet("pass", 25), ("",), "1.41"),
        (CRAPS_COACH, TABLE, PlaceBet("any-seven", 5), ("",), "16.67"),
        (CRAPS_COACH, WITH_EIGHT, PlaceBet("place-6", 12), ("",), "1.52"),
        (CRAPS_COACH, TABLE, Throw(), ("",), "0.00"),
    ],
)
def test_a_loss_is_counted_in_points_in_hands_or_in_cents_of_each_dollar(
    coach: Coach, state: State, move: Move, against: tuple[str, ...], counted: str
) -> None:
    assert f"{float(coach.counted_cost(state, move, against)):.2f}" == counted


def test_what_a_choice_loses_is_what_its_evaluation_says() -> None:
    state, against = HogState((71, 58)), ("", "final")
    for choice in HOG_COACH.evaluate(state, against):
        assert HOG_COACH.counted_cost(state, choice.move, against) == pytest.approx(100 * choice.cost)
    assert HOG_COACH.counted_cost(state, RollDice(0), against) >= 0


def test_a_bet_that_stays_up_loses_as_much_as_its_evaluation_says() -> None:
    for choice in CRAPS_COACH.evaluate(WITH_EIGHT, ("",)):
        assert CRAPS_COACH.counted_cost(WITH_EIGHT, choice.move, ("",)) == 100 * choice.graded_cost


def test_taking_down_what_has_become_good_loses() -> None:
    laid = TABLE.apply(PlaceBet("dont-pass", 10)).state.apply(Throw(), (2, 2)).state
    assert CRAPS_COACH.counted_cost(laid, TakeDown("dont-pass"), ("",)) > 30


@pytest.mark.parametrize(
    ("counted", "unit", "said"),
    [
        (6.2, HOG_UNIT, "This costs you 6.2 percentage points."),
        (Fraction(92, 100), HAZARD_UNIT, "This costs you 0.009 rounds."),
        (2.32, POKER_DICE_UNIT, "This costs you 2.32 hands."),
        (Fraction(100, 11), CRAPS_UNIT, "This costs you 9.1 cents per dollar."),
    ],
)
def test_a_warning_says_what_is_given_away(counted: float, unit: Unit, said: str) -> None:
    assert unit.warning_words(counted) == said


@pytest.mark.parametrize(
    ("counted", "unit", "said"),
    [
        (1, HOG_UNIT, "At 1 percentage point"),
        (3.0, HOG_UNIT, "At 3 percentage points"),
        (0.1, HAZARD_UNIT, "At 0.001 rounds"),
        (0.9, HAZARD_UNIT, "At 0.009 rounds"),
        (1.5, POKER_DICE_UNIT, "At 1.5 hands"),
        (5, CRAPS_UNIT, "At 5¢ per dollar"),
    ],
)
def test_losses_to_choose_from_are_as_short_as_they_can_be(counted: float, unit: Unit, said: str) -> None:
    assert unit.warn_at_words(counted) == said
