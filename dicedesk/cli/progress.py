"""A bar that shows how far long work has come."""

import time
from collections.abc import Callable
from typing import TextIO

WAIT_SECONDS = 0.5
"""Work that is done sooner shows no bar."""

REDRAW_SECONDS = 0.1
WIDTH = 30


class ProgressBar:
    """Draws itself on one line of a terminal, once the work has taken longer than a moment; elsewhere nothing."""

    def __init__(self, total: int, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        """`total` is how much there is to do; `clock` tells seconds."""
        self._total = total
        self._stream = stream
        self._clock = clock
        self._next = clock() + WAIT_SECONDS
        self._is_drawn = False

    def show(self, done: int) -> None:
        """Shows that so much is done."""
        now = self._clock()
        if now < self._next or not self._stream.isatty():
            return
        self._next, self._is_drawn = now + REDRAW_SECONDS, True
        filled = WIDTH * done // self._total
        self._stream.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {100 * done // self._total:3} %")
        self._stream.flush()

    def clear(self) -> None:
        """Takes the bar away again."""
        if self._is_drawn:
            self._stream.write("\r" + " " * (WIDTH + 8) + "\r")
            self._stream.flush()
        self._is_drawn = False
