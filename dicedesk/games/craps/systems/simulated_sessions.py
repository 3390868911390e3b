"""Sessions of a system's player at the craps table: the player's final bankroll, and their length.

Stopping a session in the middle of a bet would be unfair to that bet: a pass line bet with a point is worth less than
the amount put down. So a session that has lasted long enough makes no new bets, and is played on until those on the
table are resolved.
"""

from dataclasses import dataclass
from enum import Enum

from dicedesk.core.money import Cents
from dicedesk.core.rollers import Roller
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.rules import DICE, CrapsState, Throw
from dicedesk.games.craps.settling import BetPlaced
from dicedesk.games.craps.systems.betting import SystemPlayer


class StopReason(Enum):
    """Why a session ended."""

    BROKE = "broke"
    TARGET = "target"
    TIME = "time"


@dataclass(frozen=True)
class SessionEnd:
    """How a session ended: the reason, the bankroll, the throws, and the total amount bet."""

    stop: StopReason
    bankroll: Cents
    throws: int
    wagered: Cents


@dataclass(frozen=True)
class SessionLimits:
    """When a session ends though its player could go on.

    After `throws` rolls the player makes no new bets, and the session ends once those on the table are resolved. With a
    `target`, it ends as soon as no bet is on the table and the bankroll is at least the target.
    """

    throws: int
    target: Cents | None = None

    def stop_at(self, state: CrapsState, player: SystemPlayer, throws: int) -> StopReason | None:
        """Why the session ends after this many rolls; None if it goes on."""
        if state.bets:
            return None
        if player.is_finished(state):
            return StopReason.BROKE
        if self.target is not None and state.bankroll >= self.target:
            return StopReason.TARGET
        return StopReason.TIME if throws >= self.throws else None


def play_session(player: SystemPlayer, limits: SessionLimits, dice: Roller, rules: HouseRules) -> SessionEnd:
    """Play a session from the first bet to its end."""
    state = CrapsState.opened(rules)
    throws = wagered = 0
    while (stop := limits.stop_at(state, player, throws)) is None:
        for move in player.moves(state) if throws < limits.throws else ():
            placed = state.apply(move)
            wagered += sum(event.amount for event in placed.events if isinstance(event, BetPlaced))
            state, player = placed.state, player.after(placed)
        step = state.apply(Throw(), dice.roll(DICE))
        state, player, throws = step.state, player.after(step), throws + 1
    return SessionEnd(stop, state.bankroll, throws, Cents(wagered))
