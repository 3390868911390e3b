"""A machine as arrays of whole numbers, which many sessions, or many amounts of money, go through at once."""

from dataclasses import dataclass
from math import gcd

import numpy as np
import numpy.typing as npt

from dicedesk.core.money import Cents
from dicedesk.games.craps.systems.asking import SystemsQuestion
from dicedesk.games.craps.systems.machine import Machine

Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Marks = npt.NDArray[np.bool_]

NEVER = np.iinfo(np.int64).max
"""More money than anybody has."""


@dataclass(frozen=True, eq=False)
class MachineArrays:
    """Positions are rows, the bets in them and the results of a throw columns; shorter rows are filled up.

    Money is counted in `unit` cents, of which every price and payment is a multiple. A session begins with `start` in
    position 0. It ends in a position with at least `goal` in hand, in one that may be left with what lies `on_table`,
    or with less than `least` and without bets. The first bets whose `price` is at most the money in hand are made, and
    their `table` thrown at. At a table the result in each column has its `share` (0..1, 0 for a column without one),
    the money that goes `back`, and the `onward` position.
    """

    unit: int
    start: int
    goal: int
    least: int
    on_table: Numbers
    may_leave: Marks
    empty: Marks
    price: Numbers
    table: Numbers
    share: Floats
    back: Numbers
    onward: Numbers

    def is_goal(self, position: Numbers, money: Numbers) -> Marks:
        """Whether the goal is reached there: no new bets are made."""
        leaves_with = money + self.on_table[position]
        reached: Marks = (money >= self.goal) | (self.may_leave[position] & (leaves_with >= self.goal))
        return reached

    def is_broke(self, position: Numbers, money: Numbers) -> Marks:
        """Whether no bet lies on the table there, and none can be made."""
        broke: Marks = self.empty[position] & (money < self.least) & ~self.is_goal(position, money)
        return broke

    def choice(self, position: Numbers, money: Numbers) -> Numbers:
        """The column of the bets that are made there; it means nothing where the session ends."""
        column: Numbers = np.argmax(money[:, None] >= self.price[position], axis=1)
        return column


def arrays_of(machine: Machine, asked: SystemsQuestion) -> MachineArrays:
    """The arrays of a machine for the money of a question."""
    unit = _unit(machine, asked)
    count, tables = len(machine.positions), machine.tables
    wide, deep = max(map(len, machine.bets)), max(len(table.follows) for table in tables)
    price, table_of = np.full((count, wide), NEVER), np.full((count, wide), -1)
    for number, choices in enumerate(machine.bets):
        for column, made in enumerate(choices):
            price[number, column], table_of[number, column] = made.price // unit, made.throwing
    share = np.zeros((len(tables), deep))
    back, onward = np.zeros((2, len(tables), deep), np.int64)
    for number, table in enumerate(tables):
        for column, (chance, paid, after) in enumerate(table.follows):
            share[number, column], back[number, column], onward[number, column] = chance, paid // unit, after
    return MachineArrays(
        unit=unit,
        start=asked.bankroll // unit,
        # A purse of at least the goal, or of less than the least bet, in whole units.
        goal=-(-asked.goal // unit),
        least=-(-machine.least // unit),
        on_table=np.array([machine.on_table(number) // unit for number in range(count)]),
        may_leave=np.array([machine.may_leave(number) for number in range(count)]),
        empty=np.array([not position.bets for position in machine.positions]),
        price=price,
        table=table_of,
        share=share,
        back=back,
        onward=onward,
    )


def _unit(machine: Machine, asked: SystemsQuestion) -> Cents:
    amounts = {int(asked.bankroll)}
    amounts |= {made.price for choices in machine.bets for made in choices}
    amounts |= {back for table in machine.tables for _, back, _ in table.follows}
    amounts |= {
        back for number in range(len(machine.positions)) for back in machine.played_out(number).paid_back
    }
    return Cents(gcd(*amounts))
