"""The games, a package for each; `catalogue` lists and loads them. Games do not know each other.

A game begins with its `rules`, which end in the spec that records use; `game` lists its parts. Luck and time are passed
in.
"""
