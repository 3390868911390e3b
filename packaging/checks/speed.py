"""Measures how soon a program's window opens, from outside: the X server reports when it is mapped."""

from __future__ import annotations

import contextlib
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

from setup.console import Refusal
from Xlib import X
from Xlib.display import Display
from Xlib.error import DisplayError, XError
from Xlib.xobject.drawable import Window

SMALLEST_SIDE = 500
"""Tool tips and the like are smaller; the program's window is not."""
LONGEST_WAIT_S = 30.0


class Watcher:
    """Sees each window that is put on a screen."""

    def __init__(self, display: str) -> None:
        """Connects to the X server; Refusal if there is none."""
        try:
            self._display = Display(display)
        except DisplayError as error:
            raise Refusal(f"There is no screen {display} to measure on.") from error
        self._display.screen().root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self._display.sync()

    def wait(self, since: float) -> float:
        """The seconds from `since` until a large window opens; Refusal if none does."""
        while (left := since + LONGEST_WAIT_S - time.perf_counter()) > 0:
            if not self._display.pending_events():
                select.select([self._display], [], [], left)
                continue
            event = self._display.next_event()
            if event.type == X.MapNotify and _is_large(event.window):
                return time.perf_counter() - since
        raise Refusal("No window came.")

    def close(self) -> None:
        """Disconnect from the X server."""
        self._display.close()


def _is_large(window: Window) -> bool:
    try:
        seen = window.get_geometry()
    except XError:
        # The window is gone already.
        return False
    return bool(min(seen.width, seen.height) >= SMALLEST_SIDE)


@dataclass(frozen=True)
class Screen:
    """A virtual screen: its name, and the folder of the X server's socket."""

    display: str
    size: str


@contextlib.contextmanager
def virtual_screen(size: str = "1400x1000x24") -> Iterator[Screen]:
    """A virtual screen inside this context; Refusal if Xvfb is not installed."""
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
    """Start the program, return the seconds until its window opens, and end it."""
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
    """The shortest time of each command until its window opens, in seconds: taken in turns, after one warm-up start."""
    taken: dict[str, list[float]] = {name: [] for name in commands}
    with virtual_screen() as screen, tempfile.TemporaryDirectory() as folder:
        for _ in range(turns + 1):
            for name, command in commands.items():
                taken[name].append(seconds_to_window(command, screen, Path(folder, name), variables))
    return {name: min(times[1:]) for name, times in taken.items()}
