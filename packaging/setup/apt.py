"""Install Debian packages if allowed, and otherwise name the command that does it."""

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
# Another apt run may hold the lock for a moment, especially on a machine that has just started.
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

    Saved with the result that Qt loads, it shows whether the result is still valid.
    """
    try:
        status = DPKG_STATUS.stat()
    except OSError:
        return ""
    return f"{status.st_ino}-{status.st_mtime_ns}"


def command_to_type(packages: Iterable[str]) -> str:
    """Return the command that the user can type to install the packages."""
    return " ".join(("sudo apt-get install --no-install-recommends --no-remove", *packages))


def absent(packages: Iterable[str]) -> tuple[str, ...]:
    """Return the packages that are not installed, in the order given.

    A package of another name may replace one, as libglib2.0-0t64 replaces libglib2.0-0 in Debian 13.
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
    """Read lines of dpkg-query with status, name and provided names, as `absent` asks for them."""
    names: set[str] = set()
    for line in answer.splitlines():
        status, _, rest = line.partition("|")
        if status == "installed":
            name, _, provided = rest.partition("|")
            names.add(name)
            names.update(entry.split()[0] for entry in provided.split(",") if entry.strip())
    return frozenset(names)


def way_to_root() -> tuple[str, ...] | None:
    """Return the prefix that runs a command as root; None if there is no way to ask for it.

    Without a terminal, only root itself installs: a user with sudo has to agree first.
    """
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return ()
    return ("sudo",) if has_terminal() and shutil.which("sudo") is not None else None


def has_nobody_to_ask() -> bool:
    """Tell whether installing packages would need a person at a terminal, but there is none."""
    return has_apt() and way_to_root() is None


def install(packages: Iterable[str]) -> bool:
    """Show the packages, ask if there is a terminal, and install them; tell whether all are installed now.

    Nothing is removed for it: a package that conflicts with an installed one is not installed. The package lists are
    fetched only if apt-get does not know a package: fresh systems come without them.
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
    """Return what apt-get would fetch for these packages; None if it does not know all of them."""
    command = ["apt-get", "--print-uris", *INSTALL, *packages]
    variables = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    return parse_plan(done.stdout) if done.returncode == 0 else None


def parse_plan(text: str) -> Plan:
    """Read the output of `apt-get --print-uris`: a line for each file, with its quoted address, its name and
    its size."""
    rows = [line.split() for line in text.splitlines() if line.startswith("'")]
    return Plan(tuple(row[1].partition("_")[0] for row in rows), sum(int(row[2]) for row in rows))


def is_agreed() -> bool:
    """Ask the person at the terminal; Enter means yes, and no answer means no."""
    print("Install them? [Y/n] ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    return answer.strip().lower() in {"", "y", "yes"} if answer else False


def has_terminal() -> bool:
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
    """Run apt-get as root, without questions; its output is captured for error messages."""
    command = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *PATIENCE, *arguments]
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
