"""Looks for mistakes in the games that were not reviewed yet, in a process of its own."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from dicedesk.ports.jobs import Job, TellingJobs
from dicedesk.ports.past_games import PastGames
from dicedesk.session.practice.preparing import find_some
from dicedesk.ui.still_there import while_there

_TOLD_EVERY_MS = 1000
"""What was found is told no more often than this."""


class MistakeSearch(QObject):
    """Has games summarized and reviewed until none is left. What cannot be read is left to the history, which says so.

    Signals: `found()` when mistakes may have been found, `ended()` when no more will be.
    """

    found = Signal()
    ended = Signal()

    def __init__(self, past: PastGames, jobs: TellingJobs, parent: QObject) -> None:
        """Begins nothing yet."""
        super().__init__(parent)
        self._past, self._jobs = past, jobs
        self._job: Job | None = None
        self.is_running = False
        self._news = QTimer(self, singleShot=True, interval=_TOLD_EVERY_MS)
        self._news.timeout.connect(self.found)

    def begin(self) -> None:
        """Looks for them."""
        self.is_running = True
        self._job = self._jobs.start_with_progress(
            partial(find_some, self._past),
            while_there(self._on_progress),
            while_there(self._on_done),
            while_there(self._on_failed),
        )

    def stop(self) -> None:
        """Ends the work; what was found is kept."""
        if self._job is not None:
            self._job.cancel()
        self._job, self.is_running = None, False
        self._news.stop()

    def _on_progress(self, _count: int) -> None:
        if not self._news.isActive():
            self._news.start()

    def _on_done(self, count: int) -> None:
        if count:
            self.found.emit()
            # From the window's loop, not from within the job that has ended.
            QTimer.singleShot(0, self, self._go_on)
        else:
            self._end()

    def _on_failed(self, _error: Exception) -> None:
        self._end()

    def _go_on(self) -> None:
        if self.is_running:
            self.begin()

    def _end(self) -> None:
        self.stop()
        self.ended.emit()
