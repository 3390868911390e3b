"""Hog's chances by a backward pass in plain Python: what `dicedesk.games.hog.odds` is compared with.

Written as a careful programmer without numpy would: the points' distribution of each number of dice is worked
out once, states are visited in falling order of the sum of both scores, and finished values are looked up in lists.
"""

from collections.abc import Sequence
from functools import cache

GOAL = 100
MOST_DICE = 10
Table = Sequence[Sequence[int]]
Values = list[list[float]]


@cache
def points_chances(dice: int) -> tuple[tuple[int, float], ...]:
    """The points that this many dice score, each with its chance; a 1 on any die makes it one point."""
    sums = {0: 1.0}
    for _ in range(dice):
        longer: dict[int, float] = {}
        for total, chance in sums.items():
            for face in range(2, 7):
                longer[total + face] = longer.get(total + face, 0.0) + chance / 6
        sums = longer
    return ((1, 1 - (5 / 6) ** dice), *sums.items())


@cache
def bacon(opponent: int) -> int:
    """The points of zero dice against this score."""
    return max(2 * (opponent // 10) - opponent % 10, 1)


@cache
def is_swap(score: int, opponent: int) -> bool:
    """Whether the last two digits of both scores differ by the same amount."""
    return abs(score // 10 % 10 - score % 10) == abs(opponent // 10 % 10 - opponent % 10)


def ended(score: int, opponent: int, other: Values) -> float:
    """The chance to win of a mover whose points are counted, when the other one moves on with `other`."""
    if is_swap(score, opponent):
        score, opponent = opponent, score
    if score >= GOAL or opponent >= GOAL:
        return 1.0 if score > opponent else 0.0
    return 1 - other[opponent][score]


def ended_row(score: int, opponent: int, other: Values) -> list[float]:
    """`ended` for each number of points from 0 to 60, so that all numbers of dice share the look-ups."""
    return [ended(score + points, opponent, other) if points else 0.0 for points in range(6 * MOST_DICE + 1)]


def choice_value(dice: int, score: int, opponent: int, other: Values) -> float:
    """The mover's chance to win when it rolls this many dice."""
    if dice == 0:
        return ended(score + bacon(opponent), opponent, other)
    return sum([chance * ended(score + points, opponent, other) for points, chance in points_chances(dice)])


def best_choice(score: int, opponent: int, other: Values) -> tuple[float, int]:
    """The best chance to win and the lowest number of dice that gives it."""
    row = ended_row(score, opponent, other)
    best, best_dice = row[bacon(opponent)], 0
    for dice in range(1, MOST_DICE + 1):
        value = sum([chance * row[points] for points, chance in points_chances(dice)])
        if value > best + 1e-9:
            best, best_dice = value, dice
    return best, best_dice


def _states() -> list[tuple[int, int]]:
    """All states, those with the greatest sum of scores first."""
    return [
        (total - opponent, opponent)
        for total in range(2 * GOAL - 2, -1, -1)
        for opponent in range(max(0, total - GOAL + 1), min(GOAL - 1, total) + 1)
    ]


def _empty() -> Values:
    return [[0.0] * GOAL for _ in range(GOAL)]


def match_up(first: Table, second: Table) -> tuple[Values, Values]:
    """Each side's chance to win when it is to move, at [own score][other's score]."""
    mine, theirs = _empty(), _empty()
    for score, opponent in _states():
        mine[score][opponent] = choice_value(first[score][opponent], score, opponent, theirs)
        theirs[score][opponent] = choice_value(second[score][opponent], score, opponent, mine)
    return mine, theirs


def best_response(table: Table) -> tuple[Values, list[list[int]]]:
    """The best response to a table: its chance to win when it is to move, and its numbers of dice."""
    mine, theirs = _empty(), _empty()
    dice = [[0] * GOAL for _ in range(GOAL)]
    for score, opponent in _states():
        mine[score][opponent], dice[score][opponent] = best_choice(score, opponent, theirs)
        theirs[score][opponent] = choice_value(table[score][opponent], score, opponent, mine)
    return mine, dice


def perfect_play() -> tuple[Values, list[list[int]]]:
    """Perfect play against itself: the mover's chance to win, and its numbers of dice."""
    values = _empty()
    dice = [[0] * GOAL for _ in range(GOAL)]
    for score, opponent in _states():
        values[score][opponent], dice[score][opponent] = best_choice(score, opponent, values)
    return values, dice
