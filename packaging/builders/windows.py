"""The Windows parts of the build: the version resource of the program, and its installer."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from setup.console import Refusal

from builders.facts import PACKAGING, Facts

WINDOWS = PACKAGING / "windows"

ENGLISH_UNICODE = "040904B0"
LANGUAGE_AND_SIGNS = [0x0409, 1200]


def version_numbers(version: str) -> tuple[int, int, int, int]:
    """Windows' four version numbers; missing ones are 0."""
    numbers = [int(number) for number in re.findall(r"\d+", re.split(r"[a-z+-]", version, maxsplit=1)[0])]
    first, second, third, fourth = [*numbers, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def version_strings(facts: Facts) -> dict[str, str]:
    """The texts in the file's properties."""
    return {
        "CompanyName": "DiceDesk",
        "FileDescription": "DiceDesk, dice games with a coach and exact odds",
        "FileVersion": facts.version,
        "InternalName": "dicedesk",
        "LegalCopyright": "MIT License",
        "OriginalFilename": "dicedesk.exe",
        "ProductName": "DiceDesk",
        "ProductVersion": facts.version,
    }


def version_resource(facts: Facts) -> Any:
    """The same facts in PyInstaller's form; works only on Windows, where PyInstaller has it."""
    from PyInstaller.utils.win32 import versioninfo

    numbers = version_numbers(facts.version)
    strings = [versioninfo.StringStruct(name, text) for name, text in version_strings(facts).items()]
    return versioninfo.VSVersionInfo(
        ffi=versioninfo.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            versioninfo.StringFileInfo([versioninfo.StringTable(ENGLISH_UNICODE, strings)]),
            versioninfo.VarFileInfo([versioninfo.VarStruct("Translation", LANGUAGE_AND_SIGNS)]),
        ],
    )


def installer(facts: Facts) -> Path:
    """Make the installer of the packed program, and return it."""
    return make_installer(facts, facts.program, facts.dist)


def make_installer(facts: Facts, payload: Path, folder: Path) -> Path:
    """Make the installer of a folder's contents, and return it. Refusal if NSIS is not installed."""
    makensis = shutil.which("makensis")
    if makensis is None:
        raise Refusal("makensis is not installed; NSIS brings it along, and on Debian the package nsis.")
    file = folder / f"dicedesk-{facts.version}-windows-x86_64-setup.exe"
    given = {
        "VERSION": facts.version,
        "NUMBERS": ".".join(map(str, version_numbers(facts.version))),
        "PAYLOAD": payload.resolve(),
        "ICON": WINDOWS / "dicedesk.ico",
        "OUT": file.resolve(),
    }
    definitions = [f"-D{name}={text}" for name, text in given.items()]
    script = ("-INPUTCHARSET", "UTF8", str(WINDOWS / "dicedesk.nsi"))
    command = [makensis, "-V2", "-WX", *definitions, *script]
    done = subprocess.run(command, env=facts.variables(), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Refusal(f"makensis failed:\n{done.stdout}{done.stderr}")
    return file
