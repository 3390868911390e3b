"""Whether dice are fair: an exact test of a few dice, Pearson's of many, and how often that detects a loaded die.

Begin with `evenness`, the test and what it says in words, which History's statistics use too. `power` is the exact
chance that it detects a loaded die, `questions` the question of the Lab.
"""
