"""The process that works for another process of this program, and their messages over its input and output.

Each message is a pickle, preceded by its length. The process first gets its work (`Task`), and then any number of calls
with arguments. To each call it may send news, and sends one answer. It ends with its input, even during work: the
parent process has then closed it or has ended.

Only our own program uses this protocol; a stranger's program is run by `containment`, which reads no pickles.
"""

import gc
import os
import pickle
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from queue import SimpleQueue
from typing import Any, NamedTuple, NoReturn

from dicedesk.adapters.own_program import (
    end_now,
    end_with_process,
    framed,
    frames_of,
    own_output,
    write_all,
)
from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import reason_of

WORKER_FLAG = "--worker"
"""The flag that starts this program as such a process."""


class MessageKind(Enum):
    """The kind of a message from the process."""

    NEWS = "news"
    DONE = "done"
    FAILED = "failed"


class Message(NamedTuple):
    """A message from the process: news, the result, or the reason for a failure."""

    kind: MessageKind
    told: Any


class Task(NamedTuple):
    """A task: the number of the process that wants it, and the work. `tells` says whether the work sends news."""

    starter: int
    work: Callable[..., Any]
    tells: bool = False


ENDED = Message(MessageKind.FAILED, tr("the worker process ended unexpectedly"))
"""The message for a process that ended without an answer."""


def task_of(work: Callable[..., Any], *, tells: bool = False) -> bytes:
    """Return the message that gives a process its task."""
    return framed(written(Task(os.getpid(), work, tells)))


def call_with(*arguments: object) -> bytes:
    """Return the message that asks a process to do its work with these arguments."""
    return framed(written(arguments))


def written(value: object) -> bytes:
    """Return a value pickled for a process."""
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def message_in(frame: bytes) -> Message:
    """Return the message from a process; an unreadable one counts as its end."""
    try:
        message: Message = pickle.loads(frame)  # noqa: S301 (our own process has written it)
    except Exception:  # noqa: BLE001 (what is no pickle can fail in any way)
        return ENDED
    return message


def serve(_: Sequence[str]) -> NoReturn:
    """Do the work that comes, and end with the input. Takes no arguments."""
    # The memory of a single job is freed as a whole when the process ends.
    gc.disable()
    # Unbuffered, so that news arrive at once. Stays open until this process has ended, so that its exit code is known
    # by then.
    answers = os.fdopen(own_output(), "wb", buffering=0, closefd=False)
    frames = _input()
    task: Task = pickle.loads(next(frames))  # noqa: S301 (our own program has written it)
    if sys.platform == "win32":
        threading.Thread(target=end_with_process, args=(task.starter,), name="starter", daemon=True).start()
    for frame in frames:
        do(task, pickle.loads(frame), partial(write_all, answers))  # noqa: S301 (the same)
        gc.enable()
    # Skip the cleanup of Python objects, which would keep the caller waiting.
    end_now()


def do(task: Task, arguments: tuple[Any, ...], say: Callable[[bytes], object]) -> None:
    """Do the work once; send its news on the way, and its answer at the end."""
    news = (lambda told: say(_said(MessageKind.NEWS, told)),) if task.tells else ()
    try:
        answer = _said(MessageKind.DONE, task.work(*arguments, *news))
    except Exception as error:  # noqa: BLE001 (whatever goes wrong in strangers' work is told)
        answer = _said(MessageKind.FAILED, reason_of(error))
    say(answer)


def _said(kind: MessageKind, told: object) -> bytes:
    return framed(written(Message(kind, told)))


def _input() -> Iterator[bytes]:
    """The messages from the parent. At their end, this process ends, even during work."""
    if sys.platform == "win32":
        # A thread that waits for input would block numpy, whose libraries look at the input when they are loaded
        # (numpy's issue 24290).
        yield from frames_of(sys.stdin.fileno())
        return
    came: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.fileno(), came), name="input", daemon=True).start()
    while True:
        yield came.get()


def _read(file: int, came: "SimpleQueue[bytes]") -> None:
    for frame in frames_of(file):
        came.put(frame)
    end_now()
