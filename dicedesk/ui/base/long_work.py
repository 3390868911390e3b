"""The line that shows the progress of slow work, with a button that cancels it."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.lifetime import if_alive
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import Work

T = TypeVar("T")
Progress = Callable[[Any], None]
Shows = Callable[[Any], tuple[str, float]]

MOMENT_MS = 400
"""Frequent work that ends within this time, in milliseconds, is not shown."""
_PARTS = 1000
"""The number of steps of the progress bar."""


class LongWork(QWidget):
    """A line with the progress of one piece of work at a time, otherwise hidden.

    Signals: `told(str)` with a message for the user, `failed(str)` with the reason before that message, `ended()` when
    work was done, failed or was canceled.
    """

    told = Signal(str)
    failed = Signal(str)
    ended = Signal()

    def __init__(
        self,
        jobs: Jobs,
        home: QWidget | None = None,
        *,
        seen_after_ms: int = 0,
        is_narrow: bool = False,
        ends_with_it: bool = True,
    ) -> None:
        """`jobs` do the work; `home` gets the focus when the work ends and the focus was on this line.

        The line shows when work takes longer than `seen_after_ms`. A narrow one has its words over its bar. Work that
        saves something does not end with this line.
        """
        super().__init__()
        self._work = Work(
            jobs, self, self._on_done, self._on_failed, self._on_news, ends_with_owner=ends_with_it
        )
        self._home = home
        self._done: Callable[[Any], object] = _nothing
        self._shows: Shows | None = None
        self._wait = QTimer(self, singleShot=True, interval=seen_after_ms)
        self._wait.timeout.connect(self.show)
        self.words, self.bar = label("second", wraps=is_narrow), QProgressBar()
        self.bar.setRange(0, _PARTS)
        self.bar.setTextVisible(False)
        # Room for the hidden bar, so that the button stays in its place.
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.cancel_button = QPushButton(tr("Cancel"))
        set_style(self.cancel_button, "quiet")
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
        return self._work.is_busy

    def start(
        self,
        words: str,
        work: Callable[[Progress], T],
        done: Callable[[T], object],
        shows: Shows | None = None,
    ) -> None:
        """Begin the work named by `words`, unless other work is in progress; `done` is a method that gets its result.

        The work reports the share that is done, or a value that `shows` turns into words and a share. Work that
        reports nothing has no bar.
        """
        if self.is_busy:
            self.told.emit(tr("Wait until this is done, or cancel it."))
            return
        # A bound method would keep its owner alive forever if the owner went away during the work.
        self._done, self._shows = if_alive(done), shows
        self.words.setText(words)
        self.bar.setAccessibleName(words)
        self.bar.setValue(0)
        self.bar.hide()
        if self._wait.interval():
            self._wait.start()
        else:
            self.show()
        self._work.ask(work)

    def cancel(self) -> None:
        """Cancel the work, and say so; anything it has saved stays."""
        if self.is_busy:
            self.stop()
            self.told.emit(tr("Canceled."))

    def stop(self) -> None:
        """Cancel the work without a message: other work replaces it, or its result is not needed."""
        if self.is_busy:
            self._work.cancel()
            self._end()

    def _on_news(self, news: Any) -> None:
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

    def _on_failed(self, reason: str) -> None:
        self._end()
        words = shown(reason)
        self.failed.emit(words)
        self.told.emit(words)

    def _end(self) -> None:
        self._done = _nothing
        self._wait.stop()
        if self._home is not None and self.cancel_button.hasFocus():
            self._home.setFocus()
        self.hide()
        self.ended.emit()


def _nothing(_: object) -> None:
    """Ignore the result."""
