"""What a release asks of its checkout: the tag, the notes, and the sums of all files."""

import hashlib
import re
from pathlib import Path

import pytest
import release
from setup.console import Refusal

CHANGELOG = """\
# Changelog

## [Unreleased]

## [1.2.3] - 2026-11-22

### Added

- Dice.

## [1.2.2] - 2026-11-01

- Fewer dice.
"""


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """A folder with every file of release 1.2.3."""
    for name in release.DOWNLOADS:
        for ending in ("", ".cdx.json"):
            (tmp_path / (name.format("1.2.3") + ending)).write_text(name, encoding="utf-8")
    return tmp_path


def test_the_tag_of_a_release_is_its_version() -> None:
    release.compare("v1.2.3", "1.2.3")


@pytest.mark.parametrize("tag", ["v1.2.4", "1.2.3", "v1.2.3rc1", "v1.2.30", ""])
def test_another_tag_is_refused_and_told_what_it_should_be(tag: str) -> None:
    with pytest.raises(Refusal, match=r"has to be v1\.2\.3"):
        release.compare(tag, "1.2.3")


def test_a_tag_that_does_not_fit_fails_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["tag", "v0.0.0"]) == 1
    assert "v0.0.0" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["tag"], ["publish", "v1.2.3"]])
def test_an_unknown_command_fails_with_the_manual(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(words) == 1
    assert "sums FOLDER" in capsys.readouterr().err


def test_the_notes_are_what_the_changelog_tells_of_that_version_alone() -> None:
    assert release.notes(CHANGELOG, "1.2.3") == "### Added\n\n- Dice."


@pytest.mark.parametrize("version", ["1.2", "1.2.4", "Unreleased"])
def test_a_version_of_which_the_changelog_tells_nothing_is_refused(version: str) -> None:
    with pytest.raises(Refusal, match=re.escape(f"[{version}]")):
        release.notes(CHANGELOG, version)


def test_the_sums_are_those_of_all_files_in_the_form_that_sha256sum_reads(downloads: Path) -> None:
    release.write_sums(downloads, "1.2.3")

    rows = [line.split("  ") for line in (downloads / "SHA256SUMS").read_text(encoding="utf-8").splitlines()]
    assert {name: number for number, name in rows} == {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in downloads.iterdir()
        if path.name != "SHA256SUMS"
    }


def test_sums_are_written_again_over_the_old_ones(downloads: Path) -> None:
    release.write_sums(downloads, "1.2.3")
    release.write_sums(downloads, "1.2.3")


@pytest.mark.parametrize("name", ["dicedesk_1.2.3_amd64.deb", "dicedesk_1.2.3_amd64.deb.cdx.json"])
def test_a_release_in_which_a_file_is_missing_is_refused(downloads: Path, name: str) -> None:
    (downloads / name).unlink()

    with pytest.raises(Refusal, match=re.escape(f"['{name}']")):
        release.write_sums(downloads, "1.2.3")


def test_a_file_that_nobody_expects_is_not_released(downloads: Path) -> None:
    (downloads / "notes.txt").touch()

    with pytest.raises(Refusal, match=r"notes\.txt"):
        release.write_sums(downloads, "1.2.3")


def test_the_page_on_packaging_offers_what_a_release_holds(project: Path) -> None:
    table = re.findall(
        r"^\| `(dicedesk[^` ]*VERSION[^` ]+)` \|",
        (project / "packaging" / "README.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    machines = ("aarch64", "x86_64")
    offered = {
        name.replace("VERSION", "{}").replace("MACHINE", machine) for name in table for machine in machines
    }
    assert offered == set(release.DOWNLOADS)
