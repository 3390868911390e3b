"""The packed program's credits for its parts: a file for its window, and one for people to read."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from builders.facts import Facts
from builders.pruning import Entry

import licenses.parts
from dicedesk.core.third_party import WRITTEN_BY_THE_BUILD, Part, ThirdParty, parse_third_party

FOR_PEOPLE = "THIRD-PARTY.txt"
FOR_THE_WINDOW = f"dicedesk/resources/{WRITTEN_BY_THE_BUILD}"
LINE = "=" * 78
BEGINNING = """\
DiceDesk {version}: what others made of it

DiceDesk itself is under the MIT License, which lies beside this file as LICENSE. It is packed with the components
listed here. Each is under its own license, whose whole text follows, and each is packed as its makers built it; out of
Python's own libraries only what debuggers read was taken. Where the source of that very version is stands beside it.
Of a library of the system those licenses are named that its distribution names for its whole source, tests and tools
with it.

Qt, PySide6 and others are under the GNU Lesser General Public License. They lie in the program's folder as files of
their own, which the program loads when it starts: put another build of the same library in the place of one, and it is
loaded instead. You may change these libraries for your own use, and take the program apart to find mistakes in such
changes; nothing in the license of DiceDesk forbids it. A single file unpacks to such a folder: the .run file with
DICEDESK_UNPACK=FOLDER in its environment, the AppImage with --appimage-extract."""


def gather(
    facts: Facts, entries: Iterable[Entry], modules: Iterable[Entry], programs: Iterable[str]
) -> list[Entry]:
    """Write both files for this package, and return them as PyInstaller's entries."""
    made_with = licenses.parts.parts_of(entries, modules, programs)
    folder = facts.work / "licenses"
    folder.mkdir(parents=True, exist_ok=True)
    for place, text in (
        (FOR_THE_WINDOW, made_with.to_json()),
        (FOR_PEOPLE, "\n".join(for_people(facts, made_with))),
    ):
        (folder / Path(place).name).write_text(text, encoding="utf-8", newline="\n")
    return [(place, str(folder / Path(place).name), "DATA") for place in (FOR_THE_WINDOW, FOR_PEOPLE)]


def written(program: Path) -> ThirdParty:
    """Read the credits of a packed program, wherever they are in its folder or bundle."""
    file = next(program.rglob(Path(FOR_THE_WINDOW).name))
    return parse_third_party(file.read_text(encoding="utf-8"))


def for_people(facts: Facts, made_with: ThirdParty) -> Iterator[str]:
    """The lines of the file for people: a list, then each part, then each text once."""
    yield BEGINNING.format(version=facts.version)
    yield ""
    for part in made_with.parts:
        yield f"  {part.name} {part.version}: {part.license}"
    for part in made_with.parts:
        yield from ("", LINE, *_about(part))
    for name, text in made_with.texts.items():
        yield from ("", LINE, f"License text: {name}", LINE, "", text.strip())
    yield ""


def _about(part: Part) -> Iterator[str]:
    yield f"{part.name} {part.version}"
    yield f"License: {part.license}"
    yield f"Source: {part.source}"
    yield f"License texts below: {', '.join(part.texts)}"
    files = ", ".join(part.files) or "none of its own: it lies in the program's archive of modules"
    yield from textwrap.wrap(
        f"Files: {files}", 110, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
