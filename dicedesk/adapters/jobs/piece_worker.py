"""A process that does pieces of one work, one after the other, as long as the process that started it wants some.

It reads the work from its input, then one piece after another, and writes what came of each to its output. It ends
with its input, and in the middle of a piece when the process that started it has ended.
"""

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from dicedesk.adapters.jobs.compute_worker import end_with_process, own_output, write_all
from dicedesk.adapters.jobs.messages import Task, do


def main(arguments: Sequence[str]) -> NoReturn:
    """Does the pieces. `arguments`: the number of the process that started it, and of the pipe that ends with it."""
    starter, pipe = map(int, arguments)
    # Ctrl+C in a terminal reaches all its processes; the one that is asked to stop ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_process, args=(starter, pipe), name="starter", daemon=True).start()
    pieces = sys.stdin.buffer
    with os.fdopen(own_output(), "wb", buffering=0) as answers:
        work: Callable[[Any], Any] = pickle.load(pieces)  # noqa: S301 (our own program has written it)
        while True:
            try:
                piece = pickle.load(pieces)  # noqa: S301 (as above)
            except EOFError:
                os._exit(0)
            do(Task(starter, partial(work, piece), tells=False), partial(write_all, answers))
