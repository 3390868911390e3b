"""Install Debian packages where that is allowed, and else name the one command that does it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from dev_console import say

DPKG_STATUS = Path("/var/lib/dpkg/status")
INSTALL = ("install", "--yes", "--quiet", "--no-install-recommends")
# Somebody else's apt run may hold the lock for a moment, on a machine that has just started most of all.
PATIENCE = ("--option", "DPkg::Lock::Timeout=120")
LINES_OF_A_FAILURE = 15


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
    return " ".join(("sudo apt-get install --no-install-recommends", *packages))


def absent(packages: Iterable[str]) -> tuple[str, ...]:
    """Return those of the packages that dpkg does not know as installed, in the order given."""
    wanted = tuple(packages)
    query = ["dpkg-query", "--show", "--showformat=${Package} ${db:Status-Status}\n", *wanted]
    try:
        answer = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    except OSError:
        return wanted
    return tuple(package for package in wanted if f"{package} installed" not in answer.splitlines())


def way_to_root() -> tuple[str, ...] | None:
    """Return what to put before a command to run it as root without a question; None where it may not."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return ()
    sudo = ("sudo", "--non-interactive")
    try:
        allowed = subprocess.run([*sudo, "true"], capture_output=True, check=False).returncode == 0
    except OSError:
        return None
    return sudo if allowed else None


def install(packages: Iterable[str]) -> bool:
    """Install the packages, and tell whether it worked; False too where it is not allowed.

    The package lists are fetched only when the first try fails: fresh systems come without them.
    """
    root = way_to_root() if has_apt() else None
    if root is None:
        return False
    wanted = tuple(packages)
    say(f"Installing system packages: {' '.join(wanted)} ...")
    if _apt_get(root, INSTALL + wanted).returncode == 0:
        return True
    say("Fetching the lists of system packages ...")
    _apt_get(root, ("update", "--quiet"))
    second = _apt_get(root, INSTALL + wanted)
    if second.returncode != 0:
        say("\n".join(second.stdout.splitlines()[-LINES_OF_A_FAILURE:]))
    return second.returncode == 0


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
