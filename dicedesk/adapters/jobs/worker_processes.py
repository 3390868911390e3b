"""Pieces of long work, done side by side in processes of this computer, as the port `jobs` says of workers."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from dicedesk.adapters.jobs.worker import WORKER_FLAG, MessageKind, answer_from, call_with, task_of
from dicedesk.adapters.own_program import own_command, own_folder
from dicedesk.play.ports.jobs import JobError

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


@dataclass(frozen=True)
class WorkerProcesses:
    """Processes for each work, which end with it; `count` of them, or fewer where there are fewer pieces.

    They end too when the process that started them has ended, in whatever way.
    """

    count: int = field(default_factory=cores)
    command: tuple[str, ...] = field(default_factory=lambda: own_command(WORKER_FLAG))

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """The results as they come, each with the number of its piece. Raises JobError where a piece was not done."""
        crew = _Crew(self.command, work, pieces)
        try:
            yield from crew.results(self.count)
        finally:
            crew.end()


class _Crew(Generic[Piece, Result]):
    """The processes of one work. A thread leads each: it hands over a piece, and waits for what comes of it."""

    def __init__(
        self, command: Sequence[str], work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> None:
        self._command, self._task = command, task_of(work)
        self._pieces = enumerate(pieces)
        self._answers: SimpleQueue[tuple[int, Result] | Exception | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._processes: list[_PieceProcess] = []
        self._threads: list[threading.Thread] = []
        self._has_ended = False

    def results(self, count: int) -> Generator[tuple[int, Result], None, None]:
        self._threads = [threading.Thread(target=self._lead, daemon=True) for _ in range(count)]
        for thread in self._threads:
            thread.start()
        at_work = count
        while at_work:
            match self._answers.get():
                case None:
                    at_work -= 1
                case Exception() as error:
                    raise error
                case answer:
                    yield answer

    def end(self) -> None:
        """Ends all processes at once, whatever they do."""
        with self._lock:
            self._has_ended = True
            for process in self._processes:
                process.kill()
        for thread in self._threads:
            thread.join()
        for process in self._processes:
            process.wait()

    def _lead(self) -> None:
        """Leads one process, which is started for its first piece, until no piece is left."""
        try:
            process: _PieceProcess | None = None
            while (taken := self._next()) is not None:
                number, piece = taken
                process = process or self._started()
                if process is None:
                    return
                self._answers.put((number, process.done(piece)))
        except Exception as error:  # noqa: BLE001 (whoever waits for the results hears of it)
            self._answers.put(error)
        finally:
            self._answers.put(None)

    def _next(self) -> tuple[int, Piece] | None:
        with self._lock:
            return None if self._has_ended else next(self._pieces, None)

    def _started(self) -> "_PieceProcess | None":
        with self._lock:
            if self._has_ended:
                return None
            self._processes.append(_PieceProcess(self._command, self._task))
            return self._processes[-1]


class _PieceProcess:
    """One process."""

    def __init__(self, command: Sequence[str], task: bytes) -> None:
        self._process = subprocess.Popen(  # noqa: S603 (our own program)
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=own_folder()
        )
        assert self._process.stdin is not None  # noqa: S101 (both are pipes)
        assert self._process.stdout is not None  # noqa: S101 (the same)
        self._input, self._output = self._process.stdin, self._process.stdout
        self._say(task)

    def done(self, piece: object) -> Any:
        """What came of a piece. Raises JobError that says why nothing did."""
        self._say(call_with(piece))
        answer = answer_from(self._output)
        if answer.kind is not MessageKind.DONE:
            raise JobError(answer.told)
        return answer.told

    def kill(self) -> None:
        """Ends it, in the middle of a piece too."""
        self._process.kill()

    def wait(self) -> None:
        """Waits until it has gone."""
        self._process.wait()
        self._output.close()
        with suppress(OSError):
            self._input.close()

    def _say(self, words: bytes) -> None:
        # Where it has ended already, the answer that does not come says so.
        with suppress(OSError):
            self._input.write(words)
            self._input.flush()
