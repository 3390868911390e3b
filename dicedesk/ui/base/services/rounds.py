"""Long work in rounds, each a job of its own: what one round holds in memory goes with it."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from dicedesk.play.ports.jobs import Job, Jobs, reason_of
from dicedesk.ui.base.still_there import in_next_turn, while_there

_TOLD_EVERY_MS = 1000
"""What was found is told no more often than this."""

Round = Callable[[Callable[[int], None]], int]
"""Work that returns how much it found, and tells that on the way; 0 where nothing is left to be found."""


class Rounds(QObject):
    """Has a round done after the other until nothing is left, one finds nothing, or it is stopped.

    Signals: `found()` when something may have been found, `ended(str)` when nothing more will be: with the reason where
    a round failed, else with "".
    """

    found = Signal()
    ended = Signal(str)

    def __init__(
        self, work: Round, jobs: Jobs, parent: QObject, is_left: Callable[[], bool] = lambda: True
    ) -> None:
        """Begins nothing yet. `is_left` says before each round whether there is something to do."""
        super().__init__(parent)
        self._work, self._jobs, self._is_left = work, jobs, is_left
        self._job: Job | None = None
        self.is_running = False
        self._news = QTimer(self, singleShot=True, interval=_TOLD_EVERY_MS)
        self._news.timeout.connect(self.found)

    def begin(self) -> None:
        """Begins, unless it is at work or nothing is left."""
        if not self.is_running and self._is_left():
            self.is_running = True
            self._start()

    def stop(self) -> None:
        """Ends the work at once; what was found is kept by it."""
        if self._job is not None:
            self._job.cancel()
        self._job, self.is_running = None, False
        self._news.stop()

    def _start(self) -> None:
        self._job = self._jobs.start_with_progress(
            self._work,
            while_there(self._on_progress),
            while_there(self._on_done),
            while_there(self._on_failed),
        )

    def _on_progress(self, _count: int) -> None:
        if not self._news.isActive():
            self._news.start()

    def _on_done(self, count: int) -> None:
        if count:
            self._news.stop()
            self.found.emit()
            # From the window's loop, not from within the job that has ended.
            in_next_turn(self, self._go_on)
        else:
            self._end("")

    def _on_failed(self, error: Exception) -> None:
        self._end(reason_of(error))

    def _go_on(self) -> None:
        if self.is_running and self._is_left():
            self._start()
        elif self.is_running:
            self._end("")

    def _end(self, reason: str) -> None:
        self.stop()
        self.ended.emit(reason)
