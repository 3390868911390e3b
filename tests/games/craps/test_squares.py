"""The 36 squares of a bet: which win, lose and wait, and that they sum up to its figures."""

from fractions import Fraction

import pytest

from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.coach_prices import price_of, price_of_table
from dicedesk.games.craps.coach_squares import added_up, grid_of
from dicedesk.games.craps.coach_throws import BetPosition, Settlement, position_of
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.odds import DIFFERENT_THROWS
from dicedesk.games.craps.rules import CrapsState, Throw
from tests.games.craps.random_tables import random_tables


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
