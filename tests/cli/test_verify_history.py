"""`dicedesk verify --history`, over the games of a folder."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk import cli
from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.storage.terminal_games import open_archive
from dicedesk.games.craps.rules import Leave, Throw
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

Output = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two games."""
    store = SqliteStore(tmp_path)
    table = CrapsGameTable(store, StandingClock(), SettingsKeeper(store))
    for _ in range(2):
        session = table.new_session()
        for move in (Throw(), Throw(), Leave()):
            session.play(move)
    store.close()
    return tmp_path


def verified(*arguments: str) -> int:
    return cli.run(["verify", *arguments], open_archive=open_archive)


def test_good_games_are_true(folder: Path, capsys: Output) -> None:
    code = verified("--history", "--data", str(folder))
    lines = capsys.readouterr().out.splitlines()
    assert (code, lines) == (
        0,
        ["All moves in the 2 saved games are legal.", "The dice in 2 games match their seals."],
    )


def test_while_a_window_has_the_games_they_can_be_verified(folder: Path, capsys: Output) -> None:
    store = SqliteStore(folder)
    code = verified("--history", "--data", str(folder))
    store.close()
    assert code == 0


def test_a_false_game_is_false(folder: Path, capsys: Output) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        connection.execute("UPDATE game SET record = X'00' WHERE place = 1")
        connection.commit()
    code = verified("--history", "--data", str(folder))
    assert (code, capsys.readouterr().out.endswith(" cannot be read.\n")) == (1, True)


def test_where_there_are_no_games_it_says_so(tmp_path: Path, capsys: Output) -> None:
    code = verified("--history", "--data", str(tmp_path / "none"))
    shown = capsys.readouterr()
    assert (code, shown.out, "no saved games in" in shown.err) == (2, "", True)


@pytest.mark.parametrize("arguments", [(), ("game.dice", "--history")])
def test_either_a_record_or_the_history_is_verified(arguments: tuple[str, ...], capsys: Output) -> None:
    assert verified(*arguments) == 2
    assert "; usage: dicedesk verify [-h]" in capsys.readouterr().err
