"""A chunk of sessions of one system, played side by side until each has ended."""

from dataclasses import dataclass, field

import numpy as np

from dicedesk.games.craps.systems.betting_systems import BettingSystem
from dicedesk.games.craps.systems.known.cancellation import LOST, WON, LongCancellation
from dicedesk.games.craps.systems.machine import Machine, TablePosition
from dicedesk.games.craps.systems.machine_arrays import MachineArrays, Numbers
from dicedesk.games.craps.systems.sessions.play import SessionLanes, SessionPlay, ThrowTables, throw_tables
from dicedesk.games.craps.systems.sessions.rows import SessionRows
from dicedesk.games.craps.systems.sessions.totals import SessionTotals
from dicedesk.games.craps.systems.sessions.watch import SessionsWatch, SessionsWay


@dataclass(frozen=True, eq=False)
class PlayableSystem:
    """A system to be played for so many throws: its tables, and how it is looked at on its way, if at all.

    Where `row` is given the system is the one of `cancellation`: in the position numbered `asking_won` or
    `asking_lost` the row of a session is asked for the next bet, and `at_units` are the positions for each.
    """

    tables: ThrowTables
    throws: int
    way: SessionsWay | None = None
    row: tuple[int, ...] = ()
    asking_won: int = -1
    asking_lost: int = -1
    at_units: Numbers = field(default_factory=lambda: np.zeros(0, np.int64))


def playable(
    system: BettingSystem,
    machine: Machine,
    arrays: MachineArrays,
    throws: int,
    way: SessionsWay | None = None,
) -> PlayableSystem:
    """What is played of a system."""
    tables = throw_tables(arrays)
    if not isinstance(system, LongCancellation):
        return PlayableSystem(tables, throws, way)
    numbers = {position: number for number, position in enumerate(machine.positions)}
    won, lost = (numbers[TablePosition(None, (), step)] for step in (WON, LOST))
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
        """What came of them when all are at their end."""
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
        """How many sessions have just reached the goal, and how many are broke; they throw no more."""
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
        """Sessions whose bet is decided learn from their rows what to bet next."""
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
        """The sessions after the throws that decide all bets that have to stand; in any order."""
        done = list[SessionLanes]()
        while len(lanes):
            leave = self._arrays.may_leave[lanes.position]
            done.append(lanes.taken(leave))
            lanes = lanes.taken(~leave)
            self._watch.count_standing(lanes)
            self._play.throw_without_bets(lanes)
            self._standing += len(lanes)
        return SessionLanes.joined(done)
