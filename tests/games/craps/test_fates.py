"""What becomes of bets: by one throw, by each of the 36, and until they are gone; and what a table is worth."""

from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.core.dice import Roll
from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import COME_ODDS, COMES, NAMES, PLACES, Bet, in_order
from dicedesk.games.craps.costs import price_of, price_of_table
from dicedesk.games.craps.fates import (
    DIFFERENT_THROWS,
    BetPosition,
    Settlement,
    added_up,
    fate_of,
    grid_of,
    money_back,
    position_of,
    thrown,
    worth_of_table,
)
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.rules import CrapsState, Throw
from tests.games.craps.plain_odds import solved
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


@pytest.fixture(scope="module")
def tables() -> list[CrapsState]:
    """Tables of random games with bets on them."""
    return list(random_tables(range(60)))


@pytest.mark.parametrize(
    ("name", "point", "won", "lost", "pushed"),
    [
        ("pass", None, 8, 4, 0),
        ("pass", 6, 5, 6, 0),
        ("dont-pass", None, 3, 8, 1),
        ("place-8", 6, 5, 6, 0),
        ("hard-8", 6, 1, 10, 0),
        ("hard-8", None, 0, 0, 0),
        ("field", 6, 16, 20, 0),
        ("world", 6, 6, 24, 6),
        ("hop-6-5", 6, 2, 34, 0),
    ],
)
def test_so_many_of_the_36_ways_win_lose_and_push(
    name: str, point: int | None, won: int, lost: int, pushed: int
) -> None:
    grid = grid_of(BetPosition(LAS_VEGAS, name, point), dollars(6))
    wins, losses = grid.ways(Settlement.WON), grid.ways(Settlement.LOST)
    assert (wins, losses, grid.ways(Settlement.PUSHED)) == (won, lost, pushed)
    assert grid.ways(Settlement.WAITS) == 36 - won - lost - pushed


def test_the_squares_stand_by_the_first_die_and_then_by_the_second() -> None:
    grid = grid_of(BetPosition(LAS_VEGAS, "pass", 6), dollars(6))
    assert [square.faces for square in grid.squares[:7]] == [*((1, d2) for d2 in range(1, 7)), (2, 1)]


def test_a_square_tells_the_money_that_is_won_or_lost() -> None:
    grid = grid_of(BetPosition(LAS_VEGAS, "place-8", 6), dollars(6))
    gains = {square.faces: square.gain for square in grid.squares}
    assert (gains[4, 4], gains[3, 4], gains[1, 1]) == (700, -600, 0)


def test_a_bet_that_moves_gains_nothing_by_it() -> None:
    grid = grid_of(BetPosition(LAS_VEGAS, "come", 6), dollars(6))
    assert grid.squares[-8].gain == grid.squares[0].gain + 600 == 0


@pytest.mark.no_cover
def test_the_squares_of_all_bets_sum_up_to_what_the_next_throw_brings_to_the_table(
    tables: list[CrapsState],
) -> None:
    for state in tables:
        before = state.bankroll + state.on_table
        gains = [
            (ways, after.bankroll + after.on_table - before)
            for faces, ways in DIFFERENT_THROWS.items()
            for after in [state.apply(Throw(), faces).state]
        ]
        mean = Fraction(sum(ways * gain for ways, gain in gains), 36)
        square = Fraction(sum(ways * gain**2 for ways, gain in gains), 36)
        price = price_of_table(state)
        assert (price.next_throw, price.next_variance) == (-mean, square - mean**2)


@pytest.mark.no_cover
def test_the_squares_of_a_bet_sum_up_to_its_price(tables: list[CrapsState]) -> None:
    for state in tables:
        for bet in state.bets:
            grid, price = grid_of(position_of(state, bet.kind), bet.amount), price_of(state, bet)
            assert (price.next_throw, price.next_variance) == (-grid.mean, grid.variance)


def test_no_bets_bring_nothing() -> None:
    assert added_up(()) == (0, 0)
    assert price_of_table(CrapsState.opened()).next_throw == 0


def test_squares_know_the_commission_on_a_win() -> None:
    grid = grid_of(BetPosition(LAS_VEGAS, "lay-4", 6), Cents(2000))
    assert max(square.gain for square in grid.squares) == 1000 - 50


def test_pass_wins_244_times_of_495() -> None:
    fate = fate_of(BetPosition(LAS_VEGAS, "pass", None))
    assert (fate.chance(Settlement.WON), fate.throws, fate.decisions) == (
        Fraction(244, 495),
        Fraction(557, 165),
        1,
    )


def test_a_place_bet_that_stays_up_is_decided_until_a_seven_takes_it() -> None:
    fate = fate_of(BetPosition(LAS_VEGAS, "place-6", 8))
    assert (fate.chance(Settlement.WON), fate.decisions) == (Fraction(5, 11), Fraction(11, 6))


