"""The games, a package for each; `catalogue` lists them and is the door to their parts. Games do not know each other.

A game begins with its `rules`; `game` has the spec by which the rest of the program knows them, and `kit` holds what is
always loaded with the game. Luck and the time are handed to them.
"""
