"""Poker Dice as a State: the purse, the hands that were begun, and the dice of the hand that is being played."""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Self, assert_never

from dicedesk.core.dice import Roll
from dicedesk.core.game import DiceRolled, Ending, Event, Json, Outcome, State, Step
from dicedesk.core.money import Cents
from dicedesk.core.words import Sentence, tr
from dicedesk.games.poker_dice.events import (
    AntePaid,
    AwardWon,
    DiceRerolled,
    GameQuit,
    HandScored,
    WentBroke,
)
from dicedesk.games.poker_dice.moves import Hold, PlayHand, PokerDiceMove, Quit, Reroll
from dicedesk.games.poker_dice.rules import ANTE, AWARD, DICE, FIRST_PURSE, MOST_ROLLS, score_hand

POSITIONS = tuple(range(1, DICE + 1))

REROLLS = tuple(Reroll(chosen) for size in POSITIONS for chosen in combinations(POSITIONS, size))
"""Every choice of dice to throw again, the fewest first."""


class PokerDiceEnding(Ending):
    """How a game of Poker Dice ends: the Major Award, a purse that is too small, or leaving the table."""

    AWARD = "award"
    BROKE = "broke"
    QUIT = "quit"


@dataclass(frozen=True)
class PokerDiceState(State[PokerDiceMove]):
    """A position of Poker Dice. `rolls` and `dice` are of the hand that is being played: 0 and () between hands."""

    purse: Cents = FIRST_PURSE
    hands: int = 0
    rolls: int = 0
    dice: Roll = ()
    has_quit: bool = False

    @property
    def seat(self) -> int:
        """The one player's, 0."""
        return 0

    @property
    def in_hand(self) -> bool:
        """Whether a hand is being played."""
        return self.rolls > 0

    def legal_moves(self) -> tuple[PokerDiceMove, ...]:
        """A hand or leaving; in a hand every re-roll, holding or leaving. Nothing once the game is over."""
        if self.outcome() is not None:
            return ()
        return (*REROLLS, Hold(), Quit()) if self.in_hand else (PlayHand(), Quit())

    def dice_for(self, move: PokerDiceMove) -> int:
        """Five for a hand, and those that a re-roll names."""
        match move:
            case PlayHand():
                return DICE
            case Reroll(positions):
                return len(positions)
            case Hold() | Quit():
                return 0
            case _:
                assert_never(move)

    def outcome(self) -> Outcome | None:
        """Between hands: the award from $200 on, broke below the ante of another hand. Quitting ends it at any time."""
        if self.has_quit:
            return Outcome(PokerDiceEnding.QUIT)
        if self.in_hand:
            return None
        if self.purse >= AWARD:
            return Outcome(PokerDiceEnding.AWARD)
        return Outcome(PokerDiceEnding.BROKE) if self.purse < ANTE else None

    def to_json(self) -> Json:
        """`purse` in dollars, `hands`, `rolls`, `dice`."""
        return {
            "purse": self.purse.to_text(),
            "hands": self.hands,
            "rolls": self.rolls,
            "dice": list(self.dice),
        }

    def rules_text(self) -> str:
        """Poker Dice has no variants: ""."""
        return ""

    def _refusal(self, move: PokerDiceMove) -> Sentence | None:
        match move:
            case PlayHand():
                return tr("This hand is still being played.") if self.in_hand else None
            case Hold():
                return None if self.in_hand else tr("There is no hand to hold: start one first.")
            case Reroll(positions):
                return self._refusal_of_reroll(positions)
            case Quit():
                return None
            case _:
                return tr("In Poker Dice you start a hand, re-roll, hold or quit.")

    def _refusal_of_reroll(self, positions: tuple[int, ...]) -> Sentence | None:
        if not self.in_hand:
            return tr("There are no dice to re-roll: start a hand first.")
        if not positions or set(positions) - set(POSITIONS) or len(set(positions)) < len(positions):
            return tr("A re-roll names dice from 1 to 5, each once.")
        return None

    def _after(self, move: PokerDiceMove, roll: Roll) -> Step[Self]:
        match move:
            case PlayHand():
                purse = Cents(self.purse - ANTE)
                begun = replace(self, purse=purse, hands=self.hands + 1, rolls=1, dice=roll)
                return Step(begun, (AntePaid(0, ANTE, purse), DiceRolled(0, roll)))
            case Reroll(positions):
                return self._rerolled(positions, roll)
            case Hold():
                return self._scored(self.dice, ())
            case Quit():
                left = replace(self, has_quit=True, rolls=0, dice=())
                return Step(left, (GameQuit(0, self.purse, self.hands),))
            case _:
                assert_never(move)

    def _rerolled(self, positions: tuple[int, ...], roll: Roll) -> Step[Self]:
        new = dict(zip(positions, roll, strict=True))
        dice = tuple(new.get(place, face) for place, face in zip(POSITIONS, self.dice, strict=True))
        events: tuple[Event, ...] = (DiceRolled(0, roll), DiceRerolled(0, positions, dice))
        if self.rolls + 1 == MOST_ROLLS:
            return self._scored(dice, events)
        return Step(replace(self, rolls=self.rolls + 1, dice=dice), events)

    def _scored(self, dice: Roll, before: tuple[Event, ...]) -> Step[Self]:
        score = score_hand(dice)
        purse = Cents(self.purse + score.pays)
        after = replace(self, purse=purse, rolls=0, dice=())
        events = (*before, HandScored(0, dice, score.category, score.pays, purse))
        outcome = after.outcome()
        if outcome is None:
            return Step(after, events)
        end = AwardWon if outcome.ending is PokerDiceEnding.AWARD else WentBroke
        return Step(after, (*events, end(0, purse, self.hands)))
