"""What came of sessions, counted so that it can be added up in any order."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from dicedesk.games.craps.systems.machine_arrays import Numbers
from dicedesk.lab.simulation.sample import Sample


@dataclass(frozen=True, eq=False)
class SessionTotals:
    """What came of sessions, to be added up.

    `broke` and `reached` count those that ended so after so many throws, from 0 on; `throws` are all throws but those
    that only decide the last bets, which are `standing`. `left` counts sessions by the units of money that they left
    with. The last two are counted where the way is asked for: at each of its places how many sessions are worth how
    much, and how often each table was thrown at.
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
        """How many sessions were played."""
        return sum(self.left.values())

    def result(self, start: int) -> Sample:
        """What sessions won that began with so many units."""
        won = [(left - start, count) for left, count in self.left.items()]
        return Sample(
            self.sessions,
            sum(amount * count for amount, count in won),
            sum(amount * amount * count for amount, count in won),
        )


_NOTHING: Numbers = np.zeros(0, np.int64)

NO_SESSIONS = SessionTotals(_NOTHING, _NOTHING, 0, 0, {}, _NOTHING, _NOTHING)
"""What came of no sessions at all."""


@dataclass(frozen=True, eq=False)
class TotalsOfAll:
    """What came of sessions of several systems, in their order."""

    systems: tuple[SessionTotals, ...]

    def __add__(self, other: "TotalsOfAll") -> "TotalsOfAll":
        pairs = zip(self.systems, other.systems, strict=True)
        return TotalsOfAll(tuple(first + second for first, second in pairs))
