"""PySide as any program has it that installs it and no more: without the files that this project unpacks of it."""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def plain_pyside() -> Iterator[Path]:
    """A folder for PYTHONPATH that holds PySide as it was installed; it is gone afterward."""
    # Imported late: other tests of this folder need no Qt.
    import shiboken6

    installed = Path(shiboken6.__file__).parents[1]
    # Beside the packages, as links to files reach no other disk.
    with tempfile.TemporaryDirectory(dir=sys.prefix, prefix="plain-") as folder:
        for package in ("PySide6", "shiboken6"):
            unwanted = shutil.ignore_patterns("files.dir", "include", "qml", "*.pyi")
            shutil.copytree(
                installed / package,
                Path(folder, package),
                ignore=unwanted,
                copy_function=os.link,
                symlinks=True,
            )
        yield Path(folder)
