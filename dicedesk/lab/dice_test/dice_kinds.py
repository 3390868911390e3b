"""The program's own dice, rolled from a seed as often as somebody wants to test them."""

from enum import Enum
from typing import assert_never

from dicedesk.core.dice import Roll
from dicedesk.core.fair.hashes import sha256
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.rollers import SeededDice


class DiceKind(Enum):
    """A kind of dice that the program rolls."""

    SEALED = "sealed"
    SEEDED = "seeded"


def rolled(kind: DiceKind, dice: int, seed: int) -> Roll:
    """The first faces of dice of this kind. The secret of sealed dice is made of the seed, so that they come again."""
    match kind:
        case DiceKind.SEALED:
            return SealedDice(sha256(str(seed).encode()), record_id="").roller(used=0).roll(dice)
        case DiceKind.SEEDED:
            return SeededDice(seed).roller(used=0).roll(dice)
        case _:
            assert_never(kind)
