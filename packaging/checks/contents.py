"""Checks that each build contains all resources: sounds, icons, help and every language."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import builders.deb
import builders.run
from builders.facts import PROJECT, Facts
from builders.folder import files_of
from setup.console import Refusal

from checks.bare import told

RESOURCES = "/dicedesk/resources/"
COMPILED = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
"""The first bytes of Qt's compiled translations."""


def check(facts: Facts) -> None:
    """Check all builds; Refusal with the missing resources."""
    wanted = resources(PROJECT / "resources")
    for file in (facts.program, *downloads(facts)):
        lacking = lacks(held(file), wanted)
        if lacking:
            raise Refusal(
                f"In {file.name} these are missing or not as they should be:\n  " + "\n  ".join(lacking)
            )
        told(f"{file.name} holds all {len(wanted)} resources, in every language", lacking == [])


def downloads(facts: Facts) -> Iterator[Path]:
    """The downloads made from the packed program."""
    names = (
        *(f"{facts.name}{ending}" for ending in (".tar.xz", ".zip", ".run")),
        *(builders.deb.file_of(facts).name, "DiceDesk.AppDir"),
    )
    return (facts.dist / name for name in names if (facts.dist / name).exists())


def resources(folder: Path) -> dict[str, bytes | None]:
    """The resources that the program reads, by path; None for a translation, which is compiled."""
    return {
        file.relative_to(folder).with_suffix(".qm" if file.suffix == ".ts" else file.suffix).as_posix(): (
            None if file.suffix == ".ts" else file.read_bytes()
        )
        for file in files_of(folder)
        if file.suffix != ".qm"
    }


def lacks(found: Mapping[str, bytes], wanted: Mapping[str, bytes | None]) -> list[str]:
    """The paths of missing or different resources."""
    return [
        place
        for place, content in wanted.items()
        if (
            not found.get(place, b"").startswith(COMPILED) if content is None else found.get(place) != content
        )
    ]


def held(file: Path) -> dict[str, bytes]:
    """The resources in a build, by path."""
    return {name.partition(RESOURCES)[2]: content for name, content in _contents(file)}


def _contents(file: Path) -> Iterator[tuple[str, bytes]]:
    if file.is_dir():
        for path in files_of(file):
            if RESOURCES in path.as_posix():
                yield path.as_posix(), path.read_bytes()
    elif file.suffix in (".zip", ".whl"):
        with zipfile.ZipFile(file) as packed:
            for name in packed.namelist():
                if RESOURCES in f"/{name}":
                    yield f"/{name}", packed.read(name)
    else:
        with tar_of(file) as tar:
            for member in tar:
                content = tar.extractfile(member) if member.isfile() and RESOURCES in member.name else None
                if content is not None:
                    yield member.name, content.read()


@contextmanager
def tar_of(file: Path) -> Iterator[tarfile.TarFile]:
    """The archive in a .deb, a .run or a .tar.xz, to be read in order."""
    if file.suffix == ".deb":
        command = ["dpkg-deb", "--fsys-tarfile", str(file)]
        with (
            subprocess.Popen(command, stdout=subprocess.PIPE) as unpacker,
            tarfile.open(fileobj=unpacker.stdout, mode="r|") as tar,
        ):
            yield tar
    elif file.suffix == ".run":
        with builders.run.packed_in(file) as packed, tarfile.open(fileobj=packed, mode="r|gz") as tar:
            yield tar
    else:
        with tarfile.open(file) as tar:
            yield tar
