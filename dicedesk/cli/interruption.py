"""Ctrl+C ends a command once; pressed again while the command ends, it changes nothing."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def heard_once() -> Iterator[None]:
    """Inside, the first Ctrl+C raises KeyboardInterrupt, and the process hears none after it.

    Python would else be ended by the signal while it cleans up, and the exit code would tell of that. A process that
    was started so that it never hears Ctrl+C stays so.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, _stop)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is _stop:
            signal.signal(signal.SIGINT, before)


def _stop(*_: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
