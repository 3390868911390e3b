"""What keeping dice is worth at Poker Dice, and what leaving is."""

from fractions import Fraction
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.dice import Roll
from dicedesk.core.money import Cents, dollars
from dicedesk.games.poker_dice.rules import Category
from dicedesk.odds.poker_dice import PokerDiceOdds, solve

HANDS = list(combinations_with_replacement(range(1, 7), 5))
DICE = st.tuples(*[st.integers(1, 6)] * 5)


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


@given(dice=DICE, left=st.integers(0, 2), purse=st.sampled_from(range(0, 19_000, 500)))
def test_a_hand_takes_the_hands_of_its_quickest_hold(
    dice: Roll, left: int, purse: int, odds: PokerDiceOdds
) -> None:
    holds = odds.quick_holds(Cents(purse), dice, left)
    kept = [odds.hands_keeping(Cents(purse), dice, left, hold.keep) for hold in holds]
    assert kept == [hold.hands for hold in holds]
    assert odds.hands_within(Cents(purse), dice, left) == pytest.approx(min(kept), abs=1e-9)


@given(dice=DICE, left=st.integers(0, 2), purse=st.sampled_from(range(0, 19_000, 500)))
def test_a_hand_has_the_chance_of_the_award_of_its_safest_hold(
    dice: Roll, left: int, purse: int, odds: PokerDiceOdds
) -> None:
    kept = [hold.keep for hold in odds.holds(dice, left)]
    chances = [odds.award_chance_keeping(Cents(purse), dice, left, keep) for keep in kept]
    assert odds.award_chance_within(Cents(purse), dice, left) == pytest.approx(max(chances), abs=1e-12)


@given(dice=DICE, left=st.integers(0, 2))
def test_dice_that_are_kept_pay_what_their_hold_pays(dice: Roll, left: int, odds: PokerDiceOdds) -> None:
    for hold in odds.holds(dice, left):
        assert odds.mean_pay_keeping(dice, left, hold.keep[::-1]) == hold.mean_pay


def test_three_fives_become_four_or_five_of_a_kind_in_11_of_36_rolls(odds: PokerDiceOdds) -> None:
    chance = odds.chance_keeping((5, 5, 2, 5, 3), 1, (5, 5, 5), Category.FOUR_OF_A_KIND)
    assert chance == Fraction(11, 36)


def test_who_leaves_with_100_dollars_or_more_has_a_fresh_start_ahead(odds: PokerDiceOdds) -> None:
    assert {odds.hands_after_leaving(dollars(purse)) for purse in (100, 150, 185)} == {odds.hands_to_award}


@pytest.mark.parametrize("purse", range(0, 190, 5))
def test_no_dice_are_so_bad_that_leaving_is_quicker(purse: int, odds: PokerDiceOdds) -> None:
    left = odds.hands_after_leaving(dollars(purse))
    assert left >= odds.hands_from(dollars(purse))
    for hand in HANDS[::5]:
        assert left >= max(odds.hands_within(dollars(purse), hand, rolls) for rolls in (0, 1, 2))
