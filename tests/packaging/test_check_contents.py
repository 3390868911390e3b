"""Looking into built files for every resource, with a few small ones."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import builders.appdir
import builders.archive
import builders.deb
import builders.facts
import builders.run
import checks.contents
import pytest
from setup.console import Refusal

from tests.catalogues import LANGUAGES

pytestmark = pytest.mark.skipif(
    not shutil.which("dpkg-deb"), reason="the check looks into a package for Debian"
)

SMALL: dict[str, bytes | None] = {
    "help/de/hog.md": b"Hog",
    "sounds/won.wav": b"RIFF",
    "translations/dicedesk_de.qm": None,
}
PLACE = "_internal/dicedesk/resources"


@pytest.fixture
def facts(tmp_path: Path) -> builders.facts.Facts:
    """A build whose program holds the small resources."""
    made = builders.facts.Facts("1.2.3", 1_700_000_000, "linux", "x86_64", tmp_path / "dist")
    for name, content in SMALL.items():
        file = made.program / PLACE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(checks.contents.COMPILED if content is None else content)
    made.executable.write_text("#!/bin/sh\n", encoding="utf-8")
    return made


def archive(facts: builders.facts.Facts) -> Path:
    return builders.archive.make_tar_xz(facts, facts.program, facts.dist / f"{facts.name}.tar.xz")


def zipped(facts: builders.facts.Facts) -> Path:
    return builders.archive.make_zip(facts, facts.program, facts.dist / f"{facts.name}.zip")


def package(facts: builders.facts.Facts) -> Path:
    """One with nothing in it but the program."""
    root, made = facts.work / "small", facts.dist / "small.deb"
    shutil.copytree(facts.program, root / builders.deb.PAYLOAD)
    builders.deb.put(root / "DEBIAN" / "control", builders.deb.control(facts, root))
    subprocess.run(["dpkg-deb", "--build", root, made], check=True, stdout=subprocess.DEVNULL)  # noqa: S603, S607
    return made


KINDS = [archive, zipped, package, builders.run.run_file, builders.appdir.appdir]


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_every_kind_of_file_can_be_looked_into(
    facts: builders.facts.Facts, make: Callable[[builders.facts.Facts], Path]
) -> None:
    assert checks.contents.lacks(checks.contents.held(make(facts)), SMALL) == []


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
@pytest.mark.parametrize("name", SMALL)
def test_what_is_missing_in_a_file_is_named(
    facts: builders.facts.Facts, make: Callable[[builders.facts.Facts], Path], name: str
) -> None:
    (facts.program / PLACE / name).unlink()

    assert checks.contents.lacks(checks.contents.held(make(facts)), SMALL) == [name]


@pytest.mark.parametrize("name", SMALL)
def test_what_is_otherwise_than_here_is_named(facts: builders.facts.Facts, name: str) -> None:
    (facts.program / PLACE / name).write_bytes(b"other")

    assert checks.contents.lacks(checks.contents.held(facts.program), SMALL) == [name]


def test_a_build_without_the_languages_is_refused(facts: builders.facts.Facts) -> None:
    with pytest.raises(Refusal, match=r"translations/dicedesk_fr\.qm"):
        checks.contents.check(facts)


def test_each_language_is_asked_for_compiled_and_with_its_help(project: Path) -> None:
    wanted = checks.contents.resources(project / "resources")

    pages = {place.rpartition("/")[2] for place in wanted if place.startswith("help/en/")}
    for language in LANGUAGES:
        assert wanted[f"translations/dicedesk_{language}.qm"] is None
        assert {f"help/{language}/{page}" for page in pages} <= wanted.keys()
    assert not [place for place in wanted if place.endswith(".ts")]
