"""The window that shows how a number comes about: the answer to "Why?".

Begin with `opening`, which opens it for the move of any game. `window` holds the `view` of one working: `parts_table`
with what can happen and the sum, under `bars` or beside the 36 throws of `throws_table`. `marks` has the signs.
"""
