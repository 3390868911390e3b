"""Betting systems at the craps table: what each bets, and what it remembers of the throws.

First come the betting strategies: how many units the next bet is after wins and losses. Then the systems:
`BettingSystem.offers` says what a system bets now, `BettingSystem.after` what it remembers after a throw. Whoever plays
by a system asks it: a computer player at the table (`SystemPlayer`, `players`), the exact answer of the Lab
(`systems_machine`) and simulated sessions (`systems_sessions`). Last come the systems that the Lab compares. A new one
derives from `BettingSystem`, joins `_SYSTEMS`, and is followed in the tests beside a plain player of its own.

All hold to one rule of money: where the table's limits or the bankroll do not allow what the strategy asks for, it
begins anew; where they do not even allow how it begins, the bet is not made, and the system is at its end once nothing
lies on the table and its first bet cannot be made.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Self, TypeVar

from dicedesk.core.game import DiceRolled, Step
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import (
    ANY_SEVEN,
    COME,
    COME_ODDS,
    COMES,
    PASS,
    PASS_ODDS,
    PLACES,
    POINTS,
    Bet,
    BetKind,
    Bets,
    amount_on,
    kind_named,
)
from dicedesk.games.craps.house import (
    LAS_VEGAS,
    HouseRules,
    most_on,
    names_of,
    refusal_by_limits,
    refusal_by_point,
)
from dicedesk.games.craps.rules import CrapsState, PlaceBet
from dicedesk.games.craps.settling import BetLost, BetPlaced, BetWon

FIRST_ROW = (1, 2, 3, 4, 5, 6)
"""The row of numbers with which a cancellation begins."""

_ONE_THREE_TWO_SIX = (1, 3, 2, 6)


@dataclass(frozen=True)
class BettingStrategy(ABC):
    """How many units the next bet is. A bet that is pushed changes nothing."""

    @property
    @abstractmethod
    def units(self) -> int:
        """The next bet, 1 or more."""

    @abstractmethod
    def won(self) -> Self:
        """The strategy after its bet was won."""

    @abstractmethod
    def lost(self) -> Self:
        """The strategy after its bet was lost."""

    def anew(self) -> Self:
        """The strategy as it was before its first bet."""
        return type(self)()


@dataclass(frozen=True)
class NoChangeBetting(BettingStrategy):
    """Always bets the same."""

    @property
    def units(self) -> int:
        return 1

    def won(self) -> Self:
        return self

    def lost(self) -> Self:
        return self


@dataclass(frozen=True)
class MartingaleBetting(BettingStrategy):
    """Doubles after each loss, so that one win brings back all that was lost, and a unit."""

    losses: int = 0

    @property
    def units(self) -> int:
        """1, and twice as many with each loss in a row."""
        return 1 << self.losses

    def won(self) -> Self:
        """Back to one unit."""
        return self.anew()

    def lost(self) -> Self:
        """The next bet is doubled."""
        return type(self)(self.losses + 1)


@dataclass(frozen=True)
class OneThreeTwoSixBetting(BettingStrategy):
    """Bets 1, 3, 2 and 6 units as long as it wins. After four wins in a row, or a loss, it begins again."""

    wins: int = 0

    @property
    def units(self) -> int:
        """1, 3, 2 or 6, by the wins in a row."""
        return _ONE_THREE_TWO_SIX[self.wins]

    def won(self) -> Self:
        """One step on; after the last step the first again."""
        return type(self)((self.wins + 1) % len(_ONE_THREE_TWO_SIX))

    def lost(self) -> Self:
        """Back to the first step."""
        return self.anew()


@dataclass(frozen=True)
class CancellationBetting(BettingStrategy):
    """Bets the first and the last number of a row together; a number that is alone by itself.

    A win crosses both out, a loss adds what was bet at the end; so a finished row has won the sum of its numbers at
    even money. Then `first` begins again. Also called Labouchère.
    """

    row: tuple[int, ...] = FIRST_ROW
    first: tuple[int, ...] = FIRST_ROW

    @property
    def units(self) -> int:
        """The first number and the last."""
        return self.row[0] + (self.row[-1] if len(self.row) > 1 else 0)

    def won(self) -> Self:
        """The row without its first and last number; a new row when none is left."""
        return type(self)(self.row[1:-1] or self.first, self.first)

    def lost(self) -> Self:
        """The row with what was bet added at its end."""
        return type(self)((*self.row, self.units), self.first)

    def anew(self) -> Self:
        """The row with which it began."""
        return type(self)(self.first, self.first)


@dataclass(frozen=True)
class FibonacciBetting(BettingStrategy):
    """Goes along 1, 1, 2, 3, 5, 8 …, each the sum of the two before: a step on after a loss, two back after a win."""

    step: int = 0

    @property
    def units(self) -> int:
        """The number at the step."""
        number, after = 1, 1
        for _ in range(self.step):
            number, after = after, number + after
        return number

    def won(self) -> Self:
        """Two steps back, at most to the first."""
        return type(self)(max(self.step - 2, 0))

    def lost(self) -> Self:
        """A step on."""
        return type(self)(self.step + 1)


@dataclass(frozen=True)
class SystemStep:
    """The units of the next bet, the step after a win and the step after a loss, both counted from 0."""

    units: int
    won: int
    lost: int


@dataclass(frozen=True)
class StepsBetting(BettingStrategy):
    """Goes through a table of steps; the first one begins."""

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


MemoryT = TypeVar("MemoryT")


@dataclass(frozen=True)
class BettingSystem(ABC, Generic[MemoryT]):
    """A way to bet. What it remembers of the throws so far is a value that can be hashed, and no part of it."""

    name: str
    title: Sentence

    @property
    @abstractmethod
    def first_bet(self) -> Bet:
        """The bet without which it has come to its end, if nothing lies on the table."""

    @property
    @abstractmethod
    def at_first(self) -> MemoryT:
        """What it remembers before its first bet."""

    @property
    def all_at_first(self) -> tuple[MemoryT, ...]:
        """What a session may be made to remember from without: that with which it begins, before any others."""
        return (self.at_first,)

    @property
    def odds_words(self) -> Sentence | None:
        """How much it takes as odds, for a person; None where it takes none."""
        return None

    @abstractmethod
    def offers(self, rules: HouseRules, point: int | None, bets: Bets, memory: MemoryT) -> tuple[Bets, ...]:
        """What it bets now on top of `bets`: the first of these that the player can pay.

        One without bets stands for a throw without a new bet. Nothing that lies there already is bet again.
        """

    def placed(self, memory: MemoryT, bets: Bets) -> MemoryT:
        """Return what it remembers when it has bet, and these bets lie on the table."""
        return memory

    def after(
        self, memory: MemoryT, point: int | None, won: Collection[str], lost: Collection[str]
    ) -> MemoryT:
        """Return what it remembers after a throw that left this point, and decided the bets of these names."""
        return memory


AnySystem = BettingSystem[Any]


@dataclass(frozen=True)
class OneBet(BettingSystem[BettingStrategy]):
    """Makes one bet whenever it may be made, of as many units as a betting strategy says.

    `odds` names, by the point, how many times a pass bet is put behind it; where the bankroll is too small for that, as
    many times as it allows. Where `known` is given, a strategy that is not in it begins anew.
    """

    kind: BetKind
    unit: Cents
    betting: BettingStrategy = field(default_factory=NoChangeBetting)
    odds: Mapping[int, int] = field(default_factory=dict)
    known: frozenset[BettingStrategy] | None = None

    @property
    def first_bet(self) -> Bet:
        return self._bet(self.betting)

    @property
    def at_first(self) -> BettingStrategy:
        return self.betting

    @property
    def odds_words(self) -> Sentence | None:
        """As many times the line bet as can be paid."""
        if not self.odds:
            return None
        return tr(
            "Odds are whole multiples of the pass bet: as many as the house takes and the bankroll pays."
        )

    def offers(
        self, rules: HouseRules, point: int | None, bets: Bets, memory: BettingStrategy
    ) -> tuple[Bets, ...]:
        """What the strategy asks for, or else what it began with; with a point, odds behind it."""
        lying = amount_on(bets, self.kind)
        if lying:
            return () if point is None else self._odds_behind(lying, point, bets)
        if refusal_by_point(rules, point, self.kind) is not None:
            return ((),)
        asked = (self._bet(memory), self.first_bet)
        return tuple((bet,) for bet in asked if refusal_by_limits(rules, (), bet) is None)

    def placed(self, memory: BettingStrategy, bets: Bets) -> BettingStrategy:
        """A bet of another amount was not allowed as asked for, and began the strategy anew."""
        amount = amount_on(bets, self.kind)
        return self.betting if amount and amount != self._bet(memory).amount else memory

    def after(
        self, memory: BettingStrategy, point: int | None, won: Collection[str], lost: Collection[str]
    ) -> BettingStrategy:
        """The strategy after a win, or after a loss, once the bet is decided."""
        if self.kind in won:
            memory = memory.won()
        elif self.kind in lost:
            memory = memory.lost()
        return memory if self.known is None or memory in self.known else self.betting

    def _bet(self, betting: BettingStrategy) -> Bet:
        return Bet(Cents(betting.units * self.unit), self.kind)

    def _odds_behind(self, line: Cents, point: int, bets: Bets) -> tuple[Bets, ...]:
        kind = PASS_ODDS[point]
        if amount_on(bets, kind):
            return ()
        return tuple((Bet(Cents(times * line), kind),) for times in range(self.odds.get(point, 0), 0, -1))


@dataclass(frozen=True)
class StandingBets(BettingSystem[None]):
    """Keeps these bets on the table, each made again as soon as it is gone and the house takes it."""

    wanted: Bets

    @property
    def first_bet(self) -> Bet:
        return self.wanted[0]

    @property
    def at_first(self) -> None:
        return None

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, memory: None) -> tuple[Bets, ...]:
        """All that is missing, or as much of it as can be paid, the first ones first."""
        missing = tuple(
            Bet(bet.amount, kind_named(bet.name, point))
            for bet in self.wanted
            if not amount_on(bets, bet.kind) and refusal_by_point(rules, point, bet.kind) is None
        )
        return tuple(missing[:count] for count in range(len(missing), 0 if bets else -1, -1))


LONG_GAME = 6
"""The throws after which the seven count thinks that a seven is due."""


class SevenCountMemory(NamedTuple):
    """The throws of the round, up to LONG_GAME, and the strategy of the bet on any seven."""

    throws: int = 0
    seven: MartingaleBetting = MartingaleBetting()


@dataclass(frozen=True)
class SevenCount(BettingSystem[SevenCountMemory]):
    """Bets one unit on pass and one behind it; from the seventh throw of a round on it bets on any seven as well.

    It comes from Building Skills in Object-Oriented Design by Steven Lott (the class CrapsSevenCountPlayer): whoever
    counts the throws thinks that a seven is due after six of them, bets on it, and doubles that bet until it wins. The
    dice do not remember, and any seven is one of the dearest bets of the table.

    The bet on the seven is one unit, and twice as much after each loss. It grows from round to round until it wins,
    and begins with one unit again where the table or the bankroll does not allow it.
    """

    unit: Cents

    @property
    def first_bet(self) -> Bet:
        return Bet(self.unit, PASS)

    @property
    def at_first(self) -> SevenCountMemory:
        return SevenCountMemory()

    def offers(
        self, rules: HouseRules, point: int | None, bets: Bets, memory: SevenCountMemory
    ) -> tuple[Bets, ...]:
        """Pass, or what stands behind it and the bet on the seven, which is left out before the odds are."""
        if point is None:
            return () if amount_on(bets, PASS) else ((self.first_bet,),)
        odds = PASS_ODDS[point]
        behind = () if amount_on(bets, odds) else (Bet(self.unit, odds),)
        without = (behind,) if behind else ()
        if memory.throws < LONG_GAME or amount_on(bets, ANY_SEVEN):
            return without
        sevens = (self._on_seven(seven) for seven in (memory.seven, memory.seven.anew()))
        taken = (seven for seven in sevens if refusal_by_limits(rules, (), seven) is None)
        return (*((*behind, seven) for seven in taken), *without)

    def placed(self, memory: SevenCountMemory, bets: Bets) -> SevenCountMemory:
        """A bet on the seven of another amount was not allowed as asked for, and began anew."""
        amount = amount_on(bets, ANY_SEVEN)
        if amount and amount != self._on_seven(memory.seven).amount:
            return memory._replace(seven=memory.seven.anew())
        return memory

    def after(
        self, memory: SevenCountMemory, point: int | None, won: Collection[str], lost: Collection[str]
    ) -> SevenCountMemory:
        """One more throw and one more loss, or none where the round has ended and where the seven has come."""
        seven = memory.seven
        if ANY_SEVEN in won:
            seven = seven.won()
        elif ANY_SEVEN in lost:
            seven = seven.lost()
        return SevenCountMemory(0 if point is None else min(memory.throws + 1, LONG_GAME), seven)

    def _on_seven(self, betting: MartingaleBetting) -> Bet:
        return Bet(Cents(betting.units * self.unit), ANY_SEVEN)


@dataclass(frozen=True)
class PassAndCome(BettingSystem[None]):
    """Bets one unit on pass, and then on come until `comes` come bets have a number; odds behind each of them.

    `odds` names, by the number, how many times a line bet is put behind it. Odds are made in full or not at all; what
    the player cannot pay is made as soon as it can be. With two come bets players call it the three-point Molly.
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
        """In full or not at all."""
        return tr("Odds are whole multiples of the bet they stand behind, in full or not at all.")

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, memory: None) -> tuple[Bets, ...]:
        """All that is missing, or as much of it as can be paid: pass first, then odds, and come at last."""
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
"""What is remembered after a bet: only the row, which is kept elsewhere, knows what is bet next."""


