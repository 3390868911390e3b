"""The answer to a question about betting systems: each followed exactly if possible, and otherwise simulated."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial

from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND
from dicedesk.games.craps.fates import BetKey
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.odds import figures, figures_at
from dicedesk.games.craps.systems.betting import AnySystem
from dicedesk.games.craps.systems.machine import (
    Machine,
    SessionOutlook,
    SizeLimits,
    TooLargeError,
    arrays_of,
    follow,
    machine_of,
    states_of,
)
from dicedesk.games.craps.systems.question import LongCancellation, SystemsQuestion
from dicedesk.games.craps.systems.sessions import (
    NO_SESSIONS,
    SESSIONS_A_CHUNK,
    PlayableSystem,
    SessionTotals,
    SimulatedSessions,
    followed_by,
    playable,
    seen_in,
    simulate,
    way_of,
)
from dicedesk.play.ports.jobs import OneByOne, Workers

Hear = Callable[[int, int], object]
"""Called with the number of parts done, and of all parts of an answer."""

DEFAULT_LIMITS = SizeLimits()

SESSIONS_INSTEAD = 20_000
"""Sessions simulated of a system that cannot be followed, if none are asked for."""

HERE = OneByOne()


@dataclass(frozen=True)
class SystemResult:
    """The outcome of a system's sessions, which begin with this bankroll, and simulated sessions of it.

    `followed` is exact if it was followed through `states`; if these are 0, it comes from the `simulated` sessions.
    `edges` are the house edge of each bet that was made: the sum of each edge times the amount bet on it is the mean
    result with the opposite sign, whatever the system.
    """

    bankroll: Cents
    followed: SessionOutlook
    states: int
    edges: Mapping[BetKey, float]
    simulated: SimulatedSessions | None

    @property
    def is_exact(self) -> bool:
        return self.states > 0

    @property
    def result(self) -> float:
        """The average win of a session, in cents."""
        return self.followed.mean_left - self.bankroll

    @property
    def price_paid(self) -> float:
        """The sum of each edge times the amount bet, in cents."""
        return sum(self.edges[bet] * amount for bet, amount in self.followed.action.items())

    @property
    def bet_with_edge(self) -> float:
        """The average amount bet in a session, in cents; odds have no edge and do not count."""
        return sum(amount for bet, amount in self.followed.action.items() if not _are_odds(bet.name))

    @property
    def price_of_a_dollar(self) -> float:
        """The house's average share of a dollar bet."""
        return self.price_paid / self.bet_with_edge if self.bet_with_edge else 0.0


@dataclass(frozen=True)
class SystemAnswer:
    """A system and its result, or why the house does not take it."""

    system: AnySystem
    result: SystemResult | None
    refusal: Sentence | None = None


@dataclass(frozen=True, eq=False)
class PreparedSystem:
    """A system ready to play; `followed` through this many `states`, or None and 0 if it has too many."""

    machine: Machine
    playable: PlayableSystem
    followed: SessionOutlook | None
    states: int


def answer_all(
    systems: Sequence[AnySystem],
    question: SystemsQuestion,
    sessions: int = 0,
    seed: int = 0,
    limits: SizeLimits = DEFAULT_LIMITS,
    workers: Workers = HERE,
    hear: Hear = lambda *_: None,
) -> list[SystemAnswer]:
    """Return the outcome of each system's sessions: followed exactly, and `sessions` of each simulated from the seed.

    Systems that cannot be followed within the limits are simulated in any case. Raises TooLargeError for one with more
    positions than the limits allow, which no known one has, and JobError if a worker failed.
    """
    played = [system for system in systems if system.first_bet.amount <= question.rules.bet_maximum]
    parts = len(played) + -(-(sessions or SESSIONS_INSTEAD) // SESSIONS_A_CHUNK)
    prepared = dict[int, PreparedSystem]()
    with closing(workers.results(partial(_prepared, question, limits), played)) as results:
        for number, ready in results:
            prepared[number] = ready
            hear(len(prepared), parts)
    all_prepared = [prepared[number] for number in range(len(played))]
    to_simulate = [ready for ready in all_prepared if sessions or ready.followed is None]
    totals = dict[PreparedSystem, SessionTotals]()
    if to_simulate:
        plays = [ready.playable for ready in to_simulate]
        with closing(simulate(plays, sessions or SESSIONS_INSTEAD, seed, workers)) as runs:
            for running in runs:
                totals = dict(zip(to_simulate, running.result.systems, strict=True))
                hear(len(played) + running.games // SESSIONS_A_CHUNK, parts)
    hear(parts, parts)
    in_turn = iter(_result(ready, question, totals.get(ready, NO_SESSIONS), seed) for ready in all_prepared)
    return [
        SystemAnswer(system, next(in_turn))
        if system in played
        else SystemAnswer(system, None, question.limits_told())
        for system in systems
    ]


def _prepared(question: SystemsQuestion, limits: SizeLimits, system: AnySystem) -> PreparedSystem:
    machine = machine_of(system, question.rules, limits)
    arrays = arrays_of(machine, question)
    try:
        if isinstance(system, LongCancellation):
            raise TooLargeError
        states = states_of(arrays, question.throws, limits)
    except TooLargeError:
        play = playable(system, machine, arrays, question.throws, way_of(arrays, question.throws))
        return PreparedSystem(machine, play, None, 0)
    followed = follow(machine, states, question.throws)
    play = playable(system, machine, arrays, question.throws)
    return PreparedSystem(machine, play, followed, len(states.position))


def _result(
    ready: PreparedSystem, question: SystemsQuestion, totals: SessionTotals, seed: int
) -> SystemResult:
    arrays = ready.playable.tables.arrays
    followed = ready.followed or followed_by(totals, ready.machine, arrays, way_of(arrays, question.throws))
    return SystemResult(
        question.bankroll,
        followed,
        ready.states,
        {bet: _edge(bet, question.rules) for bet in followed.action},
        seen_in(totals, arrays, seed) if totals.sessions else None,
    )


@lru_cache(maxsize=256)
def _edge(bet: BetKey, rules: HouseRules) -> float:
    if _are_odds(bet.name):
        return 0.0
    of_bet = figures(bet.name, rules) if bet.point is None else figures_at(bet.name, bet.point, rules)
    return float(of_bet.edge)


def _are_odds(name: str) -> bool:
    return BET_KINDS[name] in LINE_BEHIND
