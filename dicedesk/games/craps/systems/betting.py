"""Betting systems at the craps table: their bets, and what they remember of the throws.

First come the betting strategies: the units of the next bet after wins and losses. Then the systems:
`BettingSystem.offers` gives the bets of a system now, `BettingSystem.after` its memory after a throw. Three users ask a
system: a computer player at the table (`SystemPlayer`, `players`), the exact answer of the Lab (`machine`) and
simulated sessions (`sessions`). `question` has the strategies that only the Lab plays, and the list of the systems that
it compares. A new system derives from `BettingSystem`, joins that list or that of the computer players, and is compared
in the tests with a plain player of its own.

All follow one rule of money: if the table's limits or the bankroll do not allow the bet that the strategy asks for, the
strategy begins again; if they do not even allow its first bet, the bet is not made, and the system has ended once
nothing is on the table and its first bet cannot be made.
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
    """The number of units of the next bet. A pushed bet changes nothing."""

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
        """The strategy before its first bet."""
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
    """Doubles after each loss, so that one win recovers all losses, and gains a unit."""

    losses: int = 0

    @property
    def units(self) -> int:
        """1, doubled for each loss in a row."""
        return 1 << self.losses

    def won(self) -> Self:
        """Back to one unit."""
        return self.anew()

    def lost(self) -> Self:
        """The next bet is doubled."""
        return type(self)(self.losses + 1)


@dataclass(frozen=True)
class OneThreeTwoSixBetting(BettingStrategy):
    """Bets 1, 3, 2 and 6 units while it wins. After four wins in a row, or a loss, it begins again."""

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
    """Bets the sum of the first and the last number of a row, or its only number.

    A win crosses both out, a loss appends the amount bet; so a finished row has won the sum of its numbers at even
    money. Then `first` begins again. Also called Labouchère.
    """

    row: tuple[int, ...] = FIRST_ROW
    first: tuple[int, ...] = FIRST_ROW

    @property
    def units(self) -> int:
        """The sum of the first number and the last."""
        return self.row[0] + (self.row[-1] if len(self.row) > 1 else 0)

    def won(self) -> Self:
        """The row without its first and last number; a new row when none is left."""
        return type(self)(self.row[1:-1] or self.first, self.first)

    def lost(self) -> Self:
        """The row with the amount bet appended."""
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
    """A way to bet. Its player keeps its memory of the throws so far, a hashable value."""

    name: str
    title: Sentence

    @property
    @abstractmethod
    def first_bet(self) -> Bet:
        """The bet without which the system has ended, if nothing is on the table."""

    @property
    @abstractmethod
    def at_first(self) -> MemoryT:
        """Its memory before its first bet."""

    @property
    def all_at_first(self) -> tuple[MemoryT, ...]:
        """Each memory that a session may start with; `at_first` comes first."""
        return (self.at_first,)

    @property
    def odds_words(self) -> Sentence | None:
        """How much it takes as odds, in words; None if it takes none."""
        return None

    @abstractmethod
    def offers(self, rules: HouseRules, point: int | None, bets: Bets, memory: MemoryT) -> tuple[Bets, ...]:
        """Its possible bets now on top of `bets`; it makes the first that the player can pay.

        An empty one is a throw without a new bet. Bets on the table are not made again.
        """

    def placed(self, memory: MemoryT, bets: Bets) -> MemoryT:
        """Return its memory after it has bet; `bets` are on the table."""
        return memory

    def after(
        self, memory: MemoryT, point: int | None, won: Collection[str], lost: Collection[str]
    ) -> MemoryT:
        """Return its memory after a throw that left this point and decided the bets of these names."""
        return memory


AnySystem = BettingSystem[Any]


@dataclass(frozen=True)
class OneBet(BettingSystem[BettingStrategy]):
    """Makes one bet whenever possible, of as many units as a betting strategy says.

    `odds` gives, by the point, the odds as a multiple of a pass bet; if the bankroll is too small, it takes the
    multiple it can pay. With `memories`, a strategy that is not in it begins again.
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
        """The multiple of the line bet that can be paid."""
        if not self.odds:
            return None
        return tr(
            "Odds are the largest whole multiple of the pass bet that the house allows and the bankroll covers."
        )

    def offers(
        self, rules: HouseRules, point: int | None, bets: Bets, memory: BettingStrategy
    ) -> tuple[Bets, ...]:
        """The bet of the strategy, or its first bet; with a point, odds behind it."""
        lying = amount_on(bets, self.kind)
        if lying:
            return () if point is None else self._odds_behind(lying, point, bets)
        if refusal_by_point(rules, point, self.kind) is not None:
            return ((),)
        choices = (self._bet(memory), self.first_bet)
        return tuple((bet,) for bet in choices if refusal_by_limits(rules, (), bet) is None)

    def placed(self, memory: BettingStrategy, bets: Bets) -> BettingStrategy:
        """A different amount means that the strategy's bet was not allowed, and the strategy began again."""
        amount = amount_on(bets, self.kind)
        return self.betting if amount and amount != self._bet(memory).amount else memory

    def after(
        self, memory: BettingStrategy, point: int | None, won: Collection[str], lost: Collection[str]
    ) -> BettingStrategy:
        """The strategy after a win or a loss, once the bet is decided."""
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
        """All missing bets, or as many as can be paid, the first ones first."""
        missing = tuple(
            Bet(bet.amount, kind_named(bet.name, point))
            for bet in self.wanted
            if not amount_on(bets, bet.kind) and refusal_by_point(rules, point, bet.kind) is None
        )
        return tuple(missing[:count] for count in range(len(missing), 0 if bets else -1, -1))


