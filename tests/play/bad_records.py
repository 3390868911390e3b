"""Records with mistakes in them, a game each."""

BAD_HOG = (
    '[Game "hog"]\n[Rules "goal=20"]\n[Player0 "You"]\n[Player1 "final"]\n'
    "roll 10 : 1 3 4 5 6 1 2 3 4 5\nroll 5 : 2 2 2 2 3\nroll 10 : 1 1 1 1 1 1 1 1 1 1\n"
)
"""Ten dice in a short game against the final strategy, the computer's turn, and ten dice again."""
BAD_HAZARD = '[Game "hazard"]\n[Player0 "You"]\nmain 6\nthrow : 3 3\nmain 7\nthrow : 6 1\n'
BAD_POKER_DICE = (
    '[Game "poker-dice"]\n[Player0 "You"]\n'
    "hand : 6 6 6 2 3\nreroll 1 2 3 : 1 2 4\nhold\nhand : 1 1 1 1 1\nquit\n"
)
BAD_CRAPS = (
    '[Game "craps"]\n[Rules "preset=las-vegas"]\n[Player0 "You"]\n'
    "bet any-seven 10\nthrow : 6 2\nbet hard-4 5\nthrow : 5 3\nleave\n"
)
