"""How a turn of Hog is shown: its dice fly, and its swap crosses over."""

from dicedesk.core.game import Played
from dicedesk.games.hog.state import HogState
from dicedesk.session.hog.narrator import turn_of
from dicedesk.session.hog.table import home_seat
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.tabs.hog.score_board import ScoreBoard
from dicedesk.ui.widgets.dice.tray import DiceTray


class HogFlight:
    """The dice of a turn; Free Bacon throws none."""

    def __init__(self, tray: DiceTray) -> None:
        """Shows them on this tray."""
        self._tray = tray

    def begin(self, played: Played[HogState]) -> bool:
        """Clears the felt of words and throws the dice; False for Free Bacon."""
        self._tray.set_caption("")
        self._tray.set_headline("")
        if not played.faces:
            self._tray.show_faces(())
            return False
        self._tray.throw(played.faces)
        return True

    def finish(self) -> None:
        """Lays the dice down at once."""
        self._tray.finish()


class Crossing:
    """The scores that change places in a Swine Swap."""

    def __init__(self, bridge: SessionBridge[HogState], board: ScoreBoard) -> None:
        """Shows them on this board."""
        self._bridge, self._board = bridge, board

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
        self._board.cross(turn.added[left], turn.added[1 - left])
        return True

    def finish(self) -> None:
        """Puts the scores in their new places at once."""
        self._board.finish()
