"""Craps players that follow a plan: which bets they make, and how large, by what happened before.

A plan is a player of the game: asked before each throw, told of each bet that is resolved. It holds to one rule of
money: where the table's limits or the bankroll do not allow what its betting strategy asks for, the strategy begins
anew; where they do not even allow how it begins, the bet is not made, and a plan whose first bet cannot be made any
more stops.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Self

from dicedesk.core.money import Cents
from dicedesk.games.craps.bet_kinds import BET_KINDS
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.craps_game import CrapsGame
from dicedesk.games.craps.game_states import CrapsGameState
from dicedesk.games.craps.player import CrapsPlayer
from dicedesk.games.craps.table import CrapsTable
from dicedesk.players.craps_betting import BettingStrategy, NoChangeBetting

LONG_GAME = 6
"""The throws after which the seven count thinks that a seven is due."""


@dataclass(frozen=True)
class Wager:
    """The bet of this name, made by a betting strategy whose unit is so many cents."""

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

    def bet_in(self, game: CrapsGame) -> Bet | None:
        """The bet to make now; None where it lies there already or is not allowed."""
        outcome = game.kind_named(self.name)
        if game.table.amount_on(outcome):
            return None
        bets = (Bet(amount, outcome) for amount in (self.amount, self.first_amount))
        return next((bet for bet in bets if game.refusal(bet) is None), None)

    def won(self, bet: Bet) -> "Wager":
        """The wager after a bet of the table was won, be it this one or another."""
        return self._settled(bet, lambda betting: betting.won())

    def lost(self, bet: Bet) -> "Wager":
        """The wager after a bet of the table was lost, be it this one or another."""
        return self._settled(bet, lambda betting: betting.lost())

    def _settled(self, bet: Bet, follow: Callable[[BettingStrategy], BettingStrategy]) -> "Wager":
        if bet.name != self.name:
            return self
        # A bet of another amount was not allowed as asked for, and began the strategy anew.
        laid = self if bet.amount == self.amount else self._anew()
        return replace(laid, betting=follow(laid.betting))

    def _anew(self) -> "Wager":
        return replace(self, betting=self.betting.anew())


Settle = Callable[[Wager, Bet], Wager]
"""What becomes of a wager when a bet is resolved."""


@dataclass(frozen=True)
class OneBetPlayer(CrapsPlayer):
    """Makes one bet, whenever it may be made and does not lie there already."""

    first: Wager = field(kw_only=True)

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """The bets to make as soon as they can be, in order."""
        return (self.first,)

    def is_finished(self, table: CrapsTable) -> bool:
        """Whether the plan is at its end: nothing lies on the table, and the first bet cannot be paid any more."""
        if table.bets:
            return False
        bet = Bet(self.first.first_amount, BET_KINDS[self.first.name])
        return not table.is_valid(bet) or bet.amount + table.commission_on_bet(bet) > self.stake

    def place_bets(self, table: CrapsTable, state: CrapsGameState) -> tuple[Bet, ...]:
        """The bets of the plan that can be made and do not lie there."""
        if self.is_finished(table):
            return ()
        game, bets = CrapsGame(table, self, state), list[Bet]()
        for wager in self.wagers:
            bet = wager.bet_in(game)
            if bet is not None:
                bets.append(bet)
                game = game.place_bet(bet).game
        return tuple(bets)

    def win(self, bet: Bet, pays: Cents) -> Self:
        """The player after a bet that won, which its wager has learned."""
        return super().win(bet, pays).settled(bet, Wager.won)

    def lose(self, bet: Bet) -> Self:
        """The player after a bet that was lost, which its wager has learned."""
        return super().lose(bet).settled(bet, Wager.lost)

    def settled(self, bet: Bet, settle: Settle) -> Self:
        """The player after each wager was told what became of a bet."""
        return replace(self, first=settle(self.first, bet))


@dataclass(frozen=True)
class TwoBetPlayer(OneBetPlayer):
    """Makes a second bet beside the first, such as odds behind it."""

    second: Wager = field(kw_only=True)

    @property
    def wagers(self) -> tuple[Wager, ...]:
        """Both bets."""
        return (*super().wagers, self.second)

    def settled(self, bet: Bet, settle: Settle) -> Self:
        """The player after each wager was told what became of a bet."""
        return replace(super().settled(bet, settle), second=settle(self.second, bet))


@dataclass(frozen=True)
class SevenCountPlayer(TwoBetPlayer):
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

    def settled(self, bet: Bet, settle: Settle) -> Self:
        """The player after each wager was told what became of a bet."""
        return replace(super().settled(bet, settle), seven=settle(self.seven, bet))

    def after_throw(self, state: CrapsGameState) -> Self:
        """The player with one more throw of the game counted, or none where the game has ended."""
        return replace(self, throws=0 if state.point_number() is None else self.throws + 1)
