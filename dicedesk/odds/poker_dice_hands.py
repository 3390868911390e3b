"""The hands of five dice, what may be kept of each, and what each keeping can become.

The order of dice does not matter to a hand's worth, so there are 252 hands (sorted faces) and 462 keepings (0 to 5
sorted faces). A table holds each hand that each keeping can become, 4,368 pairs, with its ways of 7,776: those of
five dice, so that all keepings count alike.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import factorial, prod
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES, Roll
from dicedesk.games.poker_dice.rules import DICE, HandScore, score_hand
from dicedesk.odds.poker_dice_tables import hand_places, keep_places, sorted_faces

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
Indices = npt.NDArray[np.intp]

Number = TypeVar("Number", np.int64, np.float64)


@dataclass(frozen=True, eq=False)
class Pairs:
    """The pairs of a keeping and a hand that it can become, group after group: by keeping, or by hand.

    others: (4368,), the place of the hand or of the keeping at the other end of each pair.
    ways: (4368,), in how many of 7,776 ways the keeping becomes the hand.
    starts: where each group starts.
    """

    others: Indices
    ways: Whole
    starts: Indices

    def summed(self, values: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """For values of the others, (places, ...), the sums over each group, each value in all its ways."""
        counted = values[self.others]
        counted *= self.ways.reshape(-1, *[1] * (values.ndim - 1))
        return np.add.reduceat(counted, self.starts, axis=0)


@dataclass(frozen=True, eq=False)
class Hands:
    """Where hands and keepings lie in the arrays of the solvers.

    hand_places, keep_places: the place of each hand and each keeping, by its sorted faces; the empty keeping is
        the first.
    scores: (252), what each hand is worth.
    choices: (252, 32), the places of all that may be kept of each hand, the most dice first.
    by_keep, by_hand: what becomes what.
    """

    hand_places: Mapping[Roll, int]
    keep_places: Mapping[Roll, int]
    scores: tuple[HandScore, ...]
    choices: Indices
    by_keep: Pairs
    by_hand: Pairs

    def means(self, values: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """For values of hands (252, ...) those of keepings (462, ...), as sums over 7,776 ways."""
        return self.by_keep.summed(values)

    def chances(self, keeps: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """For weights of keepings (462, ...) those of the hands (252, ...) that they become, times 7,776."""
        return self.by_hand.summed(keeps)


def lay_out() -> Hands:
    """The hands and keepings, worked out anew; some milliseconds."""
    hands, keeps = hand_places(), keep_places()
    thrown = {dice: [(faces, _orders(faces)) for faces in sorted_faces(dice)] for dice in range(DICE + 1)}
    pairs = [
        (place, hands[tuple(sorted(keep + faces))], orders * SIDES ** len(keep))
        for keep, place in keeps.items()
        for faces, orders in thrown[DICE - len(keep)]
    ]
    sizes = range(DICE, -1, -1)
    choices = [[keeps[keep] for size in sizes for keep in combinations(hand, size)] for hand in hands]
    return Hands(
        hands,
        keeps,
        tuple(map(score_hand, hands)),
        np.array(choices, np.intp),
        _grouped(pairs),
        _grouped([(hand, keep, ways) for keep, hand, ways in pairs]),
    )


def _grouped(pairs: list[tuple[int, int, int]]) -> Pairs:
    """By the first of each: a place, the place of the other, ways."""
    groups, others, ways = np.array(sorted(pairs), np.int64).T
    return Pairs(others.astype(np.intp), ways, np.unique(groups, return_index=True)[1])


def _orders(faces: Roll) -> int:
    return factorial(len(faces)) // prod(map(factorial, Counter(faces).values()))
