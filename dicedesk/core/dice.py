"""Faces of six-sided dice."""

from collections.abc import Sequence

from dicedesk.core.errors import BadRollError
from dicedesk.core.words import tr, trn

SIDES = 6

Roll = tuple[int, ...]
"""The faces of the dice of one throw, in the order in which they fell."""


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
