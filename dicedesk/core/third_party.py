"""The parts that others made: the name, license text and source of each.

A packed program reads this from a file that its build wrote. Otherwise it is collected from the installed packages and
`resources/licenses`.
"""

import json
import platform
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from dicedesk.core.assets import read_text, resource

WRITTEN_BY_THE_BUILD = "licenses/third-party.json"
"""Where the build of a packed program writes all of this, below `resources`."""

_KNOWN = "licenses/parts.toml"
_TEXT = "licenses/texts/{name}.txt"
_PROGRAM = "dicedesk"
_SHORT = 80
"""Longest license name, in characters; longer values are license texts in the wrong field."""
_LICENSE_FILE = re.compile(r"\.dist-info/(licenses/.+|(?:LICEN[CS]E|COPYING|NOTICE)[^/]*)$", re.IGNORECASE)
_SOURCES = ("source", "source code", "repository", "homepage", "home")
"""Labels that packages use for the address of their source, the best first."""
_REQUIREMENT = re.compile(r"^[A-Za-z0-9._-]+")


@dataclass(frozen=True)
class Part:
    """Something that others made. `texts` names its license texts, `files` its paths in a packed program.

    `license` is an SPDX expression if known, `source` is an address, and `purl` identifies the part for machines.
    """

    name: str
    version: str
    license: str
    source: str = ""
    texts: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    purl: str = ""


@dataclass(frozen=True)
class ThirdParty:
    """All parts, sorted by name, and the texts of their licenses by name."""

    parts: tuple[Part, ...]
    texts: Mapping[str, str] = field(default_factory=dict)

    def text_of(self, part: Part) -> str:
        """The license texts of a part, each in full under its name."""
        return "\n\n".join(f"{name}\n{'=' * len(name)}\n\n{self.texts[name].strip()}" for name in part.texts)

    def to_json(self) -> str:
        return json.dumps(
            {"parts": [asdict(part) for part in self.parts], "texts": dict(self.texts)}, indent=1
        )


def parse_third_party(text: str) -> ThirdParty:
    """Reads what `to_json` wrote."""
    data = json.loads(text)
    parts = tuple(
        Part(**{**part, "texts": tuple(part["texts"]), "files": tuple(part["files"])})
        for part in data["parts"]
    )
    return ThirdParty(parts, data["texts"])


def third_party() -> ThirdParty:
    """Everything that this running program is made with."""
    try:
        return parse_third_party(read_text(WRITTEN_BY_THE_BUILD))
    except FileNotFoundError:
        return Installed().third_party()


def kept_text(name: str) -> str:
    """The text of a license that every download contains."""
    return read_text(_TEXT.format(name=name))


def all_kept_texts() -> tuple[str, ...]:
    """The names of the texts that every download contains."""
    return tuple(sorted(file.stem for file in resource(_KNOWN).parent.joinpath("texts").glob("*.txt")))


