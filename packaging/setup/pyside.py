"""Unpack the Python files inside PySide's library, so that starts need not compile them.

PySide first looks for them in a folder of its own, and creates that folder when the variable SBK_EMBED is 0: see
"Python File Embedding" in its documentation.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from setup.console import Refusal

_UNPACK = """
import compileall, pathlib, py_compile, shiboken6
folder = pathlib.Path(shiboken6.__file__).with_name("files.dir")
# They come with the library alone, so no start has to ask whether they have changed; nor do they name this machine.
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
compileall.compile_dir(folder, quiet=1, force=True, invalidation_mode=unchecked, stripdir=folder)
print(folder)
"""


def unpack(python: Path) -> Path:
    """Unpack and compile the files of that interpreter's PySide, and return their folder. Refusal if that fails."""
    variables = {**os.environ, "SBK_EMBED": "0"}
    done = subprocess.run(
        [str(python), "-c", _UNPACK], capture_output=True, text=True, check=False, env=variables
    )
    folder = Path(done.stdout.strip())
    if done.returncode != 0 or not folder.is_dir():
        raise Refusal(f"The Python files of PySide could not be unpacked: {done.stderr.strip()}")
    return folder
