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
from dicedesk.core.position import parse_position
from dicedesk.core.record import parse_record
from dicedesk.games.catalogue import GAMES, SPECS
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


PlayFrom = Callable[..., int]


@pytest.fixture
def play_from(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> PlayFrom:
    """Plays a game from a position with these answers, leaves it, and returns the exit code."""

    def play(game: str, line: str, *answers: str, options: tuple[str, ...] = ()) -> int:
        left = iter((*answers, "exit"))
        monkeypatch.setattr("builtins.input", lambda _: next(left))
        return cli.run(["play", game, "--from", line, *options, "--data", str(tmp_path)], open_games)

    return play


@pytest.mark.parametrize(
    ("line", "stands"),
    [
        ("hog 34-50 | goal=100 | You, final", "34"),
        ("craps bankroll 85, point 6, pass 5", "$85"),
        ("hazard won 3 0, turn 1, main 7, chance 5 | casters=2", "Main 7"),
        ("poker-dice bankroll 130, hands 12, dice 2 5 5 5 5", "Roll 1 of 3"),
        *((line, "") for parts in GAMES.values() for line in parts.sample.positions),
    ],
)
def test_a_game_begins_at_a_position_and_goes_on_from_there(
    play_from: PlayFrom, play_in: PlayIn, tmp_path: Path, capsys: Output, line: str, stands: str
) -> None:
    game = line.split()[0]
    assert play_from(game, line) == 0
    shown = capsys.readouterr().out
    expected = parse_position(line, SPECS)
    told = f"Casual game from a position: {expected.state.to_line()}."
    assert told in shown
    assert stands in shown
    play_in(tmp_path, game, f"save {tmp_path / 'game.dice'}")
    again = capsys.readouterr().out
    assert "Continuing the game you left." in again
    assert told in again
    record = parse_record((tmp_path / "game.dice").read_text("utf-8"), SPECS)
    assert (record.first_state(), record.plays, record.is_casual) == (expected.state, (), True)


def test_a_game_that_ended_is_followed_by_one_from_the_beginning(play_from: PlayFrom, capsys: Output) -> None:
    answers = ("hold", "", "", "")
    assert play_from("poker-dice", "poker-dice bankroll 185, dice 5 5 5 5 5", *answers) == 0
    shown = capsys.readouterr().out
    assert "Major Award" in shown
    assert shown.count("Casual game") == 1


def test_the_position_where_a_game_begins_is_not_called_casual(play_from: PlayFrom, capsys: Output) -> None:
    assert play_from("hog", "hog 0-0", options=("--own-dice",)) == 0
    shown = capsys.readouterr().out
    assert "from a position" not in shown
    assert "real dice" in shown


@pytest.mark.parametrize(
    ("line", "options", "told"),
    [
        ("hog 104-3", (), "a score of 104 ends the game"),
        ("hog 34", (), "expected scores such as “34-50”"),
        ("hgo 34-50", (), "there is no game “hgo”"),
        ("craps point 6", (), "this is a position of Craps, not of Hog"),
        ("hog 34-50", ("--against", "swap"), "--from: cannot be used with --against"),
    ],
)
def test_a_line_that_begins_no_game_gets_a_sentence_and_changes_nothing(
    play_from: PlayFrom, tmp_path: Path, capsys: Output, line: str, options: tuple[str, ...], told: str
) -> None:
    assert play_from("hog", line, options=options) == 2
    assert capsys.readouterr().err.startswith(f"dicedesk: {told}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", GAMES)
def test_help_prints_the_rules_of_the_game(game: str, capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.run(["play", game, "-h"], open_games)
    shown = capsys.readouterr()
    assert (ended.value.code, shown.err) == (0, "")
    assert "--data DIR" in shown.out
    told = " ".join(shown.out.split())
    assert all(" ".join(rule.split()) in told for rule in GAMES[game].prompt.rules)
    assert GAMES[game].prompt.rules
    assert "save FILE: write the record of this game to a file." in told
    assert not re.search(r"F11|Ctrl|[Cc]lick|window|panel", shown.out)
    assert max(map(len, shown.out.splitlines())) < 80
