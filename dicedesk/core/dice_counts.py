"""How often dice showed each face, and two dice each sum."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from dicedesk.core.dice import SIDES, Roll

FACES = tuple(range(1, SIDES + 1))
SUMS = tuple(range(2, 2 * SIDES + 1))
"""What two dice can show together."""
_PAIR = 2


@dataclass(frozen=True)
class DiceCounts:
    """How often each face of FACES was shown, and each sum of SUMS by two dice that were thrown together."""

    faces: tuple[int, ...] = (0,) * len(FACES)
    sums: tuple[int, ...] = (0,) * len(SUMS)


NO_DICE = DiceCounts()


def counts_of(rolls: Iterable[Roll], *, are_pairs: bool) -> DiceCounts:
    """Count the faces of these rolls; where the game throws pairs, also the sums of two dice."""
    thrown = [roll for roll in rolls if roll]
    faces = Counter(face for roll in thrown for face in roll)
    sums = Counter(sum(roll) for roll in thrown if len(roll) == _PAIR) if are_pairs else Counter[int]()
    return DiceCounts(tuple(faces[face] for face in FACES), tuple(sums[total] for total in SUMS))
