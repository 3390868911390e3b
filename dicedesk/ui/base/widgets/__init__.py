"""Controls that several parts of the window use; they know no session.

Cards, fields, choices, rows that wrap and the result over a felt have a module each. `game_frame` is the frame
that every game shares.
"""
