"""Work that takes long: its progress with a button that cancels it, and work that is done in rounds."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from dicedesk.play.ports.jobs import Job, Jobs, reason_of
from dicedesk.ui.base.lifetime import if_alive, in_next_turn
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr

T = TypeVar("T")
Progress = Callable[[Any], None]
Shows = Callable[[Any], tuple[str, float]]

MOMENT_MS = 400
"""Frequent work that ends this soon, in milliseconds, is not shown."""
_PARTS = 1000
"""The number of steps of the progress bar."""


class LongWork(QWidget):
    """A line that shows the progress of one piece of work at a time, hidden when there is none.

    Signals: `told(str)` with what a person should know, `failed(str)` with the reason before that is told,
    `ended()` when something was done, failed or was cancelled.
    """

    told = Signal(str)
    failed = Signal(str)
    ended = Signal()

    def __init__(
        self,
        jobs: Callable[[], Jobs],
        home: QWidget | None = None,
        *,
        seen_after_ms: int = 0,
        is_narrow: bool = False,
    ) -> None:
        """`jobs` is called at each start and returns what does the work; `home` gets the focus when
        this is over and the ring would be lost with it.

        It is seen when work takes longer than `seen_after_ms`. A narrow one has its words over its bar.
        """
        super().__init__()
        self._jobs, self._home = jobs, home
        self._job: Job | None = None
        self._number = 0
        self._done: Callable[[Any], object] = _nothing
        self._shows: Shows | None = None
        self._wait = QTimer(self, singleShot=True, interval=seen_after_ms)
        self._wait.timeout.connect(self.show)
        self.words, self.bar = label("second", wraps=is_narrow), QProgressBar()
        self.bar.setRange(0, _PARTS)
        self.bar.setTextVisible(False)
        # The button stays where it is.
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.cancel_button = QPushButton(tr("Cancel"))
        self.cancel_button.setObjectName("quiet")
        self.cancel_button.clicked.connect(self.cancel)
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        for layout in (column, row):
            layout.setSpacing(Space.SMALL)
        (column if is_narrow else row).addWidget(self.words)
        column.addLayout(row)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel_button)
        self.hide()

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return self._job is not None

    def start(
        self,
        words: str,
        work: Callable[[Progress], T],
        done: Callable[[T], object],
        shows: Shows | None = None,
    ) -> None:
        """Begin the work that `words` name, unless other work is under way; `done` is a method that gets its result.

        The work tells the share of it that is done, or what `shows` makes words and that share of. Work that tells
        nothing has no bar.
        """
        if self.is_busy:
            self.told.emit(tr("Wait until this is done, or cancel it."))
            return
        self._number += 1
        number = self._number
        self._done, self._shows = done, shows
        self.words.setText(words)
        self.bar.setAccessibleName(words)
        self.bar.setValue(0)
        self.bar.hide()
        if self._wait.interval():
            self._wait.start()
        else:
            self.show()
        self._job = _NO_JOB
        job = self._jobs().start_with_progress(
            work, if_alive(self._on_progress), if_alive(self._on_done), if_alive(self._on_failed)
        )
        if self._job is _NO_JOB and number == self._number:
            self._job = job

    def cancel(self) -> None:
        """Cancel the work, and say so; what it has saved stays."""
        if self.is_busy:
            self.stop()
            self.told.emit(tr("Canceled."))

    def stop(self) -> None:
        """Cancel the work without a word: other work takes its place, or nobody waits for it."""
        if self._job is not None:
            self._job.cancel()
            self._end()

    def _on_progress(self, news: Any) -> None:
        if self._shows is None:
            share = news
        else:
            words, share = self._shows(news)
            self.words.setText(words)
        self.bar.setValue(round(_PARTS * share))
        self.bar.show()

    def _on_done(self, result: object) -> None:
        done = self._done
        self._end()
        done(result)

    def _on_failed(self, error: Exception) -> None:
        self._end()
        words = shown(reason_of(error))
        self.failed.emit(words)
        self.told.emit(words)

    def _end(self) -> None:
        self._job, self._done = None, _nothing
        self._wait.stop()
        if self._home is not None and self.cancel_button.hasFocus():
            self._home.setFocus()
        self.hide()
        self.ended.emit()


class _NoJob:
    """Stands for a job that is being started."""

    def cancel(self) -> None:
        """It cannot be cancelled yet."""


_NO_JOB = _NoJob()


def _nothing(_: object) -> None:
    """Ignore the progress."""


_TOLD_EVERY_MS = 1000
"""The least time between two signals of what was found, in milliseconds."""

Round = Callable[[Callable[[int], None]], int]
"""Work that returns how much it found, 0 if nothing is left, and reports that on the way."""


class Rounds(QObject):
    """Runs a piece of work again and again until nothing is left, a round finds nothing, or it is stopped.

    Signals: `found()` when something may have been found, `ended(str)` when nothing more will be: with the reason where
    a round failed, else with "".
    """

    found = Signal()
    ended = Signal(str)

    def __init__(
        self, work: Round, jobs: Jobs, parent: QObject, is_left: Callable[[], bool] = lambda: True
    ) -> None:
        """`is_left` says before each round whether there is something to do."""
        super().__init__(parent)
        self._work, self._jobs, self._is_left = work, jobs, is_left
        self._job: Job | None = None
        self.is_running = False
        self._news = QTimer(self, singleShot=True, interval=_TOLD_EVERY_MS)
        self._news.timeout.connect(self.found)

    def begin(self) -> None:
        """Begin, unless a round is under way or nothing is left."""
        if not self.is_running and self._is_left():
            self.is_running = True
            self._start()

    def stop(self) -> None:
        """Cancel the round; the work has saved what it found."""
        if self._job is not None:
            self._job.cancel()
        self._job, self.is_running = None, False
        self._news.stop()

    def _start(self) -> None:
        self._job = self._jobs.start_with_progress(
            self._work,
            if_alive(self._on_progress),
            if_alive(self._on_done),
            if_alive(self._on_failed),
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