LONG_GAME = 6
"""Throws after which the seven count thinks that a seven is due."""


class SevenCountMemory(NamedTuple):
    """The throws of the round, up to LONG_GAME, and the strategy of the bet on any seven."""

    throws: int = 0
    seven: MartingaleBetting = MartingaleBetting()


@dataclass(frozen=True)
class SevenCount(BettingSystem[SevenCountMemory]):
    """Bets one unit on pass and one behind it; from the seventh throw of a round on it also bets on any seven.

    It comes from Building Skills in Object-Oriented Design by Steven Lott (the class CrapsSevenCountPlayer): it counts
    the throws, thinks that a seven is due after six of them, bets on it, and doubles that bet until it wins. The dice
    do not remember, and any seven is one of the most expensive bets of the table.

    The bet on the seven is one unit, doubled after each loss. It grows from round to round until it wins, and begins
    again with one unit if the table or the bankroll does not allow it.
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
        """Pass, or the odds behind it and the bet on the seven, which is left out before the odds are."""
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
        """A different amount on the seven means that the strategy's bet was not allowed, and it began again."""
        amount = amount_on(bets, ANY_SEVEN)
        if amount and amount != self._on_seven(memory.seven).amount:
            return memory._replace(seven=memory.seven.anew())
        return memory

    def after(
        self, memory: SevenCountMemory, point: int | None, won: Collection[str], lost: Collection[str]
    ) -> SevenCountMemory:
        """One more throw and one more loss; none once the round has ended or the seven has come."""
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
    """A player who bets by a system, with the system's memory of the game so far."""

    system: AnySystem
    memory: Any

    @classmethod
    def of(cls, system: AnySystem) -> Self:
        """Return the player of this system before the first bet."""
        return cls(system, system.at_first)

    def is_finished(self, state: CrapsState) -> bool:
        """Whether the system has ended: nothing is on the table, and its first bet can no longer be made.

        That is true from the beginning if the house does not take the bet.
        """
        first = self.system.first_bet
        if state.bets:
            return False
        return first.name not in names_of(state.rules) or state.refusal_of_amount(first) is not None

    def moves(self, state: CrapsState) -> tuple[PlaceBet, ...]:
        """The bets that the system makes now, in order."""
        if self.is_finished(state):
            return ()
        offers = self.system.offers(state.rules, state.point, state.bets, self.memory)
        all_moves = (tuple(PlaceBet(bet.name, bet.amount // DOLLAR) for bet in offer) for offer in offers)
        return next((moves for moves in all_moves if _are_taken(state, moves)), ())

    def after(self, step: Step[CrapsState]) -> "SystemPlayer":
        """The player after a step of the game."""
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
