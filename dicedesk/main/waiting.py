"""Tells what a second start waits for, when that takes longer than a moment."""

import sys
import time
from collections.abc import Callable

MOMENT_S = 0.3
"""A window that is not busy answers sooner."""


class Waiting:
    """Says it on the error output and in a window, once. `look` is called again and again while it waits."""

    def __init__(self, language: str | None) -> None:
        """`language` is the code of the one that was asked for."""
        self._language = language
        self._begun = time.monotonic()
        self._is_there: Callable[[], bool] | None = None
        self._close: Callable[[], object] = _nothing

    def look(self) -> None:
        """Tells it when it is time to. Ends the program where somebody has closed what tells it."""
        if self._is_there is None:
            if time.monotonic() - self._begun < MOMENT_S:
                return
            self._tell()
        if self._is_there is not None and not self._is_there():
            raise SystemExit(0)

    def end(self) -> None:
        """Nothing is waited for any more."""
        self._close()

    def _tell(self) -> None:
        # A start that is answered at once needs no words and no screen.
        from dicedesk.ui.base.app import make_app
        from dicedesk.ui.window.waiting import WaitingWindow

        window = WaitingWindow(make_app([]), self._language)
        print(f"dicedesk: {window.text()}", file=sys.stderr, flush=True)
        window.show()
        self._is_there, self._close = window.paint, window.close


def _nothing() -> None:
    """Nothing was shown."""
