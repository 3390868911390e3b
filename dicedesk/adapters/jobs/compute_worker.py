"""The process that does one job for the window and ends.

It reads the work from its input, and writes what came of it to its output. When the window ends first, so does this
process, even in the middle of the work.
"""

import gc
import os
import sys
import threading
from typing import NoReturn

from dicedesk.adapters.jobs.messages import answer_to, work_in

if sys.platform == "win32":
    import ctypes

_SYNCHRONIZE = 0x00100000
_FOR_EVER = 0xFFFFFFFF
"""What Windows calls the right to wait for the end of a process, and the longest time to wait."""


def main() -> NoReturn:
    """Does the one job, and ends the process."""
    # Its memory goes back as a whole when it ends.
    gc.disable()
    out = _own_output()
    window, work = work_in(sys.stdin.buffer)
    threading.Thread(target=_end_with, args=(window,), name="window", daemon=True).start()
    with os.fdopen(out, "wb") as answer:
        answer.write(answer_to(work))
    # Nobody needs to wait until Python has taken apart what the work has made.
    os._exit(0)


def _own_output() -> int:
    """Where the answer goes, and nothing else: what the work prints goes where errors go."""
    sys.stdout.flush()
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return out


def _end_with(window: int) -> None:
    """Waits until the window's process has ended, and ends this one then."""
    if sys.platform == "win32":
        # To wait for the end of the input, as below, would block numpy, whose libraries look at the input when they
        # are loaded (numpy's issue 24290).
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = ctypes.c_void_p
        process = kernel.OpenProcess(_SYNCHRONIZE, False, window)  # noqa: FBT003 (handed on to nobody)
        if process:
            kernel.WaitForSingleObject(ctypes.c_void_p(process), ctypes.c_ulong(_FOR_EVER))
    else:
        os.read(sys.stdin.fileno(), 1)
    os._exit(1)
