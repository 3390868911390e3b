"""Computer players of craps: flat and rising bets on one bet, and plans for all of a table.

A plan is asked before each throw, and told of each bet that is resolved. It holds to one rule of money: where the
table's limits or the bankroll do not allow what its betting strategy asks for, the strategy begins anew; where they
do not even allow how it begins, the bet is not made, and a plan whose first bet cannot be made any more stops.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from types import MappingProxyType
from typing import Self, TypeVar

from dicedesk.core.errors import NotationError
from dicedesk.core.game import DiceRolled, Event, Step
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND, MOVED, Bet, title_of
from dicedesk.games.craps.house import HouseRules, names_of
from dicedesk.games.craps.rules import CrapsMove, CrapsState, Leave, PlaceBet, Throw
from dicedesk.games.craps.settling import BetLost, BetWon
from dicedesk.play.seats import Roster

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
        """Always 1."""
        return 1

    def won(self) -> Self:
        """No change."""
        return self

    def lost(self) -> Self:
        """No change."""
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


LONG_GAME = 6
"""The throws after which the seven count thinks that a seven is due."""


@dataclass(frozen=True)
class Wager:
    """The bet of this name, made by a betting strategy whose unit is so many cents, in whole dollars."""

    name: str
    unit: Cents
    betting: BettingStrategy = field(default_factory=NoChangeBetting)

    @property
    def amount(self) -> Cents:
        """What the strategy asks for."""
        return Cents(self.betting.units * self.unit)

    @property
    def first_amount(self) -> Cents:
        """What the strategy begins with."""
        return self._anew().amount

    def move_in(self, state: CrapsState) -> PlaceBet | None:
        """The bet to make now; None where it lies there already or is not allowed."""
        if state.amount_on(BET_KINDS[self.name]):
            return None
        moves = (PlaceBet(self.name, amount // DOLLAR) for amount in (self.amount, self.first_amount))
        return next((move for move in moves if state.refusal(move) is None), None)

    def won(self, name: str, amount: Cents) -> "Wager":
        """The wager after a bet of the table was won, be it this one or another."""
        return self._settled(name, amount, lambda betting: betting.won())

    def lost(self, name: str, amount: Cents) -> "Wager":
        """The wager after a bet of the table was lost, be it this one or another."""
        return self._settled(name, amount, lambda betting: betting.lost())

    def _settled(
        self, name: str, amount: Cents, follow: Callable[[BettingStrategy], BettingStrategy]
    ) -> "Wager":
        if name != self.name:
            return self
        # A bet of another amount was not allowed as asked for, and began the strategy anew.
        laid = self if amount == self.amount else self._anew()
        return replace(laid, betting=follow(laid.betting))

    def _anew(self) -> "Wager":
        return replace(self, betting=self.betting.anew())


Teach = Callable[[Wager], Wager]
"""What a wager learns from a bet that was resolved."""


@dataclass(frozen=True)
class OneBetPlan:
    """Makes one bet, whenever it may be made and does not lie there already."""

    first: Wager = field(kw_only=True)

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """The bets to make as soon as they can be, in order."""
        return (self.first,)

    def is_finished(self, state: CrapsState) -> bool:
        """Whether the plan is at its end: nothing lies on the table, and the first bet cannot be made any more.

        That is so from the beginning where the house does not take it.
        """
        if state.bets:
            return False
        if self.first.name not in names_of(state.rules):
            return True
        bet = Bet(self.first.first_amount, BET_KINDS[self.first.name])
        return state.refusal_of_amount(bet) is not None

    def moves(self, state: CrapsState) -> tuple[PlaceBet, ...]:
        """The bets of the plan that can be made and do not lie there, in the order in which they are made."""
        if self.is_finished(state):
            return ()
        moves = list[PlaceBet]()
        for wager in self.wagers:
            move = wager.move_in(state)
            if move is not None:
                moves.append(move)
                state = state.apply(move).state
        return tuple(moves)

    def after(self, step: Step[CrapsState]) -> Self:
        """The plan that has learned what happened in a step of the game."""
        learned = reduce(_hearing, step.events, self)
        is_throw = any(isinstance(event, DiceRolled) for event in step.events)
        return learned.after_throw(step.state.point) if is_throw else learned

    def taught(self, teach: Teach) -> Self:
        """The plan after each wager was told what became of a bet."""
        return replace(self, first=teach(self.first))

    def after_throw(self, point: int | None) -> Self:
        """The plan after a throw that left the game with this point, and after all bets that it resolved."""
        return self


@dataclass(frozen=True)
class TwoBetPlan(OneBetPlan):
    """Makes a second bet beside the first, such as odds behind it."""

    second: Wager = field(kw_only=True)

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """Both bets."""
        return (*super().wagers, self.second)

    def taught(self, teach: Teach) -> Self:
        """The plan after each wager was told what became of a bet."""
        return replace(super().taught(teach), second=teach(self.second))


@dataclass(frozen=True)
class SevenCountPlan(TwoBetPlan):
    """Counts the throws of a game, from the come-out on, and bets on a seven once the game lasts long.

    A game lasts long when six throws have not ended it: from its seventh throw on, `seven` is bet as well, so that
    the seven that loses the other bets pays for them. That a seven is due then is a fallacy.
    """

    seven: Wager = field(kw_only=True)
    throws: int = 0

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """Both bets, and the seven in a long game."""
        return (*super().wagers, *((self.seven,) if self.throws >= LONG_GAME else ()))

    def taught(self, teach: Teach) -> Self:
        """The plan after each wager was told what became of a bet."""
        return replace(super().taught(teach), seven=teach(self.seven))

    def after_throw(self, point: int | None) -> Self:
        """The plan with one more throw of the game counted, or none where the game has ended."""
        return replace(self, throws=0 if point is None else self.throws + 1)


PlanT = TypeVar("PlanT", bound=OneBetPlan)


def _hearing(plan: PlanT, event: Event) -> PlanT:
    match event:
        case BetWon(name, amount):
            return plan.taught(lambda wager: wager.won(name, amount))
        case BetLost(name, amount):
            return plan.taught(lambda wager: wager.lost(name, amount))
        case _:
            return plan


@dataclass(frozen=True)
class CrapsBettor:
    """A seat at the craps table that plays by the plan of this name, and leaves when the plan is at its end.

    `learned` is the plan with what it has learned of the game so far; None before the first move.
    """

    name: str
    learned: OneBetPlan | None = None

    def plan(self, rules: HouseRules) -> OneBetPlan:
        """The plan from its beginning, by this house's minimum."""
        return _kind(self.name).plan(rules)

    def after(self, step: Step[CrapsState]) -> "CrapsBettor":
        """The bettor who knows one more step of the game."""
        return replace(self, learned=(self.learned or self.plan(step.state.rules)).after(step))

    def choose(self, state: CrapsState) -> CrapsMove:
        """The next bet of the plan; a throw when all lie there, or leaving when the plan is at its end."""
        plan = self.learned or self.plan(state.rules)
        bets = plan.moves(state)
        if bets:
            return bets[0]
        return Leave() if plan.is_finished(state) else Throw()


