"""A file on the command line: a record to be shown, or a command's own."""

import pytest

from dicedesk import __main__, cli
from dicedesk.main.options import StartOptions


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[StartOptions]:
    """What windows were asked for, in place of windows."""
    asked: list[StartOptions] = []
    monkeypatch.setattr(__main__, "open_window", lambda options: asked.append(options) or 0)
    return asked


@pytest.mark.parametrize("file", ["game.dice", "GAME.DICE", "replay.dice"])
def test_a_record_is_opened_in_the_window(opened: list[StartOptions], file: str) -> None:
    __main__.main([file])

    assert [wish.record for wish in opened] == [file]


def test_a_record_is_opened_with_the_options_before_it(opened: list[StartOptions]) -> None:
    __main__.main(["--theme", "light", "--data", "here", "game.dice"])

    assert opened == [StartOptions(data="here", theme="light", record="game.dice")]


def test_without_a_file_the_window_shows_no_record(opened: list[StartOptions]) -> None:
    __main__.main([])

    assert opened == [StartOptions()]


def test_a_command_gets_its_file(opened: list[StartOptions], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[str, ...]] = []
    monkeypatch.setattr(cli, "run", lambda words, *_: given.append(words) or 0)

    __main__.main(["replay", "game.dice"])

    assert given == [("replay", "game.dice")]
    assert opened == []
