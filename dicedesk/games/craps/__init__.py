"""Craps: bets on the totals of two dice, in the house of a textbook or of a casino.

Begin with `bets` and `house`, then `rules`; `settling` is what a throw does. `odds` and `players` build on them, and so
does the coach: `fates` are what becomes of a bet, `costs` what it costs, `coach` weighs the moves. `telling` says it in
words, `systems` are betting systems, of which the Lab asks.
"""
