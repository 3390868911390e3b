"""Times taken in turns: the least of each counts, as other programs only add to it.

A computer that is shared is slower now and then, for a moment or for many seconds. A long piece of work seldom has one
of the quick moments for itself, a short one often: the two that are compared should take about the same time.
"""

from collections.abc import Callable, Sequence

LEAST_TURNS, MOST_TURNS = 5, 40


def least_of_turns(
    turn: Callable[[], Sequence[float]], is_met: Callable[[Sequence[float]], bool]
) -> list[float]:
    """The least of each number that the turns gave. While the goal is not met there are more of them, to a limit."""
    least = list(turn())
    for taken in range(1, MOST_TURNS):
        if taken >= LEAST_TURNS and is_met(least):
            break
        least = list(map(min, least, turn()))
    return least
