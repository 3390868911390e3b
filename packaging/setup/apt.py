"""Install Debian packages where that is allowed, and else name the one command that does it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from setup.console import say

DPKG_STATUS = Path("/var/lib/dpkg/status")
INSTALL = ("install", "--yes", "--quiet", "--no-install-recommends", "--no-remove")
# Somebody else's apt run may hold the lock for a moment, on a machine that has just started most of all.
PATIENCE = ("--option", "DPkg::Lock::Timeout=120")
LINES_OF_A_FAILURE = 15


@dataclass(frozen=True)
class Plan:
    """The packages that apt-get would fetch, and their size in bytes."""

    names: tuple[str, ...] = ()
    size: int = 0


def has_apt() -> bool:
    """Tell whether this system installs its packages with apt-get."""
    return shutil.which("apt-get") is not None


def packages_mark() -> str:
    """Return a text that changes whenever a Debian package comes or goes; empty on other systems.

    Kept beside the finding that Qt loads, it tells for how long the finding may be trusted.
    """
    try:
        status = DPKG_STATUS.stat()
    except OSError:
        return ""
    return f"{status.st_ino}-{status.st_mtime_ns}"


def command_to_type(packages: Iterable[str]) -> str:
    """Return the command with which a person installs the packages."""
    return " ".join(("sudo apt-get install --no-install-recommends --no-remove", *packages))


def absent(packages: Iterable[str]) -> tuple[str, ...]:
    """Return those of the packages that are not installed, in the order given.

    A package of another name may stand in for one, as libglib2.0-0t64 does for libglib2.0-0 in Debian 13.
    """
    wanted = tuple(packages)
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status}|${Package}|${Provides}\n"]
    try:
        answer = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    except OSError:
        return wanted
    installed = installed_names(answer)
    return tuple(package for package in wanted if package not in installed)


def installed_names(answer: str) -> frozenset[str]:
    """Read lines of dpkg-query with status, name and what is provided, as `absent` asks for them."""
    names: set[str] = set()
    for line in answer.splitlines():
        status, _, rest = line.partition("|")
        if status == "installed":
            name, _, provided = rest.partition("|")
            names.add(name)
            names.update(entry.split()[0] for entry in provided.split(",") if entry.strip())
    return frozenset(names)


def way_to_root() -> tuple[str, ...] | None:
    """Return what to put before a command to run it as root; None where nobody may be asked for that.

    Without a terminal only root itself installs: who can become root is asked first whether that is wanted.
    """
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return ()
    return ("sudo",) if has_terminal() and shutil.which("sudo") is not None else None


def has_nobody_to_ask() -> bool:
    """Tell whether packages are missed here that only a person who is not at the terminal could install."""
    return has_apt() and way_to_root() is None


def install(packages: Iterable[str]) -> bool:
    """Show what would be installed, ask where there is a terminal, and install it; tell whether all of it is there.

    Nothing is removed for it: a package that another one would have to go for is not installed.
    The package lists are fetched only when apt-get does not know a package: fresh systems come without them.
    """
    if not has_apt():
        return False
    root, wanted = way_to_root(), tuple(packages)
    plan = planned(wanted)
    if plan is None and root is not None:
        say("Fetching the lists of system packages ...")
        _apt_get(root, ("update", "--quiet"))
        plan = planned(wanted)
    say(_plan_text(wanted, plan))
    if root is None or (has_terminal() and not is_agreed()):
        return False
    say("Installing them ...")
    done = _apt_get(root, INSTALL + wanted)
    if done.returncode != 0:
        say("apt-get could not install them:")
        say("\n".join(done.stdout.splitlines()[-LINES_OF_A_FAILURE:]))
    return done.returncode == 0


def planned(packages: Iterable[str]) -> Plan | None:
    """Return what apt-get would fetch for these packages; None where it does not know all of them."""
    command = ["apt-get", "--print-uris", *INSTALL, *packages]
    variables = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    return parse_plan(done.stdout) if done.returncode == 0 else None


def parse_plan(text: str) -> Plan:
    """Read what `apt-get --print-uris` prints: a line for each file, with its quoted address, its name and its size."""
    rows = [line.split() for line in text.splitlines() if line.startswith("'")]
    return Plan(tuple(row[1].partition("_")[0] for row in rows), sum(int(row[2]) for row in rows))


def is_agreed() -> bool:
    """Ask the person at the terminal; Enter means yes, and no answer no."""
    print("Install them? [Y/n] ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    return answer.strip().lower() in {"", "y", "yes"} if answer else False


def has_terminal() -> bool:
    """Tell whether a person can be asked."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def _plan_text(wanted: tuple[str, ...], plan: Plan | None) -> str:
    lines = [f"System packages to install: {' '.join(wanted)}"]
    if plan is not None:
        others = [name for name in plan.names if name not in wanted]
        if others:
            lines.append(f"and {len(others)} that they need: {' '.join(others)}")
        lines.append(f"{plan.size / 1e6:.1f} MB to download; nothing is removed.")
    return "\n".join(
        textwrap.fill(line, 110, subsequent_indent="  ", break_on_hyphens=False) for line in lines
    )


def _apt_get(root: tuple[str, ...], arguments: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Run apt-get as root, without questions; what it prints is kept for the case of a failure."""
    command = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *PATIENCE, *arguments]
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
