"""What bets cost: known prices, the prices of the odds, and that throws sum up to the cost until a bet has gone."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.coach.craps.prices import price_of, price_of_table, price_to_make
from dicedesk.coach.craps.worths import worth_of_table
from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bet_kinds import BET_KINDS, LINE_BEHIND, MOVED, NAMES, PLACES
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.house_rules import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.moves import PlaceBet, Throw
from dicedesk.games.craps.state import CrapsState
from dicedesk.odds.craps import DIFFERENT_THROWS, STAKE, figures
from tests.coach.craps.random_tables import random_tables

CASINO = CrapsState.opened(LAS_VEGAS)
WITH_SIX = replace(CASINO, point=6)
MADE = tuple(name for name in NAMES if BET_KINDS[name] not in MOVED and BET_KINDS[name] not in LINE_BEHIND)


def test_ten_dollars_on_pass_cost_14_cents_and_two_and_a_half_dollars_an_hour() -> None:
    price = price_to_make(CASINO, "pass", dollars(10))
    assert price.until_gone == price.each_decision == 1000 * Fraction(7, 495)
    assert price.an_hour == 60 * price.until_gone / Fraction(557, 165)
    assert price.variance == 1000**2 * (1 - Fraction(7, 495) ** 2)


def test_pass_with_a_point_costs_more_until_it_has_gone_but_the_same_an_hour() -> None:
    lying = price_of(WITH_SIX, Bet(dollars(11), BET_KINDS["pass"]))
    assert (lying.until_gone, lying.next_throw) == (100, 1100 * Fraction(1, 36))
    assert lying.an_hour == price_to_make(CASINO, "pass", dollars(11)).an_hour


def test_a_place_bet_that_stays_up_costs_the_same_each_time_it_is_decided() -> None:
    stays = price_to_make(WITH_SIX, "place-8", dollars(12))
    comes_back = price_to_make(
        replace(WITH_SIX, rules=replace(LAS_VEGAS, place_wins_stay=False)), "place-8", dollars(12)
    )
    assert stays.each_decision == comes_back.each_decision == 1200 * Fraction(1, 66)
    assert stays.until_gone == comes_back.until_gone * Fraction(11, 6)


def test_odds_cost_nothing() -> None:
    state = replace(WITH_SIX, bets=(Bet(dollars(10), BET_KINDS["pass"]),))
    price = price_to_make(state, "pass-odds", dollars(50))
    assert (price.until_gone, price.next_throw, price.an_hour) == (0, 0, 0)
    assert price.variance > 0


def test_the_commission_is_a_part_of_the_price_of_a_bet_that_is_about_to_be_made() -> None:
    state = replace(CrapsState.opened(BUILDING_SKILLS), point=6)
    price = price_to_make(state, "buy-4", dollars(20))
    assert price.until_gone == 100
    assert price_of(state, Bet(dollars(20), BET_KINDS["buy-4"])).until_gone == 0


def test_a_come_bet_that_has_moved_costs_an_hour_what_come_costs() -> None:
    moved = price_of(WITH_SIX, Bet(dollars(10), BET_KINDS["come-8"]))
    assert moved.an_hour == price_to_make(WITH_SIX, "come", dollars(10)).an_hour


@settings(max_examples=40, deadline=None)
@given(
    st.builds(
        HouseRules,
        commission_on_win=st.booleans(),
        come_out_rest=st.booleans(),
        lays_rest=st.booleans(),
        numbers_any_time=st.booleans(),
        come_on_point_wins=st.booleans(),
        field_twelve=st.sampled_from([2, 3]),
        casino_bets=st.just(True),
    ),
    st.sampled_from(MADE),
)
def test_an_hour_costs_60_throws_of_the_house_edge(rules: HouseRules, name: str) -> None:
    state = replace(CrapsState.opened(rules), point=None if name.endswith("pass") else 6)
    known, price = figures(name, rules), price_to_make(state, name, STAKE)
    at_any_time = replace(state, rules=replace(rules, maximum=1_000, numbers_any_time=True))
    put_down = state.bankroll - at_any_time.apply(PlaceBet(name, 660)).state.bankroll
    assert price.an_hour == 60 * known.edge_per_throw * put_down


@pytest.mark.no_cover
def test_what_bets_cost_until_they_have_gone_is_what_their_throws_cost() -> None:
    for state in random_tables(range(60)):
        price = price_of_table(state)
        later = sum(
            (
                ways * price_of_table(state.apply(Throw(), faces).state).until_gone
                for faces, ways in DIFFERENT_THROWS.items()
            ),
            Fraction(0),
        )
        assert price.until_gone == price.next_throw + later / 36
        assert price.until_gone == state.bankroll + state.on_table - worth_of_table(state)


def test_the_price_of_a_bet_is_what_making_it_takes_from_the_worth_of_the_table() -> None:
    for cents in (PlaceBet("place-5", 13), PlaceBet("lay-8", 7), PlaceBet("come", 11)):
        after = WITH_SIX.apply(cents).state
        price = price_to_make(WITH_SIX, cents.name, dollars(cents.dollars))
        assert price.until_gone == worth_of_table(WITH_SIX) - worth_of_table(after)


def test_the_bets_of_a_table_are_priced_in_their_order() -> None:
    state = replace(WITH_SIX, bets=tuple(Bet(Cents(500), kind) for kind in (BET_KINDS["pass"], PLACES[8])))
    table = price_of_table(state)
    assert [(bet.name, bet.amount) for bet in table.bets] == [("pass", 500), ("place-8", 500)]
    assert table.an_hour == sum(bet.an_hour for bet in table.bets)
