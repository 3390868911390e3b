"""Betting systems by the tables that define them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.games.craps.players import (
    FIRST_ROW,
    BettingStrategy,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneThreeTwoSixBetting,
)

SYSTEMS = (
    NoChangeBetting(),
    MartingaleBetting(),
    OneThreeTwoSixBetting(),
    CancellationBetting(),
    FibonacciBetting(),
)


def after(betting: BettingStrategy, results: str) -> BettingStrategy:
    """The strategy after bets that were won (W) or lost (L)."""
    for result in results:
        betting = betting.won() if result == "W" else betting.lost()
    return betting


def bets_of(betting: BettingStrategy, results: str) -> list[int]:
    """The bet before each result, in units, and the one after the last."""
    return [after(betting, results[:count]).units for count in range(len(results) + 1)]


@pytest.mark.parametrize(
    ("betting", "results", "units"),
    [
        (NoChangeBetting(), "LLWL", [1, 1, 1, 1, 1]),
        (MartingaleBetting(), "LLLWLW", [1, 2, 4, 8, 1, 2, 1]),
        (MartingaleBetting(), "WW", [1, 1, 1]),
        (OneThreeTwoSixBetting(), "WWWWW", [1, 3, 2, 6, 1, 3]),
        (OneThreeTwoSixBetting(), "WLWWLL", [1, 3, 1, 3, 2, 1, 1]),
        (CancellationBetting(), "WWW", [7, 7, 7, 7]),
        (CancellationBetting(), "LLW", [7, 8, 9, 9]),
        (CancellationBetting((1, 2)), "LW", [3, 4, 2]),
        (FibonacciBetting(), "LLLLLL", [1, 1, 2, 3, 5, 8, 13]),
        (FibonacciBetting(), "LLLLWLW", [1, 1, 2, 3, 5, 2, 3, 1]),
        (FibonacciBetting(), "WLW", [1, 1, 1, 1]),
    ],
)
def test_a_system_bets_by_its_table(betting: BettingStrategy, results: str, units: list[int]) -> None:
    assert bets_of(betting, results) == units


def test_a_cancellation_adds_what_it_lost_at_the_end_of_the_row() -> None:
    assert after(CancellationBetting(), "L") == CancellationBetting((1, 2, 3, 4, 5, 6, 7))


def test_a_cancellation_crosses_out_both_ends_when_it_wins() -> None:
    assert after(CancellationBetting(), "W") == CancellationBetting((2, 3, 4, 5))


def test_a_cancellation_bets_a_number_that_is_alone_by_itself() -> None:
    assert CancellationBetting((4,)).units == 4


@pytest.mark.parametrize("row", [(4,), (3, 4)])
def test_a_finished_row_begins_anew(row: tuple[int, ...]) -> None:
    assert after(CancellationBetting(row), "W") == CancellationBetting()


@given(st.text("WL", max_size=60))
def test_a_finished_row_has_won_the_sum_of_its_numbers(results: str) -> None:
    betting, gain = CancellationBetting(), 0
    for result in results:
        gain += betting.units if result == "W" else -betting.units
        finishes = result == "W" and len(betting.row) <= 2
        betting = betting.won() if result == "W" else betting.lost()
        if finishes:
            assert gain == sum(FIRST_ROW)
            gain = 0


@given(st.integers(0, 20))
def test_a_martingale_that_wins_has_won_a_unit_whatever_it_lost_before(losses: int) -> None:
    *lost, won = bets_of(MartingaleBetting(), "L" * losses)
    assert won - sum(lost) == 1


@pytest.mark.parametrize("betting", SYSTEMS)
@given(results=st.text("WL", max_size=40))
def test_every_bet_is_at_least_a_unit(betting: BettingStrategy, results: str) -> None:
    assert min(bets_of(betting, results)) >= 1


@pytest.mark.parametrize("betting", SYSTEMS)
@given(results=st.text("WL", max_size=20))
def test_a_system_begun_anew_has_forgotten_everything(betting: BettingStrategy, results: str) -> None:
    assert after(betting, results).anew() == betting


def test_a_cancellation_begins_again_with_its_own_row() -> None:
    short = CancellationBetting((1, 2), (1, 2))
    assert (after(short, "W"), after(short, "LL").anew()) == (short, short)
