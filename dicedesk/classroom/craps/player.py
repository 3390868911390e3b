"""The chapter's "CrapsPlayer Class Stub": a very persistent player on the pass line."""

from collections.abc import Callable
from fractions import Fraction

from dicedesk.classroom.checks import check_positive
from dicedesk.classroom.craps.bets import Bet
from dicedesk.classroom.craps.outcomes import PASS_LINE, Outcome
from dicedesk.classroom.craps.parts import ABet, AnOutcome, APlayer, ATable, check_part


class CrapsPlayer:
    """Has one bet on the pass line at a time.

    A bet is paid from `stake` when it is placed, and comes back with what it won. `amount` is what is bet.
    """

    def __init__(
        self,
        table: ATable,
        stake: int = 1_000,
        amount: int = 10,
        bet: Callable[[int, AnOutcome, APlayer], ABet] = Bet,
    ) -> None:
        """A player at the table, who makes bets of the class `bet`."""
        check_part(table, "table", "placeBet", "bets")
        check_positive(stake, "stake")
        check_positive(amount, "amount of a bet")
        self.table = table
        self.stake: int | Fraction = stake
        self.amount = amount
        self.passLine: AnOutcome = Outcome(PASS_LINE, 1)
        self.workingBet: ABet | None = None
        self._bet = bet

    def placeBets(self) -> None:
        """Bets on the pass line unless the last bet still works, or cannot be paid."""
        if self.workingBet is None and self.amount <= self.stake:
            bet = self._bet(self.amount, self.passLine, self)
            self.table.placeBet(bet)
            self.stake -= bet.amount
            self.workingBet = bet

    def oddsAreOn(self, bet: ABet) -> bool:
        """The answer to the game's question whether odds behind a come point work on a come-out roll."""
        return False

    def win(self, bet: ABet) -> None:
        """The bet was a winner, or was pushed: its win amount comes to the stake."""
        self.stake += bet.winAmount()
        self._forget(bet)

    def lose(self, bet: ABet) -> None:
        """The bet was a loser: it was paid when it was placed."""
        self._forget(bet)

    def _forget(self, bet: ABet) -> None:
        if bet is self.workingBet:
            self.workingBet = None
