"""Compile the catalogs of translations when a wheel is built, by pip, by hatch, or from a sdist."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class CatalogueHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes a .qm file of each catalog. An editable installation makes its own, when the program first starts."""

    PLUGIN_NAME = "catalogues"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogs to be packed. RuntimeError with Qt's message if that fails."""
        if version == "editable":
            return
        for catalogue in sorted(Path(self.root, "resources", "translations").glob("*.ts")):
            compile_catalogue(catalogue)


def compile_catalogue(catalogue: Path) -> None:
    """Make the .qm file next to a .ts file."""
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
