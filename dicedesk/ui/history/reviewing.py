"""Has games reviewed by their coaches while the history is looked at, in a process of its own."""

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from dicedesk.ports.jobs import Job, TellingJobs, reason_of
from dicedesk.ports.past_games import PastGames
from dicedesk.ports.store import StoreError
from dicedesk.session.history.reviewing import review_some
from dicedesk.ui.still_there import while_there
from dicedesk.ui.words import shown

_SHOWN_EVERY_MS = 1000
"""What was reviewed is shown no more often than this."""


class Reviewing(QObject):
    """Reviews games that were not reviewed yet, the newest first, until it is stopped.

    Signals: `found()` when some were reviewed, `told(str)` with what a person should know.
    """

    found = Signal()
    told = Signal(str)

    def __init__(self, past: PastGames, jobs: TellingJobs, parent: QObject) -> None:
        """Begins nothing: the jobs load what coaches work with, which is much."""
        super().__init__(parent)
        self._past, self._jobs = past, jobs
        self._job: Job | None = None
        self._is_running = False
        self._news = QTimer(self)
        self._news.setSingleShot(True)
        self._news.setInterval(_SHOWN_EVERY_MS)
        self._news.timeout.connect(self.found)

    def go_on(self) -> None:
        """Begins where it stopped, unless it is at work, or nothing is left to be reviewed."""
        if self._is_running or not self._has_more():
            return
        self._is_running = True
        self._job = self._jobs.start_with_progress(
            partial(review_some, self._past),
            while_there(self._on_progress),
            while_there(self._on_done),
            while_there(self._on_failed),
        )

    def stop(self) -> None:
        """Ends the work at once; what was reviewed is kept."""
        if self._job is not None:
            self._job.cancel()
        self._job, self._is_running = None, False
        self._news.stop()

    def _has_more(self) -> bool:
        try:
            return self._past.has_unreviewed()
        except StoreError:
            return False

    def _on_progress(self, _count: int) -> None:
        if not self._news.isActive():
            self._news.start()

    def _on_done(self, count: int) -> None:
        self._is_running = False
        self._news.stop()
        if count:
            self.found.emit()
            # From the window's loop, not from within the job that has ended.
            QTimer.singleShot(0, self, self.go_on)

    def _on_failed(self, error: Exception) -> None:
        self._is_running = False
        self.told.emit(shown(reason_of(error)))
