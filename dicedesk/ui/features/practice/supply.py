"""Where exercises come from: they are made in the background, some ahead of the one that is shown."""

from PySide6.QtCore import QObject, Signal

from dicedesk.coach.exercises_exercise import Exercise
from dicedesk.play.ports.jobs import Job, reason_of
from dicedesk.ui.base.words import shown

AHEAD = 3
"""With fewer exercises that wait, more are made."""
AT_ONCE = 6
"""So many are made by one job."""


class Supply(QObject):
    """Has exercises made, and hands them out one by one. A kind of supply derives from it.

    Signals: `came()` when some have come, or it is known that there are none now; `failed(str)` with the reason.
    """

    came = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        """Nothing is made yet."""
        super().__init__(parent)
        self._waiting: list[Exercise] = []
        self._job: Job | None = None
        self._is_busy = False

    @property
    def is_busy(self) -> bool:
        """Whether exercises are being made."""
        return self._is_busy

    @property
    def has_some(self) -> bool:
        """Whether one is ready."""
        return bool(self._waiting)

    def take(self) -> Exercise | None:
        """The next exercise; None where none is ready."""
        return self._waiting.pop(0) if self._waiting else None

    def make_more(self) -> None:
        """Has some made where few wait, unless that is being done."""
        if not self._is_busy and len(self._waiting) < AHEAD:
            self._is_busy = True
            job = self._begin()
            if self._is_busy:
                self._job = job

    def stop(self) -> None:
        """Drops what waits and what is being made."""
        if self._job is not None:
            self._job.cancel()
        self._job, self._is_busy = None, False
        self._waiting.clear()

    def _begin(self) -> Job:
        """Begins a job that ends with `_on_made` or `_on_failed`."""
        raise NotImplementedError

    def _on_made(self, exercises: tuple[Exercise, ...]) -> None:
        self._job, self._is_busy = None, False
        self._waiting.extend(exercises)
        self.came.emit()

    def _on_failed(self, error: Exception) -> None:
        self._job, self._is_busy = None, False
        self.failed.emit(shown(reason_of(error)))
