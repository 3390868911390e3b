"""Simulators: games played by the million, in chunks that can be played anywhere.

Begin with `chunks`: the same seed gives the same result whatever the number of cores. A module a game.
"""
