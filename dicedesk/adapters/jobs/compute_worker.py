"""The process that does one job for the window and ends.

It reads the work from its input, and writes what came of it to its output. When the window ends first, so does this
process, even in the middle of the work.
"""

import gc
import io
import os
import sys
import threading
from collections.abc import Sequence
from functools import partial
from typing import NoReturn

from dicedesk.adapters.jobs.messages import do, task_in

if sys.platform == "win32":
    import ctypes

_SYNCHRONIZE = 0x00100000
_FOR_EVER = 0xFFFFFFFF
"""What Windows calls the right to wait for the end of a process, and the longest time to wait."""


def main(_: Sequence[str]) -> NoReturn:
    """Does the one job, and ends the process. It needs no arguments."""
    # Its memory goes back as a whole when it ends.
    gc.disable()
    out = own_output()
    task = task_in(sys.stdin.buffer)
    threading.Thread(
        target=end_with_process, args=(task.window, sys.stdin.fileno()), name="window", daemon=True
    ).start()
    # Unbuffered: the window hears news when there is some.
    with os.fdopen(out, "wb", buffering=0) as answer:
        do(task, partial(write_all, answer))
    # Nobody needs to wait until Python has taken apart what the work has made.
    os._exit(0)


def write_all(stream: io.RawIOBase, message: bytes) -> None:
    """Writes the whole message: a pipe may take less at once than it is given."""
    rest = memoryview(message)
    while rest:
        rest = rest[stream.write(rest) or 0 :]


def own_output() -> int:
    """Where the answer goes, and nothing else: what the work prints goes where errors go."""
    sys.stdout.flush()
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return out


def end_with_process(number: int, pipe: int) -> None:
    """Waits until the process of that number has ended, or the pipe that it holds open, and ends this one then."""
    if sys.platform == "win32":
        # To wait for the end of the input, as below, would block numpy, whose libraries look at the input when they
        # are loaded (numpy's issue 24290).
        kernel = ctypes.WinDLL("kernel32")
        kernel.OpenProcess.restype = ctypes.c_void_p
        process = kernel.OpenProcess(_SYNCHRONIZE, False, number)  # noqa: FBT003 (handed on to nobody)
        if process:
            kernel.WaitForSingleObject(ctypes.c_void_p(process), ctypes.c_ulong(_FOR_EVER))
    else:
        os.read(pipe, 1)
    os._exit(1)
