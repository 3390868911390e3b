"""A machine spread over the money of its player: numbered states, and the chances of going from one to another."""

from dataclasses import dataclass
from math import gcd

import numpy as np
import numpy.typing as npt

from dicedesk.lab.systems.asking import SystemsQuestion
from dicedesk.lab.systems.machine import Machine, SizeLimits, TooLargeError

Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

_NEVER = np.iinfo(np.int64).max
"""More money than anybody has."""


@dataclass(frozen=True)
class MoneyStates:
    """The states that a session can come to, the first one being `first`.

    Money is counted in `unit` cents, of which every price and payment is a multiple. For each state: the number of its
    `position`, the `money` in hand, what it is `worth` with the bets on the table, and whether the session is `broke`
    or has reached the `goal` there. The steps go from state `source` to state `target` with chance `share`, sorted by
    source; a state that ends the session stays as it is, and one that only the last throw comes to has none.
    `table` is the table that is thrown at, -1 at an end.
    """

    unit: int
    first: int
    position: Numbers
    money: Numbers
    worth: Numbers
    broke: npt.NDArray[np.bool_]
    goal: npt.NDArray[np.bool_]
    table: Numbers
    source: Numbers
    target: Numbers
    share: Floats

    @property
    def running(self) -> npt.NDArray[np.bool_]:
        """Which states do not end the session."""
        return ~(self.broke | self.goal)


def states_of(machine: Machine, asked: SystemsQuestion, limits: SizeLimits) -> MoneyStates:
    """All states that a session can come to in its throws. Raises TooLargeError."""
    spread = _Spread(machine, asked, _unit(machine, asked))
    if spread.cells > limits.cells:
        raise TooLargeError
    return spread.states(asked.throws)


def _unit(machine: Machine, asked: SystemsQuestion) -> int:
    amounts = {int(asked.bankroll)}
    amounts |= {made.price for choices in machine.bets for made in choices}
    amounts |= {back for table in machine.tables for _, back, _ in table.follows}
    amounts |= {
        back for number in range(len(machine.positions)) for back in machine.played_out(number).paid_back
    }
    return gcd(*amounts)


class _Spread:
    """A machine as arrays: positions are rows, bets and results of a throw columns; shorter rows are filled up."""

    def __init__(self, machine: Machine, asked: SystemsQuestion, unit: int) -> None:
        self._unit, self._start = unit, asked.bankroll // unit
        # A purse of at least the goal, or of less than the least bet, in whole units.
        self._goal, self._least = -(-asked.goal // unit), -(-machine.least // unit)
        count, tables = len(machine.positions), machine.tables
        self._on_table = np.array([machine.on_table(number) // unit for number in range(count)])
        self._may_leave = np.array([machine.may_leave(number) for number in range(count)])
        self._empty = np.array([not position.bets for position in machine.positions])
        wide, deep = max(map(len, machine.bets)), max(len(table.follows) for table in tables)
        self._price = np.full((count, wide), _NEVER)
        self._throwing = np.full((count, wide), -1)
        for number, choices in enumerate(machine.bets):
            for column, made in enumerate(choices):
                self._price[number, column] = made.price // unit
                self._throwing[number, column] = made.throwing
        self._share = np.zeros((len(tables), deep))
        self._back, self._next = np.zeros((2, len(tables), deep), np.int64)
        for number, table in enumerate(tables):
            for column, (chance, back, after) in enumerate(table.follows):
                self._share[number, column] = chance
                self._back[number, column], self._next[number, column] = back // unit, after
        # Money in hand is below the goal before a throw.
        self._wide = max(self._goal, self._start) + int(self._back.max()) + 1

    @property
    def cells(self) -> int:
        """How many pairs of position and money there are; a cell is numbered by both."""
        return len(self._empty) * self._wide

    def states(self, throws: int) -> MoneyStates:
        """The states that are reached in so many throws from the first position with the bankroll."""
        cells = np.zeros(self.cells, np.int32)
        found, reached = [np.array([self._start])], np.array([self._start])
        cells[self._start] = 1
        steps = list[tuple[Numbers, Numbers, Floats]]()
        for _ in range(throws):
            if not len(reached):
                break
            steps.append(self._steps(reached))
            targets = np.unique(steps[-1][1])
            reached = targets[cells[targets] == 0]
            cells[reached] = 1
            found.append(reached)
        keys = np.sort(np.concatenate(found))
        cells[keys] = np.arange(len(keys))
        source, target, share = (np.concatenate(column) for column in zip(*steps, strict=True))
        order = np.argsort(source, kind="stable")
        broke, goal = self._ends(keys)
        position, money = np.divmod(keys, self._wide)
        return MoneyStates(
            unit=self._unit,
            first=int(cells[self._start]),
            position=position,
            money=money,
            worth=money + self._on_table[position],
            broke=broke,
            goal=goal,
            table=np.where(broke | goal, -1, self._bets(keys)[0]),
            source=cells[source[order]].astype(np.int64),
            target=cells[target[order]].astype(np.int64),
            share=share[order],
        )

    def _ends(self, keys: Numbers) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """Whether the player is broke there, and whether the goal is reached."""
        position, money = np.divmod(keys, self._wide)
        goal = (money >= self._goal) | (
            self._may_leave[position] & (money + self._on_table[position] >= self._goal)
        )
        return self._empty[position] & (money < self._least) & ~goal, goal

    def _bets(self, keys: Numbers) -> tuple[Numbers, Numbers]:
        """The table that is thrown at there, and the money that is left in hand; nothing is meant by them at ends."""
        position, money = np.divmod(keys, self._wide)
        column = np.argmax(money[:, None] >= self._price[position], axis=1)
        return self._throwing[position, column], money - self._price[position, column]

    def _steps(self, keys: Numbers) -> tuple[Numbers, Numbers, Floats]:
        """All steps from these cells."""
        broke, goal = self._ends(keys)
        stopped, running = keys[broke | goal], keys[~(broke | goal)]
        table, left = self._bets(running)
        targets = self._next[table] * self._wide + left[:, None] + self._back[table]
        shares = self._share[table]
        real = shares > 0
        sources = np.broadcast_to(running[:, None], targets.shape)
        return (
            np.concatenate([stopped, sources[real]]),
            np.concatenate([stopped, targets[real]]),
            np.concatenate([np.ones(len(stopped)), shares[real]]),
        )
