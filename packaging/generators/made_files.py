"""Writes generated files, or compares them with the committed ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import eq
from pathlib import Path


def write(folder: Path, files: Mapping[str, bytes]) -> int:
    """Write the files below the folder; return the exit code, 0."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        print(f"wrote {path}")
    return 0


def compare(folder: Path, files: Mapping[str, bytes], are_alike: Callable[[bytes, bytes], bool] = eq) -> int:
    """Compare the files with those below the folder; return the exit code, 1 if one differs."""
    differing = [
        folder / name
        for name, content in files.items()
        if not (folder / name).is_file() or not are_alike((folder / name).read_bytes(), content)
    ]
    for path in differing:
        print(f"{path} differs from what is made today.")
    return int(bool(differing))