def test_the_wins_of_a_place_bet_that_stays_up_are_a_geometric_number() -> None:
    fate = fate_of(BetPosition(LAS_VEGAS, "place-6", 8))
    won = next(payment for payment in fate.payments if payment.settlement is Settlement.WON)
    mean, variance = Fraction(5, 6), Fraction(5, 6) * Fraction(11, 6)
    assert (won.times, won.squared) == (mean, variance + mean**2)


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", [BUILDING_SKILLS, LAS_VEGAS])
@pytest.mark.parametrize("odds_on", [False, True])
@pytest.mark.parametrize("point", [None, 6, 9])
def test_a_fate_is_the_mean_of_the_fates_after_the_next_throw(
    rules: HouseRules, odds_on: bool, point: int | None
) -> None:
    for name in NAMES:
        position = BetPosition(rules, name, point, odds_on, odds_on)
        throws, decisions = Fraction(1), Fraction(0)
        for faces, ways in DIFFERENT_THROWS.items():
            done = thrown(position, dollars(1), faces)
            decisions += Fraction(ways, 36) * (done.settlement is not Settlement.WAITS)
            if done.after is not None:
                throws += Fraction(ways, 36) * fate_of(done.after).throws
                decisions += Fraction(ways, 36) * fate_of(done.after).decisions
        fate = fate_of(position)
        assert (fate.throws, fate.decisions) == (throws, decisions), name


def test_a_come_bet_ends_as_the_bets_that_it_becomes() -> None:
    assert {payment.position.name for payment in fate_of(BetPosition(LAS_VEGAS, "come", 6)).payments} <= {
        "come",
        *(kind.name for kind in COMES.values()),
    }


def table(rules: HouseRules, point: int | None, bets: dict[str, int], *, is_on: bool = False) -> CrapsState:
    """A table with these bets in cents."""
    empty = CrapsState(rules, dollars(100), point, odds_on=is_on, bets_on=is_on)
    lying = in_order(Bet(Cents(cents), empty.kind_named(name)) for name, cents in bets.items())
    return CrapsState(rules, dollars(100), point, lying, is_on, bets_on=is_on)


def by_brute_force(first: CrapsState) -> Fraction:
    """The expected money of a table when nothing is touched: its positions' equations, solved as a whole."""
    states, goes_to = [first], list[dict[int, Fraction]]()
    numbers = {(first.point, first.bets): 0}
    gains = list[tuple[Fraction, ...]]()
    for state in states:
        goes, gain = dict[int, Fraction](), Fraction(0)
        for faces, ways in DIFFERENT_THROWS.items() if state.bets else ():
            then = state.apply(Throw(), faces).state
            key = (then.point, then.bets)
            if key not in numbers:
                numbers[key] = len(states)
                states.append(then)
            gain += Fraction(ways, 36) * (then.bankroll - state.bankroll)
            goes[numbers[key]] = goes.get(numbers[key], Fraction(0)) + Fraction(ways, 36)
        goes_to.append(goes)
        gains.append((gain,))
    return first.bankroll + solved(gains, goes_to)[0][0]


@pytest.mark.parametrize(
    "state",
    [
        table(LAS_VEGAS, None, {"pass": 1000, "place-6": 1300, "hard-8": 700}),
        table(LAS_VEGAS, 6, {"pass": 500, "pass-odds": 1700, "come": 500, "come-8": 500, "come-odds-8": 999}),
        table(BUILDING_SKILLS, 5, {"dont-pass": 500, "dont-pass-odds": 700, "dont-come": 501}),
        table(BUILDING_SKILLS, 5, {"come": 500, "come-9": 700, "come-odds-9": 1234}, is_on=True),
        table(LAS_VEGAS, 4, {"lay-4": 1001, "buy-10": 2003, "place-lose-5": 1300, "world": 77, "field": 5}),
        table(LAS_VEGAS, None, {"lay-4": 1001, "place-5": 2003, "hard-6": 1300, "big-8": 77}, is_on=True),
    ],
)
def test_the_worths_of_the_bets_add_up_to_the_worth_of_the_table_solved_as_a_whole(state: CrapsState) -> None:
    assert worth_of_table(state) == by_brute_force(state)


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", [BUILDING_SKILLS, LAS_VEGAS])
@pytest.mark.parametrize("point", [None, 4])
@pytest.mark.parametrize("is_on", [False, True])
def test_the_square_of_what_comes_back_is_a_mean_over_the_next_throw(
    rules: HouseRules, point: int | None, is_on: bool
) -> None:
    amount = Cents(1337)
    for name in NAMES:
        position = BetPosition(rules, name, point, is_on, is_on)
        mean = square = Fraction(0)
        for faces, ways in DIFFERENT_THROWS.items():
            done, share = thrown(position, amount, faces), Fraction(ways, 36)
            later = None if done.after is None else money_back(done.after, amount)
            more = Fraction(0) if later is None else later.mean
            more_square = Fraction(0) if later is None else later.variance + later.mean**2
            mean += share * (done.back + more)
            square += share * (done.back**2 + 2 * done.back * more + more_square)
        back = money_back(position, amount)
        assert (back.mean, back.variance) == (mean, square - mean**2), name


@pytest.mark.no_cover
def test_a_throw_changes_the_worth_of_a_table_by_luck_alone() -> None:
    for state in random_tables(range(200)):
        after = [
            (ways, worth_of_table(state.apply(Throw(), faces).state))
            for faces, ways in DIFFERENT_THROWS.items()
        ]
        assert sum((ways * worth for ways, worth in after), Fraction(0)) / 36 == worth_of_table(state)


def test_an_empty_table_is_worth_the_bankroll() -> None:
    assert worth_of_table(CrapsState.opened(LAS_VEGAS)) == 100_000


def test_a_pass_bet_with_a_point_of_4_is_worth_two_thirds_of_itself() -> None:
    state = table(LAS_VEGAS, 4, {"pass": 900})
    assert worth_of_table(state) == dollars(100) + 600
