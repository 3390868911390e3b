"""Finds the system package of a file, and its license according to Debian or a derivative."""

from __future__ import annotations

import platform
import re
import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from urllib.parse import quote

DOCUMENTS = Path("/usr/share/doc")
QUERY = "${Package}\t${Version}\t${source:Package}\t${source:Version}\t${Architecture}\n"
STORED = {"/lib": "/usr/lib", "/usr/lib": "/lib", "/bin": "/usr/bin", "/usr/bin": "/bin"}
"""Two names of one folder; dpkg knows a file by the name used when its package was built."""

SAID_HERE = {
    "fontconfig": "HPND-sell-variant AND MIT",
    "gcc-*": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "krb5": "MIT AND BSD-3-Clause",
    "libgcrypt20": "LGPL-2.1-or-later",
    "libx11": "MIT AND X11",
    "libxau": "MIT-open-group",
    "libxcb": "X11",
    "libxdmcp": "MIT-open-group",
    "libxkbcommon": "MIT AND HPND",
}
"""The licenses of source packages whose notices no program can read."""

_GNU = re.compile(r"\b(A?L?GPL|GFDL)(?:-NIV)?-(\d)(?:\.(\d))?(\+?)(?![\w.])")
_COMMON = re.compile(r"/usr/share/common-licenses/([A-Z][A-Za-z0-9.+-]*[A-Za-z0-9])")
_NEWEST = {"GPL": "GPL-3", "LGPL": "LGPL-3", "GFDL": "GFDL-1.3"}


@dataclass(frozen=True)
class SystemPackage:
    """An installed package, and the source package that it was built from."""

    name: str
    version: str
    source: str
    source_version: str
    machine: str

    @property
    def purl(self) -> str:
        """The package URL that identifies it for machines."""
        about = system()
        where = f"arch={self.machine}&distro={about['ID']}-{about.get('VERSION_ID', '')}".rstrip("-")
        return f"pkg:deb/{about['ID']}/{self.name}@{quote(self.version)}?{where}"

    def notice(self) -> str:
        """Debian's copyright file of the package."""
        return (DOCUMENTS / self.name / "copyright").read_text(encoding="utf-8", errors="replace")

    def source_at(self, addresses: dict[str, str]) -> str:
        """The address of its source; "" if the table has none for this system."""
        address = addresses.get(system()["ID"], "")
        return address.format(source=self.source, version=quote(self.source_version, safe=":+~"))


def system() -> dict[str, str]:
    """The system's name and version, from os-release."""
    return platform.freedesktop_os_release()


def owners(files: Iterable[Path]) -> dict[Path, SystemPackage]:
    """The package of each file that came from one; empty if the system has no such list."""
    names = {name: file for file in files for name in _names_of(file)}
    if not names:
        return {}
    try:
        listed = subprocess.run(["dpkg", "-S", *names], capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:
        return {}
    found: dict[Path, str] = {}
    for line in listed.splitlines():
        package, _, place = line.rpartition(": ")
        if place in names and not package.startswith("diversion by "):
            found.setdefault(names[place], package.split(",")[0])
    known = _packages(sorted(set(found.values())))
    return {file: known[package] for file, package in found.items()}


def license_in(notice: str, source: str) -> str:
    """The licenses in a notice, as SPDX expressions where known."""
    told = next((spdx for pattern, spdx in SAID_HERE.items() if fnmatch(source, pattern)), None)
    if told is not None:
        return told
    names = dict.fromkeys(_spdx(name) for name in _licenses_of_files(notice))
    if not names:
        names = dict.fromkeys(_spdx(name) for name in common_texts(notice))
    return " AND ".join(f"({name})" if " or " in name.lower() else name for name in names) or "see its text"


def common_texts(notice: str) -> tuple[str, ...]:
    """The names of the common texts that a notice refers to."""
    return tuple(dict.fromkeys(_NEWEST.get(name, name) for name in _COMMON.findall(notice)))


def paragraphs(notice: str) -> Iterator[dict[str, str]]:
    """The paragraphs of a machine-readable notice; a field continues in lines that begin with a blank."""
    if not notice.startswith("Format:"):
        return
    for block in re.split(r"\n\s*\n", notice):
        fields: dict[str, str] = {}
        name = ""
        for line in block.splitlines():
            if line[:1] in (" ", "\t") and name:
                fields[name] += f"\n{line}"
            elif ":" in line:
                name, _, text = line.partition(":")
                fields[name] = text.strip()
        yield fields


def _licenses_of_files(notice: str) -> Iterator[str]:
    for fields in paragraphs(notice):
        patterns = fields.get("Files", "").split()
        name = fields.get("License", "").partition("\n")[0].strip()
        if patterns and name and not all(pattern.startswith("debian/") for pattern in patterns):
            yield name


def _spdx(name: str) -> str:
    def spelled(found: re.Match[str]) -> str:
        return f"{found[1]}-{found[2]}.{found[3] or 0}-{'or-later' if found[4] else 'only'}"

    return re.sub(r"\bExpat\b", "MIT", _GNU.sub(spelled, name))


def _names_of(file: Path) -> Iterator[str]:
    for path in dict.fromkeys((file, file.resolve())):
        yield str(path)
        for here, there in STORED.items():
            if path.is_relative_to(here):
                yield str(there / path.relative_to(here))


def _packages(names: list[str]) -> dict[str, SystemPackage]:
    if not names:
        return {}
    query = ["dpkg-query", "--show", f"--showformat={QUERY}", *names]
    lines = subprocess.run(query, capture_output=True, text=True, check=True).stdout.splitlines()
    told = [SystemPackage(*line.split("\t")) for line in lines]
    return {name: package for name in names for package in told if name.split(":")[0] == package.name}
