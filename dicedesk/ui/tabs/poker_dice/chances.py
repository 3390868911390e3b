"""The exact chances, worked out aside once somebody looks at the table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dicedesk.ports.jobs import Job, Jobs
from dicedesk.ui.still_there import while_there
from dicedesk.ui.words import tr

if TYPE_CHECKING:
    from dicedesk.odds.poker_dice import PokerDiceOdds


class Chances(QObject):
    """The chances, from when they are known. Signals: `known()` when they, or why they are missing, are there."""

    known = Signal()

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        """Nothing is worked out before `ask`."""
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self.odds: PokerDiceOdds | None = None
        self.error = ""

    def ask(self) -> None:
        """Has the chances worked out, unless they are known or that was asked for already."""
        if self._job is None and self.odds is None:
            solved, failed = while_there(self._on_solved), while_there(self._on_failed)
            self._job = self._jobs.start(_solved, solved, failed)

    def stop(self) -> None:
        """Nothing more is heard of what is being worked out; the next `ask` asks anew."""
        if self._job is not None:
            self._job.cancel()
        self._job = None

    def _on_solved(self, odds: "PokerDiceOdds") -> None:
        self.odds = odds
        self.known.emit()

    def _on_failed(self, error: Exception) -> None:
        self.error = tr("The chances could not be worked out: {reason}", reason=str(error))
        self.known.emit()


def _solved() -> "PokerDiceOdds":
    # numpy comes with it, and nobody should wait for that before the window is there.
    from dicedesk.odds.poker_dice import solve

    return solve()
