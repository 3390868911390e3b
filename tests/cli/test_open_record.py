"""A file on the command line: a record to be shown, or a command's own."""

import pytest

from dicedesk import __main__, cli, wiring


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[wiring.Wishes]:
    """What windows were asked for, in place of windows."""
    wishes: list[wiring.Wishes] = []
    monkeypatch.setattr(wiring, "open_window", lambda wish: wishes.append(wish) or 0)
    return wishes


@pytest.mark.parametrize("file", ["game.dice", "GAME.DICE", "replay.dice"])
def test_a_record_is_opened_in_the_window(opened: list[wiring.Wishes], file: str) -> None:
    __main__.main([file])

    assert [wish.record for wish in opened] == [file]


def test_a_record_is_opened_with_the_options_before_it(opened: list[wiring.Wishes]) -> None:
    __main__.main(["--theme", "light", "--data", "here", "game.dice"])

    assert opened == [wiring.Wishes(data="here", theme="light", record="game.dice")]


def test_without_a_file_the_window_shows_no_record(opened: list[wiring.Wishes]) -> None:
    __main__.main([])

    assert opened == [wiring.Wishes()]


def test_a_command_gets_its_file(opened: list[wiring.Wishes], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []
    monkeypatch.setattr(cli, "run", lambda words, *_: given.append(words) or 0)

    __main__.main(["replay", "game.dice"])

    assert given == [["replay", "game.dice"]]
    assert opened == []
