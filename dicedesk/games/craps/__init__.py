"""Craps: bets on the totals of two dice, in the house of a textbook or of a casino.

Begin with `bets` and `house`, then `rules`; `settling` applies a throw. `odds` and `players` build on them, and so does
the coach: `fates` follows a bet to its end, `costs` prices it, `coach` weighs the moves. `telling` has the words,
`systems` the betting systems of the Lab.
"""
