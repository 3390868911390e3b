"""The coach of Hog: the chance to win under each number of dice, against this very opponent.

Begin with `coach`. `chances` holds what was worked out and needs no numpy, `solving` works it out, and `reasons` says
why a choice is worth what it is.
"""
