"""What the coach says at the craps table, and that it says what the prices are."""

from dataclasses import replace

from dicedesk.core.money import dollars
from dicedesk.games.craps.coach_costs import (
    coming_roll_words,
    coming_words,
    costs_at,
    dearest_words,
    hour_words,
    next_roll_words,
    until_gone_words,
)
from dicedesk.games.craps.coach_prices import price_of_table, price_to_make
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw

EMPTY = CrapsState.opened(LAS_VEGAS)
POINT_EIGHT = EMPTY.apply(PlaceBet("pass", 10)).state.apply(Throw(), (6, 2)).state


def with_bets(state: CrapsState, *bets: tuple[str, int]) -> CrapsState:
    for name, stake in bets:
        state = state.apply(PlaceBet(name, stake)).state
    return state


def test_the_costs_are_the_prices_of_the_table_and_of_the_bet_on_the_spot() -> None:
    state = with_bets(POINT_EIGHT, ("pass-odds", 20), ("hard-8", 5))
    costs = costs_at((state, "field", 5))
    assert (costs.table, costs.coming) == (price_of_table(state), price_to_make(state, "field", dollars(5)))


def test_where_no_bet_can_be_made_none_is_about_to_be() -> None:
    assert costs_at((EMPTY, "pass-odds", 5)).coming is None
    assert costs_at((EMPTY, "", 5)).coming is None


def test_a_table_of_several_bets_says_what_all_cost_and_which_one_costs_most() -> None:
    table = price_of_table(with_bets(POINT_EIGHT, ("pass-odds", 20), ("hard-8", 5)))
    assert until_gone_words(table) == "Your bets cost $1.36 on average until they are gone."
    assert dearest_words(table) == "The most expensive is Pass: $0.91."
    assert next_roll_words(table) == "Next roll: −$0.42 on average, give or take $22."
    assert hour_words(table).startswith("An hour (60 rolls): −$")


def test_one_bet_alone_is_not_named_as_the_dearest() -> None:
    assert dearest_words(price_of_table(with_bets(EMPTY, ("pass", 10)))) is None


def test_bets_that_cost_nothing_or_gain_say_so() -> None:
    odds = price_of_table(with_bets(POINT_EIGHT, ("pass-odds", 20)))
    fair = replace(odds, bets=odds.bets[1:], until_gone=odds.bets[1].until_gone)
    assert until_gone_words(fair) == "Your bets cost nothing on average until they are gone."
    assert dearest_words(replace(fair, bets=fair.bets * 2)) is None
    against = with_bets(EMPTY, ("dont-pass", 10)).apply(Throw(), (6, 2)).state
    assert until_gone_words(price_of_table(against)) == "Your bets gain $0.91 on average until they are gone."


def test_a_bet_that_is_about_to_be_made_says_its_cost_its_luck_and_its_next_roll() -> None:
    price = price_to_make(EMPTY, "pass", dollars(10))
    assert coming_words(price) == "$10 on Pass: −$0.14 on average until it is gone, give or take $10.00."
    assert coming_roll_words(price) == "Next roll: +$1.11."
    assert hour_words(price) == "An hour (60 rolls): −$2.51."
