"""The coach of Poker Dice: the dice that are best kept are lit on the felt."""

from collections.abc import Sequence

from dicedesk.coach.question import AskedChoice, ChoiceQuestion, LoneQuestion, Question
from dicedesk.core.game import Move
from dicedesk.games.poker_dice.coach import PokerDiceCoach
from dicedesk.games.poker_dice.coach_working import kept_dice, working_of_award, working_of_pay
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.rules import Hold, PlayHand, PokerDiceState
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.games.poker_dice.advice import advice_on
from dicedesk.ui.games.poker_dice.chances import PokerDiceChances
from dicedesk.ui.games.poker_dice.outlook import faces_at
from dicedesk.ui.table.card import CoachText
from dicedesk.ui.table.coaching import CoachedGame, Coaching


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

    def chosen(self) -> Question | AskedChoice | None:
        """As the question, also before the chances are known."""
        if self.session.is_over:
            return None
        move = Hold() if self.state.in_hand else PlayHand()
        return self.question() or AskedChoice(POKER_DICE.id, self.state, move, self.against)

    def question(self) -> Question | None:
        """How the hands come about with the best choice."""
        odds, state = self._chances.value, self.state
        if odds is None or self.session.is_over:
            return None
        coach = PokerDiceCoach(lambda: odds)
        moves = tuple(evaluation.move for evaluation in coach.evaluate(state, self.against))
        return ChoiceQuestion(coach, state, moves[0], self.against, moves)

    def question_of_pay(self, places: Sequence[int]) -> Question:
        """How what the hand pays on average comes about, when the dice at these places, from 0, are kept."""
        odds, state = self._chances.value, self.state
        kept = faces_at(state.dice, places) if state.in_hand else ()
        return LoneQuestion(lambda: working_of_pay(odds, kept_dice(state, kept)) if odds else None)

    def question_of_award(self) -> Question:
        """How the chance of the award comes about; after the game how many hands the next one takes."""
        odds, state = self._chances.value, self.state
        if odds is not None and self.session.is_over:
            return ChoiceQuestion(PokerDiceCoach(lambda: odds), PokerDiceState(), PlayHand(), self.against)
        return LoneQuestion(lambda: working_of_award(odds, state) if odds else None)

    def lost_by(self, move: Move) -> float:
        """The hands that a choice of dice costs; 0 before the chances are known."""
        odds = self._chances.value
        if odds is None:
            return 0
        return float(PokerDiceCoach(lambda: odds).counted_loss(self.state, move, self.against))
