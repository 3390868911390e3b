"""The file of saved games as SQLite is asked for it."""

from pathlib import PurePath, PurePosixPath, PureWindowsPath

import pytest

from dicedesk.adapters.storage.sqlite_file import address_of


@pytest.mark.parametrize(
    ("file", "address"),
    [
        (PureWindowsPath("//server/share/My games/a.sqlite"), "file:////server/share/My%20games/a.sqlite"),
        (PureWindowsPath("C:/Games/a.sqlite"), "file:///C:/Games/a.sqlite"),
        (PurePosixPath("/home/ann/a?.sqlite"), "file:///home/ann/a%3F.sqlite"),
    ],
    ids=["a network share", "a drive", "a home folder"],
)
def test_sqlite_finds_a_file_wherever_it_lies(file: PurePath, address: str) -> None:
    assert address_of(file) == address
