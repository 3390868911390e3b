"""Ends the program as its window does when the process is asked to end: by Ctrl+C, `kill`, or the end of a session."""

import os
import signal
import sys
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_BY_SIGNAL = 128
"""A shell adds this to the number of the signal that ended a program."""
_MOST = 64


class EndBySignal:
    """From now on such a signal closes the window, whatever is going on in it; one that is ignored stays ignored.

    Python would raise an exception at any place, and where Qt called a function that may get lost, or end the process.
    """

    def __init__(self, app: QApplication, window: QWidget) -> None:
        """`window` is closed, and saves how it is left."""
        self._before = {
            number: signal.signal(number, partial(_on_signal, app, window))
            for number in _SIGNALS
            if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler)
        }
        if sys.platform != "win32":
            # Python hears of a signal only when something of Python runs.
            self._pipe = os.pipe()
            for side in self._pipe:
                os.set_blocking(side, False)
            signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
            self._notifier = QSocketNotifier(self._pipe[0], QSocketNotifier.Type.Read)
            self._notifier.activated.connect(partial(_drain, self._pipe[0]))

    def close(self) -> None:
        """Restore what the signals did before."""
        if sys.platform != "win32":
            signal.set_wakeup_fd(-1)
            self._notifier.setEnabled(False)
            for side in self._pipe:
                os.close(side)
        for number, before in self._before.items():
            signal.signal(number, before)


def _on_signal(app: QApplication, window: QWidget, number: int, _: object) -> None:
    # It may come in the middle of anything, even before the loop runs: what is begun is brought to its end first.
    QTimer.singleShot(0, app, partial(_end, app, window, number))


def _end(app: QApplication, window: QWidget, number: int) -> None:
    # Else Qt would ask for an end of its own, with 0, after the last window.
    app.setQuitOnLastWindowClosed(False)
    window.close()
    app.exit(_BY_SIGNAL + number)


def _drain(pipe: int, *_: object) -> None:
    with suppress(BlockingIOError):
        os.read(pipe, _MOST)
