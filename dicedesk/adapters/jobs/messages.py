"""What the window and a process that does work for it say to each other, as bytes."""

import os
import pickle
from collections.abc import Callable
from typing import Any, BinaryIO

from dicedesk.core.words import tr
from dicedesk.ports.jobs import reason_of


def asked(work: Callable[[], Any]) -> bytes:
    """What the window says: the number of its process, and the work."""
    return pickle.dumps((os.getpid(), work), pickle.HIGHEST_PROTOCOL)


def work_in(stream: BinaryIO) -> tuple[int, Callable[[], Any]]:
    """What the window has said; the stream may stay open behind it."""
    window, work = pickle.load(stream)  # noqa: S301 (our own window has written it)
    return window, work


def answer_to(work: Callable[[], Any]) -> bytes:
    """Does the work. The answer says whether it was done, and its result or why it failed."""
    try:
        return pickle.dumps((True, work()), pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # noqa: BLE001 (whatever goes wrong in strangers' work is told)
        return pickle.dumps((False, reason_of(error)), pickle.HIGHEST_PROTOCOL)


def answer_in(answer: bytes) -> tuple[bool, Any]:
    """Whether the work was done, and its result or why it failed. An answer that is cut short counts as failed."""
    try:
        is_done, told = pickle.loads(answer)  # noqa: S301 (our own process has written it)
    except Exception:  # noqa: BLE001 (half a pickle can fail in any way)
        return False, tr("the process for it ended unexpectedly")
    return is_done, told