class Installed:
    """The packages installed for this Python, with the texts of their licenses."""

    def __init__(self, program: str = _PROGRAM) -> None:
        """Reads only the table of known parts; `program` is the package whose requirements count."""
        self._program = program
        document = tomllib.loads(read_text(_KNOWN))
        self._inner: list[dict[str, Any]] = document["part"]
        self._packages: dict[str, dict[str, Any]] = document["package"]
        self.systems: dict[str, str] = document["system"]
        """The address of a source package, by the name of the system."""
        self.texts: dict[str, str] = {}
        """The texts of all parts asked for so far, by name."""

    def third_party(self) -> ThirdParty:
        """Python, the packages that the program requires, and the packages those require."""
        parts = [self.python()]
        # A checkout that is not installed has no requirements.
        for package in list(_needed(self._program, set())) or self._known_here():
            parts.append(self.package(package))
            places = _places(package)
            for inner in self._inner:
                is_inside = inner.get("package") == _named(package)
                match = (
                    next(filter(None, (_is_of(inner, place) for place in places)), None)
                    if is_inside
                    else None
                )
                if match:
                    parts.append(self._inner_part(inner, match))
        return ThirdParty(in_order(parts), self.texts)

    def python(self) -> Part:
        return self._inner_part(next(inner for inner in self._inner if inner["name"] == "Python"))

    def package(self, package: Distribution) -> Part:
        name = _named(package)
        entry = self._packages.get(name, {})
        texts = (*self._keep_texts_of(package), *self._keep(entry.get("texts", ())))
        source = entry.get("source") or _source(package)
        return Part(
            name,
            package.version,
            entry.get("license") or _license(package),
            _filled(source, package.version),
            texts,
            purl=f"pkg:pypi/{name.lower().replace('_', '-')}@{package.version}",
        )

    def part_of_file(self, place: str) -> Part | None:
        """The part that a file of a packed program belongs to, if that part is not a package."""
        for inner in self._inner:
            match = _is_of(inner, place)
            if match:
                return self._inner_part(inner, match)
        return None

    def _known_here(self) -> Iterator[Distribution]:
        """The installed packages of the table, except build tools."""
        for name, entry in self._packages.items():
            with suppress(PackageNotFoundError):
                if not entry.get("tool"):
                    yield distribution(name)

    def _inner_part(self, inner: Mapping[str, Any], match: re.Match[str] | None = None) -> Part:
        package = distribution(inner["package"]) if "package" in inner else None
        if package is not None:
            self._keep_texts_of(package)
        outer_version = package.version if package else platform.python_version()
        in_name = match.groupdict().get("version") if match else None
        version = in_name or _filled(inner.get("version", "{version}"), outer_version)
        purl = f"pkg:generic/{inner['name'].lower().replace(' ', '-')}"
        return Part(
            inner["name"],
            version,
            inner["license"],
            _filled(inner["source"], version),
            self._keep(inner["texts"]),
            purl=f"{purl}@{version}" if version[:1].isdigit() else purl,
        )

    def _keep(self, names: Iterable[str]) -> tuple[str, ...]:
        for name in names:
            if name not in self.texts:
                self.texts[name] = kept_text(name)
        return tuple(names)

    def _keep_texts_of(self, package: Distribution) -> tuple[str, ...]:
        names = []
        for place in _places(package):
            match = _LICENSE_FILE.search(place)
            if match:
                name = f"{_named(package)}/{match[1].removeprefix('licenses/')}"
                file = Path(str(package.locate_file(place)))
                self.texts[name] = file.read_text(encoding="utf-8", errors="replace")
                names.append(name)
        return tuple(names)


def in_order(parts: Iterable[Part]) -> tuple[Part, ...]:
    """The parts sorted by name, ignoring case."""
    return tuple(sorted(parts, key=lambda part: (part.name.lower(), part.version)))


def _needed(name: str, names: set[str]) -> Iterator[Distribution]:
    """The installed packages that a package requires, directly or indirectly."""
    try:
        requirements = distribution(name).requires or []
    except PackageNotFoundError:
        return
    for line in requirements:
        match = _REQUIREMENT.match(line)
        if match is None or "extra ==" in line:
            continue
        try:
            package = distribution(match[0])
        except PackageNotFoundError:
            continue
        if _named(package) not in names:
            names.add(_named(package))
            yield package
            yield from _needed(match[0], names)


def _is_of(inner: Mapping[str, Any], place: str) -> re.Match[str] | None:
    return next(filter(None, (re.fullmatch(pattern, place) for pattern in inner["files"])), None)


def _places(package: Distribution) -> list[str]:
    """The paths of a package's files. Its metadata would check that each exists, 6,000 for Qt alone."""
    return [line.partition(",")[0] for line in (package.read_text("RECORD") or "").splitlines()]


def _named(package: Distribution) -> str:
    return _first(package, "Name")


def _license(package: Distribution) -> str:
    terms = _first(package, "License-Expression") or _first(package, "License")
    if 0 < len(terms) < _SHORT and "\n" not in terms:
        return terms
    kinds = [line for line in package.metadata.get_all("Classifier") or () if line.startswith("License ::")]
    return " AND ".join(kind.rpartition(" :: ")[2] for kind in kinds)


def _source(package: Distribution) -> str:
    lines = [line.partition(",") for line in package.metadata.get_all("Project-URL") or ()]
    addresses = {label.strip().lower(): address.strip() for label, _, address in lines}
    links = (addresses[label] for label in _SOURCES if label in addresses)
    return next(links, _first(package, "Home-page"))


def _first(package: Distribution, field: str) -> str:
    """The value of a metadata field, "" if it is missing: some finders raise an error for that."""
    return str(next(iter(package.metadata.get_all(field) or ()), ""))


def _filled(address: str, version: str) -> str:
    return address.format(version=version, series=".".join(version.split(".")[:2]))
