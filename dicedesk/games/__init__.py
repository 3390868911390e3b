"""The games, a package for each; `catalogue` lists them and is the door to them. Games do not know each other.

A game begins with its `rules`, which end in the spec by which records know them; `game` says what all it consists of.
Luck and the time are handed to them.
"""
