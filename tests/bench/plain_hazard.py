"""Rounds of Hazard in plain Python: what `dicedesk.games.hazard.simulation` is compared with.

Written as a careful programmer without numpy would: the die is `int(6 * random())`, the fastest there is.
"""

from random import Random


def wins_in(main: int, rounds: int, seed: int) -> int:
    """How many of `rounds` rounds with this main are won."""
    uniform = Random(seed).random
    wins = 0
    for _ in range(rounds):
        chance = int(6 * uniform()) + int(6 * uniform()) + 2
        if chance == main:
            wins += 1
        elif chance in (2, 3):
            continue
        elif chance in (11, 12):
            wins += (main, chance) in ((6, 12), (7, 11), (8, 12))
        else:
            total = 0
            while total not in (main, chance):
                total = int(6 * uniform()) + int(6 * uniform()) + 2
            wins += total == chance
    return wins
