"""Records of a few moves, for tests that need some game of each kind."""

SWAPPED = """[Game "hog"]
[Rules "goal=20"]
[Player0 "You"]
[Player1 "final"]
roll 0
roll 0
roll 2 : 6 1
roll 4 : 6 6 6 6
"""
CRAPS = """[Game "craps"]
[Player0 "You"]
bet pass 10
throw : 4 4
throw : 5 3
throw : 2 2
throw : 3 4
leave
"""
