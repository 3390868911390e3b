"""In which order a move is shown: its dice, what they mean, what follows; then the computer moves after a pause."""

from math import ceil
from typing import Generic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from dicedesk.core.game import Played, StateT
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.table.flight import Flight


class FollowUp(QObject, Generic[StateT]):
    """What is shown once the dice lie still: nothing, but a game derives its own, such as scores that change places.

    Signals: `over()` when it has been shown to its end. At a `speed` of 2 it takes half its time.
    """

    over = Signal()

    speed = 1.0

    @property
    def is_running(self) -> bool:
        """Whether it is being shown."""
        return False

    def begin(self, played: Played[StateT]) -> bool:
        """Begins to show it; False where there is nothing to show."""
        return False

    def finish(self) -> None:
        """Shows it to its end at once."""

    def lasting(self, milliseconds: int) -> int:
        """How long that takes at its speed; what takes time at all takes at least a millisecond."""
        return ceil(milliseconds / self.speed)


class Pace(QObject, Generic[StateT]):
    """Shows a move, which has already been played, step by step. The state of the game never waits for it.

    Whatever changes the game ends that first: one move at a time is shown, and none of a game that is not there.

    Signals: `changed()` when it becomes busy, `revealed()` when the dice lie still and their meaning may be told,
    `rested()` when a move has been shown to its end. Whoever shows the flight calls `on_settled` when it is over.
    """

    changed = Signal()
    revealed = Signal()
    rested = Signal()

    def __init__(
        self,
        bridge: SessionBridge[StateT],
        flight: Flight[StateT],
        parent: QObject,
        follow_up: FollowUp[StateT] | None = None,
    ) -> None:
        """Watches the bridge from now on."""
        super().__init__(parent)
        self._bridge, self._flight = bridge, flight
        self._follow_up = follow_up or FollowUp[StateT](self)
        self._rolling: Played[StateT] | None = None
        self._holders: set[str] = set()
        self._pause = QTimer(self, singleShot=True, interval=bridge.pause_ms)
        self._pause.timeout.connect(self._on_pause_over)
        self._follow_up.over.connect(self._on_rested)
        bridge.played.connect(self._on_played)
        bridge.changing.connect(self.finish)

    @property
    def is_busy(self) -> bool:
        """Whether a move is still being shown."""
        return self._rolling is not None or self._follow_up.is_running

    def set_pause(self, milliseconds: int) -> None:
        """How long the computer waits before it moves."""
        self._pause.setInterval(milliseconds)

    def set_speed(self, speed: float) -> None:
        """How quickly what follows on the dice is shown; 1 is the default."""
        self._follow_up.speed = speed

    @property
    def is_held(self) -> bool:
        """Whether the computer waits until it is let go."""
        return bool(self._holders)

    def hold(self, *, on: bool, by: str = "") -> None:
        """Has the computer wait, or lets it go on as soon as nobody else has it wait."""
        if on:
            self._holders.add(by)
            self._pause.stop()
        else:
            self._holders.discard(by)
            self.go_on()

    def hurry(self) -> bool:
        """Finishes at once whatever is being shown or waited for; False where nothing was."""
        if self._rolling is not None:
            self._flight.finish()
        elif self._follow_up.is_running:
            self._follow_up.finish()
        elif self._pause.isActive():
            self._pause.stop()
            self._bridge.play_computer()
        else:
            return False
        return True

    def finish(self) -> None:
        """Shows the move to its end at once."""
        self._flight.finish()
        self._follow_up.finish()

    def stop(self) -> None:
        """Shows the move to its end at once, and lets the computer wait."""
        self.finish()
        self._pause.stop()

    def go_on(self) -> None:
        """Lets the computer move after its pause, where it is its turn."""
        if self._bridge.session.computer_moves and not self.is_busy and not self.is_held:
            self._pause.start()
        else:
            self._pause.stop()

    def on_settled(self) -> None:
        """The dice lie still."""
        if self._rolling is None:
            return
        played, self._rolling = self._rolling, None
        self.revealed.emit()
        if self._follow_up.begin(played):
            self.changed.emit()
        else:
            self._on_rested()

    def _on_rested(self) -> None:
        """All has been shown."""
        self.rested.emit()
        self.go_on()

    def _on_pause_over(self) -> None:
        # Whoever comes back from the dialog lets the computer go on.
        if not is_dialog_open(self.parent()):
            self._bridge.play_computer()

    def _on_played(self, played: Played[StateT]) -> None:
        self._pause.stop()
        self._rolling = played
        if self._flight.begin(played):
            self.changed.emit()
        else:
            self.on_settled()


def is_dialog_open(tab: QObject | None) -> bool:
    """Whether somebody is using a dialog over the tab's window.

    One that lets the game go on, such as the rules, counts until the window is the active one again.
    """
    if QApplication.activeModalWidget() is not None:
        return True
    if not isinstance(tab, QWidget):
        return False
    window = tab.window()
    return not window.isActiveWindow() and any(dialog.isVisible() for dialog in window.findChildren(QDialog))
