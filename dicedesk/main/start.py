"""Decides what a start of the program is: a window, a self-check, or a message to the window that is open."""

import gc
import os
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from dicedesk.adapters.screen import missing_screen
from dicedesk.adapters.storage.folders import FolderLock, data_folder
from dicedesk.main.options import StartOptions

if TYPE_CHECKING:
    from dicedesk.main.opening import Start


EXIT_NO_SCREEN = 2
MOMENT_S = 0.3
"""A window that is not busy answers sooner."""


def open_window(options: StartOptions) -> int:
    """Open the window and run until it is closed; return the exit code."""
    refusal = missing_screen(os.environ)
    if refusal is not None:
        print(f"dicedesk: {refusal}", file=sys.stderr)
        return EXIT_NO_SCREEN
    # Nearly all that is made now stays until the end: to look for garbage in it would only take time.
    gc.disable()
    return _play(options)


def self_check(data: str | None) -> int:
    """Print what of this computer can be used; return 1 where no game could be played, or none kept.

    It needs no screen, and not all of Qt.
    """
    # Sound, voice and processes are for it alone here: 80 ms.
    from dicedesk.adapters.self_check import everything, report

    found = everything(data_folder(data, os.environ))
    print(report(found))
    return int(not all(finding.works for finding in found if finding.is_needed))


def _play(options: StartOptions) -> int:
    folder = data_folder(options.data, os.environ)
    lock = FolderLock(folder)
    if not (lock.is_mine or lock.is_of_terminal) and _is_handed_over(lock, options):
        return 0
    # Qt may abort where there is no screen, and a start that is handed over needs none: 120 ms.
    from dicedesk.main.opening import run

    return run(options, folder, lock, _build)


def _build(start: "Start") -> None:
    # The one lazy boundary: everything that only the games need comes after the first paint, as a whole: 180 ms.
    from dicedesk.main.program import build

    build(start)


def _is_handed_over(lock: FolderLock, options: StartOptions) -> bool:
    """Whether the window that has the folder came to the front with the files; a long wait is explained."""
    # Qt's sockets are for a second start alone: 110 ms.
    from dicedesk.adapters.first_window import hand_over

    waiting = _Waiting(options.language)
    try:
        return hand_over(lock, options.records, look=waiting.look)
    finally:
        waiting.end()


class _Waiting:
    """Explains a long wait of a second start, once, on the error output and in a window.

    `look` is called repeatedly during the wait.
    """

    def __init__(self, language: str | None) -> None:
        """`language` is the code of the language that was asked for; None if none was."""
        self._language = language
        self._begun = time.monotonic()
        self._is_there: Callable[[], bool] | None = None
        self._close: Callable[[], object] = _nothing

    def look(self) -> None:
        """Show the waiting window after MOMENT_S; exit if the user has closed it."""
        if self._is_there is None:
            if time.monotonic() - self._begun < MOMENT_S:
                return
            self._tell()
        if self._is_there is not None and not self._is_there():
            raise SystemExit(0)

    def end(self) -> None:
        """Close the waiting window, if it is open."""
        self._close()

    def _tell(self) -> None:
        # A start that is answered at once needs no words and no screen: 150 ms.
        from dicedesk.ui.base.app import make_app
        from dicedesk.ui.window.waiting import WaitingWindow

        window = WaitingWindow(make_app([]), self._language)
        print(f"dicedesk: {window.text()}", file=sys.stderr, flush=True)
        window.show()
        self._is_there, self._close = window.paint, window.close


def _nothing() -> None:
    """Nothing was shown."""
