"""The disk image for macOS, from which people drag the program to their applications."""

from __future__ import annotations

import subprocess
from pathlib import Path

from setup.console import Refusal

from builders.facts import PACKAGING, Facts

MACOS = PACKAGING / "macos"
APP = "DiceDesk.app"


def dmg(facts: Facts) -> Path:
    """Sign the program as far as the environment allows, make the image, and return it."""
    app, file = facts.dist / APP, facts.dist / f"{facts.name}.dmg"
    for script, *words in (
        ("sign.sh", "app", str(app)),
        ("make_dmg.sh", str(app), str(file)),
        ("sign.sh", "dmg", str(file)),
    ):
        command = [str(MACOS / script), *words]
        if subprocess.run(command, env=facts.variables(), check=False).returncode != 0:
            raise Refusal(f"{script} failed; the reason stands above.")
    return file
