"""Decides what a start does: open a window, check this computer, or send a message to the open window."""

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
"""Seconds within which a window that is not busy answers."""


def open_window(options: StartOptions) -> int:
    """Open the window and run until it is closed; return the exit code."""
    refusal = missing_screen(os.environ)
    if refusal is not None:
        print(f"dicedesk: {refusal}", file=sys.stderr)
        return EXIT_NO_SCREEN
    # Nearly all objects made so far stay until the end: searching them for garbage would waste time.
    gc.disable()
    return _play(options)


def self_check(data: str | None) -> int:
    """Print what the program can use of this computer; return 1 if games cannot be played or saved.

    It needs no screen, and only parts of Qt.
    """
    # Only this check needs sound, voice and processes: 80 ms.
    from dicedesk.adapters.self_check import everything, report

    found = everything(data_folder(data, os.environ))
    print(report(found))
    return int(not all(finding.works for finding in found if finding.is_needed))


def _play(options: StartOptions) -> int:
    folder = data_folder(options.data, os.environ)
    lock = FolderLock(folder)
    if not (lock.is_mine or lock.is_of_terminal) and _is_handed_over(lock, options):
        return 0
    # Qt may abort without a screen, and a start that is handed over needs none: 120 ms.
    from dicedesk.main.opening import run

    return run(options, folder, lock, _build)


def _build(start: "Start") -> None:
    # The only lazy boundary: everything that only the games need is loaded after the first paint: 180 ms.
    from dicedesk.main.program import build

    build(start)


def _is_handed_over(lock: FolderLock, options: StartOptions) -> bool:
    """Whether the folder's window came to the front with the files; a long wait is explained."""
    # Only a second start needs Qt's sockets: 110 ms.
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
        """`language` is the code of the chosen language; None if none was chosen."""
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
        # A start that is answered at once needs no texts and no screen: 150 ms.
        from dicedesk.ui.base.app import make_app
        from dicedesk.ui.window.waiting import WaitingWindow

        window = WaitingWindow(make_app([]), self._language)
        print(f"dicedesk: {window.text()}", file=sys.stderr, flush=True)
        window.show()
        self._is_there, self._close = window.paint, window.close


def _nothing() -> None:
    """Nothing was shown."""
