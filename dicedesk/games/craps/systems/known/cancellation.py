"""The cancellation system of a player with much money: its rows of numbers are too many for a table of steps."""

from dataclasses import dataclass

from dicedesk.core.money import Cents
from dicedesk.games.craps.bet_kinds import PASS
from dicedesk.games.craps.bets import Bet, Bets
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.systems.betting_systems import BettingSystem, WantedBets
from dicedesk.games.craps.systems.table_play import ThrowResult

WON, LOST = -1, -2
"""The steps after a bet: only the row, which is kept elsewhere, knows what is bet next."""


@dataclass(frozen=True)
class LongCancellation(BettingSystem):
    """Bets on pass what the first and the last number of a row say, as `players.craps_betting` tells.

    Its steps are the units of the next bet, from 1 to `most`, and WON or LOST where the row has to be asked for them.
    So it can be played, with a row for each session (`sessions.rows`), and not followed.
    """

    unit: Cents
    row: tuple[int, ...]
    most: int

    @property
    def first_steps(self) -> tuple[int, ...]:
        """The first bet, and all others."""
        return (self.first, *(units for units in range(1, self.most + 1) if units != self.first))

    @property
    def first(self) -> int:
        """The units of the first bet."""
        return self.row[0] + self.row[-1]

    @property
    def least(self) -> Cents:
        """The first bet."""
        return Cents(self.first * self.unit)

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[WantedBets, ...]:
        """So many units before a come-out roll."""
        if point is not None or step in (WON, LOST):
            return ()
        return (WantedBets((Bet(Cents(step * self.unit), PASS),), step),)

    def after(self, step: int, result: ThrowResult) -> int:
        """Whether the bet was won or lost, once it is decided."""
        if any(name == PASS.name for name, _ in result.won):
            return WON
        return LOST if result.lost else step
