"""The bridge of craps: a bet that one house refuses may be good in the other."""

from dicedesk.core.errors import GameError
from dicedesk.core.game import Move
from dicedesk.games.craps.state import CrapsState
from dicedesk.session.craps.house import other_house_on
from dicedesk.ui.bridge import SessionBridge


class CrapsBridge(SessionBridge[CrapsState]):
    """Owns a session of craps. Signals: those of any bridge."""

    def why_refused(self, move: Move, error: GameError) -> str:
        """The reason, and the house that would take the bet, if there is one."""
        reason = super().why_refused(move, error)
        return other_house_on(self.session.state, move, reason) or reason
