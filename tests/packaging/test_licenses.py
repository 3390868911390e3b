"""What the build says of those who made its parts, tried on a program of a few made-up files."""

import json
import tarfile
from dataclasses import replace
from pathlib import Path

import build
import builders.facts
import checks.licenses
import licenses.debian
import licenses.notices
import licenses.parts
import licenses.sbom
import pytest
from builders.pruning import Entry
from setup.console import Refusal

from dicedesk.core.third_party import Part, ThirdParty, all_kept_texts, kept_text, third_party

ELF = b"\x7fELF and more"
ZLIB = Part(
    "zlib1g", "1:1.2.13", "Zlib", "https:" + "//example.org/zlib", ("debian/zlib",), ("libz.so.1",),
    "pkg:deb/debian/zlib1g@1%3A1.2.13?arch=amd64&distro=debian-12",
)  # fmt: skip
QT = Part(
    "Qt", "6.1.2", "LGPL-3.0-only", "https:" + "//example.org/qt", ("LGPL-3", "GPL-3"), ("PySide6/Qt/lib/q.so",),
    "pkg:generic/qt@6.1.2",
)  # fmt: skip
PACKER = Part(
    "pyinstaller", "6", "GPL-2.0-or-later WITH Bootloader-exception", "https:" + "//example.org/p", ("GPL-2",),
    ("dicedesk",), "pkg:pypi/pyinstaller@6",
)  # fmt: skip
TEXTS = {"debian/zlib": "as-is", **{name: kept_text(name) for name in ("LGPL-3", "GPL-3", "GPL-2")}}
MADE_WITH = ThirdParty((PACKER, QT, ZLIB), TEXTS)


@pytest.fixture
def facts(tmp_path: Path) -> builders.facts.Facts:
    """A build whose program is a starter, two libraries, a link, and all that it says of them."""
    facts = builders.facts.Facts("1.2.3", 1_700_000_000, "linux", "x86_64", tmp_path / "dist")
    inside = facts.program / "_internal"
    texts = inside / "dicedesk/resources/licenses/texts"
    for folder in (inside / "PySide6/Qt/lib", texts):
        folder.mkdir(parents=True)
    for file in (facts.executable, inside / "libz.so.1", inside / "PySide6/Qt/lib/q.so"):
        file.write_bytes(ELF)
    (inside / "q.so").symlink_to("PySide6/Qt/lib/q.so")
    for name in all_kept_texts():
        (texts / f"{name}.txt").write_text(kept_text(name), encoding="utf-8")
    (texts.parent / "third-party.json").write_text(MADE_WITH.to_json(), encoding="utf-8")
    people = "\n".join(licenses.notices.for_people(facts, MADE_WITH))
    (facts.program / licenses.notices.FOR_PEOPLE).write_text(people, encoding="utf-8")
    return facts


def test_a_whole_program_lacks_nothing(facts: builders.facts.Facts) -> None:
    made_with = licenses.notices.written(facts.program)

    assert made_with == MADE_WITH
    assert checks.licenses.unclaimed(facts.program, made_with) == []
    assert checks.licenses.incomplete(facts.program, made_with) == []


def test_a_library_that_nobody_is_told_of_is_found(facts: builders.facts.Facts) -> None:
    (facts.program / "_internal" / "libsecret.so").write_bytes(ELF)

    assert checks.licenses.unclaimed(facts.program, MADE_WITH) == [
        "_internal/libsecret.so belongs to no part"
    ]


def test_a_link_that_leads_nowhere_is_found(facts: builders.facts.Facts) -> None:
    (facts.program / "_internal" / "gone.so").symlink_to("nowhere.so")

    assert checks.licenses.dead_links(facts.program) == ["_internal/gone.so leads nowhere"]


def test_every_build_looks_for_such_a_library(facts: builders.facts.Facts) -> None:
    assert build.unlicensed(facts) == []
    (facts.program / "_internal" / "secret.dll").write_bytes(b"MZ\x90\0")

    assert build.unlicensed(facts) == ["_internal/secret.dll belongs to no part"]


