"""The downloads without installation, in a bare system: the archive, the single file, and the AppImage's folder."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

from builders.facts import Facts
from setup.console import say
from setup.waiting import until

from checks.bare import HOME, BareSystem, told
from checks.screen import Hands

TITLE = "^DiceDesk$"
UNPACKED = "dicedesk-run."
"""The prefix of the folders that single files unpack themselves into."""
NO_PROGRAMS = "no program may be started in /mnt (it is mounted noexec)"


def portables(facts: Facts, system: BareSystem) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Put each download into the player's home, yield its name and its command, then remove it."""
    home = system.root / HOME
    for made, place, command in (
        (facts.dist / f"{facts.name}.tar.xz", facts.name, (f"/{HOME}/{facts.name}/dicedesk",)),
        (facts.dist / f"{facts.name}.run", "dicedesk.run", (f"/{HOME}/dicedesk.run",)),
        (facts.dist / "DiceDesk.AppDir", "DiceDesk.AppDir", (f"/{HOME}/DiceDesk.AppDir/AppRun",)),
    ):
        if not made.exists():
            say(f"  --  {made.name} was not made, and is not tried")
            continue
        copy = ["cp", "--archive", str(made), str(home / place)]
        unpack = ["tar", "--extract", "--no-same-owner", "--file", str(made), "--directory", str(home)]
        subprocess.run(unpack if made.suffix == ".xz" else copy, check=True)
        yield made.name, command
        subprocess.run(["rm", "--recursive", str(home / place)], check=True)
        until(lambda: not left_by_single_files(system), "the unpacked program to go")


def left_by_single_files(system: BareSystem) -> list[Path]:
    """The folders of single files that are running, or were killed."""
    return list((system.root / "tmp").glob(f"{UNPACKED}*"))


def check_single_file(facts: Facts, system: BareSystem, hands: Hands, command: str) -> None:
    """Start the single file in the player's home: its options, its exits, and its refusal."""
    answer = system.run(command, "--version", as_player=True).stdout
    told("the single file hands its words over", answer == f"dicedesk {facts.version}\n")
    system.run("env", "DICEDESK_UNPACK=for-good", command, as_player=True)
    answer = system.run(f"/{HOME}/for-good/{facts.name}/dicedesk", "--version", as_player=True).stdout
    told("the single file unpacks itself for good on request", answer == f"dicedesk {facts.version}\n")
    subprocess.run(["rm", "--recursive", str(system.root / HOME / "for-good")], check=True)
    for name in ("SIGTERM", "SIGHUP", "SIGINT"):
        program = _opened(system, hands, command)
        program.send_signal(signal.Signals[name])
        program.wait(30)
        until(lambda: not left_by_single_files(system), f"the single file to go after {name}")
        told(f"the single file ends with {name} and leaves nothing", True)  # noqa: FBT003 - it is so now
    program = _opened(system, hands, command)
    for process in sorted(_users_of_unpacked(), key=lambda number: number == program.pid):
        os.kill(process, signal.SIGKILL)
    program.wait(30)
    told("a computer that stops leaves what was unpacked", left_by_single_files(system))
    system.run(command, "--version", as_player=True)
    until(lambda: not left_by_single_files(system), "what was left to be cleared")
    told("the next start clears it", True)  # noqa: FBT003 - it is so now
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "noexec,mode=1777", "tmpfs", str(system.root / "mnt")], check=True
    )
    refused = system.run("env", "TMPDIR=/mnt", command, as_player=True, may_fail=True)
    told("the single file says where no program may be started", NO_PROGRAMS in refused.stderr)


def _opened(system: BareSystem, hands: Hands, command: str) -> subprocess.Popen[bytes]:
    program = system.start(command)
    hands.window(TITLE)
    return program


def _users_of_unpacked() -> list[int]:
    """The processes with such a folder in their arguments: the program, and the one that waits to clean up."""
    found = []
    for words in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if UNPACKED.encode() in words.read_bytes():
                found.append(int(words.parent.name))
        except OSError:
            continue
    return found
