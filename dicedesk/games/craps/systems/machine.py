"""A betting system followed exactly: the chances of all states of a session, throw by throw.

1. `machine_of` makes a finite machine of a system in a house: its bets in each position, and the results of throws. A
   position is everything that the system bets by: the point, the bets on the table and the system's memory. Money is
   not in it, so a position has all bets that some amount of money allows, the most expensive first.
2. `arrays_of` writes the machine as arrays of whole numbers, which many sessions, or many amounts of money, go through
   at once.
3. `states_of` spreads it over the player's money: numbered states, and the chances of going from one to another.
4. `follow` goes through the states throw by throw.
"""

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import gcd

import numpy as np
import numpy.typing as npt

from dicedesk.core.money import NOTHING, Cents
from dicedesk.core.words import tr
from dicedesk.games.craps.bets import Bets, in_order
from dicedesk.games.craps.fates import (
    WAYS,
    Action,
    BetKey,
    FinalOutcome,
    add_decided,
    amount_of,
    must_stand,
    new_action,
    played_out,
    results_of,
)
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.systems.betting import AnySystem
from dicedesk.games.craps.systems.question import LEVELS, MOST_POSITIONS, SystemsQuestion, places_of

MOST_CELLS = 1 << 25
"""Most pairs of position and money: more take too much memory."""

MOST_WORK = 500_000_000
"""Most steps between states, times throws: more take over half a minute."""


class TooLargeError(Exception):
    """A system has too many states to be followed exactly; `sentence` is the message to show."""

    sentence = tr("This system has too many states to calculate exactly.")


@dataclass(frozen=True)
class SizeLimits:
    """Limits of a machine's positions, of its pairs of position and money, and of the work."""

    positions: int = MOST_POSITIONS
    cells: int = MOST_CELLS
    work: int = MOST_WORK


@dataclass(frozen=True)
class TablePosition:
    """The position that a system bets by: the point, the bets on the table, and its memory of the throws before."""

    point: int | None
    bets: Bets
    memory: Hashable


@dataclass(frozen=True)
class Throwing:
    """A table for the next throw, and its possible results.

    `follows` are the ways out of 36, the cents that go back to the player, and the number of the next position.
    `action` is the mean amount of each bet that counts as bet with the throw.
    """

    follows: tuple[tuple[int, Cents, int], ...]
    action: Action


@dataclass(frozen=True)
class MadeBets:
    """New bets that cost `price`, made by a player with at least as much; `throwing` is the number of the table."""

    price: Cents
    throwing: int


@dataclass(frozen=True)
class Machine:
    """All positions that a system reaches, the first one first, and all tables for its throws.

    `bets` has a tuple for each position: the first that the player can pay is made. A player without bets on the table
    ends with less than `least`.
    """

    rules: HouseRules
    least: Cents
    positions: tuple[TablePosition, ...]
    bets: tuple[tuple[MadeBets, ...], ...]
    tables: tuple[Throwing, ...]

    def may_leave(self, number: int) -> bool:
        """Whether a player in this position may take down all bets."""
        position = self.positions[number]
        return not must_stand(position.point, position.bets)

    def on_table(self, number: int) -> Cents:
        """The amount on the table in this position."""
        return amount_of(self.positions[number].bets)

    def played_out(self, number: int) -> FinalOutcome:
        """The outcome of the bets of this position for a player who makes no new ones."""
        position = self.positions[number]
        return played_out(self.rules, position.point, position.bets)


def machine_of(system: AnySystem, rules: HouseRules, limits: SizeLimits) -> Machine:
    """Return the machine of a system in a house. Raises TooLargeError."""
    making = _Making(system, rules)
    for memory in system.all_at_first:
        making.number_of(TablePosition(None, (), memory))
    bets = list[tuple[MadeBets, ...]]()
    # New positions are appended to the list during the loop.
    for position in making.positions:
        if len(making.positions) > limits.positions:
            raise TooLargeError
        bets.append(making.bets_in(position))
    return Machine(rules, system.first_bet.amount, tuple(making.positions), tuple(bets), tuple(making.tables))