def parse_bettor(name: str) -> CrapsBettor:
    """The bettor of that name: one of BETTORS, or "bet:NAME" for any bet by its name in records.

    A bet that cannot be made by itself has no bettor: odds, and come bets that have moved. Raises NotationError.
    """
    _kind(name)
    return CrapsBettor(name)


def bettor_title(name: str) -> Sentence:
    """What a person reads for a bettor's name, such as "Martingale". Raises NotationError as parsing it does."""
    return _kind(name).title


def bettor_plan(name: str) -> Sentence:
    """What the bettor of that name does, in one sentence. Raises NotationError as parsing it does."""
    return _kind(name).tells


_Plan = Callable[[HouseRules], OneBetPlan]


@dataclass(frozen=True)
class _Kind:
    """A bettor: its title, its plan, and the sentence that tells a person of it."""

    title: Sentence
    tells: Sentence
    plan: _Plan


def _wager(name: str, rules: HouseRules, betting: BettingStrategy) -> Wager:
    """The bet at the table's minimum, rounded up so that a win pays whole dollars."""
    whole = BET_KINDS[name].odds.denominator
    return Wager(name, dollars(-(-rules.minimum // whole) * whole), betting)


def _one_bet(name: str, betting: BettingStrategy | None = None) -> _Plan:
    def plan(rules: HouseRules) -> OneBetPlan:
        return OneBetPlan(first=_wager(name, rules, betting or NoChangeBetting()))

    return plan


def _two_bets(first: str, second: str) -> _Plan:
    def plan(rules: HouseRules) -> OneBetPlan:
        return TwoBetPlan(
            first=_wager(first, rules, NoChangeBetting()),
            second=_wager(second, rules, NoChangeBetting()),
        )

    return plan


def _seven_count(rules: HouseRules) -> OneBetPlan:
    return SevenCountPlan(
        first=_wager("pass", rules, NoChangeBetting()),
        second=_wager("pass-odds", rules, NoChangeBetting()),
        seven=_wager("any-seven", rules, MartingaleBetting()),
    )


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "pass-line": _Kind(
            tr("Pass line"), tr("Bets the table minimum on the pass line every round."), _one_bet("pass")
        ),
        "pass-odds": _Kind(
            tr("Pass with odds"),
            tr("Bets the pass line, and takes the same in odds once there is a point."),
            _two_bets("pass", "pass-odds"),
        ),
        "dont-pass": _Kind(
            tr("Don't pass"),
            tr("Bets the table minimum on don't pass every round."),
            _one_bet("dont-pass"),
        ),
        "pass-field": _Kind(
            tr("Pass and field"),
            tr("Bets the pass line, and the field whenever it is open."),
            _two_bets("pass", "field"),
        ),
        "place-6-8": _Kind(
            tr("Place 6 and 8"),
            tr("Keeps the 6 and 8 placed, with nothing on the line."),
            _two_bets("place-6", "place-8"),
        ),
        "martingale": _Kind(
            tr("Martingale"),
            tr("Doubles the pass bet after each loss, and goes back to the minimum after a win."),
            _one_bet("pass", MartingaleBetting()),
        ),
        "1-3-2-6": _Kind(
            tr("1-3-2-6"),
            tr(
                "Bets 1, 3, 2, then 6 times the minimum on pass while it wins; starts over after a "
                "loss or four wins."
            ),
            _one_bet("pass", OneThreeTwoSixBetting()),
        ),
        "cancellation": _Kind(
            tr("Cancellation"),
            tr(
                "Bets the first plus the last of a row of numbers on pass; a win crosses both out, "
                "a loss adds their sum at the end."
            ),
            _one_bet("pass", CancellationBetting()),
        ),
        "fibonacci": _Kind(
            tr("Fibonacci"),
            tr("Bets 1, 1, 2, 3, 5, 8 … on pass: a step on after a loss, two steps back after a win."),
            _one_bet("pass", FibonacciBetting()),
        ),
        "seven-count": _Kind(
            tr("Seven count"),
            tr(
                "Bets pass with odds; from the seventh roll of a round it also bets any seven, "
                "doubling after each loss."
            ),
            _seven_count,
        ),
    }
)

BETTORS: tuple[str, ...] = tuple(_KINDS)
"""The computer players to offer, the default first."""

CRAPS_PLAYERS: Roster[CrapsState] = Roster(parse_bettor, bettor_title, BETTORS)
"""The computer players of craps."""

_BY_THEMSELVES = frozenset(
    name for name, outcome in BET_KINDS.items() if outcome not in MOVED and outcome not in LINE_BEHIND
)


def _kind(name: str) -> _Kind:
    kind, _, bet = name.partition(":")
    if kind == "bet" and bet in _BY_THEMSELVES:
        title = title_of(bet)
        return _Kind(
            tr("Always {bet}", bet=title),
            tr("Keeps one {bet} bet up whenever it can.", bet=title),
            _one_bet(bet),
        )
    if name not in _KINDS:
        names = ", ".join((*BETTORS, "bet:NAME"))
        raise NotationError(
            tr("there is no craps player “{name}”; choose from: {names}", name=name, names=names)
        )
    return _KINDS[name]
