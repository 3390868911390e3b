"""Sessions of a system with random throws, many at a time: what is seen beside what is exact."""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from dicedesk.lab.systems.asking import SystemsQuestion
from dicedesk.lab.systems.machine import Machine
from dicedesk.lab.systems.money_states import Floats, MoneyStates, Numbers

CHUNK = 1 << 14
"""So many sessions are played side by side: their arrays fit the cache."""


@dataclass(frozen=True)
class Estimate:
    """A mean of many sessions, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True)
class SimulatedSessions:
    """So many sessions from this seed: the shares that went broke and reached the goal, and the result in cents."""

    sessions: int
    seed: int
    broke: Estimate
    reached: Estimate
    result: Estimate


def simulate(
    machine: Machine, states: MoneyStates, asked: SystemsQuestion, sessions: int, seed: int
) -> SimulatedSessions:
    """Play so many sessions, at least one; the same seed gives the same ones."""
    play = _Play(machine, states)
    random = np.random.default_rng(seed)
    sizes = [min(CHUNK, sessions - begun) for begun in range(0, sessions, CHUNK)]
    ends, results = [], []
    for size in sizes:
        at = play.ends(np.full(size, states.first), asked.throws, random)
        ends.append(at)
        results.append(play.left(at, random) - asked.bankroll)
    at, result = np.concatenate(ends), np.concatenate(results)
    return SimulatedSessions(
        sessions,
        seed,
        _estimate(states.broke[at].astype(float)),
        _estimate(states.goal[at].astype(float)),
        _estimate(result.astype(float)),
    )


def _estimate(values: Floats) -> Estimate:
    return Estimate(float(values.mean()), float(values.std()) / sqrt(len(values)))


class _Play:
    """Throws for many sessions at once.

    A session draws a number from 0 to 1, and takes the step of its state whose chances, added up, first exceed it. The
    steps of all states are one list: state after state, each with its number added to these sums.
    """

    def __init__(self, machine: Machine, states: MoneyStates) -> None:
        self._machine, self._states = machine, states
        begins = np.searchsorted(states.source, np.arange(len(states.position)))
        sums = np.cumsum(states.share)
        before = np.concatenate([[0.0], sums])[begins]
        within = sums - before[states.source]
        self._sums = states.source + np.minimum(within, 1)
        lasts = np.concatenate([begins[1:], [len(sums)]]) - 1
        # Rounding must not leave a gap above the last step of a state.
        self._sums[lasts] = states.source[lasts] + 1

    def ends(self, at: Numbers, throws: int, random: np.random.Generator) -> Numbers:
        """The states in which the sessions end that are in these states."""
        running = np.flatnonzero(self._states.running[at])
        for _ in range(throws):
            drawn = at[running] + random.random(len(running))
            at[running] = self._states.target[np.searchsorted(self._sums, drawn, side="right")]
            running = running[self._states.running[at[running]]]
        return at

    def left(self, at: Numbers, random: np.random.Generator) -> Numbers:
        """The cents that the sessions leave with, once the bets on the table are decided."""
        states = self._states
        left, positions = states.money[at] * states.unit, states.position[at]
        for number in np.unique(positions).tolist():
            here = np.flatnonzero(positions == number)
            ends = self._machine.played_out(number).paid_back
            shares = np.array([float(chance) for chance in ends.values()])
            left[here] += random.choice(np.array(list(ends), np.int64), len(here), p=shares / shares.sum())
        return left