@dataclass
class _Making:
    system: AnySystem
    rules: HouseRules
    positions: list[TablePosition] = field(default_factory=list)
    tables: list[Throwing] = field(default_factory=list)
    _position_numbers: dict[TablePosition, int] = field(default_factory=dict)
    _table_numbers: dict[TablePosition, int] = field(default_factory=dict)

    def number_of(self, position: TablePosition) -> int:
        """Return the number of a position; adds a new position."""
        number = self._position_numbers.setdefault(position, len(self.positions))
        if number == len(self.positions):
            self.positions.append(position)
        return number

    def bets_in(self, position: TablePosition) -> tuple[MadeBets, ...]:
        """The possible bets of the system in a position, ending with none if bets are already on the table."""
        point, lying, memory = position.point, position.bets, position.memory
        choices = list[MadeBets]()
        for offer in self.system.offers(self.rules, point, lying, memory):
            laid = in_order((*lying, *offer))
            table = TablePosition(point, laid, self.system.placed(memory, laid))
            choices.append(MadeBets(amount_of(offer), self._table_number(table)))
        if lying:
            choices.append(MadeBets(NOTHING, self._table_number(position)))
        return tuple(choices)

    def _table_number(self, laid: TablePosition) -> int:
        number = self._table_numbers.setdefault(laid, len(self.tables))
        if number == len(self.tables):
            self.tables.append(self._thrown(laid))
        return number

    def _thrown(self, laid: TablePosition) -> Throwing:
        follows, action = Counter[tuple[Cents, int]](), new_action(laid.point, laid.bets)
        for result, ways in results_of(self.rules, laid.point, laid.bets).items():
            won, lost = ({name for name, _ in decided} for decided in (result.won, result.lost))
            memory = self.system.after(laid.memory, result.point, won, lost)
            after = self.number_of(TablePosition(result.point, result.bets, memory))
            follows[result.paid_back, after] += ways
            add_decided(action, result.decided, Fraction(ways, WAYS))
        return Throwing(tuple((ways, *key) for key, ways in follows.items()), action)


Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Marks = npt.NDArray[np.bool_]

NEVER = np.iinfo(np.int64).max
"""More money than anyone has."""


@dataclass(frozen=True, eq=False)
class MachineArrays:
    """Positions are rows, their bets and the results of a throw columns; shorter rows are padded.

    Money is counted in `unit` cents, of which every price and payment is a multiple. A session begins with `start` in
    position 0. It ends with at least `goal` in hand, or with at least `goal` including the bets `on_table` in a
    position that may be left, or with less than `least` and without bets. The first bets whose `price` is at most the
    money in hand are made, and their `table` is used for the throw. At a table the result in each column has its
    `share` (0..1, 0 for an unused column), the money that goes `back`, and the `onward` position.
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
        """Whether the goal is reached: no new bets are made."""
        leaves_with = money + self.on_table[position]
        reached: Marks = (money >= self.goal) | (self.may_leave[position] & (leaves_with >= self.goal))
        return reached

    def is_broke(self, position: Numbers, money: Numbers) -> Marks:
        """Whether no bet is on the table, and none can be made."""
        broke: Marks = self.empty[position] & (money < self.least) & ~self.is_goal(position, money)
        return broke

    def choice(self, position: Numbers, money: Numbers) -> Numbers:
        """The column of the bets that are made; meaningless where the session ends."""
        column: Numbers = np.argmax(money[:, None] >= self.price[position], axis=1)
        return column


def arrays_of(machine: Machine, question: SystemsQuestion) -> MachineArrays:
    """Return the arrays of a machine for the money of a question."""
    unit = _unit(machine, question)
    count, tables = len(machine.positions), machine.tables
    wide, deep = max(map(len, machine.bets)), max(len(table.follows) for table in tables)
    price, table_of = np.full((count, wide), NEVER), np.full((count, wide), -1)
    for number, choices in enumerate(machine.bets):
        for column, choice in enumerate(choices):
            price[number, column], table_of[number, column] = choice.price // unit, choice.throwing
    share = np.zeros((len(tables), deep))
    back, onward = np.zeros((2, len(tables), deep), np.int64)
    for number, table in enumerate(tables):
        for column, (ways, paid, after) in enumerate(table.follows):
            share[number, column] = ways / WAYS
            back[number, column], onward[number, column] = paid // unit, after
    return MachineArrays(
        unit=unit,
        start=question.bankroll // unit,
        # A bankroll of at least the goal, or of less than the least bet, in whole units.
        goal=-(-question.goal // unit),
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


def _unit(machine: Machine, question: SystemsQuestion) -> Cents:
    amounts = {int(question.bankroll)}
    amounts |= {choice.price for choices in machine.bets for choice in choices}
    amounts |= {back for table in machine.tables for _, back, _ in table.follows}
    amounts |= {
        back for number in range(len(machine.positions)) for back in machine.played_out(number).paid_back
    }
    return Cents(gcd(*amounts))


@dataclass(frozen=True)
class MoneyStates:
    """The states that a session can reach, beginning with `first`.

    Money is counted in `unit` cents, of which every price and payment is a multiple. For each state: the number of its
    `position`, the `money` in hand, its `worth` with the bets on the table, and whether the session is `broke` or has
    reached the `goal`. The steps go from state `source` to state `target` with chance `share`, sorted by source; a
    state that ends the session stays as it is, and a state that only the last throw reaches has none. `table` is the
    number of the table for the throw, -1 at an end.
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
        """The states that do not end the session."""
        return ~(self.broke | self.goal)


def states_of(arrays: MachineArrays, throws: int, limits: SizeLimits) -> MoneyStates:
    """Return all states that a session can reach in this many throws. Raises TooLargeError."""
    return _Spread(arrays, limits).states(throws)


