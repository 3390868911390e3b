"""Background work, each job in a process of its own; its result is reported on the window's thread.

So the window never loads modules that only the work needs, and Python, which runs one thread of a process at a time,
never keeps the window waiting for it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dicedesk.adapters.jobs.own_process import OwnProcess
from dicedesk.adapters.jobs.worker import Message, MessageKind, task_of
from dicedesk.play.ports.jobs import Job, JobError

T = TypeVar("T")


class ProcessJob:
    """Work given to a process."""

    def __init__(self, jobs: "ProcessJobs") -> None:
        self._jobs = jobs

    def cancel(self) -> None:
        """Drop the job: no more callbacks, and its process ends at once."""
        self._jobs.end(self)


class _Running(NamedTuple):
    """The listeners to a job, and the process that does it; None if none could be started."""

    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    news: Callable[[Any], None]
    process: OwnProcess | None


class ProcessJobs(QObject):
    """Starts a process for each job, which ends with it and frees its memory.

    A process also ends when its job is canceled, and when the window has ended for any reason.
    """

    _message = Signal(object, object)

    def __init__(self, parent: QObject | None = None, *, command: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self._command = command
        self._running: dict[ProcessJob, _Running] = {}
        self._is_closed = False
        self._message.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether any job has not reported its end yet."""
        return bool(self._running)

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Start the work; afterward `done` gets its result, or `failed` a JobError.

        `news` gets the progress of the work. After `close`, no work is started.
        """
        job = ProcessJob(self)
        if self._is_closed:
            return job
        hear, process = partial(self._message.emit, job), None
        try:
            process = OwnProcess(task_of(work, tells=news is not None), hear, command=self._command)
            process.call()
        except JobError as error:
            hear(Message(MessageKind.FAILED, error.args[0]))
        self._running[job] = _Running(done, failed, news or _nothing, process)
        return job

    def end(self, job: ProcessJob) -> None:
        """End the process of a job, without further callbacks."""
        running = self._running.pop(job, None)
        if running is not None and running.process is not None:
            running.process.end()

    def close(self) -> None:
        self._is_closed = True
        for job in tuple(self._running):
            self.end(job)

    @Slot(object, object)
    def _hear(self, job: ProcessJob, message: Message) -> None:
        """Pass a message on; the listener to news may cancel the job. The process ends with its answer."""
        running = self._running.get(job)
        if running is None:
            return
        if message.kind is MessageKind.NEWS:
            running.news(message.told)
            return
        self.end(job)
        if message.kind is MessageKind.DONE:
            running.done(message.told)
        else:
            running.failed(JobError(message.told))


def _nothing(_: object) -> None:
    """Ignore the news."""
