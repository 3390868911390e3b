"""Compile translation catalogs (.ts files) into the .qm files that the window reads."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from setup.console import Refusal
from setup.environment import Environment


def ensure(environment: Environment) -> None:
    """Compile the catalogs that have changed since the last time. Refusal with Qt's message for a broken one."""
    for catalogue in sorted((environment.project / "resources" / "translations").glob("*.ts")):
        if is_stale(catalogue):
            compile_one(environment, catalogue)


def compiled(catalogue: Path) -> Path:
    """Return the path of a catalog's compiled form."""
    return catalogue.with_suffix(".qm")


def is_stale(catalogue: Path) -> bool:
    """Return whether a catalog is newer than its compiled form, or has none."""
    try:
        return compiled(catalogue).stat().st_mtime_ns < catalogue.stat().st_mtime_ns
    except FileNotFoundError:
        return True


def compile_one(environment: Environment, catalogue: Path) -> None:
    """Compile a catalog in one step, so that a window that opens meanwhile never reads half of it."""
    fresh = compiled(catalogue).with_suffix(f".{os.getpid()}")
    command = [str(environment.programs / "pyside6-lrelease"), "-silent", str(catalogue), "-qm", str(fresh)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment.variables())
    if done.returncode != 0 or not fresh.exists():
        said = (done.stderr or done.stdout).strip()
        raise Refusal(f"The translations in {catalogue.name} could not be compiled: {said}")
    fresh.replace(compiled(catalogue))
