"""Controls that several parts of the window use; they know no session.

Cards, fields, choices and rows that wrap have a module each. `game_frame` is the frame that every game shares.
"""
