"""Packing the program: what it takes along, and archives that hold the same bytes each time."""

import io
import tarfile
import zipfile
from dataclasses import replace
from pathlib import Path

import build
import builders.archive
import builders.facts
import builders.pruning
import pytest
from builders.pruning import Entry

FACTS = builders.facts.Facts("1.2.3", 1_700_000_000, "linux", "x86_64", Path("dist"))
QT = "PySide6/Qt"


@pytest.mark.parametrize(
    "place",
    [
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        f"{QT}/plugins/platforms/libqcocoa.dylib",
        "PySide6/plugins/platforms/qwindows.dll",
        r"PySide6\plugins\platforms\qwindows.dll",
        f"{QT}/translations/qtbase_de.qm",
        f"{QT}/lib/libQt6Widgets.so.6",
        f"{QT}/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/Qt6Gui.dll",
        "PySide6/QtMultimedia.abi3.so",
        "numpy-2.4.6.dist-info/METADATA",
        "dicedesk/resources/sounds/won-1.wav",
        "dicedesk/resources/translations/dicedesk_de.qm",
    ],
)
def test_what_the_program_uses_is_packed(place: str) -> None:
    assert builders.pruning.is_used(place)


@pytest.mark.parametrize(
    "place",
    [
        f"{QT}/plugins/platforms/libqeglfs.so",
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/plugins/imageformats/qpdf.dll",
        f"{QT}/translations/qt_help_de.qm",
        f"{QT}/translations/qtbase_ja.qm",
        f"{QT}/lib/libQt6Quick.so.6",
        f"{QT}/lib/libQt6Svg.so.6",
        f"{QT}/lib/libQt6SvgWidgets.so.6",
        f"{QT}/lib/QtQml.framework/Versions/A/QtQml",
        f"{QT}/lib/QtQml.framework/Resources/Info.plist",
        "PySide6/Qt6Pdf.dll",
        f"{QT}/lib/libavcodec.so.61",
        "avcodec-61.dll",
        "dicedesk-0.1.0.dist-info/direct_url.json",
        "dicedesk/resources/translations/dicedesk_de.ts",
    ],
)
def test_what_nothing_uses_is_left_out(place: str) -> None:
    assert not builders.pruning.is_used(place)


def test_a_library_that_only_a_left_out_one_loaded_is_left_out_too() -> None:
    loads = {"/w.so": ["/lib/gui.so"], "/lib/gui.so": ["/lib/core.so"], "/lib/gtk.so": ["/lib/pango.so"]}
    entries: list[Entry] = [
        ("w.so", "/w.so", "EXTENSION"),
        *((f"{name}.so", f"/lib/{name}.so", "BINARY") for name in ("gui", "core", "gtk", "pango")),
        ("libpython3.11.so.1.0", "/lib/python.so", "BINARY"),
        ("text.txt", "/text.txt", "DATA"),
    ]

    kept = builders.pruning.reached(entries, lambda file: loads.get(file, []))

    assert [place for place, _, _ in kept] == [
        "w.so",
        "gui.so",
        "core.so",
        "libpython3.11.so.1.0",
        "text.txt",
    ]


def test_a_link_stays_where_what_it_leads_to_does() -> None:
    entries: list[Entry] = [
        ("plugins/p.so", "/p.so", "BINARY"),
        ("sub/core.so", "/core.so", "BINARY"),
        ("sub/gone.so", "/gone.so", "BINARY"),
        ("core.so", "sub/core.so", "SYMLINK"),
        ("gone.so", "sub/gone.so", "SYMLINK"),
    ]

    kept = builders.pruning.reached(
        [("x/plugins/p.so", "/p.so", "BINARY"), *entries[1:]], lambda _: ["/core.so"]
    )

    assert [place for place, _, kind in kept if kind == "SYMLINK"] == ["core.so"]


def test_a_link_to_a_library_that_was_left_out_is_left_out_too() -> None:
    entries: list[Entry] = [
        ("core.so", "sub/core.so", "SYMLINK"),
        ("gone.so", "sub/gone.so", "SYMLINK"),
        ("text.txt", "/text.txt", "DATA"),
    ]

    kept = builders.pruning.without_dead_links(entries, [("sub/core.so", "/core.so", "BINARY")])

    assert [place for place, _, _ in kept] == ["core.so", "text.txt"]


