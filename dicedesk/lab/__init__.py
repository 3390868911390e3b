"""Long work: games played by the thousand or the million, to estimate what `odds` cannot say exactly.

A module a game; `simulation` plays by the million, `contest` holds contests of Hog strategies. The command line runs
them, and tells how far they are. They import `players`, `odds` and `games`.
"""
