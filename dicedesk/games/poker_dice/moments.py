"""The moments of a game of Poker Dice."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product

from dicedesk.core.dice import FACES, SIDES, Roll
from dicedesk.core.game import Played
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.poker_dice.rules import (
    Category,
    PlayHand,
    PokerDiceState,
    Quit,
    Reroll,
    category_title,
    keep_of,
    score_hand,
)
from dicedesk.games.poker_dice.table_view import choice_words
from dicedesk.play.moments import Moments


class PokerDiceMoments(Moments[PokerDiceState]):
    """What the dice came to is the category of the hand or a better one, with the dice that were kept."""

    def choice(self, played: Played[PokerDiceState], names: Sequence[Name], seat: int) -> Sentence:
        before, name = played.before, names[0]
        values = {
            "bankroll": before.bankroll.shown(),
            "dice": " ".join(map(str, before.dice)),
            "name": name,
        }
        match played.move:
            case Quit() if not before.in_hand:
                if name.is_you:
                    return tr("At {bankroll}, you quit.", **values)
                return tr("At {bankroll}, {name} quit.", **values)
            case Quit():
                if name.is_you:
                    return tr("At {bankroll} with {dice}, you quit.", **values)
                return tr("At {bankroll} with {dice}, {name} quit.", **values)
            case PlayHand():
                if name.is_you:
                    return tr("At {bankroll}, you played a hand.", **values)
                return tr("At {bankroll}, {name} played a hand.", **values)
        values["choice"] = choice_words(keep_of(before, played.move))
        if name.is_you:
            return tr("At {bankroll} with {dice}, you chose “{choice}”.", **values)
        return tr("At {bankroll} with {dice}, {name} chose “{choice}”.", **values)

    def dice(self, played: Played[PokerDiceState], names: Sequence[Name], seat: int) -> Sentence:
        before, name, kept = played.before, names[0], _kept(played)
        score = score_hand((*kept, *played.faces))
        values = {
            "bankroll": before.bankroll.shown(),
            "kept": " ".join(map(str, sorted(kept))),
            "dice": " ".join(map(str, played.faces)),
            "hand": self.with_odds(category_title(score.category), played),
            "name": name,
        }
        if kept:
            if name.is_you:
                return tr("At {bankroll} with {kept} kept, you rolled {dice}: {hand}.", **values)
            return tr("At {bankroll} with {kept} kept, {name} rolled {dice}: {hand}.", **values)
        if name.is_you:
            return tr("At {bankroll}, you rolled {dice}: {hand}.", **values)
        return tr("At {bankroll}, {name} rolled {dice}: {hand}.", **values)

    def chance(self, played: Played[PokerDiceState]) -> Fraction:
        kept = _kept(played)
        category = score_hand((*kept, *played.faces)).category
        better = _VALUE[: _VALUE.index(category) + 1]
        rolled = product(FACES, repeat=len(played.faces))
        ways = sum(score_hand((*kept, *faces)).category in better for faces in rolled)
        return Fraction(ways, SIDES ** len(played.faces))


_VALUE = tuple(Category)
"""The categories, the most valuable first."""

POKER_DICE_MOMENTS = PokerDiceMoments()


def _kept(played: Played[PokerDiceState]) -> Roll:
    return keep_of(played.before, played.move) if isinstance(played.move, Reroll) else ()
