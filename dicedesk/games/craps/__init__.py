"""Craps: bets on the totals of two dice, in the house of a textbook or of a casino.

Begin with `bets` and `house`, then `rules`; `settling` is what a throw does. `odds`, `players` and `coach` build on
them, `telling` says it in words, `systems` are the questions of the Lab.
"""
