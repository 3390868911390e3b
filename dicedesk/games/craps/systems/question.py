"""The Lab's betting systems, and its question about them: the house, the money and the throws."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Self

from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import (
    COME,
    COME_ODDS,
    COMES,
    PASS,
    PASS_ODDS,
    PLACES,
    POINTS,
    Bet,
    Bets,
    amount_on,
)
from dicedesk.games.craps.house import LAS_VEGAS, HouseRules, most_on
from dicedesk.games.craps.systems.betting import (
    AnySystem,
    BettingStrategy,
    BettingSystem,
    CancellationBetting,
    FibonacciBetting,
    MartingaleBetting,
    NoChangeBetting,
    OneBet,
    OneThreeTwoSixBetting,
    SevenCount,
    StandingBets,
    bet_from,
)

BASE = dollars(10)
"""The default unit of all systems."""

MOST_BETS = 5_000
"""Largest goal, in base bets: a larger one is slow to follow."""

MOST_POSITIONS = 60_000
"""Most positions of a machine: a larger one is slow to make."""

LEVELS = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles of the money left: the median, and the bounds of half and of nine tenths of all sessions."""

MOST_PLACES = 250
"""Approximate maximum of the throws after which the charts show a session."""


@dataclass(frozen=True)
class SystemsQuestion:
    """How craps sessions end that begin with `bankroll` and stop at `goal` or after `throws` throws.

    `base` is the unit of all systems. The bankroll, minimum and maximum come from the question and `rules`; the
    bankroll of the rules is ignored. Raises ValueError if the table does not take the base bet, if the bankroll is
    nothing, the goal no gain or more than MOST_BETS base bets, or for fewer than 1 throw.
    """

    bankroll: Cents
    goal: Cents
    throws: int
    base: Cents = BASE
    rules: HouseRules = LAS_VEGAS

    def __post_init__(self) -> None:
        if self.throws < 1:
            raise ValueError(tr("A session needs at least 1 roll, not {throws}.", throws=self.throws))
        if not 0 < self.bankroll < self.goal:
            raise ValueError(tr("The bankroll must be above $0, and the goal above the bankroll."))
        if self.goal > MOST_BETS * self.base:
            raise ValueError(tr("The goal can be at most {most} base bets.", most=MOST_BETS))
        if not self.rules.line_minimum <= self.base <= self.rules.bet_maximum:
            raise ValueError(self.limits_told())

    def limits_told(self) -> Sentence:
        """The limits of the table, in words."""
        least, most = self.rules.line_minimum.shown(), self.rules.bet_maximum.shown()
        return tr("This table takes bets from {least} to {most}.", least=least, most=most)


