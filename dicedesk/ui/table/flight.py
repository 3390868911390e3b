"""The dice of a move: how they are thrown on the felt, and what is heard when they land."""

from typing import Generic

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played, StateT
from dicedesk.play.ports.sound import Cue
from dicedesk.ui.base.dice.tray import DiceTray

_SOME = 5


class Flight(Generic[StateT]):
    """Throws the dice of a move; it ends with the tray's `settled`. A game that shows more of it derives from this."""

    def __init__(self, tray: DiceTray) -> None:
        """Shows them on this tray."""
        self._tray = tray

    def begin(self, played: Played[StateT]) -> bool:
        """Throws the move's dice; False where it throws none, and all can be told at once."""
        if played.faces:
            self._tray.throw(played.faces)
        return bool(played.faces)

    def finish(self) -> None:
        """Lays the dice down at once."""
        self._tray.finish()


def landing(faces: Roll) -> Cue:
    """What is heard when so many dice land."""
    match len(faces):
        case 1:
            return Cue.ONE_DIE
        case 2:
            return Cue.TWO_DICE
        case dice:
            return Cue.FEW_DICE if dice <= _SOME else Cue.MANY_DICE
