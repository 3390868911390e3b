"""Everything that the program is made with has a name, a version, a license, its whole text, and a source."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from dicedesk.core import assets
from dicedesk.core.third_party import (
    Installed,
    Part,
    ThirdParty,
    all_kept_texts,
    kept_text,
    parse_third_party,
    third_party,
)

TABLE = Path(__file__).parents[2] / "resources" / "licenses" / "parts.toml"
PLACES_OF_COMMON_TEXTS = re.compile(r"/usr/share/common-licenses/([A-Z][A-Za-z0-9.+-]*[A-Za-z0-9])")
SAME = {"GPL": "GPL-3", "LGPL": "LGPL-3", "GFDL": "GFDL-1.3"}
"""What Debian calls the newest of each."""


@pytest.fixture(scope="module")
def made_with() -> ThirdParty:
    """What this checkout is made with."""
    return third_party()


def test_python_and_every_package_that_is_asked_for_are_parts(made_with: ThirdParty) -> None:
    names = {part.name for part in made_with.parts}

    assert {"Python", "numpy", "pyttsx3"} <= names


def test_qt_is_a_part_beside_the_package_that_brings_it(made_with: ThirdParty) -> None:
    by_name = {part.name: part for part in made_with.parts}

    assert by_name["Qt"].version == by_name["PySide6_Essentials"].version
    assert {"LGPL-3", "GPL-3"} <= set(by_name["Qt"].texts)
    assert f"/{by_name['Qt'].version}/" in by_name["Qt"].source


def test_a_part_whose_files_name_its_version_has_that_one() -> None:
    part = Installed().part_of_file("PySide6/Qt/lib/libicuuc.so.81")

    assert part is not None
    assert (part.name, part.version, part.purl) == ("ICU", "81", "pkg:generic/icu@81")
    assert part.source.endswith("81")


def test_a_checkout_that_nobody_has_installed_tells_of_what_is_there() -> None:
    names = {part.name for part in Installed("no-such-package").third_party().parts}

    assert {"Python", "numpy", "pyttsx3"} <= names
    assert "pyinstaller" not in names


def test_nothing_of_a_part_is_missing(made_with: ThirdParty) -> None:
    incomplete = [
        part.name
        for part in made_with.parts
        if not (part.version and part.license and part.source and part.purl and part.texts)
    ]

    assert incomplete == []


def test_each_text_that_a_part_names_is_there_and_whole(made_with: ThirdParty) -> None:
    for part in made_with.parts:
        text = made_with.text_of(part)
        assert all(made_with.texts[name].strip() in text for name in part.texts)


def test_the_texts_that_the_law_asks_for_are_kept() -> None:
    beginnings = {
        "GPL-3": "GNU GENERAL PUBLIC LICENSE",
        "LGPL-3": "GNU LESSER GENERAL PUBLIC LICENSE",
        "MPL-2.0": "Mozilla Public License Version 2.0",
        "Python": "A. HISTORY OF THE SOFTWARE",
        "BSD": "Copyright (c) The Regents of the University of California.",
        "Apache-2.0": "Apache License",
    }

    assert {name: kept_text(name).lstrip().splitlines()[0] for name in beginnings} == beginnings


def test_a_text_that_is_only_referred_to_is_kept_too() -> None:
    """Debian's notices name a file of Debian in place of a long text; who has another system has no such file."""
    named = {
        SAME.get(found, found)
        for name in all_kept_texts()
        for found in PLACES_OF_COMMON_TEXTS.findall(kept_text(name))
    }

    assert named <= set(all_kept_texts())


def test_the_table_names_no_text_that_is_not_kept() -> None:
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    named = {
        text for entry in (*table["part"], *table["package"].values()) for text in entry.get("texts", ())
    }

    assert {name for name in named if "/" not in name} <= set(all_kept_texts())


def test_what_the_build_has_written_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = Part(
        "Qt", "6.1.2", "LGPL-3.0-only", "there", ("LGPL-3",), ("PySide6/Qt/lib/a.so",), "pkg:generic/qt@6.1.2"
    )
    written = ThirdParty((part,), {"LGPL-3": "The text"})
    (tmp_path / "resources" / "licenses").mkdir(parents=True)
    (tmp_path / "resources" / "licenses" / "third-party.json").write_text(written.to_json(), encoding="utf-8")
    monkeypatch.setattr(assets, "PACKAGE", tmp_path)

    assert third_party() == written


def test_what_is_written_is_read_again(made_with: ThirdParty) -> None:
    assert parse_third_party(made_with.to_json()) == made_with
    assert json.loads(made_with.to_json())["parts"][0]["name"] == made_with.parts[0].name
