"""Craps plans: which bets a player makes, and how large, by what happened before.

A plan is asked before each throw, and told of each bet that is resolved. It holds to one rule of money: where the
table's limits or the bankroll do not allow what its betting strategy asks for, the strategy begins anew; where they
do not even allow how it begins, the bet is not made, and a plan whose first bet cannot be made any more stops.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import Self, TypeVar

from dicedesk.core.game import DiceRolled, Event, Step
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.games.craps.bet_kinds import BET_KINDS
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.betting import names_of
from dicedesk.games.craps.events import BetLost, BetWon
from dicedesk.games.craps.moves import PlaceBet
from dicedesk.games.craps.players_betting import BettingStrategy, NoChangeBetting
from dicedesk.games.craps.state import CrapsState

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
