"""What the window and a process that does work for it say to each other, as bytes.

The process may send news on the way, and sends one answer at its end. Before each message stands its length, so that
the window knows where it ends.
"""

import os
import pickle
from collections.abc import Callable
from enum import Enum
from functools import partial
from struct import Struct
from typing import Any, BinaryIO, NamedTuple

from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import reason_of

_LENGTH = Struct(">Q")


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


def asked(work: Callable[..., Any], *, tells: bool = False) -> bytes:
    """What the window says, as bytes."""
    return written(Task(os.getpid(), work, tells))


def task_in(stream: BinaryIO) -> Task:
    """What the window has said; the stream may stay open behind it."""
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
    """A value as it is handed to a process."""
    return pickle.dumps(value, pickle.HIGHEST_PROTOCOL)


def answer_from(stream: BinaryIO) -> Message:
    """The next answer that comes; one that is cut short counts as failed."""
    head = stream.read(_LENGTH.size)
    return answer_in(head + stream.read(_LENGTH.unpack(head)[0])) if len(head) == _LENGTH.size else ENDED


def answer_in(said: bytes) -> Message:
    """The answer in all that a process has said; an answer that is cut short counts as failed."""
    incoming = Incoming()
    incoming.take(said)
    return incoming.answer


class Incoming:
    """Puts together what comes from a process in pieces. `answer` is its last word; until then that it ended early."""

    def __init__(self) -> None:
        """Nothing has come yet."""
        self.answer = ENDED
        self._waiting = bytearray()

    def take(self, piece: bytes) -> list[Any]:
        """The news that are whole with this piece, in order."""
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
