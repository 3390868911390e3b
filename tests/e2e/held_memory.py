"""How much memory this process holds, and the processes that compute for it; on Linux."""

import ctypes
import os
import re
import sys
import tempfile
from contextlib import suppress
from functools import _lru_cache_wrapper
from pathlib import Path

from PySide6.QtGui import QPixmapCache

from dicedesk.adapters.jobs.worker import WORKER_FLAG

_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def held_mb() -> float:
    """What this process holds now, in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE / 2**20


def memory_mb() -> tuple[float, float, float]:
    """What this process holds now, how much of it are files, and the most since this was asked last, in MB."""
    lines = re.findall(r"(\w+):\s+(\d+) kB", Path("/proc/self/status").read_text())
    kilobytes = {name: int(size) for name, size in lines}
    # The kernel's word for "count the most anew from here".
    Path("/proc/self/clear_refs").write_text("5")
    return kilobytes["VmRSS"] / 1024, kilobytes["RssFile"] / 1024, kilobytes["VmHWM"] / 1024


_FIELDS = (
    "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
)  # fmt: skip


class _Mallinfo2(ctypes.Structure):
    """What libc tells of its memory, as malloc.h has it since glibc 2.33."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in _FIELDS)


def in_use_mb() -> tuple[float, float]:
    """What was asked for and not given back yet, in MB: from libc, by Qt and SQLite for instance, and from Python.

    Unlike what the process holds, free memory between two pieces that are in use does not count.
    """
    ask = ctypes.CDLL(None).mallinfo2
    ask.restype = _Mallinfo2
    told = ask()
    return (told.uordblks + told.hblkhd) / 2**20, _in_use_by_python() / 2**20


def forget() -> float:
    """Has the program and Qt forget what they remember up to a limit, such as positions of the coaches and pictures.

    Returns its size in MB. What is remembered without a limit, which may not grow without end, stays.
    """
    before = sum(in_use_mb())
    ours = [vars(module) for name, module in [*sys.modules.items()] if name.startswith("dicedesk.")]
    for remembers in {id(value): value for names in ours for value in names.values()}.values():
        if isinstance(remembers, _lru_cache_wrapper) and remembers.cache_info().maxsize is not None:
            remembers.cache_clear()
    QPixmapCache.clear()
    return before - sum(in_use_mb())


def _in_use_by_python() -> int:
    """The bytes in Python's small blocks, which it writes to the standard error alone."""
    errors = os.dup(2)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 2)
        try:
            sys._debugmallocstats()
        finally:
            os.dup2(errors, 2)
            os.close(errors)
        file.seek(0)
        found = re.search(rb"bytes in allocated blocks\s+=\s+([\d,]+)", file.read())
    assert found
    return int(found[1].replace(b",", b""))


def counted_twice_mb() -> float:
    """By how much the parts of files that are in memory are more than those files, in MB."""
    kilobytes: dict[str, int] = {}
    file = ""
    for line in Path("/proc/self/smaps").read_text().splitlines():
        words = line.split()
        if not words[0].endswith(":"):
            file = words[5] if len(words) == 6 and words[5].startswith("/") else ""
        elif words[0] == "Rss:" and file:
            kilobytes[file] = kilobytes.get(file, 0) + int(words[1])
    sizes = {name: Path(name).stat().st_size / 1024 for name in kilobytes if Path(name).is_file()}
    return sum(max(0, kilobytes[name] - size - 4) for name, size in sizes.items()) / 1024


def computing() -> tuple[int, ...]:
    """The processes that compute for this one."""
    listed = (file.read_text() for file in Path("/proc/self/task").glob("*/children"))
    children = (int(number) for text in listed for number in text.split())
    return tuple(child for child in children if WORKER_FLAG.encode() in _command_of(child))


def _command_of(process: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def resident_mb(process: int) -> float:
    """What a process holds, in MB; 0 where it has ended meanwhile."""
    try:
        text = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) / 1024 if found else 0
