"""Work in the background, each in a process of its own; its result is told on the thread of the window.

So the window never loads what only the work needs, and Python, which runs one thread of a process at a time, never
keeps the window waiting for it.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QProcess

from dicedesk.adapters.jobs.worker import (
    ENDED,
    WORKER_FLAG,
    MessageKind,
    call_with,
    message_in,
    task_of,
)
from dicedesk.adapters.own_process import OwnProcess, wait_for_ended_processes
from dicedesk.adapters.own_program import Frames, OwnFolder, own_command
from dicedesk.core.words import tr
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
    """Who hears of a job, the process that does it, and what it says."""

    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    news: Callable[[Any], None]
    process: OwnProcess
    frames: Frames


class ProcessJobs(QObject):
    """Starts a process for each job, which ends with it: nothing of it stays in memory.

    A process ends too when its job is cancelled, and when the window has ended, in whatever way.
    """

    def __init__(self, parent: QObject | None = None, *, command: Sequence[str] | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command or own_command(WORKER_FLAG))
        self._running: dict[ProcessJob, _Running] = {}
        self._is_closed = False

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
        """Start the work; afterwards either `done` hears its result or `failed` a JobError.

        `news` hears what the work tells on the way. After `close` nothing is begun any more.
        """
        words = task_of(work, tells=news is not None) + call_with()
        job = ProcessJob(self)
        if self._is_closed:
            return job
        process = OwnProcess(self._command, _own_folder(), self)
        self._running[job] = _Running(done, failed, news or _nothing, process, Frames())
        process.readyReadStandardOutput.connect(partial(self._hear, job))
        process.finished.connect(partial(self._on_finished, job))
        process.errorOccurred.connect(partial(self._on_error, job))
        process.begin()
        process.write(words)
        return job

    def end(self, job: ProcessJob) -> None:
        """Ends the process of a job, of which nothing more is heard."""
        running = self._running.pop(job, None)
        if running is not None:
            running.process.end()

    def close(self) -> None:
        """Ends all processes, and waits a moment until they have gone."""
        self._is_closed = True
        for job in tuple(self._running):
            self.end(job)
        wait_for_ended_processes()

    def _on_error(self, job: ProcessJob, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            running = self._running[job]
            self.end(job)
            running.failed(JobError(tr("the process for it could not be started")))

    def _hear(self, job: ProcessJob) -> None:
        """Tell what has come; whoever hears news may cancel the job. Its process ends with its answer."""
        running = self._running[job]
        for frame in running.frames.take(bytes(running.process.readAllStandardOutput().data())):
            if job not in self._running:
                return
            kind, told = message_in(frame)
            match kind:
                case MessageKind.NEWS:
                    running.news(told)
                case MessageKind.DONE:
                    self.end(job)
                    running.done(told)
                case MessageKind.FAILED:
                    self.end(job)
                    running.failed(JobError(told))

    def _on_finished(self, job: ProcessJob, *_: object) -> None:
        self._hear(job)
        running = self._running.get(job)
        if running is not None:
            self.end(job)
            running.failed(JobError(ENDED.told))


def _nothing(_: object) -> None:
    """Hear of nothing."""


def _own_folder() -> OwnFolder | None:
    """Where a process puts its temporary files, which it may have no time to remove; None where none can be made."""
    with suppress(OSError):
        return OwnFolder("dicedesk-")
    return None
