"""The command `play`, run inside the test's own process: the folder of its games, its exit codes, and its help."""

import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.folders import TERMINAL, FolderLock
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.storage.terminal_games import open_games
from dicedesk.games.catalogue import GAMES
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

Output = pytest.CaptureFixture[str]
PlayIn = Callable[..., int]


@pytest.fixture
def play_in(monkeypatch: pytest.MonkeyPatch) -> PlayIn:
    """Plays a game in a folder with these answers, leaves it, and returns the exit code."""

    def play(folder: Path, game: str, *answers: str) -> int:
        left = iter((*answers, "exit"))
        monkeypatch.setattr("builtins.input", lambda _: next(left))
        return cli.run(["play", game, "--data", str(folder)], open_games)

    return play


def test_a_game_of_the_window_goes_on_in_the_terminal(
    play_in: PlayIn, tmp_path: Path, capsys: Output
) -> None:
    parts = GAMES["craps"]
    with closing(SqliteStore(tmp_path)) as store:
        session = parts.table(store, StandingClock(), SettingsKeeper(store), None).begin(
            parts.prompt.defaults()
        )
        session.play(parts.spec.parse_move("bet pass 25"))
    play_in(tmp_path, "craps")
    shown = capsys.readouterr().out
    assert "Continuing the game you left." in shown
    assert "Pass: $25" in shown


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("window", "your games are open in a DiceDesk window; close it"),
        (TERMINAL, "your games are open in another terminal; leave the game"),
    ],
)
def test_one_at_a_time_has_the_games_folder(
    play_in: PlayIn, tmp_path: Path, capsys: Output, by: str, told: str
) -> None:
    with closing(FolderLock(tmp_path)) as lock:
        lock.say(by)
        assert play_in(tmp_path, "hog") == 2
    assert capsys.readouterr().err.startswith(f"dicedesk: {told}")


@pytest.mark.parametrize(("writable", "code"), [(True, 0), (False, 1)])
def test_a_game_that_could_not_be_saved_is_an_answer_of_no(
    play_in: PlayIn, tmp_path: Path, capsys: Output, code: int, *, writable: bool
) -> None:
    folder = tmp_path / "games"
    if not writable:
        folder.write_text("in the way", "utf-8")
    assert play_in(folder, "hog", "4") == code
    assert ("Not saved: " in capsys.readouterr().out) is not writable


@pytest.mark.parametrize("game", GAMES)
def test_help_prints_the_rules_of_the_game(game: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.run(["play", game, "-h"], open_games)
    shown = capsys.readouterr()
    assert (ended.value.code, shown.err) == (0, "")
    assert "--data DIR" in shown.out
    told = " ".join(shown.out.split())
    assert all(" ".join(rule.split()) in told for rule in GAMES[game].prompt.rules)
    assert len(GAMES[game].prompt.rules) >= 5
    assert "save FILE: write the record of this game to a file." in told
    assert not re.search(r"F11|Ctrl|[Cc]lick|window|panel", shown.out)
    assert max(map(len, shown.out.splitlines())) < 80
