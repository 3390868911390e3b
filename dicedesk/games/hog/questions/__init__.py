"""Questions on Hog: two strategies against each other, the best margin and number of dice, the points of dice.

`convergence` plays games and watches the share of wins come near the exact chance, `sweep` tries all margins with all
numbers of dice, `best_dice` asks each number of dice what it scores. The exact answers come from `odds` and `pairs`.
"""