def test_the_given_date_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "12345")

    assert builders.facts.source_date() == 12345


def test_a_file_says_for_which_system_and_computer_it_is() -> None:
    assert FACTS.name == "dicedesk-1.2.3-linux-x86_64"
    assert FACTS.debian_machine == "amd64"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small program: something to start, something to read, a link."""
    made = tmp_path / "program"
    (made / "data").mkdir(parents=True)
    (made / "start").write_text("#!/bin/sh\n", encoding="utf-8")
    (made / "start").chmod(0o755)
    (made / "data" / "b.txt").write_text("b", encoding="utf-8")
    (made / "data" / "a.txt").write_text("a", encoding="utf-8")
    (made / "link").symlink_to("start")
    return made


def tar_of(folder: Path) -> bytes:
    """The folder as a tar archive."""
    out = io.BytesIO()
    builders.archive.write_tar(FACTS, folder, out)
    return out.getvalue()


def test_an_archive_holds_the_same_bytes_on_another_day(folder: Path) -> None:
    before = tar_of(folder)
    (folder / "data" / "a.txt").touch()

    assert tar_of(folder) == before


def test_an_archive_unpacks_into_one_folder_that_root_owns(folder: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(tar_of(folder))) as tar:
        members = {member.name: member for member in tar}

    assert list(members) == [
        "program", "program/data", "program/data/a.txt", "program/data/b.txt", "program/link", "program/start",
    ]  # fmt: skip
    assert {member.uname for member in members.values()} == {"root"}
    assert {member.mtime for member in members.values()} == {FACTS.epoch}


def test_what_can_be_started_can_be_started_from_the_archive(folder: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(tar_of(folder))) as tar:
        modes = {member.name: member.mode for member in tar if member.isfile()}

    assert modes == {"program/start": 0o755, "program/data/a.txt": 0o644, "program/data/b.txt": 0o644}


def test_a_zip_holds_the_same_bytes_on_another_day(folder: Path, tmp_path: Path) -> None:
    (folder / "link").unlink()
    before = builders.archive.make_zip(FACTS, folder, tmp_path / "a.zip").read_bytes()
    (folder / "data" / "a.txt").touch()

    assert builders.archive.make_zip(FACTS, folder, tmp_path / "b.zip").read_bytes() == before


def test_a_zip_cannot_be_older_than_its_format(folder: Path, tmp_path: Path) -> None:
    (folder / "link").unlink()
    made = builders.archive.make_zip(replace(FACTS, epoch=0), folder, tmp_path / "a.zip")

    with zipfile.ZipFile(made) as packed:
        assert {entry.date_time[0] for entry in packed.infolist()} == {1980}


def test_what_is_too_large_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "large.tar.xz").write_bytes(b"12")
    monkeypatch.setattr(build, "MOST_PACKED_MB", 1 / build.MEGABYTE)

    assert build.too_large({"archive": tmp_path / "large.tar.xz"}) == [
        "large.tar.xz is larger than 1e-06 MB."
    ]


def test_a_folder_is_as_large_as_its_files(folder: Path) -> None:
    (folder / "link").unlink()

    assert build.megabytes(folder) * build.MEGABYTE == len("#!/bin/sh\n") + len("ab")


def test_two_folders_differ_where_a_file_does(folder: Path, tmp_path: Path) -> None:
    before = build.hashes(folder)
    (folder / "data" / "a.txt").write_text("other", encoding="utf-8")

    after = build.hashes(folder)

    assert [name for name in before if before[name] != after[name]] == [str(Path("data", "a.txt"))]


def test_a_part_that_there_is_not_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["no-such-part"]) == 1
    assert "There is no part no-such-part" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "address"), [("scheme:place/", "scheme:place"), ("scheme:place", "scheme:place"), ("", "")]
)
def test_the_project_s_page_is_what_one_variable_says(
    given: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DICEDESK_ADDRESS", given)

    assert builders.facts.facts().address == address
