"""A stranger's program does not outlive the process that started it, however that one ends."""

import ctypes
import os
import signal
import sys
import threading

from dicedesk.adapters.jobs.compute_worker import end_with_process

_SIGNAL_AT_ITS_END = 1
"""What Linux calls the wish for a signal when the one who started a process has ended (man 2 prctl)."""


def end_with(starter: int, pipe: int) -> None:
    """From now on this process is killed when the process `starter`, which holds the pipe open, has ended."""
    if sys.platform != "linux":
        threading.Thread(target=end_with_process, args=(starter, pipe), name="starter", daemon=True).start()
        return
    # A thread would wait as long as a stranger's program leaves Python no time for it.
    ctypes.CDLL(None).prctl(_SIGNAL_AT_ITS_END, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != starter:
        # It has ended before this was asked for.
        os._exit(1)
