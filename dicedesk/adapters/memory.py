"""Gives memory that nothing uses back: the garbage to Python, in quiet moments, and free blocks to the computer.

Python's garbage collector runs by the `Collector`, on the thread of the window alone and in moments in which nothing
moves. Left to itself it runs on whatever thread happens to make an object. What it finds there it destroys there, and a
Qt object that is destroyed on another thread than its own can end the program.

The GNU library gives a large block back when it is freed. But from the first one on it keeps later ones of that size
among the small ones, to find them sooner; there one small block that stays behind keeps all that is free below it.
A window asks for large blocks all the time, for its pictures in every size that it is given.

Other libraries are left as they are.
"""

import ctypes
import gc
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 1000
"""Milliseconds between two looks whether there is enough garbage to collect."""

MOST_LOOKS = 30
"""Looks without a quiet moment before it collects anyway: computers can play for hours."""

LARGE = 256 * 1024
"""From this size on, in bytes, a block is one of its own: pictures of felts and of the window are larger."""

_TRIM_THRESHOLD = -1
_MMAP_THRESHOLD = -3
"""The library's numbers for two sizes, which it no longer chooses by itself once they are set."""


def give_large_blocks_back() -> bool:
    """Make the library return each large block when it is freed; return whether it agreed."""
    library = _gnu_library()
    return library is not None and all(
        library.mallopt(what, LARGE) for what in (_TRIM_THRESHOLD, _MMAP_THRESHOLD)
    )


def give_free_pages_back() -> bool:
    """Give back the free memory between small blocks, in a few milliseconds; return whether there was any."""
    library = _gnu_library()
    return library is not None and bool(library.malloc_trim(0))


def _gnu_library() -> ctypes.CDLL | None:
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None


class Collector(QObject):
    """Runs the garbage collector from a timer, as often as Python's own thresholds ask for."""

    def __init__(self, is_quiet: Callable[[], bool], parent: QObject) -> None:
        """Switch Python's own collector off; `is_quiet` says whether a pause would go unnoticed now."""
        super().__init__(parent)
        gc.disable()
        self._is_quiet = is_quiet
        self._waited = 0
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self.look)
        self._looks.start()

    def look(self) -> None:
        """Collects the oldest generation that is due, where one is and the moment is quiet.

        What is free goes back at each look that finds one due: that takes a millisecond, which needs no quiet.
        """
        due = due_generation(gc.get_count(), gc.get_threshold())
        if due is None:
            return
        self._waited += 1
        if self._is_quiet() or self._waited > MOST_LOOKS:
            self._waited = 0
            gc.collect(due)
        give_free_pages_back()


def due_generation(counts: tuple[int, ...], thresholds: tuple[int, ...]) -> int | None:
    """The oldest generation whose count is over its threshold; collecting it takes the younger ones along."""
    over = (place for place, (count, most) in enumerate(zip(counts, thresholds, strict=True)) if count > most)
    return max(over, default=None)
