"""Returns unused memory: garbage to Python in quiet moments, and free blocks to the system.

The `Collector` runs Python's garbage collector, only on the window's thread and only while nothing moves. By default it
runs on any thread that happens to create an object, and destroys garbage there; a Qt object destroyed on the wrong
thread can crash the program.

The GNU C library returns a large block when it is freed. But from the first one on, it puts later blocks of that size
among the small ones, to find them sooner; a small block that stays above them then keeps all free memory below it. A
window allocates large blocks all the time, for its pictures in every size.

It also gives each thread an arena of its own, which keeps the memory that the thread has freed.

Other C libraries are left alone.
"""

import ctypes
import gc
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

LOOK_MS = 1000
"""Milliseconds between two checks for enough garbage to collect."""

MOST_LOOKS = 30
"""Checks without a quiet moment before it collects anyway: computers can play for hours."""

LARGE = 256 * 1024
"""From this size on, in bytes, blocks are allocated separately: pictures of felts and of the window are larger."""

_TRIM_THRESHOLD = -1
_MMAP_THRESHOLD = -3
"""The C library's numbers for two sizes, which it no longer adjusts once they are set."""
_ARENA_MAX = -8


def give_large_blocks_back() -> bool:
    """Make the library return each large block when it is freed; return whether it agreed."""
    library = _gnu_library()
    return library is not None and all(
        library.mallopt(what, LARGE) for what in (_TRIM_THRESHOLD, _MMAP_THRESHOLD)
    )


def share_one_arena() -> bool:
    """Make all later threads allocate where the window does; return whether the library agreed.

    They hardly ever allocate at the same time, as Python runs one of them at a time.
    """
    library = _gnu_library()
    return library is not None and bool(library.mallopt(_ARENA_MAX, 1))


def give_free_pages_back() -> bool:
    """Return the free memory between small blocks, in a few milliseconds; True if there was any."""
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
        """Collect the oldest generation that is due, if there is one and the moment is quiet.

        Free memory is returned at each check that finds a generation due: that takes a millisecond, so the moment need
        not be quiet.
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
    """The oldest generation whose count is over its threshold; collecting it includes the younger ones."""
    over = (place for place, (count, most) in enumerate(zip(counts, thresholds, strict=True)) if count > most)
    return max(over, default=None)
