"""The packed program: one folder with its own Python and Qt."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import licenses.notices
import setup.apt
from setup.console import Refusal, say

from builders.facts import PACKAGING, Facts

SPEC = PACKAGING / "dicedesk.spec"


def pack(facts: Facts) -> Path:
    """Make the folder with PyInstaller, replacing an older one, and return it."""
    _need_packages(facts)
    shutil.rmtree(facts.program, ignore_errors=True)
    say(f"Packing {facts.name} ...")
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", str(facts.dist), "--workpath", str(facts.work / "pyinstaller"), str(SPEC)),
    ]
    if subprocess.run(command, env=facts.variables(), check=False).returncode != 0:
        raise Refusal("PyInstaller failed; the reason stands above.")
    if not facts.executable.is_file():
        raise Refusal(f"PyInstaller made no {facts.executable}.")
    # PyInstaller puts them among the libraries, where nobody looks.
    for name in ("LICENSE", licenses.notices.FOR_PEOPLE):
        shutil.move(facts.program / "_internal" / name, facts.program / name)
    if facts.system == "linux" and shutil.which("strip"):
        strip_python(facts)
    return facts.program


def strip_python(facts: Facts) -> None:
    """Strip debug symbols from Python's own libraries: 24 MB if Python was compiled here.

    Other libraries stay as they are: those of wheels are stripped already, and numpy's break when stripped.
    """
    libraries = [
        path
        for path in files_of(facts.program)
        if not path.is_symlink() and (path.name.startswith("libpython") or path.parent.name == "lib-dynload")
    ]
    subprocess.run(["strip", "--strip-unneeded", *map(str, libraries)], env=facts.variables(), check=True)


def files_of(folder: Path) -> Iterator[Path]:
    """All files and links below a folder, in a fixed order."""
    yield from sorted(path for path in folder.rglob("*") if path.is_symlink() or path.is_file())


def size_of(folder: Path) -> int:
    """The total size of the files below a folder, in bytes."""
    return sum(path.lstat().st_size for path in files_of(folder))


def _need_packages(facts: Facts) -> None:
    """Require two separate Debian packages: Python's shared library, which is packed, and strip."""
    if facts.system != "linux" or not setup.apt.has_apt():
        return
    own = (
        (f"libpython{sys.version_info.major}.{sys.version_info.minor}",) if sys.base_prefix == "/usr" else ()
    )
    missing = setup.apt.absent((*own, "binutils"))
    if missing and not setup.apt.install(missing):
        raise Refusal(f"This command installs what is missing:\n  {setup.apt.command_to_type(missing)}")
