"""What is made for Windows and macOS and as single files, as far as it can be looked at without their tools."""

import os
import plistlib
import re
import subprocess
from pathlib import Path

import build
import builders.appdir
import builders.facts
import builders.windows
import licenses.notices
import pytest

FACTS = builders.facts.Facts("1.2.3", 1_700_000_000, "linux", "x86_64", Path("dist"))


@pytest.fixture
def installer(project: Path) -> str:
    """The script of the installer for Windows."""
    return (project / "packaging/windows/dicedesk.nsi").read_text(encoding="utf-8")


@pytest.fixture
def info(project: Path) -> dict[str, object]:
    """What macOS reads of the program."""
    return plistlib.loads((project / "packaging/macos/Info.plist").read_bytes())


@pytest.fixture
def packed(tmp_path: Path) -> builders.facts.Facts:
    """A build whose program is one script that says what it was given."""
    facts = builders.facts.Facts("1.2.3", 1_700_000_000, "linux", "x86_64", tmp_path / "dist")
    facts.program.mkdir(parents=True)
    facts.executable.write_text('#!/bin/sh\necho "$@"\n', encoding="utf-8")
    return facts


def test_the_installer_asks_for_no_administrator(installer: str) -> None:
    assert "RequestExecutionLevel user" in installer
    assert "HKLM" not in installer


def test_whatever_is_written_into_the_registry_is_removed_from_it(installer: str) -> None:
    written = {key.split("\\shell")[0] for key in re.findall(r'WriteReg\w+ HKCU "([^"]+)"', installer)}
    removed = set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', installer))

    assert {key.removesuffix("\\DefaultIcon") for key in written} == removed


def test_what_lies_beside_the_program_is_removed_with_it(installer: str) -> None:
    for name in ("LICENSE", licenses.notices.FOR_PEOPLE):
        assert f'Delete "$INSTDIR\\{name}"' in installer


def test_the_games_are_removed_by_nobody_who_does_not_ask_for_it(installer: str) -> None:
    asked = installer[installer.index("Section /o") :]

    assert installer.count('RMDir /r "${GAMES}"') == asked.count('RMDir /r "${GAMES}"') == 1


def test_the_properties_of_the_file_name_the_version() -> None:
    strings = builders.windows.version_strings(FACTS)

    assert {strings["FileVersion"], strings["ProductVersion"]} == {"1.2.3"}


def test_macos_never_asks_for_the_microphone(info: dict[str, object]) -> None:
    assert not [key for key in info if key.endswith("UsageDescription")]


def test_macos_opens_the_kind_of_file_that_the_program_declares(info: dict[str, object]) -> None:
    (opened,), (declared,) = info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"]  # type: ignore[misc]

    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["dice"]


def test_who_signs_stands_in_the_environment_and_nowhere_else(project: Path) -> None:
    script = (project / "packaging/macos/sign.sh").read_text(encoding="utf-8")

    assert 'identity="${DICEDESK_SIGN_IDENTITY:--}"' in script
    assert not re.search(r"--sign (?!-|\"\$identity\")", script)


@pytest.mark.skipif(os.name == "nt", reason="a shell is needed")
@pytest.mark.parametrize("script", ["macos/sign.sh", "macos/make_dmg.sh", "linux/run.sh", "linux/AppRun"])
def test_the_scripts_can_be_read_by_a_shell_and_started(project: Path, script: str) -> None:
    file = project / "packaging" / script

    assert os.access(file, os.X_OK)
    assert subprocess.run(["sh", "-n", str(file)], check=False).returncode == 0  # noqa: S603, S607


@pytest.mark.skipif(os.name == "nt", reason="links and shells are needed")
def test_an_appdir_starts_the_program_wherever_it_lies(packed: builders.facts.Facts) -> None:
    folder = builders.appdir.appdir(packed)

    done = subprocess.run([folder / "AppRun", "a", "b c"], stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603

    assert done.stdout == "a b c\n"


@pytest.mark.skipif(os.name == "nt", reason="links are needed")
def test_an_appdir_has_entry_and_icon_at_its_top(packed: builders.facts.Facts) -> None:
    folder = builders.appdir.appdir(packed)

    assert {path.name for path in folder.iterdir()} == {
        ".DirIcon", "AppRun", "dicedesk.desktop", "dicedesk.png", "usr",
    }  # fmt: skip
    assert (folder / ".DirIcon").read_bytes() == (folder / "dicedesk.png").read_bytes()


def test_the_manual_of_the_build_names_every_part() -> None:
    assert [part for part in build.PARTS if f"\n    {part} " not in str(build.__doc__)] == []
