"""Dice from the kitchen table in Poker Dice: which of them are thrown again."""

from dicedesk.core.game import Move
from dicedesk.core.words import Name, Sentence, trn
from dicedesk.games.poker_dice.rules import Reroll
from dicedesk.play.typed_dice import throw_words


def hand_words(name: Name, move: Move, dice: int) -> Sentence:
    """What the person is to throw for a move: a hand of five dice, or some of them again, which are named by place."""
    if not isinstance(move, Reroll):
        return throw_words(name, move, dice)
    places = ", ".join(map(str, move.positions))
    if name.is_you:
        return trn(
            "Re-roll die {places} and type what it shows",
            "Re-roll dice {places} and type what they show, in this order",
            dice,
            places=places,
        )
    return trn(
        "Re-roll die {places} for {name} and type what it shows",
        "Re-roll dice {places} for {name} and type what they show, in this order",
        dice,
        places=places,
        name=name,
    )
