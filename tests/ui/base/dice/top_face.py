"""Which face of a turned die a player sees on top."""

from dicedesk.ui.base.dice.solid import LOOK, NORMALS, Matrix, after, turned


def top_face(turn: Matrix) -> int:
    """The face that points at the player the most."""
    seen = after(LOOK, turn)
    return max(NORMALS, key=lambda face: turned(seen, NORMALS[face])[2])
