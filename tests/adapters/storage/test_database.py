"""The file of saved games as SQLite is asked for it."""

from pathlib import PurePath, PurePosixPath, PureWindowsPath

import pytest

from dicedesk.adapters.storage.database import address_of


@pytest.mark.parametrize(
    ("file", "address"),
    [
        (PureWindowsPath("//server/share/My games/a.sqlite"), "////server/share/My%20games/a.sqlite"),
        (PureWindowsPath("C:/Games/a.sqlite"), "///C:/Games/a.sqlite"),
        (PurePosixPath("/games/a?.sqlite"), "///games/a%3F.sqlite"),
    ],
    ids=["a network share", "a drive", "a folder"],
)
def test_sqlite_finds_a_file_wherever_it_lies(file: PurePath, address: str) -> None:
    assert address_of(file) == f"file:{address}"
