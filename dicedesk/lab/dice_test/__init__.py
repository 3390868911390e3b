"""Tests whether dice are fair: exact for a few dice, Pearson's for many, and their power.

Begin with `evenness`, the test and its verdict in words, which History's statistics use too. `power` is the exact
chance that the test detects a loaded die, `questions` the question of the Lab.
"""
