"""Many sessions of a betting system at once, with random throws, through the arrays of its machine.

Sessions are lanes: a position and the money in hand. In each throw all lanes make their bets, and take the result in
one of the 36 columns of their table, which are all as likely. Sessions whose bets have to stand at their end are played
on, without new bets, until these are decided; so each session that is begun is finished.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from dicedesk.core.dice import SIDES
from dicedesk.games.craps.systems.machine_arrays import MachineArrays, Marks, Numbers

WAYS = SIDES**2
_BYTES = 256 // WAYS * WAYS
"""So many of the values of a byte stand for throws, seven for each; others are drawn again."""

_LEAST_DRAWN = 1 << 15

_THROW_OF_BYTE = np.arange(256, dtype=np.int64) % WAYS


@dataclass(frozen=True, eq=False)
class ThrowTables:
    """For each position and each of the 36 throws, at [36 * position + throw], what the dearest bets come to.

    `gained` is what the player gets back less the price of the bets, `onward` the next position. `standing_gained` and
    `standing_onward` are the same without new bets, at the table `standing`. `slots` are the columns of a table's
    results, one for each throw. With less than `price` in hand these bets cannot be paid, and
    others are made. A lane ends with at least `upper` or less than `lower` in hand, by its position.
    """

    arrays: MachineArrays
    slots: Numbers
    standing: Numbers
    price: Numbers
    gained: Numbers
    onward: Numbers
    standing_gained: Numbers
    standing_onward: Numbers
    upper: Numbers
    lower: Numbers


def throw_tables(arrays: MachineArrays) -> ThrowTables:
    """The tables of a machine."""
    counts = np.rint(arrays.share * WAYS).astype(np.int64)
    slots = np.array([np.repeat(np.arange(len(row)), row) for row in counts])
    back, onward = (np.take_along_axis(each, slots, axis=1) for each in (arrays.back, arrays.onward))
    first = arrays.table[:, 0]
    # The last bets that can be made where some lie already are none; where none lie, nothing is played on.
    last = (arrays.table >= 0).sum(axis=1) - 1
    standing = arrays.table[np.arange(len(first)), last]
    goal = np.full(len(first), arrays.goal)
    return ThrowTables(
        arrays=arrays,
        slots=slots,
        standing=standing,
        price=arrays.price[:, 0].copy(),
        gained=(back[first] - arrays.price[:, :1]).ravel(),
        onward=onward[first].ravel(),
        standing_gained=back[standing].ravel(),
        standing_onward=onward[standing].ravel(),
        upper=np.where(arrays.may_leave, goal - arrays.on_table, goal),
        lower=np.where(arrays.empty, arrays.least, 0),
    )


@dataclass
class SessionLanes:
    """Sessions side by side: the number of each in its chunk, its position, and the money in hand."""

    number: Numbers
    position: Numbers
    money: Numbers

    @classmethod
    def opened(cls, arrays: MachineArrays, count: int) -> Self:
        """So many sessions that begin."""
        return cls(np.arange(count), np.zeros(count, np.int64), np.full(count, arrays.start, np.int64))

    @classmethod
    def joined(cls, parts: Sequence["SessionLanes"]) -> Self:
        """All sessions of these parts."""
        columns = zip(*((each.number, each.position, each.money) for each in parts), strict=True)
        return cls(*map(np.concatenate, columns))

    def __len__(self) -> int:
        return len(self.position)

    def taken(self, which: Marks) -> "SessionLanes":
        """The sessions that are marked."""
        return SessionLanes(self.number[which], self.position[which], self.money[which])


class SessionPlay:
    """Throws for lanes."""

    def __init__(self, tables: ThrowTables, generator: np.random.Generator) -> None:
        self._tables, self._arrays = tables, tables.arrays
        self._generator = generator
        self._drawn = np.zeros(0, np.uint8)

    def throw(self, lanes: SessionLanes) -> None:
        """One throw for each session, with the bets that it makes."""
        tables, throws = self._tables, self._throws(len(lanes))
        short = np.flatnonzero(lanes.money < tables.price.take(lanes.position))
        money, position = lanes.money[short], lanes.position[short]
        index = lanes.position * WAYS + throws
        lanes.money += tables.gained.take(index)
        lanes.position = tables.onward.take(index)
        if len(short):
            column = self._arrays.choice(position, money)
            table = self._arrays.table[position, column]
            slot = tables.slots[table, throws[short]]
            lanes.money[short] = money - self._arrays.price[position, column] + self._arrays.back[table, slot]
            lanes.position[short] = self._arrays.onward[table, slot]

    def tables_thrown_at(self, lanes: SessionLanes) -> Numbers:
        """The table of each session, with the bets that it makes now."""
        column = self._arrays.choice(lanes.position, lanes.money)
        tables: Numbers = self._arrays.table[lanes.position, column]
        return tables

    def throw_without_bets(self, lanes: SessionLanes) -> None:
        """One throw for each session, in which the bets that lie on its table have to stand."""
        index = lanes.position * WAYS + self._throws(len(lanes))
        lanes.money += self._tables.standing_gained.take(index)
        lanes.position = self._tables.standing_onward.take(index)

    def _throws(self, count: int) -> Numbers:
        """So many throws as numbers from 0 to 35, each as likely."""
        while len(self._drawn) < count:
            words = self._generator.bit_generator.random_raw(max(count, _LEAST_DRAWN) // 8)
            drawn = words.view(np.uint8)
            self._drawn = np.concatenate([self._drawn, drawn[drawn < _BYTES]])
        throws, self._drawn = self._drawn[:count], self._drawn[count:]
        return _THROW_OF_BYTE.take(throws)
