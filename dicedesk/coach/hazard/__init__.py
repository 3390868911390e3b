"""The coach of Hazard: the chance to win the round with each main, in exact fractions.

Begin with `coach`; `reasons` says why a choice is worth what it is. The figures come from `odds/hazard`.
"""
