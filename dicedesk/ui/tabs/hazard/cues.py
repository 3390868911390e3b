"""What is heard of a throw of Hazard."""

from dicedesk.core.game import Played
from dicedesk.games.hazard.events import RoundLost, RoundWon
from dicedesk.games.hazard.state import HazardState
from dicedesk.ports.sound import Cue

_CUES = {RoundWon: Cue.WON, RoundLost: Cue.LOST}


def cue_of(played: Played[HazardState]) -> Cue | None:
    """The sign of a round that is decided."""
    return next((_CUES[type(event)] for event in played.step.events if type(event) in _CUES), None)
