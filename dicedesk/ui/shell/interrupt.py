"""Ends the program when somebody presses Ctrl+C at the terminal that started it."""

import signal

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

_EXIT_INTERRUPTED = 130


def end_at_ctrl_c(app: QApplication) -> None:
    """From now on Ctrl+C at the terminal ends the program, where it is not ignored.

    Python would raise an exception at any place, and where Qt called a function it may get lost.
    """

    def on_pressed(*_: object) -> None:
        # Before the window's loop runs there is nothing that could be ended.
        QTimer.singleShot(0, app, lambda: app.exit(_EXIT_INTERRUPTED))

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, on_pressed)
