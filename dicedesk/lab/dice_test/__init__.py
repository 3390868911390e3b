"""Whether dice are fair: Pearson's chi-squared test.

Begin with `evenness`, the test, which the statistics of all games use; `evenness_words` says its result in plain words.
"""
