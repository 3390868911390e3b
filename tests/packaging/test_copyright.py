"""The copyright file of the package for Debian, read as machines read it."""

from pathlib import Path

import licenses.copyright
import licenses.debian
import pytest

from dicedesk.core.third_party import Part, ThirdParty, kept_text

PROGRAM = "usr/lib/dicedesk"
ONE = Part("one", "1", "MIT AND BSD-3-Clause", "there", ("one",), ("libone.so.1",))
TWIN = Part("twin", "2", "MIT", "there too", ("one",), ("libtwin.so.1", "libtwin.so.2"))
QT = Part("Qt", "6", "LGPL-3.0-only", "elsewhere", ("LGPL-3", "qt"), ("PySide6/Qt/lib/q.so",))
PURE = Part("pure", "3", "PSF-2.0", "where", ("pure",))
TEXTS = {
    "one": "Copyright (c) 1999 Ann Other\n\nDo what you like.",
    "LGPL-3": kept_text("LGPL-3"),
    "qt": "© 2001 Bob\nCopyright: (C) 2002-2004, Cid",
    "pure": f"Ours.\n\n{kept_text('GPL-3')}\nAnd ours again.",
}
MADE_WITH = ThirdParty((ONE, PURE, QT, TWIN), TEXTS)


@pytest.fixture
def paragraphs(project: Path) -> list[dict[str, str]]:
    """The paragraphs of the file."""
    template = (project / "packaging/linux/copyright").read_text(encoding="utf-8")
    return list(licenses.debian.paragraphs(licenses.copyright.copyright_file(template, MADE_WITH, PROGRAM)))


def of(paragraphs: list[dict[str, str]], file: str) -> dict[str, str]:
    """The last paragraph that names the file; a later one counts."""
    return next(fields for fields in reversed(paragraphs) if file in fields.get("Files", "").split())


def test_the_first_paragraph_names_the_form(paragraphs: list[dict[str, str]]) -> None:
    assert paragraphs[0]["Format"].endswith("/copyright-format/1.0/")
    assert paragraphs[1]["Files"] == "*"
    assert paragraphs[1]["Copyright"] == "2026 The DiceDesk authors"


def test_each_paragraph_has_what_the_form_asks_for(paragraphs: list[dict[str, str]]) -> None:
    assert [
        fields for fields in paragraphs[1:] if not {"Files", "Copyright", "License"} <= fields.keys()
    ] == []
    assert [fields["Files"] for fields in paragraphs[1:] if fields["License"].count("\n") < 2] == []


def test_each_packed_file_is_in_it(paragraphs: list[dict[str, str]]) -> None:
    assert of(paragraphs, f"{PROGRAM}/_internal/libone.so.1") == of(
        paragraphs, f"{PROGRAM}/_internal/libtwin.so.2"
    )
    assert "LGPL-3.0-only" in of(paragraphs, f"{PROGRAM}/_internal/PySide6/Qt/lib/q.so")["License"]
    assert "PSF-2.0" in of(paragraphs, f"{PROGRAM}/dicedesk")["License"]


def test_its_holders_are_read_from_its_texts(paragraphs: list[dict[str, str]]) -> None:
    assert of(paragraphs, f"{PROGRAM}/_internal/libone.so.1")["Copyright"] == "1999 Ann Other"
    assert (
        of(paragraphs, f"{PROGRAM}/_internal/PySide6/Qt/lib/q.so")["Copyright"] == "2001 Bob\n 2002-2004, Cid"
    )


def test_names_of_licenses_are_joined_in_small_letters(paragraphs: list[dict[str, str]]) -> None:
    first = of(paragraphs, f"{PROGRAM}/_internal/libone.so.1")["License"].partition("\n")[0]

    assert first == "MIT and BSD-3-Clause and MIT"


def test_a_text_that_debian_has_is_referred_to_and_not_told_again(paragraphs: list[dict[str, str]]) -> None:
    qt = of(paragraphs, f"{PROGRAM}/_internal/PySide6/Qt/lib/q.so")["License"]

    assert "/usr/share/common-licenses/LGPL-3 on Debian" in qt
    assert "Additional Definitions" not in qt


def test_a_whole_text_within_another_is_referred_to_as_well(paragraphs: list[dict[str, str]]) -> None:
    pure = of(paragraphs, f"{PROGRAM}/dicedesk")["License"]

    assert "TERMS AND CONDITIONS" not in pure
    assert "/usr/share/common-licenses/GPL-3 on Debian" in pure
    assert "Ours.\n" in pure
    assert "And ours again." in pure


def test_a_text_without_its_appendix_is_known_too() -> None:
    shortened = kept_text("GPL-2").partition(licenses.copyright.APPENDIX)[0] + licenses.copyright.APPENDIX

    assert "TERMS" not in licenses.copyright.referring(f"Mine.\n{shortened}\nMine again.")


def test_a_text_that_only_names_a_license_stays() -> None:
    text = "This is under the GNU General Public License, version 3.\n"

    assert licenses.copyright.referring(text) == text
