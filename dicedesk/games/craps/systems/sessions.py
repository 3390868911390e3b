"""Sessions of betting systems with random throws, by the million. `docs/simulators.md` has a worked example.

Sessions are played side by side through the arrays of the system's machine (`machine`). Each has a lane: its position
there, and the money in hand. A step draws for each lane one of 36 equally likely numbers, and looks up the change by
the bets and the throw at [36 * position + number]. Lanes with too little money for the bets in these tables are played
by the bets that they can pay.

Sessions whose bets have to stay at their end are played on, without new bets, until these are decided; so every session
is finished.
"""

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Self

import numpy as np

from dicedesk.core.dice import SIDES
from dicedesk.core.money import Cents
from dicedesk.games.craps.systems.betting import AnySystem
from dicedesk.games.craps.systems.machine import (
    Machine,
    MachineArrays,
    Marks,
    Numbers,
    SessionOutlook,
    TablePosition,
    action_of,
)
from dicedesk.games.craps.systems.question import LEVELS, ROW_LOST, ROW_WON, LongCancellation, places_of
from dicedesk.lab.chunks import PartialResult, simulated
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers

WAYS = SIDES**2
_BYTES = 256 // WAYS * WAYS
"""A random byte below this, 252, stands for a throw: each throw has seven of them. Other bytes are skipped."""

_LEAST_DRAWN = 1 << 15

_THROW_OF_BYTE = np.arange(256, dtype=np.int64) % WAYS


