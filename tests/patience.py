"""How long tests wait, and what they say when they have waited in vain. Any machine is fast enough for this."""

import inspect
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from textwrap import shorten
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE_S = 60.0
PATIENCE_MS = 60_000
POLL_S = 0.01
MOST_LETTERS = 300


def in_vain(what: str, seconds: float = PATIENCE_S) -> str:
    """The sentence for a test that has waited `seconds` in vain."""
    return f"waited {seconds:g} s for {what}"


def until(look: Callable[[], T], what: str) -> T:
    """The first answer of `look` that is not empty; `what` says what is waited for."""
    deadline = time.monotonic() + PATIENCE_S
    while not (found := look()):
        assert time.monotonic() < deadline, in_vain(what)
        time.sleep(POLL_S)
    return found


@contextmanager
def killed_if_late(process: subprocess.Popen[Any], what: str) -> Iterator[None]:
    """Kills a process from which `what` does not come: no read from it has a limit of its own."""
    is_late = threading.Event()

    def give_up() -> None:
        is_late.set()
        process.kill()

    timer = threading.Timer(PATIENCE_S, give_up)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        assert not is_late.is_set(), in_vain(what)


@contextmanager
def told_in_a_sentence() -> Iterator[None]:
    """Has a process that did not end in time fail the test with a sentence."""
    try:
        yield
    except subprocess.TimeoutExpired as error:
        command = error.cmd if isinstance(error.cmd, str) else " ".join(map(str, error.cmd))
        what = f"the end of {shorten(command.replace(sys.executable, 'python'), MOST_LETTERS)}"
        printed = error.stderr or error.stdout
        told = f", which printed {str(printed)[-MOST_LETTERS:]}" if printed else ""
        raise AssertionError(in_vain(what, error.timeout) + told) from error


def named(look: Callable[[], object]) -> str:
    """What a function looks for, by its name or by the lines of a lambda."""
    name = getattr(look, "__name__", repr(look))
    if name == "<lambda>":
        return " ".join(inspect.getsource(look).split())
    return str(name).replace("_", " ")
