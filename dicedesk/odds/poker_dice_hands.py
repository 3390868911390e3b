"""The hands of five dice, what may be kept of each, and what each keeping can become.

The order of dice does not matter to a hand's worth, so there are 252 hands (sorted faces) and 462 keepings (0 to 5
sorted faces). A table holds each hand that each keeping can become, 4,368 pairs, with its ways of 7,776: those of
five dice, so that all keepings count alike.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES, Roll
from dicedesk.games.poker_dice.rules import DICE, HandScore, score_hand

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
Indices = npt.NDArray[np.intp]

Number = TypeVar("Number", np.int64, np.float64)

WAYS = SIDES**DICE


@dataclass(frozen=True, eq=False)
class Hands:
    """Where hands and keepings lie in the arrays of the solvers.

    hand_places, keep_places: the place of each hand and each keeping, by its sorted faces; the empty keeping is
        the first.
    scores: (252), what each hand is worth.
    choices: (252, 32), the places of all that may be kept of each hand, the most dice first.
    to_hand, ways: (4368,), the hands that the keepings can become, keeping after keeping, and their ways of 7,776.
    starts: (462,), where each keeping's hands start in them.
    """

    hand_places: Mapping[Roll, int]
    keep_places: Mapping[Roll, int]
    scores: tuple[HandScore, ...]
    choices: Indices
    to_hand: Indices
    ways: Whole
    starts: Indices

    def means(self, values: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """For values of hands (252, ...) those of keepings (462, ...), as sums over 7,776 ways."""
        ways = self.ways.reshape(-1, *[1] * (values.ndim - 1))
        return np.add.reduceat(values[self.to_hand] * ways, self.starts, axis=0)

    def chances(self, keeps: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """For weights of keepings (462, ...) those of the hands (252, ...) that they become, times 7,776."""
        sizes = np.diff(np.append(self.starts, len(self.to_hand)))
        ways = self.ways.reshape(-1, *[1] * (keeps.ndim - 1))
        hands = np.zeros((len(self.hand_places), *keeps.shape[1:]), keeps.dtype)
        np.add.at(hands, self.to_hand, np.repeat(keeps, sizes, axis=0) * ways)
        return hands


def lay_out() -> Hands:
    """The hands and keepings, worked out anew; a few hundredths of a second."""
    hands = list(_sorted_faces(DICE))
    keeps = [faces for dice in range(DICE + 1) for faces in _sorted_faces(dice)]
    hand_places = {faces: place for place, faces in enumerate(hands)}
    keep_places = {faces: place for place, faces in enumerate(keeps)}
    thrown = {dice: [(faces, _orders(faces)) for faces in _sorted_faces(dice)] for dice in range(DICE + 1)}
    to_hand: list[int] = []
    ways: list[int] = []
    starts: list[int] = []
    for keep in keeps:
        starts.append(len(to_hand))
        for faces, orders in thrown[DICE - len(keep)]:
            to_hand.append(hand_places[tuple(sorted(keep + faces))])
            ways.append(orders * SIDES ** len(keep))
    sizes = range(DICE, -1, -1)
    choices = [[keep_places[keep] for size in sizes for keep in combinations(hand, size)] for hand in hands]
    return Hands(
        hand_places,
        keep_places,
        tuple(map(score_hand, hands)),
        np.array(choices, np.intp),
        np.array(to_hand, np.intp),
        np.array(ways, np.int64),
        np.array(starts, np.intp),
    )


def _sorted_faces(dice: int) -> Iterator[Roll]:
    return combinations_with_replacement(range(1, SIDES + 1), dice)


def _orders(faces: Roll) -> int:
    return factorial(len(faces)) // prod(map(factorial, Counter(faces).values()))
