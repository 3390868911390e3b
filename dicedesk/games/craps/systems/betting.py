"""Betting systems at the craps table: what each bets, and what it remembers of the throws.

First come the betting strategies: how many units the next bet is after wins and losses. Then the systems:
`BettingSystem.offers` says what a system bets now, `BettingSystem.after` what it remembers after a throw. Whoever plays
by a system asks it: a computer player at the table (`SystemPlayer`, `players`), the exact answer of the Lab (`machine`)
and simulated sessions (`sessions`). `question` has what only the Lab plays, and the list of the systems that it
compares. A new one derives from `BettingSystem`, joins that list or that of the computer players, and is followed in
the tests beside a plain player of its own.

All hold to one rule of money: where the table's limits or the bankroll do not allow what the strategy asks for, it
begins anew; where they do not even allow how it begins, the bet is not made, and the system is at its end once nothing
lies on the table and its first bet cannot be made.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Self, TypeVar

from dicedesk.core.game import DiceRolled, Step
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import (
    ANY_SEVEN,
    PASS,
    PASS_ODDS,
    Bet,
    BetKind,
    Bets,
    amount_on,
    kind_named,
)
from dicedesk.games.craps.house import (
    HouseRules,
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


MemoryT = TypeVar("MemoryT")


@dataclass(frozen=True)
class BettingSystem(ABC, Generic[MemoryT]):
    """A way to bet. Whoever plays by it holds what it remembers of the throws so far: a value that can be hashed."""

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
        """Each memory that a session may start with; `at_first` comes first."""
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
    many times as it allows. Where `memories` is given, a strategy that is not in it begins anew.
    """

    kind: BetKind
    unit: Cents
    betting: BettingStrategy = field(default_factory=NoChangeBetting)
    odds: Mapping[int, int] = field(default_factory=dict)
    memories: frozenset[BettingStrategy] | None = None

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
            "Odds are whole multiples of the pass bet: as much as the house allows and the bankroll covers."
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
        choices = (self._bet(memory), self.first_bet)
        return tuple((bet,) for bet in choices if refusal_by_limits(rules, (), bet) is None)

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
        return memory if self.memories is None or memory in self.memories else self.betting

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
        allowed = (seven for seven in sevens if refusal_by_limits(rules, (), seven) is None)
        return (*((*behind, seven) for seven in allowed), *without)

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
class SystemPlayer:
    """A player who bets by a system, with what the system remembers of the game so far."""

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
