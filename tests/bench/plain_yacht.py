"""Yacht in plain Python: what `dicedesk.games.yacht.solver` and `policies` are compared with.

Written as a careful programmer without numpy would: the points of each sorted hand and the hands after each throw are
looked up, and the die is `int(6 * random())`, the fastest there is.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from random import Random

Hand = tuple[int, ...]
Points = Sequence[Mapping[Hand, int]]
"""By box, the points of each hand."""

HANDS: tuple[Hand, ...] = tuple(combinations_with_replacement(range(1, 7), 5))


@cache
def keeps_of(hand: Hand) -> tuple[Hand, ...]:
    """Each different choice of dice to keep."""
    return tuple({keep for size in range(6) for keep in combinations(hand, size)})


@cache
def _after_throw(keep: Hand) -> tuple[tuple[Hand, float], ...]:
    thrown = Counter(tuple(sorted(keep + faces)) for faces in product(range(1, 7), repeat=5 - len(keep)))
    return tuple((hand, ways / 6 ** (5 - len(keep))) for hand, ways in thrown.items())


ALL_KEEPS: tuple[Hand, ...] = tuple({keep for hand in HANDS for keep in keeps_of(hand)})


def turn(best: Mapping[Hand, float]) -> tuple[list[dict[Hand, float]], list[dict[Hand, float]]]:
    """The values of the keeps and of the hands, by rolls left: 1 and 2, and 0 to 2."""
    kept, hands = [], [dict(best)]
    for _ in range(2):
        last = hands[-1]
        kept.append(
            {keep: sum(share * last[hand] for hand, share in _after_throw(keep)) for keep in ALL_KEEPS}
        )
        hands.append({hand: max(map(kept[-1].__getitem__, keeps_of(hand))) for hand in HANDS})
    return kept, hands


def best_boxes(points: Points, filled: int, to_come: Mapping[int, float]) -> dict[Hand, float]:
    """The value of each hand in its best open box."""
    open_boxes = [box for box in range(len(points)) if not filled >> box & 1]
    return {hand: max(points[box][hand] + to_come[filled | 1 << box] for box in open_boxes) for hand in HANDS}


def solve(points: Points, fewest_filled: int) -> dict[int, float]:
    """By filled boxes, the mean points to come; for sheets with at least so many boxes filled."""
    boxes = len(points)
    to_come = {(1 << boxes) - 1: 0.0}
    for count in range(boxes - 1, fewest_filled - 1, -1):
        for filled in (mask for mask in range(1 << boxes) if mask.bit_count() == count):
            _, hands = turn(best_boxes(points, filled, to_come))
            to_come[filled] = sum(share * hands[-1][hand] for hand, share in _after_throw(()))
    return to_come


Choices = tuple[Mapping[Hand, int], Sequence[Mapping[Hand, Hand]]]
"""The box of each hand, and by rolls left less 1 the dice kept of it."""


def points_in(points: Points, choose: Callable[[int], Choices], games: int, seed: int) -> int:
    """The points of this many games, played by the choices at each set of filled boxes."""
    uniform, total = Random(seed).random, 0
    for _ in range(games):
        filled = 0
        for _ in points:
            boxes, keeps = choose(filled)
            hand = tuple(sorted([int(6 * uniform()) + 1 for _ in range(5)]))
            for kept in reversed(keeps):
                keep = kept[hand]
                if len(keep) == 5:
                    break
                hand = tuple(sorted([*keep, *[int(6 * uniform()) + 1 for _ in range(5 - len(keep))]]))
            box = boxes[hand]
            filled |= 1 << box
            total += points[box][hand]
    return total
