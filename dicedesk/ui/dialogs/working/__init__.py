"""Windows that show how a number comes about: the answer to "Why?".

`bet_window` shows the price of a bet of craps, with the 36 throws in `squares_table`. They are opened from where the
number stands, by a click or Enter on it.
"""
