"""Sessions of a system with random throws, by the million: what is seen beside what is exact, or instead of it."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from dicedesk.core.money import Cents
from dicedesk.games.craps.systems.following import LEVELS, Followed, action_of
from dicedesk.games.craps.systems.machine import Machine
from dicedesk.games.craps.systems.machine_arrays import MachineArrays
from dicedesk.games.craps.systems.sessions.chunks_of_sessions import ChunkOfSessions, PlayableSystem
from dicedesk.games.craps.systems.sessions.totals import SessionTotals, TotalsOfAll
from dicedesk.games.craps.systems.sessions.watch import SessionsWay
from dicedesk.lab.simulation.chunks import Running, simulated
from dicedesk.lab.simulation.sample import Sample
from dicedesk.play.ports.jobs import Workers

SESSIONS_A_CHUNK = 1 << 13
"""So many sessions are played side by side: what they need fits the cache."""


@dataclass(frozen=True)
class SimulatedSessions:
    """So many sessions from this seed, with so many throws in all.

    `broke` and `reached` are the samples of those that went broke and reached the goal, `result` that of what a
    session won, in units of `unit` cents.
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
        """What a session won on average, in cents."""
        return self.result.mean * self.unit

    @property
    def result_error(self) -> float:
        """The standard error of the mean result, in cents."""
        return self.result.standard_error * self.unit


def simulate(
    systems: Sequence[PlayableSystem], sessions: int, seed: int, workers: Workers
) -> Generator[Running[TotalsOfAll], None, None]:
    """Plays so many sessions of each system, at least one, each to its end; tells what came of those done so far.

    The same seed gives the same result whatever the number of cores. Raises ValueError for fewer than 1 session.
    """
    yield from simulated(partial(_play_all, tuple(systems)), sessions, SESSIONS_A_CHUNK, seed, workers)


def seen_in(totals: SessionTotals, arrays: MachineArrays, seed: int) -> SimulatedSessions:
    """What was seen in simulated sessions."""
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


def followed_by(totals: SessionTotals, machine: Machine, arrays: MachineArrays, way: SessionsWay) -> Followed:
    """What simulated sessions say of a session that is not followed exactly: shares of sessions stand for chances."""
    sessions = totals.sessions
    below = np.cumsum(totals.worth, axis=1)
    return Followed(
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
