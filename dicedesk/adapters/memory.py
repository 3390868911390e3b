"""Gives memory that nothing uses back to the computer, where the C library would keep it.

The GNU library gives a large block back when it is freed. But from the first one on it keeps later ones of that size
among the small ones, to find them sooner; there one small block that stays behind keeps all that is free below it.
A window asks for large blocks all the time, for its pictures in every size that it is given.

It also opens a heap of its own for a thread, so that threads need not wait for each other. What is free in one serves
no other thread; here they wait for each other in any case, as one of them at a time runs Python.

Other libraries are left as they are.
"""

import ctypes
import sys

LARGE = 256 * 1024
"""From this size on, in bytes, a block is one of its own: pictures of felts and of the window are larger."""

_TRIM_THRESHOLD = -1
_MMAP_THRESHOLD = -3
"""What the library calls the two sizes that it stops to choose by itself once they are given."""

_MOST_HEAPS = -8
"""What it calls the number of its heaps."""


def give_large_blocks_back() -> bool:
    """Has each large block be given back when it is freed, from now on; tells whether it will be."""
    library = _gnu_library()
    return library is not None and all(
        library.mallopt(what, LARGE) for what in (_TRIM_THRESHOLD, _MMAP_THRESHOLD)
    )


def share_one_heap() -> bool:
    """Has all threads that start from now on take their small blocks from one heap; tells whether they will."""
    library = _gnu_library()
    return library is not None and bool(library.mallopt(_MOST_HEAPS, 1))


def give_free_pages_back() -> bool:
    """Gives back what is free between small blocks, in a few milliseconds; tells whether anything was."""
    library = _gnu_library()
    return library is not None and bool(library.malloc_trim(0))


def _gnu_library() -> ctypes.CDLL | None:
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None
