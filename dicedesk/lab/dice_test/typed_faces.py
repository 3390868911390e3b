"""Faces of real dice that a person typed in."""

import re

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.errors import NotationError
from dicedesk.core.words import brief, figure, tr

_BETWEEN = re.compile(r"[\s,;:/|+_.()\[\]{}-]+")
"""Whatever people write between faces."""
_DIGITS = frozenset(map(str, range(1, SIDES + 1)))
_DICE_FACES = {sign: str(face) for face, sign in enumerate("⚀⚁⚂⚃⚄⚅", start=1)}


def faces_in(text: str) -> Roll:
    """The faces in this text, such as "3 1 6", "3,1;6" or "316"; signs of dice such as ⚂ are read as well.

    Raises NotationError, which says which of the faces is none.
    """
    faces: list[int] = []
    for sign in _BETWEEN.sub("", text):
        digit = _DICE_FACES.get(sign, sign)
        if digit not in _DIGITS:
            raise NotationError(
                tr(
                    "Number {place} is “{face}”, but a die shows 1 to {most}.",
                    place=figure(len(faces) + 1),
                    face=brief(sign),
                    most=SIDES,
                )
            )
        faces.append(int(digit))
    return tuple(faces)
