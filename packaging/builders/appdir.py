"""The folder of an AppImage, and the AppImage itself if you have the runtime for it.

The runtime is a file of the AppImage project that no package contains; give it with --runtime.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import setup.apt
from setup.console import Refusal

from builders.deb import LINUX, PAYLOAD, even_out, filled, make_at_home
from builders.facts import PROJECT, Facts

ICON = PROJECT / "resources" / "icons" / "dicedesk-256.png"


def appdir(facts: Facts) -> Path:
    folder = facts.dist / "DiceDesk.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(facts.program, folder / PAYLOAD, symlinks=True)
    make_at_home(facts, folder / "usr")
    shutil.copyfile(LINUX / "AppRun", folder / "AppRun")
    (folder / "dicedesk.desktop").write_text(filled(facts, "dicedesk.desktop"), encoding="utf-8")
    shutil.copyfile(ICON, folder / "dicedesk.png")
    (folder / ".DirIcon").symlink_to("dicedesk.png")
    even_out(facts, folder, {folder / "AppRun", folder / PAYLOAD / "dicedesk"})
    return folder


def appimage(facts: Facts, runtime: Path) -> Path:
    """Make the AppImage: the runtime, followed by the folder as a file system."""
    if shutil.which("mksquashfs") is None and not setup.apt.install(("squashfs-tools",)):
        raise Refusal("mksquashfs is not installed; Debian's package for it is squashfs-tools.")
    if not runtime.is_file():
        raise Refusal(f"There is no runtime {runtime}.")
    packed = facts.work / "appimage.squashfs"
    packed.unlink(missing_ok=True)
    facts.work.mkdir(parents=True, exist_ok=True)
    # The file system's date is SOURCE_DATE_EPOCH; the dates of the files were set before.
    command = [
        *("mksquashfs", str(facts.dist / "DiceDesk.AppDir"), str(packed)),
        *("-root-owned", "-noappend", "-quiet", "-no-progress", "-comp", "zstd"),
    ]
    if subprocess.run(command, env=facts.variables(), stdout=subprocess.DEVNULL, check=False).returncode != 0:
        raise Refusal("mksquashfs failed; the reason stands above.")
    file = facts.dist / f"{facts.name}.AppImage"
    with file.open("wb") as out:
        for part in (runtime, packed):
            with part.open("rb") as content:
                shutil.copyfileobj(content, out)
    file.chmod(0o755)
    return file
