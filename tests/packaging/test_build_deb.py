"""The package for Debian, as far as it can be looked at without Debian's tools."""

import configparser
import gzip
import re
import shutil
import subprocess
from dataclasses import replace
from email import message_from_string
from pathlib import Path
from xml.etree import ElementTree

import builders.deb
import builders.facts
import builders.windows
import pytest

from tests.catalogues import LANGUAGES

FACTS = builders.facts.Facts("1.2.3", 1_700_000_000, "linux", "x86_64", Path("dist"))
PAGE = "https:" + "//example.org/people/dicedesk"
XML_LANGUAGE = "{http:" + "//www.w3.org/XML/1998/namespace}lang"


@pytest.fixture
def usr(tmp_path: Path) -> Path:
    """A folder such as /usr with all that makes the program at home."""
    builders.deb.make_at_home(FACTS, tmp_path / "usr")
    return tmp_path / "usr"


@pytest.fixture
def entry(usr: Path) -> configparser.SectionProxy:
    """The desktop entry."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(usr / "share/applications/dicedesk.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture
def metainfo(usr: Path) -> ElementTree.Element:
    """What a software centre shows."""
    return ElementTree.parse(usr / "share/metainfo" / builders.deb.METAINFO).getroot()  # noqa: S314 - ours


@pytest.fixture
def mime(usr: Path) -> ElementTree.Element:
    """The kind of file that records are."""
    return ElementTree.parse(usr / "share/mime/packages/dicedesk.xml").getroot()[0]  # noqa: S314 - ours


def test_the_desktop_starts_what_the_package_installs(entry: configparser.SectionProxy, usr: Path) -> None:
    command = entry["Exec"].split()[0]

    assert (usr / "bin" / command).is_symlink()
    assert (usr / "bin" / command).readlink() == Path("../lib/dicedesk/dicedesk")


def test_a_double_clicked_record_is_handed_over(entry: configparser.SectionProxy) -> None:
    assert entry["Exec"].split()[1:] == ["%f"]


def test_the_desktop_knows_the_window_by_the_name_that_it_gives_itself(
    entry: configparser.SectionProxy, project: Path
) -> None:
    app = (project / "dicedesk/ui/base/app.py").read_text(encoding="utf-8")

    assert f'setDesktopFileName("{entry["StartupWMClass"]}")' in app


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_speaks_every_language(entry: configparser.SectionProxy, key: str, language: str) -> None:
    assert entry[f"{key}[{language}]"] != entry[key]


def test_records_are_one_kind_of_file_everywhere(
    entry: configparser.SectionProxy, metainfo: ElementTree.Element, mime: ElementTree.Element
) -> None:
    kind = mime.get("type")

    assert entry["MimeType"] == f"{kind};"
    assert metainfo.findtext("provides/mediatype") == kind


def test_the_software_centre_names_the_version_and_its_date(metainfo: ElementTree.Element) -> None:
    release = metainfo.find("releases/release")

    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2023-11-14"}


def test_the_software_centre_speaks_every_language(metainfo: ElementTree.Element) -> None:
    assert {summary.get(XML_LANGUAGE) for summary in metainfo.findall("summary")} == {None, *LANGUAGES}


def test_without_an_address_the_software_centre_is_told_of_no_page_and_no_picture(
    metainfo: ElementTree.Element,
) -> None:
    assert metainfo.findall("url") + metainfo.findall("screenshots") == []


def test_with_an_address_it_shows_the_page_and_a_picture_of_each_game(tmp_path: Path, project: Path) -> None:
    builders.deb.make_at_home(replace(FACTS, address=PAGE), tmp_path / "usr")
    metainfo = ElementTree.parse(tmp_path / "usr/share/metainfo" / builders.deb.METAINFO).getroot()  # noqa: S314 - ours

    assert {url.get("type"): url.text for url in metainfo.findall("url")} == {
        "homepage": PAGE,
        "bugtracker": f"{PAGE}/issues",
        "vcs-browser": PAGE,
    }
    pictures = [str(image.text) for image in metainfo.findall("screenshots/screenshot/image")]
    assert {picture.removeprefix(f"{PAGE}/raw/v1.2.3/") for picture in pictures} == {
        f"docs/{path.name}" for path in (project / "docs").glob("*.png")
    }


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
@pytest.mark.parametrize("address", ["", PAGE])
def test_appstream_s_own_tool_finds_nothing(address: str, tmp_path: Path) -> None:
    builders.deb.make_at_home(replace(FACTS, address=address), tmp_path / "usr")
    file = tmp_path / "usr/share/metainfo" / builders.deb.METAINFO
    command = ["appstreamcli", "validate", "--no-net", "--pedantic", str(file)]

    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603

    assert done.returncode == 0, done.stdout + done.stderr


def test_the_software_centre_starts_the_desktop_entry(metainfo: ElementTree.Element, usr: Path) -> None:
    assert (usr / "share/applications" / str(metainfo.findtext("launchable"))).is_file()


def test_the_icon_is_there_in_every_size_and_as_a_drawing(
    usr: Path, entry: configparser.SectionProxy
) -> None:
    icons = {path.parent.parent.name for path in (usr / "share/icons/hicolor").rglob(f"{entry['Icon']}.*")}

    assert icons == {"scalable", *(f"{side}x{side}" for side in (16, 22, 24, 32, 48, 64, 128, 256, 512))}


def test_the_manual_names_every_option_of_the_program(usr: Path) -> None:
    from dicedesk import __main__

    manual = gzip.decompress((usr / "share/man/man1/dicedesk.1.gz").read_bytes()).decode()
    options = re.findall(r"--[a-z-]+", __main__._parser(str).format_help())

    assert [option for option in set(options) if option.replace("-", "\\-") not in manual] == []


def test_the_manual_names_every_command(usr: Path) -> None:
    from dicedesk.cli import parser

    manual = gzip.decompress((usr / "share/man/man1/dicedesk.1.gz").read_bytes()).decode()
    commands = next(action.choices for action in parser()._actions if action.choices)

    assert [name for name in commands if f".B {name}".replace("-", "\\-") not in manual] == []


def test_nothing_is_left_to_be_put_in(usr: Path) -> None:
    texts = [
        path.read_text(encoding="utf-8") for path in usr.rglob("*") if path.suffix in (".xml", ".desktop")
    ]

    assert not [text for text in texts if re.search(r"@[A-Z]+@", text)]


def test_a_program_asks_for_the_newest_c_library_that_a_part_of_it_asks_for(tmp_path: Path) -> None:
    (tmp_path / "a.so").write_bytes(b"\0GLIBC_2.4\0GLIBC_2.34\0")
    (tmp_path / "b.so.1").write_bytes(b"\0GLIBC_2.17\0")
    (tmp_path / "text").write_bytes(b"GLIBC_2.99")

    assert builders.deb.needed_glibc(tmp_path) == "2.34"


@pytest.mark.parametrize(("address", "page"), [("", None), (PAGE, PAGE)])
def test_apt_is_told_of_the_project_s_page_where_there_is_one(
    address: str, page: str | None, tmp_path: Path
) -> None:
    text = builders.deb.control(replace(FACTS, address=address), tmp_path)

    fields = message_from_string(text)
    assert fields["Homepage"] == page
    assert fields["Version"] == "1.2.3-1"
    assert fields["Description"].startswith("dice games with a coach")


def test_the_package_asks_for_what_qt_needs_under_wayland(tmp_path: Path) -> None:
    # PyInstaller packs none of them: they have to be of an age with the system's own drivers.
    depends = message_from_string(builders.deb.control(FACTS, tmp_path))["Depends"]

    assert {"libwayland-client0", "libwayland-cursor0", "libegl1"} <= set(depends.split(", "))


def test_the_changelog_of_the_package_names_the_release() -> None:
    first, *_, last = builders.deb.debian_changelog(FACTS).strip().splitlines()

    assert first.startswith("dicedesk (1.2.3-1) ")
    assert last.endswith("Tue, 14 Nov 2023 22:13:20 +0000")


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1", (0, 1, 0, 0)), ("1.2.3rc1", (1, 2, 3, 0)), ("1.2.3.4.5", (1, 2, 3, 4))],
)
def test_windows_is_told_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert builders.windows.version_numbers(version) == numbers
