"""Poker Dice: five dice, two re-rolls, and $200 for the Major Award.

Begin with `rules`, then `odds`, which solves the game, and `players`; `telling` has the words, `oracle` answers a
question for the winner of the Major Award.
"""

from dicedesk.games.poker_dice.rules import Category, HandScore, score_hand

__all__ = ["Category", "HandScore", "score_hand"]
