"""Make the files that people download: `python3 packaging/dev.py build [--check] [-- PART...]`.

The files are written to dist/. Without a PART, this builds all parts that this system can build:

    folder     the packed program, one folder (all systems)
    archive    that folder as .tar.xz, on Windows as .zip
    deb        the package for Debian and Ubuntu (Linux)
    run        one file that starts the program (Linux)
    appdir     the folder of an AppImage (Linux); with --runtime FILE the AppImage too
    installer  the installer (Windows)
    dmg        the disk image (macOS)

--again packs the folder a second time and compares every file; --check tries the result as a user would.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import builders.appdir
import builders.archive
import builders.deb
import builders.folder
import builders.macos
import builders.run
import builders.windows
import checks.speed
import licenses.notices
import licenses.sbom
from builders.facts import PROJECT, Facts, facts
from setup.console import Refusal, say

MEGABYTE = 1_000_000
MOST_PACKED_MB, MOST_ON_DISK_MB = 60, 200
MOST_TIMES_AS_SLOW = 1.2
TURNS = 8

PARTS: dict[str, tuple[Callable[[Facts], Path], tuple[str, ...]]] = {
    "folder": (builders.folder.pack, ("linux", "windows", "macos")),
    "archive": (builders.archive.archive, ("linux", "windows")),
    "deb": (builders.deb.deb, ("linux",)),
    "run": (builders.run.run_file, ("linux",)),
    "appdir": (builders.appdir.appdir, ("linux",)),
    "installer": (builders.windows.installer, ("windows",)),
    "dmg": (builders.macos.dmg, ("macos",)),
}
"""The function for each part, and the systems that can build it."""


def main(words: Sequence[str]) -> int:
    """Build the requested parts, measure them, and return the exit code."""
    parser = argparse.ArgumentParser(
        prog="dev.py build", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--check", action="store_true", help="install and drive the result (Linux, as root)")
    parser.add_argument("--again", action="store_true", help="pack twice, and compare")
    parser.add_argument(
        "--runtime", type=Path, metavar="FILE", help="the runtime to finish the AppImage with"
    )
    given = parser.parse_args(words)
    here = facts()
    try:
        made = make(here, given.parts or [part for part, (_, on) in PARTS.items() if here.system in on])
        if given.runtime:
            image = builders.appdir.appimage(here, given.runtime)
            licenses.sbom.write(here, licenses.notices.written(here.program), image)
            say(f"made {image.name}")
        failures = [*too_large(made), *(too_slow(here) if here.system == "linux" else ())]
        failures += unlicensed(here) if "folder" in made else []
        if given.again:
            failures += different(here)
        if given.check:
            check(here)
    except Refusal as refusal:
        say(str(refusal))
        return 1
    for failure in failures:
        say(f"FAILED: {failure}")
    return int(bool(failures))


def make(here: Facts, parts: Sequence[str]) -> dict[str, Path]:
    """Build the parts in order, and report the size and time of each."""
    for part in parts:
        if part not in PARTS:
            raise Refusal(f"There is no part {part}, only {', '.join(PARTS)}.")
    here.dist.mkdir(parents=True, exist_ok=True)
    made: dict[str, Path] = {}
    for part in parts:
        began = time.monotonic()
        path = made[part] = PARTS[part][0](here)
        if part != "folder":
            licenses.sbom.write(here, licenses.notices.written(here.program), path)
        say(
            f"{part:<9}{megabytes(path):7.1f} MB {time.monotonic() - began:5.0f} s  {path.relative_to(PROJECT)}"
        )
    return made


def megabytes(path: Path) -> float:
    """The size of a file, or of all files in a folder."""
    return (builders.folder.size_of(path) if path.is_dir() else path.stat().st_size) / MEGABYTE


def too_large(made: dict[str, Path]) -> list[str]:
    """A sentence for each part that is larger than allowed."""
    limits = {"folder": MOST_ON_DISK_MB, "archive": MOST_PACKED_MB}
    return [
        f"{made[part].name} is larger than {limit} MB."
        for part, limit in limits.items()
        if part in made and megabytes(made[part]) > limit
    ]


def unlicensed(here: Facts) -> list[str]:
    """The license facts missing from the packed program, on whatever system it was packed."""
    import checks.licenses

    made_with = licenses.notices.written(here.program)
    return [
        *checks.licenses.unclaimed(here.program, made_with),
        *checks.licenses.incomplete(here.program, made_with),
    ]


def too_slow(here: Facts) -> list[str]:
    """Say if the packed program's window opens too late compared with the checkout's."""
    commands = {"packed": [str(here.executable)], "unpacked": [sys.executable, "-m", "dicedesk"]}
    if shutil.which("Xvfb") is None:
        say("Xvfb is not installed, so the start was not measured.")
        return []
    times = checks.speed.compare(commands, TURNS)
    ratio = times["packed"] / times["unpacked"]
    say(
        f"window up after {times['packed'] * 1000:.0f} ms packed, {times['unpacked'] * 1000:.0f} ms from the "
        f"checkout: {ratio:.2f} times (at most {MOST_TIMES_AS_SLOW})"
    )
    return ["The packed program starts too slowly."] if ratio > MOST_TIMES_AS_SLOW else []


def check(here: Facts) -> None:
    """Try the result as a user would; log and pictures are in build/check afterward. Refusal if it fails."""
    # A plain build needs none of these modules.
    import checks.contents
    import checks.deb
    import checks.licenses
    import checks.tools
    import checks.wayland
    import checks.windows

    if here.system != "linux":
        raise Refusal("The check drives the package for Debian, and runs on Debian or Ubuntu.")
    package = builders.deb.file_of(here)
    checks.contents.check(here)
    checks.licenses.check(here)
    checks.tools.check(here, package)
    checks.deb.check(here, package, here.work / "check")
    checks.wayland.check(here, package, here.work / "check")
    checks.windows.check(here)
    say(f"Log and pictures lie in {(here.work / 'check').relative_to(PROJECT)}: look at them.")


def different(here: Facts) -> list[str]:
    """Pack the folder again, elsewhere, and name the files that differ."""
    other = replace(here, dist=here.work / "again")
    shutil.rmtree(other.dist, ignore_errors=True)
    builders.folder.pack(other)
    one, two = hashes(here.program), hashes(other.program)
    found = sorted(name for name in one.keys() | two.keys() if one.get(name) != two.get(name))
    say(f"packed twice: {len(one)} files, {len(found)} of them different")
    return [f"{name} differs from one time to the next." for name in found]


def hashes(folder: Path) -> dict[str, str]:
    """A hash of each file in a folder, by path; for a link, its target."""
    return {
        str(path.relative_to(folder)): str(path.readlink())
        if path.is_symlink()
        else hashlib.sha256(path.read_bytes()).hexdigest()
        for path in builders.folder.files_of(folder)
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
