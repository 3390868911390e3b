"""Windows that show how a number comes about: the answer to "Why?".

`bet_window` shows the price of a bet of craps, with the 36 throws in `squares_table`. `opening` opens them,
where somebody clicks on a number or presses Enter on it.
"""
