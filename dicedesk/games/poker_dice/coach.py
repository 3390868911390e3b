"""Poker Dice's coach."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Decision, Evaluation, Unit
from dicedesk.coach.working import Working
from dicedesk.core.dice import Roll
from dicedesk.core.game import Move
from dicedesk.core.words import Sentence
from dicedesk.games.poker_dice.coach_reasons import reason_to_play, reason_to_quit, reasons_to_keep
from dicedesk.games.poker_dice.coach_working import kept_dice, working_of_hands, working_of_leaving
from dicedesk.games.poker_dice.odds import PokerDiceOdds
from dicedesk.games.poker_dice.odds_tables import MISSED_AWARD
from dicedesk.games.poker_dice.players import solved
from dicedesk.games.poker_dice.rules import (
    MOST_ROLLS,
    POSITIONS,
    Hold,
    PlayHand,
    PokerDiceEnding,
    PokerDiceState,
    Quit,
    Reroll,
)


@dataclass(frozen=True)
class Outlook:
    """What stands beside the value of a choice, when the best play goes on: the chance of the award, and what the hand
    pays on average, in dollars.
    """

    award: float
    mean_pay: float


class PokerDiceCoach(Coach[PokerDiceState]):
    """Weighs a choice by the award, and how soon it comes: by the hands of the whole game on average.

    A game that ends without the award, broke or left, counts `MISSED_AWARD` hands more. So a percentage point of the
    chance of the award weighs as much as a hand, and where the chance is the same, fewer hands are better.
    """

    def __init__(self, odds: Callable[[], PokerDiceOdds] = solved) -> None:
        """`odds` gives the chances when they are first needed."""
        self._odds = odds

    @property
    def unit(self) -> Unit:
        """Hands."""
        return Unit.HANDS

    def prepared(self, rules: str, against: Against) -> "PokerDiceCoach":
        """The coach who has the chances at hand."""
        return PokerDiceCoach(partial(_at_hand, self._odds()))

    def evaluate(self, state: PokerDiceState, against: Against) -> tuple[Evaluation, ...]:
        """Each different choice of dice to keep, or to play a hand; and at last to quit.

        A value is the hands that come after those that were played, with those of a missed award. Of equal choices the
        one that keeps the most dice comes first.
        """
        if state.outcome() is not None:
            return ()
        odds = self._odds()
        choices = self._of_dice(odds, state) if state.in_hand else (self._of_hand(odds, state),)
        hands = float(MISSED_AWARD)
        # The worst dice of the last hand are as bad as to quit, but for what is rounded.
        loss = max(hands - float(choices[0].value), 0.0)
        quits = Evaluation(Quit(), hands, loss, reason_to_quit())
        return (*choices, quits)

    def working(self, state: PokerDiceState, move: Move, against: Against) -> Working | None:
        """All hands that the dice can become, with the hands that come after each."""
        if not isinstance(move, PlayHand | Hold | Reroll | Quit) or state.refusal(move) is not None:
            return None
        odds = self._odds()
        match move:
            case PlayHand():
                return working_of_hands(odds, kept_dice(state, ()), reason_to_play(odds, state.purse))
            case Quit():
                return working_of_leaving(reason_to_quit())
        keep = kept(state, move)
        return working_of_hands(odds, kept_dice(state, keep), self._why(odds, state, keep))

    def decision(self, state: PokerDiceState, against: Against) -> Decision:
        """As the evaluation says it, but for quitting: that is always there, and so nothing that has to be weighed."""
        if not state.in_hand:
            return Decision(PlayHand(), 0.0)
        best, most = self._odds().best_and_worst(state.purse, state.dice, rolls_left(state))
        return Decision(best.move, most - best.hands)

    def why(self, state: PokerDiceState, move: Move, against: Against) -> Sentence | None:
        """One sentence about a choice; dice of one face are the same, whichever of them are kept."""
        if not isinstance(move, Hold | Reroll):
            return super().why(state, move, against)
        keeps = (
            (kept(state, each.move), each.why)
            for each in self.evaluate(state, against)
            if isinstance(each.move, Hold | Reroll)
        )
        return next((why for faces, why in keeps if sorted(faces) == sorted(kept(state, move))), None)

    def worth(self, state: PokerDiceState, against: Against, seat: int) -> float:
        """The hands that were played and those to come, with those of a missed award, below zero."""
        return -(state.hands + self._hands_to_come(state))

    def worth_of(self, state: PokerDiceState, move: Move, against: Against, seat: int) -> float:
        """The same once the choice is made."""
        odds = self._odds()
        match move:
            case PlayHand():
                to_come = odds.weighed_from(state.purse)
            case Quit():
                to_come = MISSED_AWARD
            case Hold() | Reroll():
                to_come = odds.weighed_keeping(state.purse, state.dice, rolls_left(state), kept(state, move))
            case _:
                raise TypeError(f"Poker Dice has no move {move!r}.")
        return -(state.hands + to_come)

    def outlook(self, state: PokerDiceState, move: Move) -> Outlook:
        """What stands beside the value of a choice of this position."""
        odds = self._odds()
        match move:
            case Hold() | Reroll():
                left, keep = rolls_left(state), kept(state, move)
                return Outlook(
                    odds.award_chance_keeping(state.purse, state.dice, left, keep),
                    odds.pay_keeping(state.purse, state.dice, left, keep),
                )
            case PlayHand():
                return Outlook(odds.award_chance(state.purse), odds.pay_from(state.purse))
            case _:
                return Outlook(0.0, 0.0)

    def _hands_to_come(self, state: PokerDiceState) -> float:
        odds, outcome = self._odds(), state.outcome()
        if outcome is not None and outcome.ending is PokerDiceEnding.QUIT:
            return MISSED_AWARD
        if state.in_hand:
            return odds.weighed_within(state.purse, state.dice, rolls_left(state))
        return odds.weighed_from(state.purse)

    def _why(self, odds: PokerDiceOdds, state: PokerDiceState, keep: Roll) -> Sentence:
        left = rolls_left(state)
        holds = odds.weighed_holds(state.purse, state.dice, left)
        reasons = zip(holds, reasons_to_keep(odds, state, left, holds), strict=True)
        return next(why for hold, why in reasons if sorted(hold.keep) == sorted(keep))

    def _of_hand(self, odds: PokerDiceOdds, state: PokerDiceState) -> Evaluation:
        return Evaluation(PlayHand(), odds.weighed_from(state.purse), 0.0, reason_to_play(odds, state.purse))

    def _of_dice(self, odds: PokerDiceOdds, state: PokerDiceState) -> tuple[Evaluation, ...]:
        left = rolls_left(state)
        holds = odds.weighed_holds(state.purse, state.dice, left)
        best, reasons = holds[0].hands, reasons_to_keep(odds, state, left, holds)
        return tuple(
            Evaluation(hold.move, hold.hands, max(hold.hands - best, 0.0), reason)
            for hold, reason in zip(holds, reasons, strict=True)
        )


def rolls_left(state: PokerDiceState) -> int:
    """The re-rolls that a hand still has."""
    return MOST_ROLLS - state.rolls


def kept(state: PokerDiceState, move: Hold | Reroll) -> Roll:
    """The faces that a move keeps."""
    again = move.positions if isinstance(move, Reroll) else ()
    return tuple(face for place, face in zip(POSITIONS, state.dice, strict=True) if place not in again)


def _at_hand(odds: PokerDiceOdds) -> PokerDiceOdds:
    return odds


POKER_DICE_COACH = PokerDiceCoach()
