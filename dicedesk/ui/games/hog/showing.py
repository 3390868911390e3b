"""How a turn of Hog is shown and heard: its dice fly, and its swap crosses over."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from dicedesk.core.game import Event, Played
from dicedesk.games.hog.rules import GoalReached, HogState, PiggedOut, ScoresSwapped
from dicedesk.games.hog.table import home_seat
from dicedesk.games.hog.telling import turn_of
from dicedesk.play.ports.sound import Cue
from dicedesk.play.seats import Seat
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.games.hog.board import ScoreBoard
from dicedesk.ui.table.flight import Flight
from dicedesk.ui.table.pace import FollowUp


class HogFlight(Flight[HogState]):
    """The dice of a turn; Free Bacon throws none."""

    def begin(self, played: Played[HogState]) -> bool:
        """Clears the felt of words and throws the dice; False for Free Bacon."""
        self._tray.set_caption("")
        self._tray.set_headline("")
        if not played.faces:
            self._tray.show_faces(())
        return super().begin(played)


class Crossing(FollowUp[HogState]):
    """The scores that change places in a Swine Swap. Signals: those of any follow-up."""

    def __init__(self, bridge: SessionBridge[HogState], board: ScoreBoard, parent: QObject) -> None:
        """Shows them on this board."""
        super().__init__(parent)
        self._bridge, self._board = bridge, board
        board.crossed.connect(self.over)

    @property
    def is_running(self) -> bool:
        """Whether the scores are on their way."""
        return self._board.is_crossing

    def begin(self, played: Played[HogState]) -> bool:
        """Sends the scores on their way; False where none were swapped."""
        turn = turn_of(played)
        if not turn.swapped:
            return False
        left = home_seat(self._bridge.session.record)
        self._board.cross(turn.added[left], turn.added[1 - left], self.lasting(self._board.crossing_ms))
        return True

    def finish(self) -> None:
        """Puts the scores in their new places at once."""
        self._board.finish()


def cue_of(played: Played[HogState], seats: Sequence[Seat[HogState]]) -> Cue | None:
    """What is heard of the turn: the end of the game, else a swap, else a pig out."""
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
