"""The program on a Wayland desktop without X: in a bare system with only the package.

The compositor is Weston, outside the bare system. Its own screen is a window on a virtual X screen, since without a
screen Weston has no keyboard; the bare system knows only Wayland.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import setup.apt
from builders.facts import Facts
from setup.console import Refusal
from setup.waiting import until

from checks.bare import HOME, PLAYER_ID, BareSystem, bare_system, told
from checks.deb import kept_moves
from checks.portable import portables
from checks.screen import Hands
from checks.speed import Screen, virtual_screen

NEEDED = ("weston",)
RUNTIME = "run/user/1000"
SOCKET = "wayland-1"
WINDOW = "top-level window 'DiceDesk'"
"""The name of the window in Weston's list of everything in sight."""
PAYLOAD = "/usr/lib/dicedesk"
FIND_ABSENT = (
    f"export LD_LIBRARY_PATH={PAYLOAD}/_internal; "
    f"find {PAYLOAD} -name '*.so*' -type f -exec ldd {{}} + | grep 'not found' | sort -u"
)


@dataclass(frozen=True)
class Weston:
    """A running compositor, seen from outside."""

    runtime: Path

    def shows(self, window: str) -> bool:
        asked = subprocess.run(
            ["weston-debug", "scene-graph"], env=self.variables(), capture_output=True, text=True, check=False
        )
        return window in asked.stdout

    def variables(self) -> dict[str, str]:
        """The variables that lead programs to it."""
        return {**os.environ, "XDG_RUNTIME_DIR": str(self.runtime), "WAYLAND_DISPLAY": SOCKET}


def check(facts: Facts, package: Path, folder: Path) -> None:
    """Install the package, play, remove it, play with the other downloads. Refusal if anything fails."""
    log = folder / "wayland.log"
    log.write_text("", encoding="utf-8")
    with virtual_screen() as screen, bare_system(facts.work, log) as system:
        hands = Hands(screen.display, folder)
        system.run("apt-get", "update", "--quiet")
        system.put(package, f"/{HOME}/dicedesk.deb")
        system.install(f"/{HOME}/dicedesk.deb")
        absent = system.run("sh", "-c", FIND_ABSENT, may_fail=True).stdout.split("\n")[:-1]
        told(f"the package asks for every library that it needs {absent or ''}".rstrip(), not absent)
        with compositor(system, screen, folder) as weston:
            play(system, weston, hands, "the package", ("dicedesk",))
            # The package's dependencies stay.
            system.run("dpkg", "--remove", "dicedesk")
            for name, command in portables(facts, system):
                play(system, weston, hands, name, command)


@contextlib.contextmanager
def compositor(system: BareSystem, screen: Screen, folder: Path) -> Iterator[Weston]:
    """Weston inside this context, with its socket in the bare system."""
    missing = setup.apt.absent(NEEDED)
    if missing and not setup.apt.install(missing):
        raise Refusal(f"This command installs what is missing:\n  {setup.apt.command_to_type(missing)}")
    runtime = system.root / RUNTIME
    runtime.mkdir(parents=True)
    os.chown(runtime, *map(int, PLAYER_ID.split(":")))
    runtime.chmod(0o700)
    weston = Weston(runtime)
    command = [
        *("weston", "--no-config", "--backend=x11-backend.so", "--use-pixman", "--idle-time=0", "--debug"),
        *(f"--socket={SOCKET}", "--width=1300", "--height=900", f"--log={folder / 'weston.log'}"),
    ]
    own = {"DISPLAY": screen.display, "XDG_RUNTIME_DIR": str(runtime)}
    server = subprocess.Popen(
        command, env={**os.environ, **own}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        until((runtime / SOCKET).exists, "Weston")
        (runtime / SOCKET).chmod(0o777)
        until(lambda: weston.shows("panel for output"), "Weston's desktop")
        system.variables |= {
            "XDG_RUNTIME_DIR": f"/{RUNTIME}",
            "XDG_SESSION_TYPE": "wayland",
            "WAYLAND_DISPLAY": SOCKET,
        }
        yield weston
    finally:
        server.terminate()
        server.wait()


def play(system: BareSystem, weston: Weston, hands: Hands, name: str, command: Sequence[str]) -> None:
    """Start the program, play by keyboard, and quit."""
    before = kept_moves(system)
    program = system.start(*command)
    until(lambda: weston.shows(WINDOW), f"the window of {name} under Wayland")
    hands.picture(f"wayland-{name.replace(' ', '-')}")
    hands.keys("Return")
    until(lambda: kept_moves(system) > before, f"a move with {name} under Wayland")
    hands.keys("ctrl+q")
    told(f"{name} comes up under Wayland, plays and quits", program.wait(60) == 0)
