"""Past games, for the window's history and the command line.

`games` summarizes, lists and finds them, `files` exports and imports them, `check` checks them all. Begin with `games`.
"""
