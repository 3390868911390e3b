"""Background work of the window: started, canceled, started again, and ended with its Qt object.

`Work` does all of it. `BackgroundValue` keeps the result for each key; `Rounds` repeats until nothing is left.
"""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from dicedesk.play.ports.jobs import Job, Jobs, reason_of
from dicedesk.ui.base.lifetime import if_alive, in_next_turn
from dicedesk.ui.base.words import shown

T = TypeVar("T")
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

_FOUND_EVERY_MS = 1000
"""The least time between two `found` signals, in milliseconds."""


class Work(Generic[T]):
    """Work for a Qt object, one job at a time; the object gets the result on the window's thread.

    A job that was canceled or replaced reports nothing. The end of the object cancels the work, unless the work saves
    something; it then goes on without reporting. Jobs that run side by side have a `Work` each, which lives while it
    is busy.
    """

    def __init__(
        self,
        jobs: Jobs,
        owner: QObject,
        done: Callable[[T], object],
        failed: Callable[[str], object],
        news: Callable[[Any], object] | None = None,
        *,
        ends_with_owner: bool = True,
    ) -> None:
        """`done` gets a result, and `failed` the sentence that says why there is none; all are methods of `owner`.

        With `news`, work gets a function as its last argument, and passes intermediate results through it to `news`.
        Work that saves something does not end with its owner.
        """
        self._jobs = jobs
        # Weak: an object referenced by its own parts would be left to the garbage collector.
        self._done, self._failed = if_alive(done), if_alive(failed)
        self._news = None if news is None else if_alive(news)
        self._request: _Request[T] | None = None
        if ends_with_owner:
            owner.destroyed.connect(self.cancel)

    @property
    def is_busy(self) -> bool:
        return self._request is not None

    def ask(self, job: Callable[..., T], *args: Any) -> None:
        """Start a job, called with `args`, in place of the current one; it may be over before this returns."""
        self.cancel()
        request = self._request = _Request(self._on_done, self._on_failed, self._news)
        request.job = self._jobs.start(
            partial(job, *args) if args else job,
            request.on_done,
            request.on_failed,
            None if self._news is None else request.on_news,
        )

    def cancel(self) -> None:
        """Cancel the current job."""
        request, self._request = self._request, None
        if request is not None:
            request.drop()

    def _on_done(self, result: T) -> None:
        self._request = None
        self._done(result)

    def _on_failed(self, error: Exception) -> None:
        self._request = None
        self._failed(reason_of(error))


class _Request(Generic[T]):
    """A request, until it is over or dropped. Jobs may keep it longer; then it no longer refers to anything."""

    job: Job | None = None

    def __init__(
        self,
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None,
    ) -> None:
        self._done: Callable[[T], None] | None = done
        self._failed: Callable[[Exception], None] | None = failed
        self._news = news

    def on_news(self, news: Any) -> None:
        if self._news is not None:
            self._news(news)

    def on_done(self, result: T) -> None:
        done = self._done
        self._end()
        if done is not None:
            done(result)

    def on_failed(self, error: Exception) -> None:
        failed = self._failed
        self._end()
        if failed is not None:
            failed(error)

    def drop(self) -> None:
        """Ignore its results, and cancel its job."""
        self._end()
        if self.job is not None:
            self.job.cancel()

    def _end(self) -> None:
        self._done = self._failed = self._news = None


class BackgroundValue(QObject, Generic[Key, Value]):
    """The value of the watched key, such as the chances by a set of house rules. Each is computed once.

    Signals: `changed()` when there is another value, no value any more, or it could not be computed; `progressed()`
    when there is `news`.
    """

    changed = Signal()
    progressed = Signal()

    def __init__(
        self,
        jobs: Jobs,
        compute: Callable[[Key], Value],
        explain: Callable[[str], str],
        parent: QObject | None = None,
        *,
        most: int = 0,
        tells: bool = False,
    ) -> None:
        """Compute nothing before `watch`. `explain` makes a sentence of the reason for a failure.

        At most `most` values are kept; 0 keeps them all. If `compute` tells news, it gets a function for them after
        the key.
        """
        super().__init__(parent)
        self._most = most
        self._compute, self._explain = compute, explain
        self._work = Work(jobs, self, self._on_computed, self._on_failed, self._on_news if tells else None)
        self._values: dict[Key, Value] = {}
        self._key: Key | None = None
        self.error = ""
        self.news: Any = None
        """The last news of the computation in progress; None if there is none."""

    @property
    def value(self) -> Value | None:
        """The value of the watched key; None while it is being computed, or if that failed."""
        return None if self._key is None else self._values.get(self._key)

    def watch(self, key: Key) -> None:
        """Make `value` the value of this key, and compute it unless it is known."""
        if key == self._key:
            return
        self.stop()
        self._key, self.error = key, ""
        self.changed.emit()
        if key not in self._values:
            self._work.ask(self._compute, key)

    def stop(self) -> None:
        """Cancel the computation; the next `watch` starts it again."""
        self._work.cancel()
        self.news = None
        if self.value is None:
            self._key = None

    def _on_news(self, news: Any) -> None:
        self.news = news
        self.progressed.emit()

    def _on_computed(self, value: Value) -> None:
        self.news = None
        if self._key is not None:
            self._values[self._key] = value
        if self._most and len(self._values) > self._most:
            del self._values[next(iter(self._values))]
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self.news = None
        self.error = self._explain(shown(reason))
        self.changed.emit()


Round = Callable[[Callable[[Any], None]], int]
"""Work that returns the number of items it found, 0 if nothing is left, and reports it on the way.

Any other report is the progress of slow work.
"""


class Rounds(QObject):
    """Repeats a piece of work until nothing is left, a round finds nothing, or it is stopped.

    Signals: `found()` when something may have been found, `worked(object)` with the progress of slow work, None when
    that is over, and `ended(str)` at the end: with the reason if a round failed, otherwise with "".
    """

    found = Signal()
    worked = Signal(object)
    ended = Signal(str)

    def __init__(
        self, round_: Round, jobs: Jobs, parent: QObject, is_left: Callable[[], bool] = lambda: True
    ) -> None:
        """`is_left` says before each round whether there is work left."""
        super().__init__(parent)
        self._round, self._is_left = round_, is_left
        self._work = Work(jobs, self, self._on_done, self._end, self._on_news)
        self.is_running = False
        self._news = QTimer(self, singleShot=True, interval=_FOUND_EVERY_MS)
        self._news.timeout.connect(self.found)

    def begin(self) -> None:
        """Begin, unless a round is in progress or nothing is left."""
        if not self.is_running and self._is_left():
            self.is_running = True
            self._work.ask(self._round)

    def stop(self) -> None:
        """Cancel the round; the work has saved its results."""
        self._work.cancel()
        self.is_running = False
        self._news.stop()
        self.worked.emit(None)

    def _on_news(self, news: object) -> None:
        is_count = isinstance(news, int)
        self.worked.emit(None if is_count else news)
        if is_count and not self._news.isActive():
            self._news.start()

    def _on_done(self, count: int) -> None:
        if count:
            self._news.stop()
            self.found.emit()
            # From the window's loop, not from within the job that has ended.
            in_next_turn(self, self._go_on)
        else:
            self._end("")

    def _go_on(self) -> None:
        if self.is_running and self._is_left():
            self._work.ask(self._round)
        elif self.is_running:
            self._end("")

    def _end(self, reason: str) -> None:
        self.stop()
        self.ended.emit(reason)
