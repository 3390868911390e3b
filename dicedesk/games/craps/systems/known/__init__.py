"""Betting systems that are no table of steps, one a file: what each bets, and what it learns from a throw.

`known_systems` in the folder above lists them among all others. A new one derives from `BettingSystem`, and has to be
followed in the tests beside a slow player of its own.
"""
