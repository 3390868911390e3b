"""Exact chances and best play, a module or a few for each game; the large ones use numpy.

Begin with the module of a game's name; those beside it, such as `hog_sweep`, hold its arithmetic. `oracle` is the slow,
obvious solver over the State interface with which the tests compare the fast ones. Everything above may use it.
"""
