"""What is heard of a turn of Hog."""

from collections.abc import Sequence

from dicedesk.core.game import Event, Played
from dicedesk.games.hog.events import GoalReached, PiggedOut, ScoresSwapped
from dicedesk.games.hog.state import HogState
from dicedesk.ports.sound import Cue
from dicedesk.session.seats import Seat


def cue_of(played: Played[HogState], seats: Sequence[Seat[HogState]]) -> Cue | None:
    """The sign of what weighs most in the turn: its end before a swap, a swap before a pig out."""
    cues = [cue for event in played.step.events if (cue := _cue(event, seats)) is not None]
    return cues[-1] if cues else None


def _cue(event: Event, seats: Sequence[Seat[HogState]]) -> Cue | None:
    match event:
        case PiggedOut():
            return Cue.LOST
        case ScoresSwapped():
            return Cue.SWAP
        case GoalReached(_, winner):
            persons = [seat.player is None for seat in seats]
            return Cue.WON if persons[winner] or not any(persons) else Cue.LOST
        case _:
            return None
