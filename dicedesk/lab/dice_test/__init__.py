"""Whether dice are fair: Pearson's chi-squared test, and how often that finds a loaded die.

Begin with `evenness`, the test, which History's statistics use too; `evenness_words` says its result in plain words.
`power` is the exact chance that it finds a loaded die. `typed_faces` reads what a person threw, and `dice_kinds` throws
the program's own dice.
"""
