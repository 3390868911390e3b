"""The games folder and the language may be named before a command too."""

from pathlib import Path

import pytest

from dicedesk import __main__
from tests.adapters.storage.past_games import kept_hog, past_of

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nobodys_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the user's own games would be, there are none."""
    monkeypatch.setenv("DICEDESK_DATA", str(tmp_path / "none"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one game."""
    past_of(tmp_path / "games", kept_hog("one", "roll 1 : 5"))
    return tmp_path / "games"


@pytest.mark.parametrize(
    "command", [("statistics",), ("verify", "--history"), ("statistics", "hog", "--json")]
)
@pytest.mark.parametrize("joined", [False, True], ids=["apart", "joined"])
def test_a_command_reads_the_folder_that_is_named_before_it(
    folder: Path, command: tuple[str, ...], capsys: Output, *, joined: bool
) -> None:
    before = [f"--data={folder}"] if joined else ["--data", str(folder)]
    assert __main__.main([*before, *command]) == 0
    assert "1" in capsys.readouterr().out


def test_a_game_is_played_in_the_folder_that_is_named_before_it(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "exit")
    assert __main__.main(["--data", str(tmp_path / "new"), "play", "hog"]) == 0
    assert capsys.readouterr().out.endswith("Your games are saved.\n")
    assert (tmp_path / "new" / "dicedesk.sqlite").is_file()


def test_a_folder_that_is_named_after_a_command_wins(folder: Path, tmp_path: Path, capsys: Output) -> None:
    assert __main__.main(["--data", str(tmp_path / "other"), "statistics", "--data", str(folder)]) == 0
    assert capsys.readouterr().out.startswith("1 game")


def test_a_command_that_needs_no_folder_is_not_troubled_by_one(tmp_path: Path, capsys: Output) -> None:
    record = tmp_path / "game.dice"
    record.write_text(kept_hog("one", "roll 1 : 5").record, "utf-8")
    assert __main__.main(["--data", str(tmp_path), "replay", str(record)]) == 0
    assert "roll 1" in capsys.readouterr().out


@pytest.mark.parametrize("is_folder_first", [True, False])
def test_a_folder_and_a_language_may_stand_before_a_command_in_any_order(
    folder: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, *, is_folder_first: bool
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    first, second = ("--data", str(folder)), ("--language", "en")
    before = (*first, *second) if is_folder_first else (*second, *first)
    assert __main__.main([*before, "statistics"]) == 0
    assert capsys.readouterr().out.startswith("1 game: 1 counted")


@pytest.mark.parametrize(
    "words",
    [
        ("--language", "xx"),
        ("--language=xx", "statistics"),
        ("--language", "xx", "--help"),
        ("--theme", "dark", "--language", "xx"),
        ("--self-check", "--language=xx"),
    ],
)
def test_a_language_that_nobody_speaks_here_is_refused_with_those_there_are(
    words: tuple[str, ...], capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C")
    assert __main__.main(words) == 2
    said = capsys.readouterr()
    expected = "dicedesk: there is no language “xx”; choose from: en, de, es, fr, pl, zh_CN\n"
    assert (said.out, said.err) == ("", expected)
