"""A look at the sessions of a chunk on their way: what they are worth after so many throws, and where they throw."""

from dataclasses import dataclass

import numpy as np

from dicedesk.games.craps.systems.following import places_of
from dicedesk.games.craps.systems.machine_arrays import MachineArrays, Numbers
from dicedesk.games.craps.systems.sessions.play import SessionLanes, SessionPlay, ThrowTables

MOST_BINS = 1_000
"""What sessions are worth on the way is counted in at most so many steps of money."""


@dataclass(frozen=True)
class SessionsWay:
    """How sessions are looked at on their way: after so many throws each, by their worth in steps of so many units."""

    places: tuple[int, ...]
    step: int
    bins: int


def way_of(arrays: MachineArrays, throws: int) -> SessionsWay:
    """How sessions of so many throws are looked at."""
    most = arrays.goal + int(arrays.back.max()) + int(arrays.on_table.max())
    step = -(-most // MOST_BINS)
    return SessionsWay(places_of(throws), step, most // step + 1)


class SessionsWatch:
    """Looks at the sessions of a chunk on their way, if that is asked for."""

    def __init__(self, tables: ThrowTables, way: SessionsWay | None) -> None:
        self._on_table, self._standing, self._way = tables.arrays.on_table, tables.standing, way
        self._place_of = {throw: place for place, throw in enumerate(way.places)} if way else {}
        bins = way.bins if way else 0
        self.worth = np.zeros((len(self._place_of), bins), np.int64)
        self.tables = np.zeros(len(tables.arrays.share) if way else 0, np.int64)
        self._over = np.zeros(bins, np.int64)

    def take_out(self, lanes: SessionLanes) -> None:
        """These sessions are over, and keep what they are worth."""
        if self._way:
            self._over += self._worth_of(lanes, self._way)

    def look(self, throw: int, lanes: SessionLanes) -> None:
        """The other sessions after so many throws."""
        if self._way and throw in self._place_of:
            self.worth[self._place_of[throw]] = self._over + self._worth_of(lanes, self._way)

    def count_tables(self, lanes: SessionLanes, play: SessionPlay) -> None:
        """The tables that these sessions throw at now."""
        if self._way:
            self.tables += np.bincount(play.tables_thrown_at(lanes), minlength=len(self.tables))

    def count_standing(self, lanes: SessionLanes) -> None:
        """The tables that these sessions throw at without new bets."""
        if self._way:
            self.tables += np.bincount(self._standing[lanes.position], minlength=len(self.tables))

    def _worth_of(self, lanes: SessionLanes, way: SessionsWay) -> Numbers:
        worth = lanes.money + self._on_table[lanes.position]
        counts: Numbers = np.bincount(worth // way.step, minlength=way.bins)
        return counts
