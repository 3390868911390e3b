"""Which face of a turned die a player sees on top."""

from dicedesk.ui.base.widgets.dice.motion.rotation import Matrix, after, turned
from dicedesk.ui.base.widgets.dice.motion.solid import LOOK, NORMALS


def top_face(turn: Matrix) -> int:
    """The face that points at the player the most."""
    seen = after(LOOK, turn)
    return max(NORMALS, key=lambda face: turned(seen, NORMALS[face])[2])
