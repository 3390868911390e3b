"""Ctrl+C ends a command once; pressed again while the command ends, it changes nothing."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def heard_once() -> Iterator[None]:
    """Inside, Ctrl+C raises KeyboardInterrupt, but not while an earlier one is being answered.

    A process that was started so that it never hears Ctrl+C stays so.
    """
    before = signal.getsignal(signal.SIGINT)
    is_heard = before in (signal.default_int_handler, signal.SIG_DFL)
    if not is_heard or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, _stop)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is _stop:
            signal.signal(signal.SIGINT, before)


def hear_no_more() -> None:
    """From here on the process hears no Ctrl+C; call it where the KeyboardInterrupt is answered.

    Python would else be ended by the signal while it cleans up, and the exit code would tell of that.
    """
    if signal.getsignal(signal.SIGINT) is _stop:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(*_: object) -> None:
    # Python drops what is raised in some moments, as when input() shows its question. So the first Ctrl+C may be lost,
    # and each one counts until one is being answered.
    if not isinstance(sys.exception(), KeyboardInterrupt):
        raise KeyboardInterrupt
