"""A session followed exactly: the chances of all its states, throw by throw."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from dicedesk.core.money import Cents
from dicedesk.games.craps.systems.machine import Machine
from dicedesk.games.craps.systems.machine_arrays import Floats
from dicedesk.games.craps.systems.money_states import MoneyStates
from dicedesk.games.craps.systems.table_play import Action, CountedBet

LEVELS = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles of what is left: the median, and the bounds of half and of nine tenths of all sessions."""

MOST_PLACES = 250
"""On its way a session is looked at about so often."""


@dataclass(frozen=True)
class Followed:
    """What is known of a session; all chances are 0..1, all lists by throw begin with 0 throws.

    `broke` and `reached` are the chances that it has ended so after so many throws. `quantiles` are what a player has
    after so many throws as `places` say, with the bets on the table, in cents: a tuple of the LEVELS each. `left` gives
    the chance of each amount in cents at the end, when the last bets are decided. `action` is how many cents of each
    bet count as bet in a session on average, and `rolls` how many throws it has, with those that only decide the last
    bets.
    """

    broke: tuple[float, ...]
    reached: tuple[float, ...]
    places: tuple[int, ...]
    quantiles: tuple[tuple[Cents, ...], ...]
    left: Mapping[Cents, float]
    action: Mapping[CountedBet, float]
    rolls: float

    @property
    def mean_left(self) -> float:
        """What is left at the end on average, in cents."""
        return sum(amount * chance for amount, chance in self.left.items())

    @property
    def lengths(self) -> tuple[float, ...]:
        """The chance that the session makes bets for just so many throws; all that are not over end with the last."""
        over = np.add(self.broke, self.reached)
        over[-1] = 1
        return tuple(np.diff(over, prepend=0).tolist())


def places_of(throws: int) -> tuple[int, ...]:
    """After which throws sessions are looked at on their way: from 0 to the last."""
    return tuple(sorted({*range(0, throws, -(-throws // MOST_PLACES)), throws}))


def follow(machine: Machine, states: MoneyStates, throws: int) -> Followed:
    """Follow a session of so many throws from its first state."""
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
    thrown = np.bincount(states.table[running], visits[running], len(machine.tables)).astype(np.float64)
    action = action_of(machine, thrown)
    left, throws_after = _played_out(machine, states, chances, action)
    rolls = float(visits[running].sum()) + throws_after
    return Followed(tuple(broke), tuple(reached), places, tuple(quantiles), left, action, rolls)


class _ByWorth:
    """The states of a session by what the player has in them."""

    def __init__(self, states: MoneyStates) -> None:
        self._worth, self._unit = states.worth, states.unit

    def quantiles(self, chances: Floats) -> tuple[Cents, ...]:
        """What the player has at most, with each of the LEVELS."""
        spread = np.cumsum(np.bincount(self._worth, weights=chances))
        # A sum of many chances is a little off; a level that it just misses is reached.
        found = np.searchsorted(spread, np.array(LEVELS) - 1e-12)
        return tuple(Cents(int(worth) * self._unit) for worth in found)


def action_of(machine: Machine, thrown: Floats) -> dict[CountedBet, float]:
    """How many cents of each bet count as bet, where each table is thrown at so many times."""
    action = dict[CountedBet, float]()
    for table, times in zip(machine.tables, thrown.tolist(), strict=True):
        _add(action, table.action, times)
    return action


def _add(action: dict[CountedBet, float], more: Action, times: float) -> None:
    for bet, amount in more.items():
        action[bet] = action.get(bet, 0.0) + times * float(amount)


def _played_out(
    machine: Machine, states: MoneyStates, chances: Floats, action: dict[CountedBet, float]
) -> tuple[dict[Cents, float], float]:
    """The chance of each amount once the bets that are left are decided, and how many throws that takes on average.

    What they count as bet joins `action`.
    """
    wide = int(states.money.max()) + 1
    left, throws = dict[Cents, float](), 0.0
    held = np.bincount(
        states.position * wide + states.money, weights=chances, minlength=len(machine.positions) * wide
    ).reshape(-1, wide)
    for number in np.flatnonzero(held.any(axis=1)).tolist():
        ends, here = machine.played_out(number), held[number]
        _add(action, ends.action, float(here.sum()))
        throws += float(here.sum()) * float(ends.throws)
        for money in np.flatnonzero(here).tolist():
            for back, chance in ends.paid_back.items():
                amount = Cents(money * states.unit + back)
                left[amount] = left.get(amount, 0.0) + float(here[money]) * float(chance)
    return dict(sorted(left.items())), throws
