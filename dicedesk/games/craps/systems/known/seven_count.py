"""The seven count: pass with odds, and a growing bet on the seven once a round of throws has lasted long.

It comes from Building Skills in Object-Oriented Design by Steven Lott (the class CrapsSevenCountPlayer): whoever
counts the throws thinks that a seven is due after six of them, bets on it, and doubles that bet until it wins. The
dice do not remember, and any seven is one of the dearest bets of the table.
"""

from dataclasses import dataclass

from dicedesk.core.money import Cents
from dicedesk.games.craps.bet_kinds import ANY_SEVEN, PASS, PASS_ODDS
from dicedesk.games.craps.bets import Bet, Bets, amount_on
from dicedesk.games.craps.betting import refusal_by_limits
from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.games.craps.players_plans import LONG_GAME
from dicedesk.games.craps.systems.betting_systems import BettingSystem, WantedBets
from dicedesk.games.craps.systems.table_play import ThrowResult

_COUNTS = LONG_GAME + 1
"""So many counts of throws differ: from none to enough."""


@dataclass(frozen=True)
class SevenCount(BettingSystem):
    """Bets one unit on pass and one behind it; from the seventh throw of a round on it bets on any seven as well.

    The bet on the seven is one unit, and twice as much after each loss. It grows from round to round until it wins,
    and begins with one unit again where the table or the bankroll does not allow it. A step is the number of throws of
    the round, up to six, and seven times the number of losses.
    """

    unit: Cents

    @property
    def least(self) -> Cents:
        """One unit."""
        return self.unit

    def offers(self, rules: HouseRules, point: int | None, bets: Bets, step: int) -> tuple[WantedBets, ...]:
        """Pass, or what stands behind it and the bet on the seven, which is left out before the odds are."""
        if point is None:
            return (WantedBets((Bet(self.unit, PASS),), step),)
        odds = PASS_ODDS[point]
        behind = () if amount_on(bets, odds) else (Bet(self.unit, odds),)
        without = (WantedBets(behind, step),) if behind else ()
        losses, throws = divmod(step, _COUNTS)
        if throws < LONG_GAME:
            return without
        sevens = ((Bet(Cents(self.unit << count), ANY_SEVEN), count) for count in (losses, 0))
        return (
            tuple(
                WantedBets((*behind, seven), count * _COUNTS + throws)
                for seven, count in sevens
                if refusal_by_limits(rules, (), seven) is None
            )
            + without
        )

    def after(self, step: int, result: ThrowResult) -> int:
        """One more throw and one more loss, or none where the round has ended and where the seven has come."""
        losses, throws = divmod(step, _COUNTS)
        if any(name == ANY_SEVEN.name for name, _ in result.won):
            losses = 0
        elif any(name == ANY_SEVEN.name for name, _ in result.lost):
            losses += 1
        return losses * _COUNTS + (0 if result.point is None else min(throws + 1, LONG_GAME))
