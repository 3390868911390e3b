"""A machine spread over the money of its player: numbered states, and the chances of going from one to another."""

from dataclasses import dataclass

import numpy as np

from dicedesk.games.craps.systems.machine import SizeLimits, TooLargeError
from dicedesk.games.craps.systems.machine_arrays import Floats, MachineArrays, Marks, Numbers


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
    broke: Marks
    goal: Marks
    table: Numbers
    source: Numbers
    target: Numbers
    share: Floats

    @property
    def running(self) -> Marks:
        """Which states do not end the session."""
        return ~(self.broke | self.goal)


def states_of(arrays: MachineArrays, throws: int, limits: SizeLimits) -> MoneyStates:
    """All states that a session can come to in so many throws. Raises TooLargeError."""
    return _Spread(arrays, limits).states(throws)


class _Spread:
    """The cells of a machine, pairs of a position and money, each numbered by both."""

    def __init__(self, arrays: MachineArrays, limits: SizeLimits) -> None:
        self._arrays, self._limits = arrays, limits
        # Money in hand is below the goal before a throw.
        self._wide = max(arrays.goal, arrays.start) + int(arrays.back.max()) + 1
        if self._wide * len(arrays.empty) > limits.cells:
            raise TooLargeError

    def states(self, throws: int) -> MoneyStates:
        """The states that are reached in so many throws from the first position with the bankroll."""
        arrays = self._arrays
        cells = np.zeros(self._wide * len(arrays.empty), np.int32)
        found, reached = [np.array([arrays.start])], np.array([arrays.start])
        cells[arrays.start] = 1
        steps, work = list[tuple[Numbers, Numbers, Floats]](), 0
        for _ in range(throws):
            if not len(reached):
                break
            steps.append(self._steps(reached))
            work += throws * len(steps[-1][0])
            if work > self._limits.work:
                raise TooLargeError
            targets = np.unique(steps[-1][1])
            reached = targets[cells[targets] == 0]
            cells[reached] = 1
            found.append(reached)
        keys = np.sort(np.concatenate(found))
        cells[keys] = np.arange(len(keys))
        source, target, share = (np.concatenate(column) for column in zip(*steps, strict=True))
        order = np.argsort(source, kind="stable")
        position, money = np.divmod(keys, self._wide)
        broke, goal = arrays.is_broke(position, money), arrays.is_goal(position, money)
        tables = arrays.table[position, arrays.choice(position, money)]
        return MoneyStates(
            unit=arrays.unit,
            first=int(cells[arrays.start]),
            position=position,
            money=money,
            worth=money + arrays.on_table[position],
            broke=broke,
            goal=goal,
            table=np.where(broke | goal, -1, tables),
            source=cells[source[order]].astype(np.int64),
            target=cells[target[order]].astype(np.int64),
            share=share[order],
        )

    def _steps(self, keys: Numbers) -> tuple[Numbers, Numbers, Floats]:
        """All steps from these cells."""
        arrays = self._arrays
        position, money = np.divmod(keys, self._wide)
        ends = arrays.is_broke(position, money) | arrays.is_goal(position, money)
        stopped, running, position, money = keys[ends], keys[~ends], position[~ends], money[~ends]
        choice = arrays.choice(position, money)
        table, left = arrays.table[position, choice], money - arrays.price[position, choice]
        targets = arrays.onward[table] * self._wide + left[:, None] + arrays.back[table]
        shares = arrays.share[table]
        real = shares > 0
        sources = np.broadcast_to(running[:, None], targets.shape)
        return (
            np.concatenate([stopped, sources[real]]),
            np.concatenate([stopped, targets[real]]),
            np.concatenate([np.ones(len(stopped)), shares[real]]),
        )
