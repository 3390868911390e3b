"""Who bets at the table: which bets are made, the money that is not on it, and bets that are resolved."""

from dataclasses import dataclass, replace
from typing import Self

from dicedesk.core.money import Cents
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.game_states import CrapsGameState
from dicedesk.games.craps.table import CrapsTable


@dataclass(frozen=True, slots=True)
class CrapsPlayer:
    """A player's stake in cents, without what lies on the table.

    `odds_on` answers the question of a come-out throw: whether odds behind come bets work. A person's bets are moves
    of the game, and this player makes none itself; one that follows a plan derives from it, makes its bets in
    `place_bets`, and learns from `win`, `push`, `lose` and `after_throw`, which give back the player that follows.
    """

    stake: Cents
    odds_on: bool = False

    def place_bets(self, table: CrapsTable, state: CrapsGameState) -> tuple[Bet, ...]:
        """The bets that the player wants to make before the next throw."""
        return ()

    def pay(self, amount: int) -> Self:
        """The player after paying so many cents for a bet or a commission."""
        stake = Cents(self.stake - amount)
        if type(self) is CrapsPlayer:
            # As `replace`, in a third of the time: a long game is opened by paying thousands of times.
            return type(self)(stake, self.odds_on)
        return replace(self, stake=stake)

    def win(self, bet: Bet, pays: Cents) -> Self:
        """The player after a bet that won: it comes back with what is paid on top of it."""
        return self.pay(-bet.amount - pays)

    def push(self, bet: Bet) -> Self:
        """The player after a bet that comes back as it was."""
        return self.pay(-bet.amount)

    def lose(self, bet: Bet) -> Self:
        """The player after a bet that was lost: it was paid when it was made."""
        return self

    def after_throw(self, state: CrapsGameState) -> Self:
        """The player after a throw that led the game to this state, and after all bets that it resolved."""
        return self
