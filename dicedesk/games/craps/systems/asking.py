"""What is asked about betting systems: the money, the house, and how long a session lasts."""

from dataclasses import dataclass

from dicedesk.core.money import Cents, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.house_rules import LAS_VEGAS, HouseRules

BASE = dollars(10)
"""The default unit of all systems."""

MOST_BETS = 5_000
"""A goal of more base bets takes too long to follow."""


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
