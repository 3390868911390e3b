"""The coach of Poker Dice: the dice that are best kept are lit on the felt."""

from dicedesk.coach.poker_dice.coach import PokerDiceCoach
from dicedesk.coach.warning import counted_loss
from dicedesk.core.game import Move
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.odds.poker_dice import PokerDiceOdds
from dicedesk.ui.tabs.coach.card import CoachText
from dicedesk.ui.tabs.coach.coaching import CoachedGame, Coaching
from dicedesk.ui.tabs.poker_dice.advice import advice_on
from dicedesk.ui.tabs.poker_dice.chances import PokerDiceChances
from dicedesk.ui.widgets.dice.choosing import ChoosingTray


class PokerDiceCoaching(Coaching[PokerDiceState, PokerDiceOdds]):
    """Signals: those of any coaching."""

    def __init__(
        self, game: CoachedGame[PokerDiceState], chances: PokerDiceChances, tray: ChoosingTray
    ) -> None:
        """Speaks on the felt too. The chances are those that the table shows anyway."""
        self._chances, self._tray = chances, tray
        super().__init__(game, chances)

    @property
    def can_choose(self) -> bool:
        """Whether a person is to choose dice, and their chances can be worked out."""
        return super().can_choose and self.state.in_hand and not self._chances.error

    def key(self) -> str:
        """The chances are those of the rules."""
        return self.state.rules_text()

    def speak(self, known: PokerDiceOdds | None) -> CoachText:
        """Lights the dice that are best kept; the card says why, and what the next two choices cost."""
        if known is None:
            self._tray.set_advised(())
            return CoachText()
        advice = advice_on(known, self.state)
        self._tray.set_advised(advice.places)
        return advice.text

    def lost_by(self, move: Move) -> float:
        """The hands that a choice of dice costs; 0 before the chances are known."""
        odds = self._chances.value
        if odds is None:
            return 0
        return float(counted_loss(PokerDiceCoach(lambda: odds), self.state, move, self.against))
