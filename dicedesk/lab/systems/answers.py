"""The answer to a question about betting systems, each followed exactly where that can be done."""

from collections.abc import Mapping
from dataclasses import dataclass

from dicedesk.core.words import Sentence
from dicedesk.games.craps.bet_kinds import BET_KINDS, LINE_BEHIND
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.lab.systems.asking import SystemsQuestion
from dicedesk.lab.systems.betting_systems import BettingSystem
from dicedesk.lab.systems.following import Followed, follow
from dicedesk.lab.systems.machine import SizeLimits, TooLargeError, machine_of
from dicedesk.lab.systems.money_states import states_of
from dicedesk.lab.systems.random_sessions import SimulatedSessions, simulate
from dicedesk.lab.systems.table_play import CountedBet
from dicedesk.odds.craps import come_figures, figures


@dataclass(frozen=True)
class ExactAnswer:
    """What sessions of a system come to, followed through so many states, and simulated sessions beside it.

    `result` is the mean result of a session in cents, and `edges` are the house edge of each bet that was made. Each
    edge times what was bet on it, all added up, is the result with the other sign, whatever the system.
    """

    followed: Followed
    states: int
    result: float
    edges: Mapping[CountedBet, float]
    simulated: SimulatedSessions | None

    @property
    def price_paid(self) -> float:
        """The edges times what was bet, in cents."""
        return sum(self.edges[bet] * amount for bet, amount in self.followed.action.items())

    @property
    def bet_with_edge(self) -> float:
        """What is bet in a session on average, in cents; odds are free, and do not count."""
        return sum(amount for bet, amount in self.followed.action.items() if not _are_odds(bet.name))

    @property
    def price_of_a_dollar(self) -> float:
        """What the house keeps of a dollar that is bet, on average."""
        return self.price_paid / self.bet_with_edge if self.bet_with_edge else 0.0


@dataclass(frozen=True)
class SystemAnswer:
    """A system and its answer, or why there is none."""

    system: BettingSystem
    exact: ExactAnswer | None
    refusal: Sentence | None = None


DEFAULT_LIMITS = SizeLimits()


def answer(
    system: BettingSystem,
    asked: SystemsQuestion,
    sessions: int = 0,
    seed: int = 0,
    limits: SizeLimits = DEFAULT_LIMITS,
) -> SystemAnswer:
    """Follow a system, and simulate so many sessions of it from this seed."""
    if system.least > asked.rules.bet_maximum:
        return SystemAnswer(system, None, asked.limits_told())
    try:
        machine = machine_of(system, asked.rules, limits)
        states = states_of(machine, asked, limits)
    except TooLargeError as error:
        return SystemAnswer(system, None, error.sentence)
    followed = follow(machine, states, asked)
    edges = {bet: _edge(bet, asked.rules) for bet in followed.action}
    return SystemAnswer(
        system,
        ExactAnswer(
            followed,
            len(states.position),
            followed.mean_left - asked.bankroll,
            edges,
            simulate(machine, states, asked, sessions, seed) if sessions else None,
        ),
    )


def _edge(bet: CountedBet, rules: HouseRules) -> float:
    if _are_odds(bet.name):
        return 0.0
    if bet.point is None:
        return float(figures(bet.name, rules).edge)
    return float(come_figures(bet.name, bet.point, rules).edge)


def _are_odds(name: str) -> bool:
    return BET_KINDS[name] in LINE_BEHIND
