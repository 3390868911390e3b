"""How soon a program's window is there, seen from outside: the X server tells when it is put on the screen."""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from dev_console import Refusal

SUBSTRUCTURE_NOTIFY = 1 << 19
MAP_NOTIFY = 19
SMALLEST_SIDE = 500
"""Tool tips and the like are smaller windows; the program's is not."""
LONGEST_WAIT_S = 30.0


class _MapEvent(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("sent", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("event", ctypes.c_ulong),
        ("window", ctypes.c_ulong),
    )


class _AnyEvent(ctypes.Union):
    _fields_ = (("map", _MapEvent), ("room", ctypes.c_long * 24))


class _Attributes(ctypes.Structure):
    # As far as the size; the rest is room that the library writes into.
    _fields_ = (
        ("x", ctypes.c_int),
        ("y", ctypes.c_int),
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("rest", ctypes.c_long * 32),
    )


class Watcher:
    """Sees each window that is put on a screen."""

    def __init__(self, display: str) -> None:
        """Connects to the X server; Refusal where there is none."""
        self._x = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        if not self._display:
            raise Refusal(f"There is no screen {display} to measure on.")
        root = ctypes.c_ulong(self._x.XDefaultRootWindow(self._display))
        self._x.XSelectInput(self._display, root, ctypes.c_long(SUBSTRUCTURE_NOTIFY))
        self._x.XSync(self._display, 1)

    def wait(self, since: float) -> float:
        """The seconds since that moment until a large window is there; Refusal where none comes."""
        connection = self._x.XConnectionNumber(self._display)
        while (left := since + LONGEST_WAIT_S - time.perf_counter()) > 0:
            if not self._x.XPending(self._display):
                select.select([connection], [], [], left)
                continue
            event = _AnyEvent()
            self._x.XNextEvent(self._display, ctypes.byref(event))
            if event.map.type == MAP_NOTIFY and self._is_large(event.map.window):
                return time.perf_counter() - since
        raise Refusal("No window came.")

    def close(self) -> None:
        """Leaves the X server."""
        self._x.XCloseDisplay(self._display)

    def _is_large(self, window: int) -> bool:
        seen = _Attributes()
        self._x.XGetWindowAttributes(self._display, ctypes.c_ulong(window), ctypes.byref(seen))
        return bool(min(seen.width, seen.height) >= SMALLEST_SIDE)


@dataclass(frozen=True)
class Screen:
    """A screen in memory: its name, and the folder of the X server's socket."""

    display: str
    size: str


@contextlib.contextmanager
def virtual_screen(size: str = "1400x1000x24") -> Iterator[Screen]:
    """A screen of its own, for as long as it is used; Refusal where Xvfb is not installed."""
    if shutil.which("Xvfb") is None:
        raise Refusal("Xvfb is not installed; it is the screen on which the program is tried.")
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-noreset", "-ac"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise Refusal("Xvfb did not start.")
        yield Screen(f":{number}", size)
    finally:
        server.terminate()
        server.wait()


def seconds_to_window(
    command: Sequence[str], screen: Screen, data: Path, variables: Mapping[str, str]
) -> float:
    """Start the program and return after how many seconds its window is there; then end it."""
    watcher = Watcher(screen.display)
    given = {
        name: text for name, text in variables.items() if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    }
    given |= {"DISPLAY": screen.display, "DICEDESK_DATA": str(data)}
    started = time.perf_counter()
    process = subprocess.Popen(
        command, env=given, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        return watcher.wait(started)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        watcher.close()


def compare(
    commands: Mapping[str, Sequence[str]], turns: int, variables: Mapping[str, str] = os.environ
) -> dict[str, float]:
    """The shortest time to the window of each command, in seconds: taken in turns, after one start to warm up."""
    taken: dict[str, list[float]] = {name: [] for name in commands}
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as folder:
        for _ in range(turns + 1):
            for name, command in commands.items():
                taken[name].append(seconds_to_window(command, screen, Path(folder, name), variables))
    return {name: min(times[1:]) for name, times in taken.items()}
