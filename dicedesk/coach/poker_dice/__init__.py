"""The coach of Poker Dice: how many hands it takes to the award after each choice of dice to keep.

Begin with `coach`; `reasons` says why a choice is worth what it is. The figures come from `odds/poker_dice`.
"""
