"""What keeping dice is worth at Poker Dice, and what leaving is."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.dice import Roll
from dicedesk.core.money import Cents, dollars
from dicedesk.games.poker_dice.odds import PokerDiceOdds, solve
from dicedesk.games.poker_dice.rules import PAYS, Category

HANDS = list(combinations_with_replacement(range(1, 7), 5))
DICE = st.tuples(*[st.integers(1, 6)] * 5)


@pytest.fixture(scope="module")
def odds() -> PokerDiceOdds:
    """The chances, worked out once."""
    return solve()


@given(dice=DICE, left=st.integers(0, 2), purse=st.sampled_from(range(0, 19_000, 500)))
def test_a_hand_takes_the_hands_of_its_best_hold(
    dice: Roll, left: int, purse: int, odds: PokerDiceOdds
) -> None:
    holds = odds.weighed_holds(Cents(purse), dice, left)
    kept = [odds.weighed_keeping(Cents(purse), dice, left, hold.keep) for hold in holds]
    assert kept == [hold.hands for hold in holds]
    assert odds.weighed_within(Cents(purse), dice, left) == pytest.approx(min(kept), abs=1e-9)


@given(dice=DICE, left=st.integers(0, 2), purse=st.sampled_from(range(0, 19_000, 500)))
def test_what_is_kept_leads_to_its_hands_by_the_chances_of_the_categories(
    dice: Roll, left: int, purse: int, odds: PokerDiceOdds
) -> None:
    for hold in odds.weighed_holds(Cents(purse), dice, left):
        chances = odds.chances_keeping(Cents(purse), dice, left, hold.keep[::-1])
        hands = sum(
            chance * odds.weighed_from(Cents(purse + PAYS[category])) for category, chance in chances.items()
        )
        assert hold.hands == pytest.approx(hands, abs=1e-7)


@given(dice=DICE, left=st.integers(0, 2), purse=st.sampled_from(range(0, 19_000, 500)))
def test_a_hand_has_the_chance_of_the_award_of_its_best_hold(
    dice: Roll, left: int, purse: int, odds: PokerDiceOdds
) -> None:
    best = odds.weighed_holds(Cents(purse), dice, left)[0].keep
    chance = odds.award_chance_keeping(Cents(purse), dice, left, best)
    assert odds.award_chance_within(Cents(purse), dice, left) == chance


def test_three_fives_become_four_or_five_of_a_kind_in_11_of_36_rolls(odds: PokerDiceOdds) -> None:
    chances = odds.chances_keeping(dollars(110), (5, 5, 2, 5, 3), 1, (5, 5, 5))
    four_or_five = chances[Category.FOUR_OF_A_KIND] + chances[Category.FIVE_OF_A_KIND]
    assert four_or_five == pytest.approx(11 / 36)


@pytest.mark.parametrize("purse", range(0, 190, 5))
def test_no_dice_are_so_bad_that_leaving_is_better(purse: int, odds: PokerDiceOdds) -> None:
    missed = 100 + 1e-9
    assert missed >= odds.weighed_from(dollars(purse))
    for hand in HANDS[::5]:
        assert missed >= max(odds.weighed_within(dollars(purse), hand, rolls) for rolls in (0, 1, 2))
