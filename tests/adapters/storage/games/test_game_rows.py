"""A game that goes on has a row for each move, and one that has ended lies packed in one row."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from dicedesk.adapters.storage.games.game_rows import kept_game
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.play.ports.store import GameChange, KeptGame, StoreError

HEADER = '[Game "hog"]\n[Rules "goal=5"]\n[Id "one"]\n'
MOVES = tuple(f"roll 1 : {face}" for face in (1, 2, 3, 4, 5, 6) * 4)
ENDED = KeptGame("one", "hog", HEADER, "ab" * 32, ended=True, moves=MOVES)


def counted(folder: Path, statement: str) -> int:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        return int(connection.execute(statement).fetchone()[0])


def rows(folder: Path) -> tuple[int, int]:
    """How many moves have a row, and how many games are packed."""
    return counted(folder, "SELECT count(*) FROM move"), counted(folder, "SELECT count(*) FROM packed")


def play(store: SqliteStore) -> None:
    """Keeps a game move by move, and its end with the last one."""
    for number, move in enumerate(MOVES):
        is_last = number == len(MOVES) - 1
        store.keep(GameChange("one", "hog", HEADER, ENDED.seed, is_last, number, (move,)))


def test_a_game_is_packed_when_it_ends(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.keep(replace(ENDED, ended=False, moves=MOVES[:-1]).whole())
    assert rows(tmp_path) == (len(MOVES) - 1, 0)
    store.keep(GameChange("one", "hog", HEADER, ENDED.seed, True, len(MOVES) - 1, MOVES[-1:]))
    assert rows(tmp_path) == (0, 1)
    assert store.newest("hog") == ENDED
    store.close()


def test_a_packed_game_is_found_after_a_start(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        play(store)
    with closing(SqliteStore(tmp_path)) as store:
        assert store.newest("hog") == ENDED


def test_a_packed_game_can_be_changed(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        play(store)
        changed = replace(ENDED, moves=(*MOVES[:5], "roll 2 : 1 1"))
        store.keep(GameChange("one", "hog", HEADER, ENDED.seed, True, 5, changed.moves[5:]))
        assert (store.newest("hog"), rows(tmp_path)) == (changed, (0, 1))
        store.keep(replace(changed, ended=False).whole())
        assert (store.newest("hog"), rows(tmp_path)) == (
            replace(changed, ended=False, header=f'{changed.header}[Undone "1"]\n'),
            (6, 0),
        )


def test_a_packed_game_takes_a_few_hundred_bytes(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        play(store)
    assert counted(tmp_path, "SELECT length(texts) FROM packed") < len(HEADER + "".join(MOVES)) / 3
    assert counted(tmp_path, "SELECT length(header || seed) FROM game") == 0


def test_a_game_that_cannot_be_packed_is_kept_as_it_is(tmp_path: Path) -> None:
    odd = replace(ENDED, header="no line at all")
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(odd.whole())
        assert (store.newest("hog"), rows(tmp_path)) == (odd, (len(MOVES), 0))


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE packed SET texts = X'00'",
        "UPDATE packed SET texts = 'text'",
        "UPDATE packed SET texts = X''",
        "UPDATE packed SET texts = substr(texts, 1, length(texts) - 1)",
        "UPDATE game SET moves = moves - 1",
        "UPDATE game SET moves = 'none'",
        "UPDATE game SET id = 'two'",
        "UPDATE game SET ended = 2",
        "DELETE FROM packed",
    ],
)
def test_a_damaged_packed_game_is_not_given_back(tmp_path: Path, change: str) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        play(store)
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as connection:
        connection.execute(change)
        found = kept_game(connection, 1)
    assert found is not None
    with closing(SqliteStore(tmp_path)) as store, pytest.raises(StoreError, match="could not be opened"):
        store.newest("hog")
