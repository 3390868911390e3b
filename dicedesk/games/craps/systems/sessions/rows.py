"""The rows of the cancellation system, one for each session of a chunk."""

import numpy as np

from dicedesk.games.craps.systems.machine_arrays import Numbers

_FIRST_WIDTH = 32


class SessionRows:
    """Rows of numbers; a session's row is what lies from its `begin` to its `end` in its line of a table."""

    def __init__(self, row: tuple[int, ...], sessions: int) -> None:
        self._row = np.array(row, np.int64)
        self._begin = np.zeros(sessions, np.int64)
        self._end = np.full(sessions, len(row), np.int64)
        self._table = np.zeros((sessions, max(_FIRST_WIDTH, len(row))), np.int64)
        self._table[:, : len(row)] = self._row

    def units(self, sessions: Numbers) -> Numbers:
        """The next bets of these sessions: the first number and the last, or the only one."""
        begin, last = self._begin[sessions], self._end[sessions] - 1
        ends: Numbers = self._table[sessions, begin] + np.where(last > begin, self._table[sessions, last], 0)
        return ends

    def won(self, sessions: Numbers) -> None:
        """Both numbers are crossed out; an empty row begins anew."""
        self._begin[sessions] += 1
        self._end[sessions] -= 1
        self.begin_anew(sessions[self._end[sessions] <= self._begin[sessions]])

    def lost(self, sessions: Numbers) -> None:
        """What was bet is added at the end."""
        units = self.units(sessions)
        if len(sessions) and self._end[sessions].max() == self._table.shape[1]:
            self._make_room()
        self._table[sessions, self._end[sessions]] = units
        self._end[sessions] += 1

    def begin_anew(self, sessions: Numbers) -> None:
        """The row with which a session began."""
        self._begin[sessions], self._end[sessions] = 0, len(self._row)
        self._table[sessions, : len(self._row)] = self._row

    def _make_room(self) -> None:
        """All rows begin at the left again; where one fills half the table even so, that is made twice as wide."""
        wide = self._table.shape[1]
        places = np.minimum(self._begin[:, None] + np.arange(wide), wide - 1)
        self._table = np.take_along_axis(self._table, places, axis=1)
        self._end -= self._begin
        self._begin[:] = 0
        if 2 * self._end.max() > wide:
            self._table = np.pad(self._table, ((0, 0), (0, wide)))
