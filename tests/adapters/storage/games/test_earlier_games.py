"""Ended games that an earlier version kept with a row for each move are packed little by little; nothing is lost."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from dicedesk.adapters.storage.games import earlier_games
from dicedesk.adapters.storage.games.earlier_games import pack_earlier
from dicedesk.adapters.storage.games.game_rows import kept_game
from dicedesk.adapters.storage.sqlite_history import SqliteHistory
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.features.history.check import check_history
from dicedesk.play.ports.store import GameChange, KeptGame
from tests.patience import PATIENCE_S

VERSIONS = Path(__file__).parents[1]
PROJECT = Path(__file__).resolve().parents[4]
PACK_AND_DIE = """
import os, signal, sys
from pathlib import Path
from dicedesk.adapters.storage.games import earlier_games
earlier_games.MOVES_AT_ONCE = earlier_games.MOVES_A_CALL = 1
after = 0
for _ in range(int(sys.argv[2])):
    after = earlier_games.pack_earlier(Path(sys.argv[1]), after)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a version that packed no game."""
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.executescript((VERSIONS / "of_version_3" / "store.sql").read_text(encoding="utf-8"))
    SqliteStore(tmp_path).close()
    return tmp_path / FILE_NAME


def games_in(file: Path) -> list[KeptGame | None]:
    with closing(sqlite3.connect(file)) as connection:
        places = connection.execute("SELECT place FROM game ORDER BY place").fetchall()
        return [kept_game(connection, place) for (place,) in places]


def unpacked_in(file: Path) -> set[str]:
    """The ids of the games that have rows for their moves."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT id FROM game WHERE place IN (SELECT game FROM move)").fetchall()
        return {name for (name,) in found}


def pack_all(file: Path) -> int:
    """Packs all; returns how many calls it took."""
    calls, after = 0, 0
    last: int | None = 0
    while last is not None:
        after, calls = last, calls + 1
        last = pack_earlier(file, after)
    return calls


def wrong_in(file: Path) -> list[str]:
    with closing(SqliteHistory(file)) as history:
        return [str(sentence) for sentence in check_history(history)[0]]


def test_all_ended_games_are_packed_and_are_what_they_were(file: Path) -> None:
    before = games_in(file)
    assert pack_all(file) == 1
    assert games_in(file) == before
    assert unpacked_in(file) == {game.id for game in before if game is not None and not game.ended}
    assert wrong_in(file) == []
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_call_packs_a_few_games_only(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier_games, "MOVES_AT_ONCE", 1)
    monkeypatch.setattr(earlier_games, "MOVES_A_CALL", 1)
    ended = sum(game is not None and game.ended for game in games_in(file))
    before = games_in(file)
    assert pack_all(file) > ended
    assert games_in(file) == before


def test_a_game_goes_on_while_others_are_packed(file: Path) -> None:
    with closing(SqliteStore(file.parent)) as store:
        newest = store.newest("hog")
        assert newest is not None
        store.keep(GameChange("new", "hog", newest.header, "", False, 0, ("roll 1 : 3",)))
        pack_all(file)
        store.keep(GameChange("new", "hog", newest.header, "", False, 1, ("roll 1 : 4",)))
        kept = store.newest("hog")
    assert kept is not None
    assert kept.moves == ("roll 1 : 3", "roll 1 : 4")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
@pytest.mark.parametrize("games", [1, 4])
def test_a_program_that_is_killed_while_it_packs_has_lost_nothing(file: Path, games: int) -> None:
    before = games_in(file)
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", PACK_AND_DIE, str(file), str(games)],
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        check=False,
        timeout=PATIENCE_S,
    )
    assert done.returncode == -9
    assert games_in(file) == before
    pack_all(file)
    assert (games_in(file), wrong_in(file)) == (before, [])
