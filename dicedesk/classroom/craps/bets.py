"""The chapter's "Bet Rework": a bet that carries its player, and whose outcome can change."""

from dataclasses import dataclass
from fractions import Fraction

from dicedesk.classroom.craps.parts import AnOutcome, APlayer, check_part
from dicedesk.core.words import tr


class InvalidBet(ValueError):
    """The game or the table does not take a bet; its text says why."""


@dataclass(frozen=False)
class Bet:
    """An amount that a player bets on an outcome. The game moves it to another outcome where its odds change.

    The amount is a whole number from 1, or InvalidBet is raised.
    """

    amount: int
    outcome: AnOutcome
    player: APlayer

    def __post_init__(self) -> None:
        check_amount(self.amount)
        check_part(self.outcome, "outcome of a bet", "name", "odds")
        check_part(self.player, "player of a bet", "win", "lose")

    def winAmount(self) -> int | Fraction:
        """What a winner gives the player: what was bet, and what is won at the outcome's odds on top of it."""
        won = self.amount + self.amount * Fraction(self.outcome.odds)
        return won.numerator if won.denominator == 1 else won

    def loseAmount(self) -> int:
        """What a loser costs: what was bet."""
        return self.amount

    def __str__(self) -> str:
        return f"{self.amount} on {self.outcome}"


def check_amount(amount: object) -> None:
    """Raises InvalidBet unless it is a whole number from 1."""
    if type(amount) is not int or amount < 1:
        raise InvalidBet(tr("The amount of a bet is a whole number from 1, not {given!r}.", given=amount))
