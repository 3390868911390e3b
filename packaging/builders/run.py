"""One file that unpacks itself for the time and starts the program: a script for the shell, and behind it the program.

It is no file of makeself's, since that takes options such as --version for itself, forwards no signal, says on the
program's output what it does, and leaves everything behind when it is killed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from gzip import GzipFile
from pathlib import Path
from typing import IO

from builders.archive import write_tar
from builders.deb import filled
from builders.facts import Facts
from builders.folder import files_of

BLOCK = 4096
"""A file takes up whole blocks of a disk."""
# Every system can unpack gzip, and sooner than xz; it is unpacked at each start.
LEVEL = 6
"""The highest, 9, takes three times as long and saves half a percent."""


def run_file(facts: Facts) -> Path:
    """Make the file and return it."""
    file = facts.dist / f"{facts.name}.run"
    with file.open("wb") as out:
        out.write(script(facts).encode())
        # Without a name and a time in its head.
        with GzipFile("", "wb", LEVEL, out, mtime=0) as packed:
            write_tar(facts, facts.program, packed)
    file.chmod(0o755)
    return file


def script(facts: Facts) -> str:
    """What the shell reads of the file."""
    values = {
        "KILOBYTES": str(kilobytes_on_disk(facts.program)),
        "PROGRAM": str(facts.executable.relative_to(facts.dist)),
    }
    lines = filled(facts, "run.sh", **values, LINES="@LINES@").count("\n")
    return filled(facts, "run.sh", **values, LINES=str(lines + 1))


def kilobytes_on_disk(folder: Path) -> int:
    """How much room a folder takes once it is unpacked."""
    return sum(-(-path.lstat().st_size // BLOCK) * BLOCK for path in files_of(folder)) // 1024


@contextmanager
def packed_in(file: Path) -> Iterator[IO[bytes]]:
    """The archive in such a file: what stands behind the script, whose last line starts the program."""
    with file.open("rb") as content:
        while line := content.readline():
            if line.startswith(b"exec "):
                break
        yield content
