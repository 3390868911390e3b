"""Strategy tables for the tests of exact chances."""

from collections.abc import Callable

import numpy as np
import pytest

# The program imports it late; a test that coverage does not watch could be the first to do so.
import dicedesk.games.poker_dice.solver  # noqa: F401
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.rules import free_bacon, is_swap

TableOf = Callable[[Callable[[int, int], int]], Table]


@pytest.fixture(scope="session")
def table_of() -> TableOf:
    """Makes a table of a strategy: number of dice from own score and opponent's score."""

    def make(strategy: Callable[[int, int], int]) -> Table:
        return np.array([[strategy(own, other) for other in range(100)] for own in range(100)], np.uint8)

    return make


@pytest.fixture(scope="session")
def always() -> Callable[[int], Table]:
    """Makes the table that always rolls the same number of dice."""
    return lambda dice: np.full((100, 100), dice, np.uint8)


@pytest.fixture(scope="session")
def bacon_table(table_of: TableOf) -> Table:
    """No dice where Free Bacon gives 8 or more, else 4."""
    return table_of(lambda _, other: 0 if free_bacon(other) >= 8 else 4)


@pytest.fixture(scope="session")
def swap_table(table_of: TableOf) -> Table:
    """No dice where they swap to one's gain, or give 8 or more without a swap to one's loss; else 4."""

    def dice(own: int, other: int) -> int:
        score = own + free_bacon(other)
        if is_swap(score, other) and score != other:
            return 0 if other > score else 4
        return 0 if free_bacon(other) >= 8 else 4

    return table_of(dice)
