"""The sweep: how often `bacon` and `swap` win with each margin and each number of dice, against one opponent."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import numpy as np

from dicedesk.games.hog.odds_layout import GOAL, Floats, Table, bacon_points, is_swap
from dicedesk.games.hog.odds_points import NUMBERS_OF_DICE
from dicedesk.games.hog.pairs.many import MOST_AT_ONCE, Opponents

MARGINS = range(1, 20)
"""Free Bacon gives 1 to 18 points: with margin 1 it is always enough, with margin 19 never."""

CELLS = len(MARGINS) * len(NUMBERS_OF_DICE)


class Swept(Enum):
    """The strategies that have a margin and a number of dice."""

    BACON = "bacon"
    SWAP = "swap"


@dataclass(frozen=True)
class Cell:
    """A margin and a number of dice, and the chance to win with them, both seats averaged."""

    margin: int
    dice: int
    rate: float


@dataclass(frozen=True, eq=False)
class Sweep:
    """The chances to win of a strategy, both seats averaged: (19, 10), by [margin from 1, dice from 1]."""

    swept: Swept
    rates: Floats

    @property
    def best(self) -> Cell:
        """The cell with the highest chance; of equal ones that with the lowest margin, then with the fewest dice."""
        row, column = divmod(int(self.rates.argmax()), len(NUMBERS_OF_DICE))
        return Cell(MARGINS[row], NUMBERS_OF_DICE[column], float(self.rates[row, column]))


def sweep(swept: Swept, opponent: Table, tell: Callable[[int], object]) -> Sweep:
    """All cells of a strategy against the opponent's table; `tell` hears how many of the 190 are done."""
    tables = [table_of_cell(swept, margin, dice) for margin in MARGINS for dice in NUMBERS_OF_DICE]
    rates = list[Floats]()
    for begin in range(0, CELLS, MOST_AT_ONCE):
        some = Opponents(tables[begin : begin + MOST_AT_ONCE], are_first=True)
        rates.append(some.met_by(opponent).mean(axis=1))
        tell(min(begin + MOST_AT_ONCE, CELLS))
    return Sweep(swept, np.concatenate(rates).reshape(len(MARGINS), len(NUMBERS_OF_DICE)))


def table_of_cell(swept: Swept, margin: int, dice: int) -> Table:
    """The strategy's table, as `dicedesk.games.hog.players` describes the strategy, for all states at once."""
    own, other = np.arange(GOAL)[:, None], np.arange(GOAL)[None, :]
    bacon = bacon_points()[None, :]
    enough = np.broadcast_to(bacon >= margin, (GOAL, GOAL))
    if swept is Swept.BACON:
        takes = enough
    else:
        reached = own + bacon
        swaps = is_swap(reached, other)
        takes = (swaps & (other > reached)) | (enough & ~(swaps & (other < reached)))
    return np.where(takes, 0, dice).astype(np.uint8)
