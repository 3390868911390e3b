"""Background work in threads; its result is reported on the window's thread."""

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from dicedesk.play.ports.jobs import Job

T = TypeVar("T")

PATIENCE_S = 2.0
"""Seconds that closing waits for running work."""


class ThreadJob:
    def __init__(self) -> None:
        self._is_cancelled = False

    @property
    def is_cancelled(self) -> bool:
        """Whether its callbacks must no longer be called."""
        return self._is_cancelled

    def cancel(self) -> None:
        """Drop the work: no more callbacks; a later result is ignored."""
        self._is_cancelled = True


class _Cancelled(BaseException):
    """Ends canceled work when it reports news. Not an Exception, so that work does not handle it."""


class _Waiting(NamedTuple):
    """The listeners to a job and its result, and its thread."""

    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    news: Callable[[Any], None]
    thread: threading.Thread


class ThreadJobs(QObject):
    """Starts a thread for each job.

    The thread holds only the work, never the callbacks: they may hold a widget, which would be destroyed on the thread
    that releases it last.
    """

    _told = Signal(object, object)
    _over = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[ThreadJob, _Waiting] = {}
        self._is_closed = False
        # Held while a thread hands its result over, so that closed jobs get no results.
        self._handing_over = threading.Lock()
        self._told.connect(self._tell_news)
        self._over.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether any job has not reported its end yet."""
        return bool(self._waiting)

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Start the work; afterward `done` gets its result, or `failed` its exception.

        `news` gets the progress of the work; after a cancel, the work ends at its next news. After `close`, no work is
        started.
        """
        tells = news is not None
        job = ThreadJob()
        if self._is_closed:
            job.cancel()
            return job

        def run() -> None:
            result, failure = None, None
            try:
                result = work(partial(self._hand_news_over, job)) if tells else work()
            except _Cancelled:
                pass
            except Exception as error:  # noqa: BLE001 (whatever goes wrong in strangers' work is told)
                # Without the frames of this thread, which would keep the work's data alive.
                failure = error.with_traceback(None)
            self._hand_over(job, result, failure)

        thread = threading.Thread(target=run, name="job", daemon=True)
        self._waiting[job] = _Waiting(done, failed, news or _nothing, thread)
        thread.start()
        return job

    def close(self) -> None:
        """Cancel all work, and wait a moment for running work."""
        with self._handing_over:
            self._is_closed = True
        for job in self._waiting:
            job.cancel()
        until = time.monotonic() + PATIENCE_S
        for waiting in self._waiting.values():
            waiting.thread.join(max(until - time.monotonic(), 0))
        self._waiting.clear()

    def _hand_news_over(self, job: ThreadJob, news: object) -> None:
        with self._handing_over:
            if job.is_cancelled or self._is_closed:
                raise _Cancelled
            self._told.emit(job, news)

    def _hand_over(self, job: ThreadJob, result: object, error: Exception | None) -> None:
        with self._handing_over:
            if not self._is_closed:
                self._over.emit(job, result, error)

    @Slot(object, object)
    def _tell_news(self, job: ThreadJob, news: object) -> None:
        waiting = self._waiting.get(job)
        if waiting is not None and not job.is_cancelled:
            waiting.news(news)

    @Slot(object, object, object)
    def _tell(self, job: ThreadJob, result: object, error: Exception | None) -> None:
        waiting = self._waiting.pop(job, None)
        if waiting is None or job.is_cancelled:
            return
        if error is None:
            waiting.done(result)
        else:
            waiting.failed(error)


def _nothing(_: object) -> None:
    """Ignore the news."""
