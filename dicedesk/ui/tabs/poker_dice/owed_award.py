"""A Major Award that was won: the Oracle is asked once somebody has looked at the result, or it would lie over it."""

from dicedesk.games.poker_dice.rules import FIRST_PURSE
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.session.game_session import GameSession
from dicedesk.session.poker_dice.oracle import Award
from dicedesk.ui.tabs.poker_dice import texts
from dicedesk.ui.tabs.poker_dice.moment import MomentKind
from dicedesk.ui.words import money


class OwedAward:
    """Holds the award until it is handed over."""

    def __init__(self) -> None:
        """Nothing is owed."""
        self._award: Award | None = None

    @property
    def is_owed(self) -> bool:
        """Whether an award was won and not handed over."""
        return self._award is not None

    def note(self, session: GameSession[PokerDiceState]) -> None:
        """Owes the award where the last move won it for a person."""
        if session.seats[0].player is None and texts.ending(session) is MomentKind.AWARD:
            self._award = Award(money(FIRST_PURSE), money(session.state.purse), session.state.hands)

    def hand_over(self) -> Award | None:
        """The award, which is owed no more; None where none was."""
        award, self._award = self._award, None
        return award
