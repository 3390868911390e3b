"""What is heard of dice that land, in every game."""

from collections.abc import Callable

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played, StateT
from dicedesk.ports.sound import Cue

CueOf = Callable[[Played[StateT]], Cue | None]
"""What is heard of a move's outcome, once it is told; None for nothing."""

_SOME = 5


def landing(faces: Roll) -> Cue:
    """The more dice, the fuller."""
    match len(faces):
        case 1:
            return Cue.ONE_DIE
        case 2:
            return Cue.TWO_DICE
        case dice:
            return Cue.FEW_DICE if dice <= _SOME else Cue.MANY_DICE
