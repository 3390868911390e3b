"""When what is shown: dice first, then the points, then a swap, then the computer's turn after a pause."""

from PySide6.QtCore import QObject, QTimer, Signal

from dicedesk.session.game_session import Played
from dicedesk.session.hog_narrator import turn_of
from dicedesk.session.hog_table import home_seat
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.tabs.hog.cards import USUAL_PAUSE_MS
from dicedesk.ui.tabs.hog.score_board import ScoreBoard
from dicedesk.ui.widgets.dice.tray import DiceTray


class Pace(QObject):
    """Leads the eye through a turn that has already been played. Nothing of the game waits for it.

    Signals: `changed()` when it becomes busy, `revealed()` when the dice lie still and the points may be told,
    `rested()` when a turn has been shown to its end.
    """

    changed = Signal()
    revealed = Signal()
    rested = Signal()

    def __init__(self, bridge: SessionBridge, tray: DiceTray, board: ScoreBoard, parent: QObject) -> None:
        """Watches the bridge from now on."""
        super().__init__(parent)
        self._bridge, self._tray, self._board = bridge, tray, board
        self._rolling: Played | None = None
        self._pause = QTimer(self, singleShot=True, interval=USUAL_PAUSE_MS)
        self._pause.timeout.connect(bridge.play_computer)
        bridge.played.connect(self._on_played)
        tray.settled.connect(self._on_settled)
        board.crossed.connect(self._on_rested)

    @property
    def is_busy(self) -> bool:
        """Whether a turn is still being shown."""
        return self._rolling is not None or self._board.is_crossing

    def set_pause(self, milliseconds: int) -> None:
        """How long the computer waits before it rolls."""
        self._pause.setInterval(milliseconds)

    def hurry(self) -> bool:
        """Finishes at once whatever is being shown or waited for; False where nothing was."""
        if self._rolling is not None:
            self._tray.finish()
        elif self._board.is_crossing:
            self._board.finish()
        elif self._pause.isActive():
            self._pause.stop()
            self._bridge.play_computer()
        else:
            return False
        return True

    def stop(self) -> None:
        """Shows the turn to its end at once, and lets the computer wait."""
        self._tray.finish()
        self._board.finish()
        self._pause.stop()

    def go_on(self) -> None:
        """Lets the computer roll after its pause, where it is its turn."""
        if self._bridge.session.computer_moves and not self.is_busy:
            self._pause.start()

    def _on_played(self, played: Played) -> None:
        self._rolling = played
        self._tray.set_caption("")
        self._tray.set_headline("")
        if played.faces:
            self._tray.throw(played.faces)
            self.changed.emit()
        else:
            self._tray.show_faces(())
            self._on_settled()

    def _on_settled(self) -> None:
        if self._rolling is None:
            return
        turn, self._rolling = turn_of(self._rolling), None
        self.revealed.emit()
        if turn.swapped:
            left = home_seat(self._bridge.session.record)
            self._board.cross(turn.added[left], turn.added[1 - left])
            self.changed.emit()
        else:
            self._on_rested()

    def _on_rested(self) -> None:
        self.rested.emit()
        self.go_on()
