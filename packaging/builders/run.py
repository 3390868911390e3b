"""A single file that unpacks itself and starts the program: a shell script followed by the program.

It does not use makeself, which takes options such as --version for itself, forwards no signals, prints its progress to
the program's output, and leaves everything behind when it is killed.
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
"""Block size of a disk, in bytes: files occupy whole blocks."""
# Every system can unpack gzip, and faster than xz; the file is unpacked at each start.
LEVEL = 6
"""The highest, 9, takes three times as long and saves half a percent."""


def run_file(facts: Facts) -> Path:
    file = facts.dist / f"{facts.name}.run"
    with file.open("wb") as out:
        out.write(script(facts).encode())
        # Without a name and a time in its header.
        with GzipFile("", "wb", LEVEL, out, mtime=0) as packed:
            write_tar(facts, facts.program, packed)
    file.chmod(0o755)
    return file


def script(facts: Facts) -> str:
    """The shell script of the file."""
    values = {
        "KILOBYTES": str(kilobytes_on_disk(facts.program)),
        "PROGRAM": str(facts.executable.relative_to(facts.dist)),
    }
    lines = filled(facts, "run.sh", **values, LINES="@LINES@").count("\n")
    return filled(facts, "run.sh", **values, LINES=str(lines + 1))


def kilobytes_on_disk(folder: Path) -> int:
    """The size of an unpacked folder on the disk."""
    return sum(-(-path.lstat().st_size // BLOCK) * BLOCK for path in files_of(folder)) // 1024


@contextmanager
def packed_in(file: Path) -> Iterator[IO[bytes]]:
    """The archive in the file: everything after the script, whose last line starts the program."""
    with file.open("rb") as content:
        while line := content.readline():
            if line.startswith(b"exec "):
                break
        yield content
