"""The coach of Hog: the chance to win under each number of dice, against this very opponent.

Begin with `weighing`, which needs no numpy, nor do the `chances` that it reads. `coach` is the one whom the kit names:
`solving` works out what it does not know yet. `reasons` says why a choice is worth what it is.
"""
