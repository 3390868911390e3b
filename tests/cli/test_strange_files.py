"""What is no file of a sensible size is answered in one line at once."""

import contextlib
import os
import socket
from pathlib import Path

import pytest

from dicedesk import cli

Output = pytest.CaptureFixture[str]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only POSIX has such files")


@pytest.fixture
def strange_file(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A path of the kind that the parameter names, which is not a text file."""
    kind: str = request.param
    if kind == "endless":
        return Path("/dev/zero")
    made = tmp_path / f"{kind}.dice"
    if kind == "pipe":
        os.mkfifo(made)
    elif kind == "folder":
        made.mkdir()
    elif kind == "socket":
        with contextlib.closing(socket.socket(socket.AF_UNIX)) as bound:
            bound.bind(str(made))
    else:
        with made.open("wb") as out:
            out.truncate(50_000_000)
    return made


STRANGE = {
    "endless": " cannot be read: this is a device or a pipe",
    "pipe": " cannot be read: this is a device or a pipe",
    "socket": " cannot be read: this is a device or a pipe",
    "folder": " cannot be read: this is a folder",
    "large": ": larger than 8 MB",
}


@pytest.mark.parametrize("command", ["replay", "verify", "craps-games"])
@pytest.mark.parametrize(
    ("strange_file", "reason"), STRANGE.items(), indirect=["strange_file"], ids=[*STRANGE]
)
def test_what_is_no_file_of_a_sensible_size_is_answered_in_one_line(
    strange_file: Path, reason: str, command: str, capsys: Output
) -> None:
    assert cli.run([command, str(strange_file)]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"dicedesk: {strange_file}{reason}\n")


def test_an_endless_standard_input_is_answered_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    with Path("/dev/zero").open(encoding="utf-8") as endless:
        monkeypatch.setattr("sys.stdin", endless)
        assert cli.run(["craps-games", "-"]) == 2
    assert capsys.readouterr().err == "dicedesk: -: larger than 8 MB\n"


def test_an_answer_does_not_repeat_what_is_too_long_to_be_read(tmp_path: Path, capsys: Output) -> None:
    long = tmp_path / "long.dice"
    long.write_text('[Game "hog"]\nroll ' + "1" * 1_000_000, encoding="utf-8")
    assert cli.run(["replay", str(long)]) == 2
    told = capsys.readouterr().err
    assert (len(told) < 1000, told.count("\n")) == (True, 1)
