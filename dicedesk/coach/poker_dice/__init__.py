"""The coach of Poker Dice: the award, and how many hands it takes, after each choice of dice to keep.

Begin with `coach`; `reasons` says why a choice is worth what it is. The figures come from `odds/poker_dice`.
"""
