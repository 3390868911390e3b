"""What is said of the dice of Pig, worked out by the rules alone. A game with a coach needs it: the third stage.

`chance_of` is all that a game has to give if somebody always wins it, its coach has no `likely` of its own, and its tab
is a `MoveTab`. The docstring of `tests/games/second.py` names what other games give.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from dicedesk.core.game import Played
from tests.games.second import every_roll, share_of


def chance_of(later: Sequence[Played[Any]]) -> Fraction:
    """The chance of the same face."""
    faces = later[0].faces
    return share_of(roll == faces for roll in every_roll(len(faces)))
