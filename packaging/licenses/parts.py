"""Assigns each file of the packed program to a Python package, a part of one, Python, or the system.

A file without a known owner may not be packed: its license would be missing.
"""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from builders.facts import PROJECT
from builders.pruning import Entry
from setup.console import Refusal

import licenses.debian
from dicedesk.core.third_party import Installed, Part, ThirdParty, all_kept_texts, in_order, kept_text

PACKER = "pyinstaller"
"""Its bootloader is the program file."""
OWN = "dicedesk"
NO_FILE = ("", "-", "None")


def parts_of(entries: Iterable[Entry], modules: Iterable[Entry], programs: Iterable[str]) -> ThirdParty:
    """The parts of a packed program, each with its files.

    `entries` are its files, `modules` the Python modules in its archive, as PyInstaller lists both; `programs` are the
    program files. Refusal if a file has no owner.
    """
    return _Gathering().whole(
        [entry for entry in entries if entry[2] != "SYMLINK"], list(modules), sorted(programs)
    )


class _Gathering:
    """Finds the owner of each file."""

    def __init__(self) -> None:
        self._installed = Installed()
        self._by_place = dict(_places())
        self._roots = {Path(str(package.locate_file(""))).resolve() for package in distributions()}
        self._standard = [Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")]
        self._parts: dict[str, Part] = {}
        self._files: dict[str, list[str]] = {}

    def whole(self, entries: list[Entry], modules: list[Entry], programs: list[str]) -> ThirdParty:
        theirs = [entry for entry in entries if not self._is_own(Path(entry[1]))]
        self._from_system = licenses.debian.owners(
            Path(source) for _, source, _ in theirs if self._package_of(Path(source)) is None
        )
        unknown = [place for place, source, _ in theirs if not self._claim(place, Path(source))]
        for name, source, _ in modules:
            if str(source) not in NO_FILE and not self._is_own(Path(source)):
                unknown += [] if self._claim_module(Path(source)) else [name]
        if unknown:
            raise Refusal(
                "Nobody knows whose these are, so that their licenses would be missing; "
                f"resources/licenses/parts.toml can tell:\n  {chr(10).join(sorted(unknown))}"
            )
        self._tell_of_the_systems_python()
        for program in programs:
            self._add(self._installed.package(distribution(PACKER)), program)
        parts = [replace(part, files=tuple(sorted(self._files[name]))) for name, part in self._parts.items()]
        return self._with_common_texts(parts)

    def _is_own(self, source: Path) -> bool:
        package = self._package_of(source)
        if package is not None:
            return str(package.metadata["Name"]) == OWN
        made = (PROJECT / "build", PROJECT / ".venv")
        return source.is_relative_to(PROJECT) and not any(source.is_relative_to(folder) for folder in made)

    def _claim(self, place: str, source: Path) -> bool:
        """Assign a file to its owner; False if it has none."""
        place = place.replace("\\", "/")
        part = self._installed.part_of_file(place) or self._whose(source)
        if part is not None:
            self._add(part, place)
        return part is not None

    def _claim_module(self, source: Path) -> bool:
        part = self._whose(source)
        if part is not None:
            self._add(part)
        return part is not None

    def _whose(self, source: Path) -> Part | None:
        package = self._package_of(source)
        if package is not None:
            return self._installed.package(package)
        if source in self._from_system:
            return self._system_part(self._from_system[source])
        if any(source.resolve().is_relative_to(folder) for folder in (*self._standard, *_pythons_own())):
            return self._installed.python()
        return None

    def _package_of(self, source: Path) -> Distribution | None:
        file = source.resolve()
        for root in self._roots:
            if file.is_relative_to(root):
                return self._by_place.get(file.relative_to(root).as_posix())
        return None

    def _system_part(self, package: licenses.debian.SystemPackage) -> Part:
        notice = package.notice()
        name = f"{licenses.debian.system()['ID']}/{package.source}"
        if self._installed.texts.setdefault(name, notice) != notice:
            name = f"{name}/{package.name}"
            self._installed.texts[name] = notice
        return Part(
            package.name,
            package.version,
            licenses.debian.license_in(notice, package.source),
            package.source_at(self._installed.systems),
            (name,),
            purl=package.purl,
        )

    def _add(self, part: Part, *files: str) -> None:
        self._parts.setdefault(part.name, part)
        self._files.setdefault(part.name, []).extend(files)

    def _tell_of_the_systems_python(self) -> None:
        """Use the system package's source and notices if Python comes from one."""
        own = next(
            (owner for owner in self._from_system.values() if owner.name.startswith("libpython")), None
        )
        if own is not None:
            python, its = self._parts["Python"], self._system_part(own)
            texts = (*python.texts, *its.texts)
            self._parts["Python"] = replace(python, source=its.source, texts=texts, purl=its.purl)

    def _with_common_texts(self, parts: list[Part]) -> ThirdParty:
        """Add the common texts that parts refer to, and leave out unused ones."""
        texts, kept, told = self._installed.texts, all_kept_texts(), []
        for part in parts:
            common = [name for text in part.texts for name in licenses.debian.common_texts(texts[text])]
            missing = set(common) - set(kept)
            if missing:
                raise Refusal(
                    f"{part.name} refers to {sorted(missing)}, not kept in resources/licenses/texts."
                )
            told.append(replace(part, texts=tuple(dict.fromkeys((*part.texts, *common)))))
        names = sorted({name for part in told for name in part.texts})
        return ThirdParty(in_order(told), {name: texts.get(name) or kept_text(name) for name in names})


def _places() -> Iterator[tuple[str, Distribution]]:
    """Each file of each package, by its path below the folder for packages."""
    for package in distributions():
        for line in (package.read_text("RECORD") or "").splitlines():
            yield line.partition(",")[0], package


def _pythons_own() -> list[Path]:
    """The folders that contain only Python; those of a Python next to the system's programs are shared."""
    base = Path(sys.base_prefix).resolve()
    return [] if base in (Path("/usr"), Path("/usr/local")) else [base]
