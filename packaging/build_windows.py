"""What is special about the program for Windows: what its file says of itself, and its installer."""

from __future__ import annotations

import re
from typing import Any

from build_facts import Facts

ENGLISH_UNICODE = "040904B0"
LANGUAGE_AND_SIGNS = [0x0409, 1200]


def version_numbers(version: str) -> tuple[int, int, int, int]:
    """The four numbers that Windows asks for: those of the version, and 0 for what it lacks."""
    numbers = [int(number) for number in re.findall(r"\d+", re.split(r"[a-z+-]", version, maxsplit=1)[0])]
    first, second, third, fourth = [*numbers, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def version_strings(facts: Facts) -> dict[str, str]:
    """What a look at the file's properties shows."""
    return {
        "CompanyName": "DiceDesk",
        "FileDescription": "DiceDesk, dice games on a calm table",
        "FileVersion": facts.version,
        "InternalName": "dicedesk",
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "dicedesk.exe",
        "ProductName": "DiceDesk",
        "ProductVersion": facts.version,
    }


def version_resource(facts: Facts) -> Any:
    """The same in the form that PyInstaller writes into the file; only where that runs, on Windows."""
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
