"""Archives of the packed program, byte for byte reproducible from the same files."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import zipfile
from datetime import UTC, datetime
from gzip import GzipFile
from pathlib import Path
from typing import IO

import setup.apt
from setup.console import Refusal

from builders.facts import Facts
from builders.folder import files_of

# Allows packing two blocks at a time. The filter for x86 code makes the libraries a tenth smaller.
XZ = ("xz", "--threads=2", "--block-size=104857600", "--lzma2=preset=9")
XZ_FILTERS = {"x86_64": ("--x86",), "aarch64": ("--arm64",)}
# Dates in a zip file begin in that year.
ZIP_BEGAN = 1980


def archive(facts: Facts) -> Path:
    """Make the usual archive format of the system, and return its path."""
    if facts.system == "linux":
        return make_tar_xz(facts, facts.program, facts.dist / f"{facts.name}.tar.xz")
    return make_zip(facts, facts.program, facts.dist / f"{facts.name}.zip")


def make_tar_xz(facts: Facts, folder: Path, file: Path) -> Path:
    """Make a .tar.xz that unpacks to the folder."""
    if shutil.which("xz") is None and not setup.apt.install(("xz-utils",)):
        raise Refusal("xz is not installed; Debian's package for it is xz-utils.")
    # --x86 has to come before the compressor.
    command = [*XZ[:3], *XZ_FILTERS.get(facts.machine, ()), *XZ[3:]]
    with file.open("wb") as out:
        packer = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out)
        assert packer.stdin is not None  # noqa: S101 - for the type checker
        with packer.stdin:
            write_tar(facts, folder, packer.stdin)
        if packer.wait() != 0:
            raise Refusal(f"xz could not write {file}.")
    return file


def write_tar(facts: Facts, folder: Path, out: IO[bytes] | GzipFile) -> None:
    """Write a folder as a tar archive: in a fixed order, with one date, and owned by root."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = facts.epoch
        member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
        return member

    with tarfile.open(fileobj=out, mode="w|", format=tarfile.GNU_FORMAT) as tar:
        for path in (folder, *sorted(folder.rglob("*"))):
            name = Path(folder.name, path.relative_to(folder))
            tar.add(path, str(name), recursive=False, filter=plain)


def make_zip(facts: Facts, folder: Path, file: Path) -> Path:
    """Make a .zip that unpacks to the folder."""
    moment = datetime.fromtimestamp(facts.epoch, UTC)
    date = (max(moment.year, ZIP_BEGAN), moment.month, moment.day, moment.hour, moment.minute, moment.second)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path in files_of(folder):
            entry = zipfile.ZipInfo(str(Path(folder.name, path.relative_to(folder)).as_posix()), date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if path.stat().st_mode & 0o100 else 0o644) << 16
            out.writestr(entry, path.read_bytes())
    return file
