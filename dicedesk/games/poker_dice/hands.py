"""The hands of five dice, the possible keeps of each, and the hands that each keep can become.

The order of dice does not matter to a hand's worth, so there are 252 hands (sorted faces) and 462 keeps (0 to 5 sorted
faces). A table has each hand that each keep can become, 4,368 pairs, with its ways of 7,776: those of five dice, so
that all keeps count alike.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations_with_replacement, pairwise, product
from math import factorial
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES, Roll
from dicedesk.games.poker_dice.odds_tables import hand_places, keep_places
from dicedesk.games.poker_dice.rules import DICE, HandScore, score_hand

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
Indices = npt.NDArray[np.intp]

_DIGITS = np.concatenate([[0], SIDES ** np.arange(SIDES)])
_FACTORIALS = np.array([factorial(dice) for dice in range(DICE + 1)])
_CHOICES = np.array(sorted(product((1.0, 0.0), repeat=DICE), key=sum, reverse=True)).T
"""(5, 32): which of five sorted dice are kept, the most dice first."""

Number = TypeVar("Number", np.int64, np.float64)


@dataclass(frozen=True, eq=False)
class Pairs:
    """The pairs of a keep and a hand that it can become, in groups: by keep, or by hand.

    others: (4368,), the index of the hand or of the keep at the other end of each pair.
    ways: (4368,), in how many of 7,776 ways the keep becomes the hand.
    starts: the start of each group.
    """

    others: Indices
    ways: Whole
    starts: Indices

    def summed(self, values: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """For values of the others, (places, ...), the sums over each group, each value times its ways."""
        counted = values[self.others]
        counted *= self.ways.reshape(-1, *[1] * (values.ndim - 1))
        return np.add.reduceat(counted, self.starts, axis=0)


@dataclass(frozen=True, eq=False)
class Hands:
    """The hands and keeps, as indexed in the arrays of the solvers.

    scores: (252), the score of each hand.
    pays: (252,), the pay of each hand, in cents.
    choices: (252, 32), the indices of all keeps of each hand, the most dice first.
    by_keep: the hands that each keep becomes.
    """

    scores: tuple[HandScore, ...]
    pays: Whole
    choices: Indices
    by_keep: Pairs

    @cached_property
    def hand_places(self) -> Mapping[Roll, int]:
        """The index of each hand, by its sorted faces."""
        return hand_places()

    @cached_property
    def keep_places(self) -> Mapping[Roll, int]:
        """The index of each keep, by its sorted faces; the empty one is the first."""
        return keep_places()

    @cached_property
    def by_hand(self) -> Pairs:
        """The keeps that can become each hand."""
        becomes = self.by_keep.others
        sizes = np.diff(self.by_keep.starts, append=len(becomes))
        order = np.argsort(becomes, kind="stable")
        starts = np.flatnonzero(np.diff(becomes[order], prepend=-1))
        return Pairs(np.repeat(np.arange(len(sizes)), sizes)[order], self.by_keep.ways[order], starts)

    def means(self, values: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """For values of hands (252, ...), those of keeps (462, ...), as sums over 7,776 ways."""
        return self.by_keep.summed(values)

    def chances(self, keeps: npt.NDArray[Number]) -> npt.NDArray[Number]:
        """For weights of keeps (462, ...), those of the hands (252, ...) that they become, times 7,776."""
        return self.by_hand.summed(keeps)


def lay_out() -> Hands:
    """The hands and keeps, calculated anew; less than half a millisecond.

    Dice are encoded in a number with a digit for each face: the kept dice plus the thrown dice give the hand.
    """
    # A keep is five dice; 0 stands for one that is thrown again.
    all_dice = combinations_with_replacement(range(SIDES + 1), DICE)
    dice = np.frombuffer(bytes(chain.from_iterable(all_dice)), np.uint8).reshape(-1, DICE)
    digits = _DIGITS[dice]
    numbers = digits.sum(axis=1)
    places = np.zeros(SIDES**SIDES, np.int16)
    places[numbers] = np.arange(len(numbers))
    counts = numbers[:, None] // _DIGITS[1:] % SIDES
    lengths = counts.sum(axis=1)
    orders = _FACTORIALS[lengths] // _FACTORIALS[counts].prod(axis=1)
    # Keeps of equally many dice are adjacent; the other dice can show all keeps of their own number.
    starts = np.searchsorted(lengths, np.arange(DICE + 2))
    sizes = [slice(*ends) for ends in pairwise(starts.tolist())]
    hands, pairs = sizes[DICE], list(zip(sizes, sizes[::-1], strict=True))
    becomes = [np.add.outer(numbers[keeps], numbers[others]) for keeps, others in pairs]
    powers = SIDES**lengths
    ways = [np.multiply.outer(powers[keeps], orders[others]) for keeps, others in pairs]
    each = np.diff(starts)[DICE - lengths]
    return Hands(
        *_scores(dice[hands], counts[hands], numbers[hands]),
        places[(digits[hands] @ _CHOICES).astype(np.intp)].astype(np.intp),
        Pairs(
            places[np.concatenate(becomes, axis=None)].astype(np.intp) - hands.start,
            np.concatenate(ways, axis=None),
            np.cumsum(each) - each,
        ),
    )


def _scores(
    dice: npt.NDArray[np.uint8], counts: Indices, numbers: Indices
) -> tuple[tuple[HandScore, ...], Whole]:
    """The scores of hands, and their pay in cents.

    They are given by their faces, by how many dice show each face, and by these counts as digits. The faces themselves
    matter only if no two dice are equal.
    """
    # The sum of the squared counts is different for each shape.
    shapes = (counts * counts).sum(axis=1)
    shapes = np.where(shapes == DICE, numbers, shapes)
    _, first, shape = np.unique(shapes, return_index=True, return_inverse=True)
    scores = [score_hand(hand) for hand in dice[first].tolist()]
    pays = np.array([score.pays for score in scores], np.int64)
    return tuple([scores[place] for place in shape.tolist()]), pays[shape]
