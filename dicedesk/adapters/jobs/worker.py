"""The process that works for another one of ours, and what both say to each other, as bytes.

It reads the work from its input, and writes what came of it to its output. It does one job and ends (`do_job`), or one
piece of a work after another (`do_pieces`). It may send news on the way, and sends one answer at the end. Before each
message stands its length. When the process that started it ends first, so does this one, even in mid-work.
"""

import gc
import io
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from struct import Struct
from typing import Any, BinaryIO, NamedTuple, NoReturn

from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import reason_of

if sys.platform == "win32":
    import ctypes

_LENGTH = Struct(">Q")
_SYNCHRONIZE = 0x00100000
_FOR_EVER = 0xFFFFFFFF
"""What Windows calls the right to wait for the end of a process, and the longest time to wait."""


class MessageKind(Enum):
    """What a message of the process is about."""

    NEWS = "news"
    DONE = "done"
    FAILED = "failed"


class Message(NamedTuple):
    """What a process says: news of its work, what the work gave back, or why it failed."""

    kind: MessageKind
    told: Any


class Task(NamedTuple):
    """What the window says: the number of its process, and the work. `tells` where the work sends news."""

    window: int
    work: Callable[..., Any]
    tells: bool


ENDED = Message(MessageKind.FAILED, tr("the process for it ended unexpectedly"))
"""What is told of a process that ended without an answer."""


def do_job(_: Sequence[str]) -> NoReturn:
    """Do one job for the window, and end the process. It needs no arguments."""
    # Its memory goes back as a whole when it ends.
    gc.disable()
    out = own_output()
    task = task_in(sys.stdin.buffer)
    threading.Thread(
        target=end_with_process, args=(task.window, sys.stdin.fileno()), name="window", daemon=True
    ).start()
    # Unbuffered: the window hears news when there is some.
    with os.fdopen(out, "wb", buffering=0) as answer:
        do(task, partial(write_all, answer))
    # Nobody needs to wait until Python has taken apart what the work has made.
    os._exit(0)


def do_pieces(arguments: Sequence[str]) -> NoReturn:
    """Do pieces of one work, as long as the process that started this one wants some.

    `arguments`: the number of that process, and of the pipe that ends with it. This process ends with its input.
    """
    starter, pipe = map(int, arguments)
    # Ctrl+C in a terminal reaches all its processes; the one that is asked to stop ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_process, args=(starter, pipe), name="starter", daemon=True).start()
    pieces = sys.stdin.buffer
    with os.fdopen(own_output(), "wb", buffering=0) as answers:
        work: Callable[[Any], Any] = pickle.load(pieces)  # noqa: S301 (our own program has written it)
        while True:
            try:
                piece = pickle.load(pieces)  # noqa: S301 (as above)
            except EOFError:
                os._exit(0)
            do(Task(starter, partial(work, piece), tells=False), partial(write_all, answers))


def asked(work: Callable[..., Any], *, tells: bool = False) -> bytes:
    """Return what the window says, as bytes."""
    return written(Task(os.getpid(), work, tells))


def task_in(stream: BinaryIO) -> Task:
    """Return what the window has said; the stream may stay open behind it."""
    task: Task = pickle.load(stream)  # noqa: S301 (our own window has written it)
    return task


def do(task: Task, say: Callable[[bytes], object]) -> None:
    """Does the work; says its news on the way, and its answer at the end."""
    work = partial(task.work, lambda news: say(_sent(MessageKind.NEWS, news))) if task.tells else task.work
    try:
        answer = _sent(MessageKind.DONE, work())
    except Exception as error:  # noqa: BLE001 (whatever goes wrong in strangers' work is told)
        answer = _sent(MessageKind.FAILED, reason_of(error))
    say(answer)


def written(value: object) -> bytes:
    """Return a value as it is handed to a process."""
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def answer_from(stream: BinaryIO) -> Message:
    """Return the next answer that comes; one that is cut short counts as failed."""
    head = stream.read(_LENGTH.size)
    return answer_in(head + stream.read(_LENGTH.unpack(head)[0])) if len(head) == _LENGTH.size else ENDED


def answer_in(said: bytes) -> Message:
    """Return the answer in all that a process has said; an answer that is cut short counts as failed."""
    incoming = Incoming()
    incoming.take(said)
    return incoming.answer


class Incoming:
    """Puts together what comes from a process in pieces. `answer` is its last word; until then that it ended early."""

    def __init__(self) -> None:
        self.answer = ENDED
        self._waiting = bytearray()

    def take(self, piece: bytes) -> list[Any]:
        """Return the news that are whole with this piece, in order."""
        self._waiting += piece
        news = []
        while (end := self._end_of_message()) <= len(self._waiting):
            message = _read(bytes(self._waiting[_LENGTH.size : end]))
            del self._waiting[:end]
            if message.kind is MessageKind.NEWS:
                news.append(message.told)
            else:
                self.answer = message
        return news

    def _end_of_message(self) -> int:
        """How many bytes there have to be for the next message."""
        if len(self._waiting) < _LENGTH.size:
            return _LENGTH.size + 1
        length: int = _LENGTH.unpack_from(self._waiting)[0]
        return _LENGTH.size + length


def _sent(kind: MessageKind, told: object) -> bytes:
    words = written(Message(kind, told))
    return _LENGTH.pack(len(words)) + words


def _read(words: bytes) -> Message:
    try:
        message: Message = pickle.loads(words)  # noqa: S301 (our own process has written it)
    except Exception:  # noqa: BLE001 (what is no pickle can fail in any way)
        return ENDED
    return message


def write_all(stream: io.RawIOBase, message: bytes) -> None:
    """Writes the whole message: a pipe may take less at once than it is given."""
    rest = memoryview(message)
    while rest:
        rest = rest[stream.write(rest) or 0 :]


def own_output() -> int:
    """Return the file that the answer goes to, and nothing else: what the work prints goes where errors go."""
    sys.stdout.flush()
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return out


def end_with_process(number: int, pipe: int) -> None:
    """Waits until the process of that number has ended, or the pipe that it holds open, and ends this one then."""
    if sys.platform == "win32":
        # To wait for the end of the input, as below, would block numpy, whose libraries look at the input when they
        # are loaded (numpy's issue 24290).
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = ctypes.c_void_p
        process = kernel.OpenProcess(_SYNCHRONIZE, False, number)  # noqa: FBT003 (handed on to nobody)
        if process:
            kernel.WaitForSingleObject(ctypes.c_void_p(process), ctypes.c_ulong(_FOR_EVER))
    else:
        os.read(pipe, 1)
    os._exit(1)
