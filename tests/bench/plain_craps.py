"""Bets on the pass line in plain Python: what `dicedesk.games.craps.simulation` is compared with.

Written as a careful programmer without numpy would: the die is `int(6 * random())`, the fastest there is.
"""

from random import Random


def wins_in(games: int, seed: int) -> int:
    """How many of `games` bets are won."""
    uniform = Random(seed).random
    wins = 0
    for _ in range(games):
        point = int(6 * uniform()) + int(6 * uniform()) + 2
        if point in (7, 11):
            wins += 1
        elif point not in (2, 3, 12):
            total = 0
            while total not in (7, point):
                total = int(6 * uniform()) + int(6 * uniform()) + 2
            wins += total == point
    return wins