def places_of(throws: int) -> tuple[int, ...]:
    """Return the throws, from 0 to the last, after which the charts show a session."""
    return tuple(sorted({*range(0, throws, -(-throws // MOST_PLACES)), throws}))


@dataclass(frozen=True)
class SystemStep:
    """The units of the next bet, the step after a win and the step after a loss, both counted from 0."""

    units: int
    won: int
    lost: int


@dataclass(frozen=True)
class StepsBetting(BettingStrategy):
    """Goes through a table of steps, beginning with the first."""

    steps: tuple[SystemStep, ...]
    at: int = 0

    @property
    def units(self) -> int:
        return self.steps[self.at].units

    def won(self) -> Self:
        return replace(self, at=self.steps[self.at].won)

    def lost(self) -> Self:
        return replace(self, at=self.steps[self.at].lost)

    def anew(self) -> Self:
        return replace(self, at=0)


@dataclass(frozen=True)
class PassAndCome(BettingSystem[None]):
    """Bets one unit on pass, and then on come until `comes` come bets have a number; odds behind each of them.

    `odds` gives the multiple of the line bet, by the number. Odds are made in full or not at all; bets that the player
    cannot pay are made as soon as possible. With two come bets players call it the three-point Molly.
    """

    unit: Cents
    comes: int
    odds: Mapping[int, int]

    @property
    def first_bet(self) -> Bet:
        return Bet(self.unit, PASS)

    @property
    def at_first(self) -> None:
        return None

    @property
    def odds_words(self) -> Sentence | None:
        return tr("Odds are whole multiples of their pass or come bet, taken in full or not at all.")

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, memory: None) -> tuple[Bets, ...]:
        """All missing bets, or as many as can be paid: pass first, then odds, and come last."""
        missing = self._missing(point, bets)
        return tuple(missing[:count] for count in range(len(missing), 0, -1))

    def _missing(self, point: int | None, bets: Bets) -> Bets:
        lines = [(number, COMES[number], COME_ODDS[number]) for number in POINTS]
        moved = sum(amount_on(bets, line) > 0 for _, line, _ in lines)
        if point is not None:
            lines.insert(0, (point, PASS, PASS_ODDS[point]))
        missing = [
            Bet(Cents(self.odds[number] * self.unit), odds)
            for number, line, odds in lines
            if amount_on(bets, line) and not amount_on(bets, odds)
        ]
        if point is None and not amount_on(bets, PASS):
            missing.insert(0, self.first_bet)
        elif point is not None and moved < self.comes and not amount_on(bets, COME):
            missing.append(Bet(self.unit, COME))
        return tuple(missing)


ROW_WON, ROW_LOST = -1, -2
"""Its memory after a bet: only the row, which is stored elsewhere, knows the next bet."""


@dataclass(frozen=True)
class LongCancellation(BettingSystem[int]):
    """Bets the first plus the last number of a row on pass, like `CancellationBetting`.

    It remembers the units of the next bet, from 1 to `most`, or ROW_WON or ROW_LOST if the row has to be asked. So it
    can be simulated, with a row for each session (`sessions.SessionRows`), but not followed exactly.
    """

    unit: Cents
    row: tuple[int, ...]
    most: int

    @property
    def first_bet(self) -> Bet:
        return Bet(Cents(self.at_first * self.unit), PASS)

    @property
    def at_first(self) -> int:
        return self.row[0] + self.row[-1]

    @property
    def all_at_first(self) -> tuple[int, ...]:
        """The first bet, and all others."""
        return (self.at_first, *(units for units in range(1, self.most + 1) if units != self.at_first))

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, memory: int) -> tuple[Bets, ...]:
        """The next bet of the row, `memory` units on pass, before a come-out roll; () otherwise."""
        if point is not None or memory in (ROW_WON, ROW_LOST):
            return ()
        return ((Bet(Cents(memory * self.unit), PASS),),)

    def after(self, memory: int, point: int | None, won: Collection[str], lost: Collection[str]) -> int:
        """ROW_WON or ROW_LOST once the bet is decided; `memory` until then."""
        if PASS in won:
            return ROW_WON
        return ROW_LOST if PASS in lost else memory


SHORT_ROW = (1, 2, 3, 4)
"""The row of the cancellation system."""

COME_BETS = 2
"""Come bets on numbers at a time, in addition to pass."""


def systems_for(question: SystemsQuestion, names: Collection[str] | None = None) -> tuple[AnySystem, ...]:
    """Return the systems with these names, or all, in the order of SYSTEM_NAMES."""
    return tuple(make(question) for name, make in _SYSTEMS.items() if names is None or name in names)


def own_system(steps: tuple[SystemStep, ...], question: SystemsQuestion) -> OneBet:
    """Return a system that bets on pass by these steps, without odds.

    Raises ValueError for no steps, for a step without units, and for one that names a missing step.
    """
    if not steps:
        raise ValueError(tr("A system needs at least one step."))
    for number, step in enumerate(steps, start=1):
        if step.units < 1:
            raise ValueError(tr("Step {number} must bet at least one unit.", number=number))
        if not {step.won, step.lost} <= set(range(len(steps))):
            raise ValueError(tr("Step {number} leads to a step that does not exist.", number=number))
    return OneBet("own", tr("Custom system"), PASS, question.base, StepsBetting(steps))


def full_odds(rules: HouseRules, line: Cents) -> Mapping[int, int]:
    """Return by the point how many times the line bet the house takes as odds; 3-4-5 times if it has no limit."""
    limited = rules if rules.odds_limit is not None else replace(rules, odds_limit=LAS_VEGAS.odds_limit)
    bets = (Bet(line, PASS),)
    return {point: (most_on(limited, bets, PASS_ODDS[point]) or line) // line for point in POINTS}


def _flat(question: SystemsQuestion) -> OneBet:
    return _on_pass(
        "flat", tr("Flat {base} on pass", base=question.base.shown()), NoChangeBetting(), question
    )


def _odds(question: SystemsQuestion) -> AnySystem:
    odds = full_odds(question.rules, question.base)
    return replace(_flat(question), name="odds", title=tr("Pass with full odds"), odds=odds)


def _martingale(question: SystemsQuestion) -> AnySystem:
    title = tr("Martingale from {base}", base=question.base.shown())
    return _on_pass("martingale", title, MartingaleBetting(), question)


def _one_three_two_six(question: SystemsQuestion) -> AnySystem:
    return _on_pass("1-3-2-6", tr("1-3-2-6"), OneThreeTwoSixBetting(), question)


def _cancellation(question: SystemsQuestion) -> AnySystem:
    """The cancellation system; a player with much money reaches too many rows to follow them."""
    title = tr("Cancellation 1-2-3-4")
    system = _on_pass("cancellation", title, CancellationBetting(SHORT_ROW, SHORT_ROW), question)
    if system.memories is not None and len(system.memories) <= MOST_POSITIONS:
        return system
    most = min(question.goal, question.rules.bet_maximum) // question.base
    return LongCancellation("cancellation", title, question.base, SHORT_ROW, most)


def _fibonacci(question: SystemsQuestion) -> AnySystem:
    return _on_pass("fibonacci", tr("Fibonacci"), FibonacciBetting(), question)


def _seven_count(question: SystemsQuestion) -> AnySystem:
    return SevenCount("seven-count", tr("Seven count"), question.base)


def _pass_and_come(question: SystemsQuestion) -> AnySystem:
    title, odds = tr("Pass and two come bets with full odds"), full_odds(question.rules, question.base)
    return PassAndCome("pass-come", title, question.base, COME_BETS, odds)


def _place_six_and_eight(question: SystemsQuestion) -> AnySystem:
    bets = tuple(bet_from(question.base, PLACES[number]) for number in (6, 8))
    return StandingBets("place-6-8", tr("Place 6 and 8"), bets)


def _on_pass(name: str, title: Sentence, first: BettingStrategy, question: SystemsQuestion) -> OneBet:
    """Return the system that bets on pass by a strategy and knows the memories that this bankroll can reach and pay.

    Bets that nobody can pay are left out: the strategy begins again instead, as at the table. The search stops once it
    has more memories than a machine may have positions, as no machine is made of them.
    """
    memories, waiting = {first}, [(first, int(question.bankroll))]
    states = set(waiting)
    while waiting and len(memories) <= MOST_POSITIONS:
        betting, money = waiting.pop()
        stake = betting.units * question.base
        if money >= question.goal:
            continue
        if stake <= min(money, question.rules.bet_maximum):
            memories.add(betting)
            follow = [(betting.won(), money + stake), (betting.lost(), money - stake)]
        else:
            follow = [(first, money)]
        new = [state for state in follow if state not in states]
        states.update(new)
        waiting += new
    return OneBet(name, title, PASS, question.base, first, memories=frozenset(memories))


_SYSTEMS: Mapping[str, Callable[[SystemsQuestion], AnySystem]] = MappingProxyType(
    {
        "flat": _flat,
        "odds": _odds,
        "martingale": _martingale,
        "1-3-2-6": _one_three_two_six,
        "cancellation": _cancellation,
        "fibonacci": _fibonacci,
        "seven-count": _seven_count,
        "pass-come": _pass_and_come,
        "place-6-8": _place_six_and_eight,
    }
)

SYSTEM_NAMES = tuple(_SYSTEMS)
"""The names of all systems, the plainest first."""
