"""Poker Dice: five dice, two re-rolls, and $200 for the Major Award.

Begin with `rules`, which score a hand; `state` is a position of the game, `moves` and `events` are what players do and
what happens. `game` is the spec that the registry lists.
"""

from dicedesk.games.poker_dice.rules import Category, HandScore, score_hand

__all__ = ["Category", "HandScore", "score_hand"]
