"""A job whose result opens a window, and the dialog that shows the coach's slow work on it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from dicedesk.coach.coach import SlowWork
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.open_windows import brought_up
from dicedesk.ui.base.widgets.slow_work import SlowWorkRow
from dicedesk.ui.base.work import Work

_WIDTH = 420
"""In pixels at the normal font size."""


class SlowJob(QDialog):
    """Does one job. The dialog appears if the coach's slow work delays it; Escape or Cancel then ends the job.

    Signals: `ready(object)` with the result, `failed(str)` with the reason why there is none, and `rejected()` if the
    job was canceled.
    """

    ready = Signal(object)
    failed = Signal(str)

    def __init__(self, title: str, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.slow_work = SlowWorkRow()
        self._work = Work(jobs, self, self._on_ready, self._on_failed, self._on_slow_work)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.addWidget(self.slow_work)
        self.setMinimumWidth(scaled(_WIDTH))
        EnterKey(self)
        self.slow_work.canceled.connect(self.reject)
        self.rejected.connect(self._work.cancel)

    def ask(self, job: Callable[..., Any], *args: Any) -> None:
        """Start the job, called with `args` and a function that hears of slow work."""
        self._work.ask(job, *args)

    def _on_slow_work(self, work: SlowWork) -> None:
        self.slow_work.show_work(work)
        if self.isHidden():
            brought_up(self)

    def _on_ready(self, result: object) -> None:
        self.accept()
        self.ready.emit(result)

    def _on_failed(self, reason: str) -> None:
        self.accept()
        self.failed.emit(reason)
