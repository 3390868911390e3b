"""Checks that each build names the author, license and source of all its parts."""

from __future__ import annotations

import importlib.metadata
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import licenses.notices
import licenses.sbom
from builders.facts import Facts
from builders.folder import files_of
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from setup.console import Refusal, say

from checks.contents import downloads, tar_of
from dicedesk.core.third_party import ThirdParty, all_kept_texts, kept_text

LIBRARY = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""The first bytes of libraries and programs on Linux, Windows and macOS, the last for two architectures."""
FOLDERS = ("_internal", "Contents/Frameworks", "Contents/Resources", "Contents/MacOS", ".")
"""Folders below the program that the listed paths can be relative to."""
KNOWN_BEGINNINGS = ("pyi", "_pyi", "_sysconfigdata_")
"""Modules of PyInstaller, and Python's module with the machine's name in it."""


def check(facts: Facts) -> None:
    """Check the packed program and each download made from it. Refusal if anything is missing."""
    made_with = licenses.notices.written(facts.program)
    faults_found = [
        *dead_links(facts.program),
        *unclaimed(facts.program, made_with),
        *unclaimed_modules(facts, made_with),
        *incomplete(facts.program, made_with),
    ]
    say(f"  ok  {len(made_with.parts)} parts with {len(made_with.texts)} texts were looked for")
    for file in downloads(facts):
        faults_found += [f"{file.name} lacks {name}" for name in missing(facts, names_in(file))]
        faults_found += faults(licenses.sbom.beside(file), made_with)
        say(f"  ok  {file.name} was looked into")
    if faults_found:
        raise Refusal("The licenses are not whole:\n  " + "\n  ".join(faults_found))


def dead_links(program: Path) -> list[str]:
    """The links in a packed program without a target."""
    return [
        f"{file.relative_to(program).as_posix()} leads nowhere"
        for file in files_of(program)
        if file.is_symlink() and not file.exists()
    ]


def unclaimed(program: Path, made_with: ThirdParty) -> list[str]:
    """The libraries and programs in a packed program that belong to no part."""
    known = {place for part in made_with.parts for place in part.files}
    return [
        f"{file.relative_to(program).as_posix()} belongs to no part"
        for file in files_of(program)
        if not file.is_symlink() and _is_library(file) and not known & set(_places(program, file))
    ]


def unclaimed_modules(facts: Facts, made_with: ThirdParty) -> list[str]:
    """The Python modules in the program's own archive that belong to no part."""
    names = {name.partition(".")[0] for name in _modules(facts.executable)}
    packages = importlib.metadata.packages_distributions()
    known = {part.name.lower() for part in made_with.parts}
    return [
        f"the module {name} belongs to no part"
        for name in sorted(names - sys.stdlib_module_names - {"dicedesk", "__main__"})
        if not name.startswith(KNOWN_BEGINNINGS)
        and not known & {package.lower() for package in packages.get(name, ())}
    ]


def incomplete(program: Path, made_with: ThirdParty) -> list[str]:
    """The missing facts of each part, and the license texts that the packed program lacks."""
    told = [
        f"{part.name} has no {what}"
        for part in made_with.parts
        for what in ("version", "license", "source", "texts", "purl")
        if not getattr(part, what)
    ]
    named = {name for part in made_with.parts for name in part.texts}
    told += [f"the text {name} is missing" for name in sorted(named) if not made_with.texts.get(name)]
    people = (program / licenses.notices.FOR_PEOPLE).read_text(encoding="utf-8")
    told += [
        f"{licenses.notices.FOR_PEOPLE} lacks {name}"
        for name, text in made_with.texts.items()
        if text.strip() not in people
    ]
    kept = {file.stem: file.read_text(encoding="utf-8") for file in program.rglob("licenses/texts/*.txt")}
    return told + [
        f"the text {name} is not kept" for name in all_kept_texts() if kept.get(name) != kept_text(name)
    ]


def names_in(file: Path) -> set[str]:
    """The names of everything in a file or folder."""
    if file.is_dir():
        return {path.relative_to(file).as_posix() for path in files_of(file)}
    if file.suffix == ".zip":
        return set(zipfile.ZipFile(file).namelist())
    with tar_of(file) as tar:
        return {member.name for member in tar}


def missing(facts: Facts, names: Iterable[str]) -> list[str]:
    """The files of the packed program that are not among the names, at whatever depth it begins there."""
    inside = [file.relative_to(facts.program).as_posix() for file in files_of(facts.program)]
    mark = f"/{licenses.notices.FOR_PEOPLE}"
    names = set(names)
    tops = [name.removesuffix(mark) for name in names if name.endswith(mark)]
    if not tops:
        return [licenses.notices.FOR_PEOPLE]
    return [name for name in inside if f"{tops[0]}/{name}" not in names]


def faults(file: Path, made_with: ThirdParty) -> list[str]:
    """The faults of the list of parts next to a download."""
    if not file.is_file():
        return [f"{file.name} is missing"]
    text = file.read_text(encoding="utf-8")
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    lacking = [part.name for part in made_with.parts if f'"{part.purl}"' not in text]
    return [*([f"{file.name}: {wrong}"] if wrong else []), *(f"{file.name} lacks {name}" for name in lacking)]


def _places(program: Path, file: Path) -> Iterator[str]:
    for folder in FOLDERS:
        if file.is_relative_to(program / folder):
            # In a bundle for macOS no folder has a dot in its name.
            yield file.relative_to(program / folder).as_posix().replace("__dot__", ".")


def _is_library(file: Path) -> bool:
    with file.open("rb") as content:
        return content.read(4).startswith(LIBRARY)


def _modules(program: Path) -> Iterator[str]:
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program))
    for name, entry in archive.toc.items():
        if entry[-1] == "z":
            yield from archive.open_embedded_archive(name).toc
