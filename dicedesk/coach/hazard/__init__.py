"""The coach of Hazard: the rounds won in a turn at the dice with each main, in exact fractions.

Begin with `coach`; `reasons` says why a choice is worth what it is. The figures come from `odds/hazard`.
"""