class _Spread:
    """The cells of a machine: pairs of a position and money, with one number for each."""

    def __init__(self, arrays: MachineArrays, limits: SizeLimits) -> None:
        self._arrays, self._limits = arrays, limits
        # Money in hand is below the goal before a throw.
        self._wide = max(arrays.goal, arrays.start) + int(arrays.back.max()) + 1
        if self._wide * len(arrays.empty) > limits.cells:
            raise TooLargeError

    def states(self, throws: int) -> MoneyStates:
        """The states reached within this many throws from the first position with the bankroll."""
        arrays = self._arrays
        cells = np.zeros(self._wide * len(arrays.empty), np.int32)
        layers, reached = [np.array([arrays.start])], np.array([arrays.start])
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
            layers.append(reached)
        keys = np.sort(np.concatenate(layers))
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


@dataclass(frozen=True)
class SessionOutlook:
    """The outlook of a session; all chances are 0..1, all lists by throw begin with 0 throws.

    `broke` and `reached` are the chances of that ending, by number of throws. `quantiles` are the player's money after
    each number of throws in `places`, with the bets on the table, in cents: a tuple for the LEVELS each. `left` is the
    chance of each amount in cents at the end, when the last bets are decided. `action` is the mean amount of each bet
    in a session, in cents, and `rolls` the mean number of throws, including those that only decide the last bets.
    """

    broke: tuple[float, ...]
    reached: tuple[float, ...]
    places: tuple[int, ...]
    quantiles: tuple[tuple[Cents, ...], ...]
    left: Mapping[Cents, float]
    action: Mapping[BetKey, float]
    rolls: float

    @property
    def mean_left(self) -> float:
        """The mean amount left at the end, in cents."""
        return sum(amount * chance for amount, chance in self.left.items())

    @property
    def lengths(self) -> tuple[float, ...]:
        """The chance of each length of a session, in throws; an unfinished session ends with the last throw."""
        over = np.add(self.broke, self.reached)
        over[-1] = 1
        return tuple(np.diff(over, prepend=0).tolist())


def follow(machine: Machine, states: MoneyStates, throws: int) -> SessionOutlook:
    """Return the outlook of a session of this many throws that begins in the first state."""
    chances: Floats = np.zeros(len(states.position))
    chances[states.first] = 1
    broke, reached, quantiles = list[float](), list[float](), list[tuple[Cents, ...]]()
    visits = np.zeros_like(chances)
    by_worth = _ByWorth(states)
    places = places_of(throws)
    for throw in range(throws + 1):
        broke.append(float(chances[states.broke].sum()))
        reached.append(float(chances[states.goal].sum()))
        if throw == places[len(quantiles)]:
            quantiles.append(by_worth.quantiles(chances))
        if throw < throws:
            visits += chances
            weights = chances[states.source] * states.share
            chances = np.bincount(states.target, weights, len(chances)).astype(np.float64, copy=False)
    running = states.running
    by_table = np.bincount(states.table[running], visits[running], len(machine.tables)).astype(np.float64)
    action = action_of(machine, by_table)
    left, throws_after = _played_out(machine, states, chances, action)
    rolls = float(visits[running].sum()) + throws_after
    return SessionOutlook(tuple(broke), tuple(reached), places, tuple(quantiles), left, action, rolls)


class _ByWorth:
    """The states of a session by the player's money in them."""

    def __init__(self, states: MoneyStates) -> None:
        self._worth, self._unit = states.worth, states.unit

    def quantiles(self, chances: Floats) -> tuple[Cents, ...]:
        """The most money that the player has, at each of the LEVELS."""
        spread = np.cumsum(np.bincount(self._worth, weights=chances))
        # A sum of many chances is slightly off; a level that it just misses counts as reached.
        places = np.searchsorted(spread, np.array(LEVELS) - 1e-12)
        return tuple(Cents(int(worth) * self._unit) for worth in places)


def action_of(machine: Machine, by_table: Floats) -> dict[BetKey, float]:
    """Return the mean amount of each bet, in cents; `by_table` says how often each table is thrown at."""
    action = dict[BetKey, float]()
    for table, times in zip(machine.tables, by_table.tolist(), strict=True):
        _add(action, table.action, times)
    return action


def _add(action: dict[BetKey, float], more: Action, times: float) -> None:
    for bet, amount in more.items():
        action[bet] = action.get(bet, 0.0) + times * float(amount)


def _played_out(
    machine: Machine, states: MoneyStates, chances: Floats, action: dict[BetKey, float]
) -> tuple[dict[Cents, float], float]:
    """The chance of each amount once the last bets are decided, and the mean number of throws that takes.

    Their amounts are added to `action`.
    """
    wide = int(states.money.max()) + 1
    left, throws = dict[Cents, float](), 0.0
    shares = np.bincount(
        states.position * wide + states.money, weights=chances, minlength=len(machine.positions) * wide
    ).reshape(-1, wide)
    for number in np.flatnonzero(shares.any(axis=1)).tolist():
        ends, here = machine.played_out(number), shares[number]
        _add(action, ends.action, float(here.sum()))
        throws += float(here.sum()) * float(ends.throws)
        for money in np.flatnonzero(here).tolist():
            for back, chance in ends.paid_back.items():
                amount = Cents(money * states.unit + back)
                left[amount] = left.get(amount, 0.0) + float(here[money]) * float(chance)
    return dict(sorted(left.items())), throws
