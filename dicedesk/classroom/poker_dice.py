"""The dice, the scoring and the Oracle of Poker Dice under the names that its students know.

Thin: the dice are in `dicedesk.classroom.dice`, the rules in `dicedesk.games.poker_dice`, the answers in
`dicedesk.games.magic8`.
"""

from dicedesk.classroom.dice import Dice, Die
from dicedesk.games.magic8 import Magic8
from dicedesk.games.poker_dice.rules import HandScore, score_hand

__all__ = ["Dice", "Die", "HandScore", "Magic8", "score_hand"]
