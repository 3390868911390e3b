"""Games of Hog in plain Python: what `dicedesk.games.hog.simulation` is compared with.

Written as a careful programmer without numpy would: rules in lists, the die is `int(6 * random())`, the fastest there
is, and a turn stops rolling at its first 1.
"""

from collections.abc import Sequence
from random import Random

GOAL = 100
HIGHEST = GOAL + 60
Table = Sequence[Sequence[int]]

BACON = [max(2 * (score // 10) - score % 10, 1) for score in range(GOAL)]
APART = [abs(score // 10 % 10 - score % 10) for score in range(HIGHEST)]


def wins_in(first: Table, second: Table, games: int, seed: int) -> int:
    """How many of `games` games the first table wins, which begins each of them."""
    uniform = Random(seed).random
    wins = 0
    for _ in range(games):
        own = other = 0
        mover, waiting, is_first = first, second, True
        while True:
            dice = mover[own][other]
            if dice:
                points = 0
                for _ in range(dice):
                    face = int(6 * uniform())
                    if not face:
                        points = 1
                        break
                    points += face + 1
                own += points
            else:
                own += BACON[other]
            is_swap = APART[own] == APART[other]
            if own >= GOAL:
                wins += is_first is not is_swap
                break
            if not is_swap:
                own, other = other, own
            mover, waiting, is_first = waiting, mover, not is_first
    return wins