@dataclass(frozen=True)
class LongCancellation(BettingSystem[int]):
    """Bets on pass what the first and the last number of a row say, as `CancellationBetting` does.

    It remembers the units of the next bet, from 1 to `most`, or ROW_WON or ROW_LOST where the row has to be asked. So
    it can be simulated, with a row for each session (`systems_sessions.SessionRows`), and not followed exactly.
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
        """So many units before a come-out roll."""
        if point is not None or memory in (ROW_WON, ROW_LOST):
            return ()
        return ((Bet(Cents(memory * self.unit), PASS),),)

    def after(self, memory: int, point: int | None, won: Collection[str], lost: Collection[str]) -> int:
        """Whether the bet was won or lost, once it is decided."""
        if PASS in won:
            return ROW_WON
        return ROW_LOST if PASS in lost else memory


@dataclass(frozen=True)
class SystemPlayer:
    """Somebody at a table who bets by a system, with what it remembers of the game so far."""

    system: AnySystem
    memory: Any

    @classmethod
    def of(cls, system: AnySystem) -> Self:
        """Return the player of this system before the first bet."""
        return cls(system, system.at_first)

    def is_finished(self, state: CrapsState) -> bool:
        """Whether the system is at its end: nothing lies on the table, and its first bet cannot be made any more.

        That is so from the beginning where the house does not take it.
        """
        first = self.system.first_bet
        if state.bets:
            return False
        return first.name not in names_of(state.rules) or state.refusal_of_amount(first) is not None

    def moves(self, state: CrapsState) -> tuple[PlaceBet, ...]:
        """The bets that the system makes now, in the order in which they are made."""
        if self.is_finished(state):
            return ()
        offers = self.system.offers(state.rules, state.point, state.bets, self.memory)
        all_moves = (tuple(PlaceBet(bet.name, bet.amount // DOLLAR) for bet in offer) for offer in offers)
        return next((moves for moves in all_moves if _are_taken(state, moves)), ())

    def after(self, step: Step[CrapsState]) -> "SystemPlayer":
        """The player who knows what happened in a step of the game."""
        memory, events, state = self.memory, step.events, step.state
        if any(isinstance(event, BetPlaced) for event in events):
            memory = self.system.placed(memory, state.bets)
        if any(isinstance(event, DiceRolled) for event in events):
            won = {event.name for event in events if isinstance(event, BetWon)}
            lost = {event.name for event in events if isinstance(event, BetLost)}
            memory = self.system.after(memory, state.point, won, lost)
        return SystemPlayer(self.system, memory)


def _are_taken(state: CrapsState, moves: tuple[PlaceBet, ...]) -> bool:
    """Whether the house takes these bets one after the other, and the player can pay them."""
    for move in moves:
        if state.refusal(move) is not None:
            return False
        state = state.apply(move).state
    return True


def bet_from(base: Cents, kind: BetKind) -> Bet:
    """Return the bet of this amount, rounded up so that a win pays whole dollars."""
    whole = dollars(kind.odds.denominator)
    return Bet(Cents(-(-base // whole) * whole), kind)


BASE = dollars(10)
"""The default unit of all systems."""

MOST_BETS = 5_000
"""A goal of more base bets takes too long to follow."""

MOST_POSITIONS = 60_000
"""A machine of more positions is not made: it takes too long."""

LEVELS = (0.05, 0.25, 0.5, 0.75, 0.95)
"""The quantiles of what is left: the median, and the bounds of half and of nine tenths of all sessions."""

MOST_PLACES = 250
"""The charts show a session after at most about this many of its throws."""


@dataclass(frozen=True)
class SystemsQuestion:
    """How sessions at a craps table end that begin with `bankroll`, and stop at `goal` or after so many throws.

    `base` is the unit of all systems. The bankroll, minimum and maximum that count are those of the question and of
    `rules`; the bankroll of the rules does not. Raises ValueError where the table does not take the base bet, where the
    bankroll is nothing, the goal no gain or more than MOST_BETS base bets, and for fewer than 1 throw.
    """

    bankroll: Cents
    goal: Cents
    throws: int
    base: Cents = BASE
    rules: HouseRules = LAS_VEGAS

    def __post_init__(self) -> None:
        if self.throws < 1:
            raise ValueError(tr("A session lasts at least 1 roll, not {throws}.", throws=self.throws))
        if not 0 < self.bankroll < self.goal:
            raise ValueError(tr("The bankroll must be above $0, and the goal above the bankroll."))
        if self.goal > MOST_BETS * self.base:
            raise ValueError(tr("The goal can be at most {most} base bets.", most=MOST_BETS))
        if not self.rules.line_minimum <= self.base <= self.rules.bet_maximum:
            raise ValueError(self.limits_told())

    def limits_told(self) -> Sentence:
        """What can be bet at the table, for a person."""
        least, most = self.rules.line_minimum.shown(), self.rules.bet_maximum.shown()
        return tr("This table takes bets from {least} to {most}.", least=least, most=most)


def places_of(throws: int) -> tuple[int, ...]:
    """Return the throws, from 0 to the last, after which the charts show a session."""
    return tuple(sorted({*range(0, throws, -(-throws // MOST_PLACES)), throws}))


SHORT_ROW = (1, 2, 3, 4)
"""The row of the cancellation system."""

COME_BETS = 2
"""The come bets that have a number at a time, beside pass."""


def systems_for(asked: SystemsQuestion, names: Collection[str] | None = None) -> tuple[AnySystem, ...]:
    """Return the systems with these names, or all, in the order of SYSTEM_NAMES."""
    return tuple(make(asked) for name, make in _SYSTEMS.items() if names is None or name in names)


def own_system(steps: tuple[SystemStep, ...], asked: SystemsQuestion) -> OneBet:
    """Return a system that bets on pass by these steps, without odds.

    Raises ValueError for no steps, for a step without units, and for one that names a step that is not there.
    """
    if not steps:
        raise ValueError(tr("A system has at least one step."))
    for number, step in enumerate(steps, start=1):
        if step.units < 1:
            raise ValueError(tr("Step {number} must bet at least one unit.", number=number))
        if not {step.won, step.lost} <= set(range(len(steps))):
            raise ValueError(tr("Step {number} goes to a step that is not there.", number=number))
    return OneBet("own", tr("Custom system"), PASS, asked.base, StepsBetting(steps))


def full_odds(rules: HouseRules, line: Cents) -> Mapping[int, int]:
    """Return by the point how many times the line bet the house takes as odds; 3-4-5 times where it has no limit."""
    limited = rules if rules.odds_limit is not None else replace(rules, odds_limit=LAS_VEGAS.odds_limit)
    bets = (Bet(line, PASS),)
    return {point: (most_on(limited, bets, PASS_ODDS[point]) or line) // line for point in POINTS}


def _flat(asked: SystemsQuestion) -> OneBet:
    return _on_pass("flat", tr("Flat {base} on pass", base=asked.base.shown()), NoChangeBetting(), asked)


def _odds(asked: SystemsQuestion) -> AnySystem:
    odds = full_odds(asked.rules, asked.base)
    return replace(_flat(asked), name="odds", title=tr("Pass with full odds"), odds=odds)


def _martingale(asked: SystemsQuestion) -> AnySystem:
    title = tr("Martingale from {base}", base=asked.base.shown())
    return _on_pass("martingale", title, MartingaleBetting(), asked)


def _one_three_two_six(asked: SystemsQuestion) -> AnySystem:
    return _on_pass("1-3-2-6", tr("1-3-2-6"), OneThreeTwoSixBetting(), asked)


def _cancellation(asked: SystemsQuestion) -> AnySystem:
    """The cancellation system; a player with much money comes to too many rows to follow them."""
    title = tr("Cancellation 1-2-3-4")
    system = _on_pass("cancellation", title, CancellationBetting(SHORT_ROW, SHORT_ROW), asked)
    if system.known is not None and len(system.known) <= MOST_POSITIONS:
        return system
    most = min(asked.goal, asked.rules.bet_maximum) // asked.base
    return LongCancellation("cancellation", title, asked.base, SHORT_ROW, most)


def _fibonacci(asked: SystemsQuestion) -> AnySystem:
    return _on_pass("fibonacci", tr("Fibonacci"), FibonacciBetting(), asked)


def _seven_count(asked: SystemsQuestion) -> AnySystem:
    return SevenCount("seven-count", tr("Seven count"), asked.base)


def _pass_and_come(asked: SystemsQuestion) -> AnySystem:
    title, odds = tr("Pass and two come bets with full odds"), full_odds(asked.rules, asked.base)
    return PassAndCome("pass-come", title, asked.base, COME_BETS, odds)


def _place_six_and_eight(asked: SystemsQuestion) -> AnySystem:
    wanted = tuple(bet_from(asked.base, PLACES[number]) for number in (6, 8))
    return StandingBets("place-6-8", tr("Place 6 and 8"), wanted)


def _on_pass(name: str, title: Sentence, first: BettingStrategy, asked: SystemsQuestion) -> OneBet:
    """Return the system that bets on pass by a strategy, and knows what a player with this money can come to and pay.

    What nobody can pay is not known: the strategy begins anew instead, as it would at the table. Once more is known
    than a machine may have positions, no more is looked for, as no machine is made of it.
    """
    known, waiting = {first}, [(first, int(asked.bankroll))]
    seen = set(waiting)
    while waiting and len(known) <= MOST_POSITIONS:
        betting, money = waiting.pop()
        stake = betting.units * asked.base
        if money >= asked.goal:
            continue
        if stake <= min(money, asked.rules.bet_maximum):
            known.add(betting)
            follow = [(betting.won(), money + stake), (betting.lost(), money - stake)]
        else:
            follow = [(first, money)]
        new = [state for state in follow if state not in seen]
        seen.update(new)
        waiting += new
    return OneBet(name, title, PASS, asked.base, first, known=frozenset(known))


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
