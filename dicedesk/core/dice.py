"""The faces of six-sided dice, and how often each was shown."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from dicedesk.core.errors import BadRollError
from dicedesk.core.words import tr, trn

SIDES = 6

Roll = tuple[int, ...]
"""The faces of one throw, in the order in which they fell."""


def checked_roll(faces: Sequence[int], dice: int) -> Roll:
    """The faces as a tuple. Raises BadRollError unless they are exactly `dice` whole numbers from 1 to 6."""
    roll = tuple(faces)
    if len(roll) != dice:
        raise BadRollError(
            trn(
                "This move rolls 1 die; faces given: {given}.",
                "This move rolls {count} dice; faces given: {given}.",
                dice,
                given=len(roll),
            )
        )
    for face in roll:
        if type(face) is not int or not 1 <= face <= SIDES:
            raise BadRollError(tr("A die shows 1 to 6, not {face!r}.", face=face))
    return roll


FACES = tuple(range(1, SIDES + 1))
SUMS = tuple(range(2, 2 * SIDES + 1))
"""The possible sums of two dice."""
_PAIR = 2


@cache
def sorted_rolls(dice: int) -> tuple[tuple[Roll, int], ...]:
    """The rolls of this many dice without regard to order, in ascending order: 21 of two dice, 252 of five.

    Each has sorted faces, and its number of ways among the 6**dice ordered rolls.
    """
    rolls = combinations_with_replacement(FACES, dice)
    return tuple((faces, factorial(dice) // prod(map(factorial, Counter(faces).values()))) for faces in rolls)


@dataclass(frozen=True)
class DiceCounts:
    """How often each face of FACES came up, and each sum of SUMS in throws of two dice."""

    faces: tuple[int, ...] = (0,) * len(FACES)
    sums: tuple[int, ...] = (0,) * len(SUMS)


NO_DICE = DiceCounts()


def counts_of(rolls: Iterable[Roll], *, are_pairs: bool) -> DiceCounts:
    """Count the faces of these rolls, and the sums if the game throws pairs."""
    nonempty = [roll for roll in rolls if roll]
    faces = Counter(face for roll in nonempty for face in roll)
    sums = Counter(sum(roll) for roll in nonempty if len(roll) == _PAIR) if are_pairs else Counter[int]()
    return DiceCounts(tuple(faces[face] for face in FACES), tuple(sums[total] for total in SUMS))
