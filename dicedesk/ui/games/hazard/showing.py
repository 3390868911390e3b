"""How a throw of Hazard is shown and heard: the dice fly, and after two losses in a row they change hands."""

from PySide6.QtCore import QObject, QTimer

from dicedesk.core.game import Played
from dicedesk.games.hazard.rules import HazardState, RoundLost, RoundWon
from dicedesk.play.ports.sound import Cue
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.games.hazard import texts
from dicedesk.ui.table.flight import Flight
from dicedesk.ui.table.pace import FollowUp, is_dialog_open

_CUES = {RoundWon: Cue.WON, RoundLost: Cue.LOST}


class HazardFlight(Flight[HazardState]):
    """The dice of a throw; choosing a main throws none."""

    def begin(self, played: Played[HazardState]) -> bool:
        """Clears the felt of words and throws the dice; False for the choice of a main."""
        if played.faces:
            self._tray.set_caption("")
        return super().begin(played)


class Handover(FollowUp[HazardState]):
    """The dice between two casters: they lie where they cost the turn until a person takes them up.

    A computer caster takes them up by itself after its pause. Signals: `over()` when the next caster has the dice.
    """

    def __init__(self, bridge: SessionBridge[HazardState], tray: DiceTray, parent: QObject) -> None:
        """Nobody passes the dice yet; they are taken from this tray."""
        super().__init__(parent)
        self._bridge, self._tray = bridge, tray
        self._is_running = False
        self._wait = QTimer(self, singleShot=True, interval=bridge.pause_ms)
        self._wait.timeout.connect(self._on_wait_over)

    @property
    def is_running(self) -> bool:
        """Whether the dice are being passed."""
        return self._is_running

    def set_pause(self, milliseconds: int) -> None:
        """How long a computer caster waits before it takes the dice."""
        self._wait.setInterval(milliseconds)

    def begin(self, played: Played[HazardState]) -> bool:
        """Leaves the dice lying; False where they are not passed on."""
        self._is_running = texts.passes_dice(self._bridge.session)
        if self._is_running and self._bridge.session.computer_moves:
            self._wait.start()
        return self._is_running

    def go_on(self) -> None:
        """Lets a computer caster take the dice after its pause, where it has waited for a dialog."""
        if self._is_running and self._bridge.session.computer_moves:
            self._wait.start()

    def finish(self) -> None:
        """The next caster has the dice."""
        self._wait.stop()
        if self._is_running:
            self._is_running = False
            self._tray.show_faces(())
            self.over.emit()

    def _on_wait_over(self) -> None:
        if not is_dialog_open(self.parent()):
            self.finish()


def cue_of(played: Played[HazardState]) -> Cue | None:
    """What is heard when a round is decided; None while it goes on."""
    return next((_CUES[type(event)] for event in played.step.events if type(event) in _CUES), None)
