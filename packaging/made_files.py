"""Files that a script makes and that are committed: written, or compared with what lies there."""

import argparse
from collections.abc import Callable, Mapping
from operator import eq
from pathlib import Path


def write_or_check(
    folder: Path,
    files: Mapping[str, bytes],
    description: str | None,
    are_alike: Callable[[bytes, bytes], bool] = eq,
) -> int:
    """Write the files below the folder, or with --check only compare them; the exit status, 1 where one differs."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="compare the files, write nothing")
    check = parser.parse_args().check
    differing = 0
    for name, content in files.items():
        path = folder / name
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            print(f"wrote {path}")
        elif not path.is_file() or not are_alike(path.read_bytes(), content):
            print(f"{path} differs from what this script makes.")
            differing += 1
    return int(differing > 0)
