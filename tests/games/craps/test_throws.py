"""What one throw does to one bet: read off the rules, and equal to what they do on a whole table."""

from dataclasses import replace

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import COME_ODDS, PLACES
from dicedesk.games.craps.coach_throws import BetPosition, Settlement, position_of, thrown
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.games.craps.odds import DIFFERENT_THROWS
from dicedesk.games.craps.rules import CrapsState, Throw
from tests.games.craps.random_tables import random_tables

TEN = dollars(10)


@pytest.mark.parametrize(
    ("name", "point", "faces", "settlement", "back"),
    [
        ("pass", None, (3, 4), Settlement.WON, 2000),
        ("pass", None, (1, 1), Settlement.LOST, 0),
        ("dont-pass", None, (6, 6), Settlement.PUSHED, 1000),
        ("pass-odds", 6, (3, 3), Settlement.WON, 2200),
        ("place-8", 6, (4, 4), Settlement.WON, 2166),
        ("lay-4", 6, (3, 4), Settlement.WON, 1475),
        ("buy-4", 6, (2, 2), Settlement.WON, 2950),
        ("field", 6, (6, 6), Settlement.WON, 4000),
        ("world", 6, (3, 4), Settlement.PUSHED, 1000),
        ("come-odds-6", None, (3, 3), Settlement.PUSHED, 1000),
    ],
)
def test_a_bet_that_is_decided_brings_back_what_the_house_pays(
    name: str, point: int | None, faces: Roll, settlement: Settlement, back: int
) -> None:
    rules = replace(LAS_VEGAS, place_wins_stay=False, come_on_point_wins=False)
    done = thrown(BetPosition(rules, name, point), TEN, faces)
    assert (done.settlement, done.back, done.after) == (settlement, back, None)


def test_a_place_bet_that_stays_up_brings_back_what_it_wins_alone() -> None:
    position = BetPosition(LAS_VEGAS, "place-8", 6)
    done = thrown(position, TEN, (4, 4))
    assert (done.settlement, done.back, done.after) == (Settlement.WON, 1166, position)


def test_a_come_bet_goes_on_where_it_moves_to() -> None:
    done = thrown(BetPosition(LAS_VEGAS, "come", 6), TEN, (4, 4))
    assert (done.settlement, done.back, done.after) == (
        Settlement.WAITS,
        0,
        BetPosition(LAS_VEGAS, "come-8", 6),
    )


def test_a_bet_that_waits_has_the_point_after_the_throw() -> None:
    done = thrown(BetPosition(LAS_VEGAS, "place-8", 6), TEN, (3, 3))
    assert done.after == BetPosition(LAS_VEGAS, "place-8", None)


def test_limits_of_the_table_make_no_other_position() -> None:
    cheap, dear = (
        CrapsState.opened(replace(LAS_VEGAS, minimum=least, bankroll=500, odds_limit=least))
        for least in (5, 25)
    )
    assert position_of(cheap, PLACES[6]) == position_of(dear, PLACES[6])


def test_only_bets_that_can_rest_have_positions_in_which_they_were_told_to_work() -> None:
    state = replace(CrapsState.opened(BUILDING_SKILLS), odds_on=True, bets_on=True)
    assert position_of(state, COME_ODDS[6]).odds_on
    assert not position_of(state, PLACES[6]).bets_on
    assert position_of(replace(state, rules=LAS_VEGAS), PLACES[6]).bets_on


def test_the_bets_of_a_table_bring_back_each_by_itself_what_the_table_pays() -> None:
    for state in random_tables(range(60)):
        for faces in DIFFERENT_THROWS:
            after = state.apply(Throw(), faces).state
            alone = [thrown(position_of(state, bet.kind), bet.amount, faces) for bet in state.bets]
            assert sum(done.back for done in alone) == after.bankroll - state.bankroll
            lying = {
                (done.after.name, bet.amount)
                for done, bet in zip(alone, state.bets, strict=True)
                if done.after is not None
            }
            assert lying == {(bet.name, bet.amount) for bet in after.bets}


def test_the_21_throws_are_36_ways() -> None:
    assert sum(DIFFERENT_THROWS.values()) == 36
