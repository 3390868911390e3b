"""Pieces of long work in parallel processes of this computer, behind the `jobs` port's interface for workers."""

import os
import sys
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from itertools import islice
from queue import SimpleQueue
from typing import TYPE_CHECKING, TypeVar

from dicedesk.play.ports.jobs import JobError

if TYPE_CHECKING:
    from dicedesk.adapters.jobs.worker import Message

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


@dataclass(frozen=True)
class WorkerProcesses:
    """The processes of a task, which end with it; `count` of them, or fewer if there are fewer pieces.

    They also end when the process that started them has ended for any reason.
    """

    count: int = field(default_factory=cores)

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """The results as they arrive, each with the number of its piece. Raises JobError if a piece was not done."""
        # The window has these processes at hand from its start, and may never need one: 10 ms.
        from dicedesk.adapters.jobs.own_process import OwnProcess
        from dicedesk.adapters.jobs.worker import MessageKind, task_of

        task, left = task_of(work), enumerate(pieces)
        answers: SimpleQueue[tuple[int, Message]] = SimpleQueue()
        processes: list[OwnProcess] = []
        at_work: dict[int, int] = {}
        """The number of the current piece of each process, by index."""

        def start(place: int) -> OwnProcess:
            return OwnProcess(task, lambda message: answers.put((place, message)))

        try:
            for place, (number, piece) in enumerate(islice(left, self.count)):
                processes.append(start(place))
                processes[place].call(piece)
                at_work[place] = number
            while at_work:
                place, message = answers.get()
                number = at_work.pop(place)
                if message.kind is not MessageKind.DONE:
                    raise JobError(message.told)
                following = next(left, None)
                if following is not None:
                    at_work[place], piece = following
                    processes[place].call(piece)
                yield number, message.told
        finally:
            for process in processes:
                process.end()
            for process in processes:
                process.wait()
