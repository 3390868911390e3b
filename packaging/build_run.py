"""One file that unpacks itself for the time and starts the program: made by makeself."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import dev_apt
from build_deb import even_out
from build_facts import PACKAGING, Facts
from dev_console import Refusal

# Every system can unpack gzip, and sooner than xz; it is unpacked at each start.
PACKED_BY = "--gzip"


def run_file(facts: Facts) -> Path:
    """Make the file and return it."""
    if shutil.which("makeself") is None and not dev_apt.install(("makeself",)):
        raise Refusal("makeself is not installed; Debian's package has the same name.")
    folder = facts.work / "run"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(facts.program, folder / "dicedesk", symlinks=True)
    shutil.copyfile(PACKAGING / "linux" / "start.sh", folder / "start.sh")
    even_out(facts, folder, {folder / "start.sh", folder / "dicedesk" / "dicedesk"})
    file = facts.dist / f"{facts.name}.run"
    file.unlink(missing_ok=True)
    command = [
        *("makeself", PACKED_BY, "--quiet", "--nox11", "--noprogress", "--nomd5", "--sha256"),
        *("--tar-format", "gnu", "--packaging-date", f"@{facts.epoch}"),
        *("--tar-extra", f"--sort=name --owner=0 --group=0 --numeric-owner --mtime=@{facts.epoch}"),
        *(str(folder), str(file), f"DiceDesk {facts.version}", "./start.sh"),
    ]
    if subprocess.run(command, env=facts.variables(), stdout=subprocess.DEVNULL, check=False).returncode != 0:
        raise Refusal("makeself failed; the reason stands above.")
    return file
