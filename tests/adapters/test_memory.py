"""What is freed goes back to the computer, whatever lies beside it."""

import subprocess
import sys

import pytest

from tests.patience import PATIENCE_S

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there it is needed")

MEGABYTE = 1024
"""In kilobytes."""

HELD = 40
"""Megabytes that are taken and given up again."""

PROGRAM = """
import ctypes, gc, re, sys
from PySide6.QtCore import QCoreApplication
from dicedesk.adapters.memory import Collector, give_large_blocks_back

library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
library.free.argtypes = [ctypes.c_void_p]

def held():
    with open("/proc/self/status") as status:
        return int(re.search(r"VmRSS:\\s+(\\d+) kB", status.read())[1])

def take(size, count):
    taken = [library.malloc(size) for _ in range(count)]
    for block in taken:
        ctypes.memset(block, 1, size)
    return taken

def used_and_left(size, count):
    before = held()
    # A small one after each, too large for the holes between older ones, stays.
    both = [(take(size, 1)[0], take(8000, 1)) for _ in range(count)]
    used = held() - before
    for block, _ in both:
        library.free(block)
    return used, held() - before

def collect():
    much = [[] for _ in range(3 * gc.get_threshold()[0])]
    collector.look()

large, small = 1024 * 1024, 64 * 1024
if "apart" in sys.argv:
    give_large_blocks_back()
library.free(take(8 * large, 1)[0])
print(*used_and_left(large, 40))
if "small" in sys.argv:
    app = QCoreApplication([])
    collector = Collector(lambda: True, app)
    collect()
    first = held()
    print(*used_and_left(small, 640))
    collect()
    print(held() - first)
"""

THREADS = """
import re, sys
from threading import Barrier, Thread
from dicedesk.adapters.memory import share_one_arena

def reserved():
    with open("/proc/self/status") as status:
        return int(re.search(r"VmSize:\\s+(\\d+) kB", status.read())[1])

def work():
    kept = [bytes(1000) for _ in range(100)]
    barrier.wait()

if "shared" in sys.argv:
    share_one_arena()
before, barrier = reserved(), Barrier(5)
threads = [Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
print(reserved() - before)
barrier.wait()
"""

RESERVED = 64
"""Megabytes that the library reserves for an arena."""


def numbers(*wishes: str, program: str = PROGRAM) -> list[int]:
    """What the program prints."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", program, *wishes],
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    return list(map(int, done.stdout.split()))


def test_large_blocks_are_given_back_when_they_are_freed() -> None:
    used, left = numbers("apart")
    assert used > HELD * MEGABYTE * 0.9
    assert left < HELD * MEGABYTE * 0.3


def test_what_is_free_between_small_blocks_is_given_back_after_a_collection() -> None:
    *_, used, kept, left = numbers("apart", "small")
    assert used > HELD * MEGABYTE * 0.9
    assert kept > HELD * MEGABYTE * 0.9
    assert left < HELD * MEGABYTE * 0.3


def test_threads_have_no_arenas_of_their_own() -> None:
    [apart], [shared] = numbers(program=THREADS), numbers("shared", program=THREADS)
    assert apart - shared > 2 * RESERVED * MEGABYTE