@pytest.mark.parametrize("beginning", [b"MZ\x90\0", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"])
def test_so_is_one_for_another_system(facts: builders.facts.Facts, beginning: bytes) -> None:
    (facts.program / "_internal" / "other").write_bytes(beginning)

    assert len(checks.licenses.unclaimed(facts.program, MADE_WITH)) == 1


@pytest.mark.parametrize("what", ["version", "license", "source", "purl"])
def test_a_part_that_does_not_tell_all_is_found(facts: builders.facts.Facts, what: str) -> None:
    less = ThirdParty((PACKER, QT, replace(ZLIB, **{what: ""})), TEXTS)

    assert checks.licenses.incomplete(facts.program, less) == [f"zlib1g has no {what}"]


def test_a_text_that_is_shortened_is_found(facts: builders.facts.Facts) -> None:
    file = next(facts.program.rglob("texts/LGPL-3.txt"))
    file.write_text(kept_text("LGPL-3")[:100], encoding="utf-8")

    assert checks.licenses.incomplete(facts.program, MADE_WITH) == ["the text LGPL-3 is not kept"]


def test_an_archive_that_lacks_a_file_of_the_program_is_found(
    facts: builders.facts.Facts, tmp_path: Path
) -> None:
    def packed(leave_out: str) -> list[str]:
        with tarfile.open(tmp_path / "a.tar.xz", "w:xz") as tar:
            tar.add(
                facts.program, facts.name, filter=lambda member: None if leave_out in member.name else member
            )
        return checks.licenses.missing(facts, checks.licenses.names_in(tmp_path / "a.tar.xz"))

    assert packed("nothing") == []
    assert packed("LGPL-2.1") == ["_internal/dicedesk/resources/licenses/texts/LGPL-2.1.txt"]
    assert packed(licenses.notices.FOR_PEOPLE) == [licenses.notices.FOR_PEOPLE]


def test_people_read_each_part_and_each_text_once(facts: builders.facts.Facts) -> None:
    text = (facts.program / licenses.notices.FOR_PEOPLE).read_text(encoding="utf-8")

    assert "zlib1g 1:1.2.13\nLicense: Zlib\nSource: " + ZLIB.source in text
    assert text.count(kept_text("GPL-3").strip()) == 1
    assert "DICEDESK_UNPACK=FOLDER" in text


def test_the_list_for_machines_is_one_by_its_specification(facts: builders.facts.Facts) -> None:
    (facts.dist / "a.deb").write_bytes(b"deb")
    written = licenses.sbom.write(facts, MADE_WITH, facts.dist / "a.deb")

    assert written.name == "a.deb.cdx.json"
    assert checks.licenses.faults(written, MADE_WITH) == []


def test_the_list_for_machines_names_parts_licenses_sources_and_files(facts: builders.facts.Facts) -> None:
    listed = json.loads(licenses.sbom.sbom(facts, MADE_WITH, facts.dist / "DiceDesk.AppDir"))
    parts = {part["name"]: part for part in listed["components"]}

    assert set(parts) == {"Qt", "pyinstaller", "zlib1g"}
    assert parts["Qt"]["licenses"] == [{"license": {"id": "LGPL-3.0-only"}}]
    assert parts["Qt"]["purl"] == QT.purl
    assert parts["Qt"]["externalReferences"] == [{"type": "source-distribution", "url": QT.source}]
    assert [file["name"] for file in parts["zlib1g"]["components"]] == ["libz.so.1"]
    assert len(parts["zlib1g"]["components"][0]["hashes"][0]["content"]) == 64


def test_the_list_for_machines_is_the_same_on_another_day(facts: builders.facts.Facts) -> None:
    def made() -> str:
        return licenses.sbom.sbom(facts, MADE_WITH, facts.executable)

    assert made() == made()
    assert json.loads(made())["metadata"]["timestamp"].startswith("2023-11-14")


def test_a_list_that_lacks_a_part_or_is_none_is_found(facts: builders.facts.Facts) -> None:
    written = licenses.sbom.write(facts, ThirdParty((QT, ZLIB), TEXTS), facts.executable)

    assert checks.licenses.faults(written, MADE_WITH) == [f"{written.name} lacks pyinstaller"]
    assert checks.licenses.faults(facts.dist / "none", MADE_WITH) == ["none is missing"]


def test_each_file_is_given_to_whom_it_belongs() -> None:
    import numpy
    import PySide6

    essentials = Path(PySide6.__file__).parent
    entries: list[Entry] = [
        ("numpy/version.py", str(Path(numpy.__file__).with_name("version.py")), "DATA"),
        ("PySide6/Qt/lib/libQt6Core.so.6", str(essentials / "Qt/lib/libQt6Core.so.6"), "BINARY"),
        ("PySide6/QtCore.abi3.so", str(next(essentials.glob("QtCore.*"))), "EXTENSION"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("base_library.zip", "build/base_library.zip", "DATA"),
    ]

    made_with = licenses.parts.parts_of(entries, [("json", json.__file__, "PYMODULE")], ["dicedesk"])

    files = {part.name: part.files for part in made_with.parts}
    assert files == {
        "numpy": ("numpy/version.py",),
        "pyinstaller": ("dicedesk",),
        "PySide6_Essentials": ("PySide6/QtCore.abi3.so",),
        "Python": ("base_library.zip",),
        "Qt": ("PySide6/Qt/lib/libQt6Core.so.6",),
    }


def test_what_belongs_to_nobody_is_not_packed(tmp_path: Path) -> None:
    (tmp_path / "libsecret.so").write_bytes(ELF)

    with pytest.raises(Refusal, match=r"libsecret\.so"):
        licenses.parts.parts_of([("libsecret.so", str(tmp_path / "libsecret.so"), "BINARY")], [], [])


def test_a_file_that_somebody_put_into_the_environment_is_not_the_projects_own(project: Path) -> None:
    stray = str(project / ".venv" / "stray.so")

    with pytest.raises(Refusal, match="stray"):
        licenses.parts.parts_of([("stray.so", stray, "BINARY")], [], [])


def test_a_module_that_belongs_to_nobody_is_not_packed(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="secretly"):
        licenses.parts.parts_of([], [("secretly", str(tmp_path / "secretly.py"), "PYMODULE")], [])


def test_the_system_says_which_package_a_file_is_from() -> None:
    if not Path("/var/lib/dpkg/status").exists():
        pytest.skip("Debian's list of packages is needed")
    file = next(path for path in (Path("/bin/sh"), Path("/usr/bin/dpkg")) if path.exists()).resolve()

    (owner,) = licenses.debian.owners([file]).values()

    assert owner.name in {"dash", "bash", "dpkg", "busybox"}
    assert owner.source
    assert owner.purl.startswith(f"pkg:deb/{licenses.debian.system()['ID']}/{owner.name}@")


NOTICE = """\
Format: https:{slashes}www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: 2001 Ann
License: LGPL-2.1+

Files: tests/*
Copyright: 2002 Bob
License: GPL-2+ or Expat

Files: debian/*
Copyright: 2003 Cid
License: GPL-3

License: LGPL-2.1+
 See /usr/share/common-licenses/LGPL-2.1.
 .
 Or `/usr/share/common-licenses/LGPL'.
""".replace("{slashes}", "//")


def test_the_licenses_of_a_notice_are_those_of_its_files() -> None:
    assert licenses.debian.license_in(NOTICE, "any") == "LGPL-2.1-or-later AND (GPL-2.0-or-later or MIT)"


def test_a_notice_for_people_alone_is_known_by_its_source_package() -> None:
    assert licenses.debian.license_in("whatever", "gcc-13") == "GPL-3.0-or-later WITH GCC-exception-3.1"
    assert licenses.debian.license_in("whatever", "else") == "see its text"


def test_a_text_that_a_notice_refers_to_is_known_by_its_newest_name() -> None:
    assert licenses.debian.common_texts(NOTICE) == ("LGPL-2.1", "LGPL-3")


def test_all_that_this_checkout_is_made_with_can_be_listed_for_machines(facts: builders.facts.Facts) -> None:
    made_with = third_party()
    written = licenses.sbom.write(facts, made_with, facts.executable)

    assert checks.licenses.faults(written, made_with) == []
