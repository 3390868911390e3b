"""Compile the catalogues of translations when a wheel is made, however it is made: by pip, by hatch, from a sdist."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class CatalogueHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes a .qm file of each catalogue. An editable installation makes its own, when the program is first started."""

    PLUGIN_NAME = "catalogues"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what will be packed. RuntimeError, with Qt's own words, where that fails."""
        if version == "editable":
            return
        for catalogue in sorted(Path(self.root, "resources", "translations").glob("*.ts")):
            compile_catalogue(catalogue)


def compile_catalogue(catalogue: Path) -> None:
    """Make the .qm file beside a .ts file."""
    command = [
        sys.executable,
        "-c",
        RELEASE,
        "-silent",
        str(catalogue),
        "-qm",
        str(catalogue.with_suffix(".qm")),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or not catalogue.with_suffix(".qm").exists():
        said = (done.stderr or done.stdout).strip()
        raise RuntimeError(f"The translations in {catalogue.name} could not be compiled: {said}")
