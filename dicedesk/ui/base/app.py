"""The first needs of a start: the application object, a call after the first paint, and window sizes.

It also keeps an unexpected error away from the user.
"""

import builtins
import linecache
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_PAINTS_ALONE = "QT_NO_GUI_THREADPOOL"
"""Qt's own switch against a second thread that fills shapes as small as the side of a die.

Handing one over and waiting takes several times as long as filling it: a third of a frame of tumbling dice.
"""

_BUS = "DBUS_SESSION_BUS_ADDRESS"


def import_plainly() -> None:
    """Undo what PySide6 does to `import` for its `__feature__`, which nothing here uses.

    PySide6 reads and keeps the source of each module imported from then on, which takes 15 ms and 8 MB.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    linecache.clearcache()


def make_app(arguments: Sequence[str]) -> QApplication:
    """The application object."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        # A start that had to wait has already made it, to show its waiting window.
        return there
    import_plainly()
    os.environ.setdefault(_PAINTS_ALONE, "1")
    _start_no_bus()
    # Requested here, the style costs nothing; QStyleFactory takes longer than a window takes to paint.
    app = QApplication([sys.argv[0], "-style", "fusion", *arguments])
    app.setApplicationName("DiceDesk")
    app.setDesktopFileName("dicedesk")
    return app


def _start_no_bus() -> None:
    """Keep Qt from starting a message bus if the desktop has none: it would outlive the program."""
    folder = os.environ.get("XDG_RUNTIME_DIR")
    # Path.exists would raise in another user's folder, which `su` leaves in this variable.
    if sys.platform.startswith("linux") and not (folder and os.access(Path(folder, "bus"), os.W_OK)):
        os.environ.setdefault(_BUS, "disabled:")


def catch_errors(handle: Callable[[BaseException], None]) -> None:
    """Call `handle` with each unexpected error from now on, and let the program go on."""

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        try:
            handle(error.with_traceback(trace))
        except Exception:  # noqa: BLE001 (an error of this alone must not hide the first one)
            sys.__excepthook__(kind, error, trace)

    sys.excepthook = caught


class FirstPaint(QObject):
    """Calls back once, in the turn of the event loop after a window's first paint."""

    def __init__(self, window: QWidget, then: Callable[[], object]) -> None:
        """Keys that are pressed before the paint reach the window after the call."""
        super().__init__(window)
        self._then = then
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._then)
        return False


TITLE_BAR = 32
"""Height kept free above a window for its title bar, in pixels."""

WINDOW_FRAME = 4
"""Width of a window's frame, in pixels."""

SMALLEST_WINDOW = (720, 400)
FIRST_WINDOW = (1280, 800)
