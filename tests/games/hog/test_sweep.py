"""The sweep of margins and numbers of dice."""

import numpy as np
import pytest

from dicedesk.games.hog.odds import Table, win_chance
from dicedesk.games.hog.pairs import CELLS, Cell, Sweep, Swept, sweep, table_of_cell
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.points import NUMBERS_OF_DICE
from dicedesk.games.hog.strategy_rules_of_thumb import MARGINS, BaconStrategy, SwapStrategy

STRATEGIES: dict[Swept, type[BaconStrategy | SwapStrategy]] = {
    Swept.BACON: BaconStrategy,
    Swept.SWAP: SwapStrategy,
}


def always(dice: int) -> Table:
    return np.full((100, 100), dice, np.uint8)


@pytest.mark.parametrize("swept", Swept)
@pytest.mark.parametrize(("margin", "dice"), [(1, 4), (8, 6), (5, 10), (18, 1), (19, 3)])
def test_a_cell_is_the_strategy_of_that_name(swept: Swept, margin: int, dice: int) -> None:
    strategy = STRATEGIES[swept](margin, dice)
    np.testing.assert_array_equal(table_of_cell(swept, margin, dice), table_of(strategy))


def test_margins_from_one_to_nineteen_are_all_that_differ() -> None:
    np.testing.assert_array_equal(table_of_cell(Swept.BACON, 1, 4), always(0))
    np.testing.assert_array_equal(table_of_cell(Swept.BACON, 19, 4), always(4))
    tables = {table_of_cell(Swept.BACON, margin, 4).tobytes() for margin in MARGINS}
    assert len(tables) == len(MARGINS)


@pytest.fixture(scope="module", params=Swept)
def swept_against_four(request: pytest.FixtureRequest) -> Sweep:
    return sweep(request.param, always(4), lambda _: None)


def test_each_cell_is_the_exact_rate_of_the_pair(swept_against_four: Sweep) -> None:
    swept = swept_against_four
    for margin, dice in ((1, 1), (8, 4), (7, 6), (19, 10), (12, 5)):
        exact = win_chance(table_of_cell(swept.swept, margin, dice), always(4)).average
        assert swept.rates[margin - 1, dice - 1] == pytest.approx(exact, abs=1e-13)


def test_the_rates_are_those_that_the_command_line_tells() -> None:
    rates = {swept: sweep(swept, always(4), lambda _: None).rates[7, 3] for swept in Swept}
    assert rates[Swept.BACON] == pytest.approx(0.5790, abs=5e-5)
    assert rates[Swept.SWAP] == pytest.approx(0.6449, abs=5e-5)


def test_the_best_cell_is_won_most_often(swept_against_four: Sweep) -> None:
    best = swept_against_four.best
    assert best.rate == swept_against_four.rates.max()
    assert best.rate == swept_against_four.rates[best.margin - 1, best.dice - 1]


def test_of_equal_cells_the_lowest_margin_and_the_fewest_dice_are_named() -> None:
    rates = np.zeros((len(MARGINS), len(NUMBERS_OF_DICE)))
    rates[3, 5] = rates[3, 7] = rates[9, 0] = 0.6
    assert Sweep(Swept.BACON, rates).best == Cell(4, 6, 0.6)


def test_never_taking_free_bacon_is_even_against_the_same_dice() -> None:
    rates = sweep(Swept.BACON, always(4), lambda _: None).rates
    assert rates[-1, 3] == pytest.approx(0.5, abs=1e-12)
    # With margin 1 no dice are ever thrown, so their number does not matter.
    assert set(rates[0]) == {rates[0, 0]}


def test_it_says_how_far_it_is() -> None:
    told = list[int]()
    sweep(Swept.SWAP, always(6), told.append)
    assert told == sorted(told)
    assert len(told) > 10
    assert told[-1] == CELLS == 190
