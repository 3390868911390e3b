"""The pause between two turns, when the dice pass from one player to the next."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from dicedesk.core.game import Played, StateT
from dicedesk.play.game_session import GameSession
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.table.pace import FollowUp, is_dialog_open


class Handover(FollowUp[StateT]):
    """Keeps the dice of the last turn on the felt until the next player takes them.

    A computer player takes them by itself after its pause. Signals: `over()` when the next player has the dice.
    """

    def __init__(
        self,
        bridge: SessionBridge[StateT],
        tray: DiceTray,
        passes: Callable[[GameSession[StateT]], bool],
        parent: QObject,
    ) -> None:
        """`passes` says whether the last move of a game passed the dice to another player."""
        super().__init__(parent)
        self._bridge, self._tray, self._passes = bridge, tray, passes
        self._is_running = False
        self._wait = QTimer(self, singleShot=True, interval=bridge.pause_ms)
        self._wait.timeout.connect(self._on_wait_over)

    @property
    def is_running(self) -> bool:
        """Whether the dice are being passed."""
        return self._is_running

    def set_pause(self, milliseconds: int) -> None:
        """Set how long a computer player waits before it takes the dice."""
        self._wait.setInterval(milliseconds)

    def begin(self, played: Played[StateT]) -> bool:
        """Leave the dice lying; return False if they are not passed on."""
        self._is_running = self._passes(self._bridge.session)
        self.go_on()
        return self._is_running

    def go_on(self) -> None:
        """Let a computer player take the dice after its pause, even after a dialog."""
        if self._is_running and self._bridge.session.computer_moves:
            self._wait.start()

    def finish(self) -> None:
        """Give the dice to the next player at once."""
        self._wait.stop()
        if self._is_running:
            self._is_running = False
            self._tray.show_faces(())
            self.over.emit()

    def _on_wait_over(self) -> None:
        if not is_dialog_open(self.parent()):
            self.finish()