@dataclass(frozen=True, eq=False)
class ThrowTables:
    """The changes by a throw, at [36 * position + throw], if the most expensive bets of the position are made.

    gained, onward: the amount that the player gets back less the price of the bets, and the next position.
    price: by position, the least money with which these bets can be paid.
    standing, standing_gained, standing_onward: the table and the same without new bets.
    slots: (tables, 36), the column of `arrays` that has the result of each throw.
    upper, lower: by position, a session ends with at least `upper` or less than `lower` in hand.
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
    """Return the tables of a machine, one column for each of the 36 throws."""
    counts = np.rint(arrays.share * WAYS).astype(np.int64)
    slots = np.array([np.repeat(np.arange(len(row)), row) for row in counts])
    back, onward = (np.take_along_axis(each, slots, axis=1) for each in (arrays.back, arrays.onward))
    first = arrays.table[:, 0]
    # If bets are on the table, the last choice is no new bets; if not, nothing is played on.
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
        """Return this many new sessions."""
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
    """Throws the dice for all lanes, and makes their bets."""

    def __init__(self, tables: ThrowTables, generator: np.random.Generator) -> None:
        self._tables, self._arrays = tables, tables.arrays
        self._generator = generator
        self._drawn = np.zeros(0, np.uint8)

    def throw(self, lanes: SessionLanes) -> None:
        """Throw once in each session, with the bets that it makes."""
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
        """Return the number of each session's table for the next throw, with the bets that it makes now."""
        column = self._arrays.choice(lanes.position, lanes.money)
        tables: Numbers = self._arrays.table[lanes.position, column]
        return tables

    def throw_without_bets(self, lanes: SessionLanes) -> None:
        """Throw once in each session, with no new bets."""
        index = lanes.position * WAYS + self._throws(len(lanes))
        lanes.money += self._tables.standing_gained.take(index)
        lanes.position = self._tables.standing_onward.take(index)

    def _throws(self, count: int) -> Numbers:
        """Return this many throws as equally likely numbers from 0 to 35."""
        while len(self._drawn) < count:
            words = self._generator.bit_generator.random_raw(max(count, _LEAST_DRAWN) // 8)
            numbers = words.view(np.uint8)
            self._drawn = np.concatenate([self._drawn, numbers[numbers < _BYTES]])
        throws, self._drawn = self._drawn[:count], self._drawn[count:]
        return _THROW_OF_BYTE.take(throws)


_FIRST_WIDTH = 32


class SessionRows:
    """The rows of numbers of the cancellation system, one for each session.

    The row of a session is `_table[session, _begin[session]:_end[session]]`.
    """

    def __init__(self, row: tuple[int, ...], sessions: int) -> None:
        self._row = np.array(row, np.int64)
        self._begin = np.zeros(sessions, np.int64)
        self._end = np.full(sessions, len(row), np.int64)
        self._table = np.zeros((sessions, max(_FIRST_WIDTH, len(row))), np.int64)
        self._table[:, : len(row)] = self._row

    def units(self, sessions: Numbers) -> Numbers:
        """The next bets of these sessions: the first number plus the last, or the only one."""
        begin, last = self._begin[sessions], self._end[sessions] - 1
        ends: Numbers = self._table[sessions, begin] + np.where(last > begin, self._table[sessions, last], 0)
        return ends

    def won(self, sessions: Numbers) -> None:
        """Cross both numbers out; an empty row begins again."""
        self._begin[sessions] += 1
        self._end[sessions] -= 1
        self.begin_anew(sessions[self._end[sessions] <= self._begin[sessions]])

    def lost(self, sessions: Numbers) -> None:
        """Append the amounts bet."""
        units = self.units(sessions)
        if len(sessions) and self._end[sessions].max() == self._table.shape[1]:
            self._make_room()
        self._table[sessions, self._end[sessions]] = units
        self._end[sessions] += 1

    def begin_anew(self, sessions: Numbers) -> None:
        """Restore the row with which each session began."""
        self._begin[sessions], self._end[sessions] = 0, len(self._row)
        self._table[sessions, : len(self._row)] = self._row

    def _make_room(self) -> None:
        """Move all rows to the left; double the width of the table if one still fills more than half of it."""
        wide = self._table.shape[1]
        places = np.minimum(self._begin[:, None] + np.arange(wide), wide - 1)
        self._table = np.take_along_axis(self._table, places, axis=1)
        self._end -= self._begin
        self._begin[:] = 0
        if 2 * self._end.max() > wide:
            self._table = np.pad(self._table, ((0, 0), (0, wide)))


@dataclass(frozen=True, eq=False)
class SessionTotals:
    """The sums of sessions' results.

    `broke` and `reached` count the sessions with that ending, by number of throws from 0 on; `throws` are all throws
    but those that only decide the last bets, which are `standing`. `left` counts sessions by the units of money that
    they left with. `worth` has at [place, bin] the number of sessions with a worth in that bin, `tables` how often each
    table was thrown at; both are empty for sessions without a way.
    """

    broke: Numbers
    reached: Numbers
    throws: int
    standing: int
    left: Mapping[int, int]
    worth: Numbers
    tables: Numbers

    def __add__(self, other: "SessionTotals") -> "SessionTotals":
        return SessionTotals(
            self.broke + other.broke,
            self.reached + other.reached,
            self.throws + other.throws,
            self.standing + other.standing,
            Counter(self.left) + Counter(other.left),
            self.worth + other.worth,
            self.tables + other.tables,
        )

    @property
    def sessions(self) -> int:
        return sum(self.left.values())

    def result(self, start: int) -> Sample:
        """The sessions' gains, in units, if each began with `start` units."""
        won = [(left - start, count) for left, count in self.left.items()]
        return Sample(
            self.sessions,
            sum(amount * count for amount, count in won),
            sum(amount * amount * count for amount, count in won),
        )


_NOTHING: Numbers = np.zeros(0, np.int64)

NO_SESSIONS = SessionTotals(_NOTHING, _NOTHING, 0, 0, {}, _NOTHING, _NOTHING)
"""The totals of no sessions."""


@dataclass(frozen=True, eq=False)
class TotalsOfAll:
    """The totals of several systems, in their order."""

    systems: tuple[SessionTotals, ...]

    def __add__(self, other: "TotalsOfAll") -> "TotalsOfAll":
        pairs = zip(self.systems, other.systems, strict=True)
        return TotalsOfAll(tuple(first + second for first, second in pairs))


MOST_BINS = 1_000
"""Most steps of money in which the worth of running sessions is counted."""


@dataclass(frozen=True)
class SessionsWay:
    """When and how running sessions are counted by their worth.

    They are counted after each number of throws in `places`, in `bins` of `step` units.
    """

    places: tuple[int, ...]
    step: int
    bins: int


def way_of(arrays: MachineArrays, throws: int) -> SessionsWay:
    """Return how running sessions of this many throws are counted."""
    most = arrays.goal + int(arrays.back.max()) + int(arrays.on_table.max())
    step = -(-most // MOST_BINS)
    return SessionsWay(places_of(throws), step, most // step + 1)


class SessionsWatch:
    """Counts the running sessions of a chunk, by worth and by table; without a way it counts nothing."""

    def __init__(self, tables: ThrowTables, way: SessionsWay | None) -> None:
        self._on_table, self._standing, self._way = tables.arrays.on_table, tables.standing, way
        self._place_of = {throw: place for place, throw in enumerate(way.places)} if way else {}
        bins = way.bins if way else 0
        self.worth = np.zeros((len(self._place_of), bins), np.int64)
        self.tables = np.zeros(len(tables.arrays.share) if way else 0, np.int64)
        self._over = np.zeros(bins, np.int64)

    def take_out(self, lanes: SessionLanes) -> None:
        """Remember the worth of these sessions, which are over."""
        if self._way:
            self._over += self._worth_of(lanes, self._way)

    def look(self, throw: int, lanes: SessionLanes) -> None:
        """Count all sessions by their worth, if this throw is a place; `lanes` are those still running."""
        if self._way and throw in self._place_of:
            self.worth[self._place_of[throw]] = self._over + self._worth_of(lanes, self._way)

    def count_tables(self, lanes: SessionLanes, play: SessionPlay) -> None:
        """Count the tables of these sessions' next throws."""
        if self._way:
            self.tables += np.bincount(play.tables_thrown_at(lanes), minlength=len(self.tables))

    def count_standing(self, lanes: SessionLanes) -> None:
        """Count the tables of these sessions' next throws without new bets."""
        if self._way:
            self.tables += np.bincount(self._standing[lanes.position], minlength=len(self.tables))

    def _worth_of(self, lanes: SessionLanes, way: SessionsWay) -> Numbers:
        worth = lanes.money + self._on_table[lanes.position]
        counts: Numbers = np.bincount(worth // way.step, minlength=way.bins)
        return counts


@dataclass(frozen=True, eq=False)
class PlayableSystem:
    """A system to be played for a number of throws: its tables, and the way of counting, if any.

    With `row` it is the `cancellation` system: in the positions `asking_won` and `asking_lost` the row of a session is
    asked for the next bet, and `at_units` are the positions for each number of units.
    """

    tables: ThrowTables
    throws: int
    way: SessionsWay | None = None
    row: tuple[int, ...] = ()
    asking_won: int = -1
    asking_lost: int = -1
    at_units: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))


def playable(
    system: AnySystem,
    machine: Machine,
    arrays: MachineArrays,
    throws: int,
    way: SessionsWay | None = None,
) -> PlayableSystem:
    """Return a system ready to play."""
    tables = throw_tables(arrays)
    if not isinstance(system, LongCancellation):
        return PlayableSystem(tables, throws, way)
    numbers = {position: number for number, position in enumerate(machine.positions)}
    won, lost = (numbers[TablePosition(None, (), memory)] for memory in (ROW_WON, ROW_LOST))
    at_units = [numbers[TablePosition(None, (), units)] for units in range(1, system.most + 1)]
    return PlayableSystem(tables, throws, way, system.row, won, lost, np.array([-1, *at_units]))


class ChunkOfSessions:
    """Sessions of one system, side by side."""

    def __init__(self, system: PlayableSystem, sessions: int, generator: np.random.Generator) -> None:
        self._system, self._tables, self._arrays = system, system.tables, system.tables.arrays
        self._play = SessionPlay(system.tables, generator)
        self._watch = SessionsWatch(self._tables, system.way)
        self._rows = SessionRows(system.row, sessions) if system.row else None
        self._lanes = SessionLanes.opened(self._arrays, sessions)
        self._over = list[SessionLanes]()
        self._thrown = self._standing = 0

    def played(self) -> SessionTotals:
        """Play all to their end, and return their totals."""
        broke, reached = np.zeros((2, self._system.throws + 1), np.int64)
        for throw in range(self._system.throws + 1):
            reached[throw], broke[throw] = self._take_out_ended()
            self._watch.look(throw, self._lanes)
            if throw < self._system.throws:
                self._throw()
        last = self._played_out(SessionLanes.joined([*self._over, self._lanes]))
        left, counts = np.unique(last.money + self._arrays.on_table[last.position], return_counts=True)
        by_left = dict(zip(left.tolist(), counts.tolist(), strict=True))
        return SessionTotals(
            broke, reached, self._thrown, self._standing, by_left, self._watch.worth, self._watch.tables
        )

    def _take_out_ended(self) -> tuple[int, int]:
        """Take out the sessions that are over; return how many of them reached the goal, and how many are broke."""
        lanes = self._lanes
        reaches = lanes.money >= self._tables.upper.take(lanes.position)
        ends = reaches | (lanes.money < self._tables.lower.take(lanes.position))
        if not ends.any():
            return 0, 0
        self._over.append(lanes.taken(ends))
        self._lanes = lanes.taken(~ends)
        self._watch.take_out(self._over[-1])
        return int(reaches.sum()), int(ends.sum() - reaches.sum())

    def _throw(self) -> None:
        self._watch.count_tables(self._lanes, self._play)
        self._play.throw(self._lanes)
        self._thrown += len(self._lanes)
        if self._rows is not None:
            self._ask(self._rows)

    def _ask(self, rows: SessionRows) -> None:
        """Ask the rows of sessions whose bet is decided for the next bet."""
        lanes, system = self._lanes, self._system
        won, lost = lanes.position == system.asking_won, lanes.position == system.asking_lost
        rows.won(lanes.number[won])
        rows.lost(lanes.number[lost])
        asking = np.flatnonzero(won | lost)
        numbers, most = lanes.number[asking], len(system.at_units) - 1
        units = rows.units(numbers)
        can_pay = units <= most
        can_pay[can_pay] = self._tables.price[system.at_units[units[can_pay]]] <= lanes.money[asking[can_pay]]
        rows.begin_anew(numbers[~can_pay])
        lanes.position[asking] = system.at_units[rows.units(numbers)]

    def _played_out(self, lanes: SessionLanes) -> SessionLanes:
        """Throw until all bets that have to stay are decided; return the sessions, in any order."""
        done = list[SessionLanes]()
        while len(lanes):
            leave = self._arrays.may_leave[lanes.position]
            done.append(lanes.taken(leave))
            lanes = lanes.taken(~leave)
            self._watch.count_standing(lanes)
            self._play.throw_without_bets(lanes)
            self._standing += len(lanes)
        return SessionLanes.joined(done)


SESSIONS_A_CHUNK = 1 << 13
"""Sessions played side by side: their data fits the cache."""


@dataclass(frozen=True)
class SimulatedSessions:
    """The results of simulated sessions: their number, their seed, and all their throws.

    `broke` and `reached` are the samples of those that went broke and reached the goal, `result` that of the gains of a
    session, in units of `unit` cents.
    """

    sessions: int
    seed: int
    throws: int
    broke: Sample
    reached: Sample
    result: Sample
    unit: int

    @property
    def mean_result(self) -> float:
        """The average gain of a session, in cents."""
        return self.result.mean * self.unit

    @property
    def result_error(self) -> float:
        """The standard error of the mean result, in cents."""
        return self.result.standard_error * self.unit


def simulate(
    systems: Sequence[PlayableSystem], sessions: int, seed: int, workers: Workers
) -> Generator[PartialResult[TotalsOfAll], None, None]:
    """Play this many sessions of each system, at least one, each to its end; yield the totals so far.

    The same seed gives the same result on any number of cores. Raises ValueError for fewer than 1 session.
    """
    yield from simulated(partial(_play_all, tuple(systems)), sessions, SESSIONS_A_CHUNK, seed, workers)


def seen_in(totals: SessionTotals, arrays: MachineArrays, seed: int) -> SimulatedSessions:
    """The results of simulated sessions."""
    sessions = totals.sessions
    return SimulatedSessions(
        sessions,
        seed,
        totals.throws,
        Sample.of_wins(sessions, int(totals.broke.sum())),
        Sample.of_wins(sessions, int(totals.reached.sum())),
        totals.result(arrays.start),
        arrays.unit,
    )


def followed_by(
    totals: SessionTotals, machine: Machine, arrays: MachineArrays, way: SessionsWay
) -> SessionOutlook:
    """The outlook of a session that is not followed exactly: shares of simulated sessions stand for chances."""
    sessions = totals.sessions
    below = np.cumsum(totals.worth, axis=1)
    return SessionOutlook(
        broke=tuple((np.cumsum(totals.broke) / sessions).tolist()),
        reached=tuple((np.cumsum(totals.reached) / sessions).tolist()),
        places=way.places,
        quantiles=tuple(
            tuple(
                Cents(int(np.searchsorted(row, level * sessions)) * way.step * arrays.unit)
                for level in LEVELS
            )
            for row in below
        ),
        left={Cents(left * arrays.unit): totals.left[left] / sessions for left in sorted(totals.left)},
        action=action_of(machine, totals.tables / sessions),
        rolls=(totals.throws + totals.standing) / sessions,
    )


def _play_all(
    systems: tuple[PlayableSystem, ...], sessions: int, generator: np.random.Generator
) -> TotalsOfAll:
    return TotalsOfAll(tuple(ChunkOfSessions(system, sessions, generator).played() for system in systems))
