"""Work in the background, each in a process of its own; its result is told on the thread of the window.

So the window never loads what only the work needs, and Python, which runs one thread of a process at a time, never
keeps the window waiting for it.
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
    """Work that was given to a process."""

    def __init__(self, jobs: "ProcessJobs") -> None:
        self._jobs = jobs

    def cancel(self) -> None:
        """Nothing more is heard of it, and its process ends at once."""
        self._jobs.end(self)


class _Running(NamedTuple):
    """The listeners to a job, and the process that does it; None if none could be started."""

    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    news: Callable[[Any], None]
    process: OwnProcess | None


class ProcessJobs(QObject):
    """Starts a process for each job, which ends with it: nothing of it stays in memory.

    A process ends too when its job is cancelled, and when the window has ended, in whatever way.
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
        """Whether something is being done whose end has not been told."""
        return bool(self._running)

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Start the work; afterward either `done` hears its result or `failed` a JobError.

        `news` hears what the work tells on the way. After `close` nothing is begun any more.
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
        """Ends the process of a job, of which nothing more is heard."""
        running = self._running.pop(job, None)
        if running is not None and running.process is not None:
            running.process.end()

    def close(self) -> None:
        """Ends all processes."""
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
    """Hear of nothing."""
