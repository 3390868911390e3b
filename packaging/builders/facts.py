"""The facts shared by all parts of the build: names, the version, the date, and paths."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
PACKAGING = PROJECT / "packaging"
EPOCH = "SOURCE_DATE_EPOCH"
ADDRESS = "DICEDESK_ADDRESS"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
DEBIAN_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


@dataclass(frozen=True)
class Facts:
    """One build: its version, its date in seconds since 1970, its system, and its folder.

    `address` is the project's public page; empty if it has none.
    """

    version: str
    epoch: int
    system: str
    machine: str
    dist: Path
    address: str = ""

    @property
    def name(self) -> str:
        """The base name of this build's files, such as "dicedesk-1.2.3-linux-x86_64"."""
        return f"dicedesk-{self.version}-{self.system}-{self.machine}"

    @property
    def program(self) -> Path:
        """The folder with the packed program."""
        return self.dist / self.name

    @property
    def executable(self) -> Path:
        """The program file in that folder."""
        return self.program / ("dicedesk.exe" if self.system == "windows" else "dicedesk")

    @property
    def debian_machine(self) -> str:
        """Debian's name for this kind of computer."""
        return DEBIAN_MACHINES.get(self.machine, self.machine)

    @property
    def pictures(self) -> str:
        """The address of the folder with this version's pictures; empty without a project address."""
        return f"{self.address}/raw/v{self.version}/docs"

    @property
    def work(self) -> Path:
        """A folder for the build's temporary files."""
        return self.dist.parent / "build"

    def variables(self) -> dict[str, str]:
        """The variables for build programs that make their results reproducible."""
        return {**os.environ, EPOCH: str(self.epoch), "PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C.UTF-8"}


def facts(dist: Path | None = None) -> Facts:
    machine = platform.machine().lower()
    return Facts(
        version=project_version(),
        epoch=source_date(),
        system=SYSTEMS.get(sys.platform, sys.platform),
        machine=MACHINES.get(machine, machine),
        dist=dist or PROJECT / "dist",
        address=os.environ.get(ADDRESS, "").rstrip("/"),
    )


def project_version() -> str:
    """The version in pyproject.toml, its only source."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def source_date() -> int:
    """The date of all files of the build: SOURCE_DATE_EPOCH, otherwise the last commit's, otherwise the changelog's."""
    given = os.environ.get(EPOCH)
    if given:
        return int(given)
    log = ["git", "-C", str(PROJECT), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(log, capture_output=True, text=True, check=True).stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int((PROJECT / "CHANGELOG.md").stat().st_mtime)
