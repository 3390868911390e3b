"""A game that goes on has a row for each move, and one that has ended is one row with its record."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.games import GAMES, kept_game, write_change
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.play.ports.store import Best, GameChange, StoredGame, StoreError

HEADER = '[Game "hog"]\n[Rules "goal=5"]\n[Id "one"]\n'
MOVES = tuple(f"roll 1 : {face}" for face in (1, 2, 3, 4, 5, 6) * 4)
ENDED = StoredGame("one", "hog", HEADER, "ab" * 32, ended=True, moves=MOVES)


def counted(folder: Path, statement: str) -> int:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        return int(connection.execute(statement).fetchone()[0])


def rows(folder: Path) -> tuple[int, int]:
    """How many moves have a row, and how many games have a record."""
    records = counted(folder, "SELECT count(*) FROM game WHERE record IS NOT NULL AND header = ''")
    return counted(folder, "SELECT count(*) FROM move"), records


def play(store: SqliteStore) -> None:
    """Keeps a game move by move, and its end with the last one."""
    for number, move in enumerate(MOVES):
        is_last = number == len(MOVES) - 1
        store.keep(GameChange("one", "hog", HEADER, ENDED.seed, is_last, number, (move,)))


def test_a_game_has_its_record_when_it_ends(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(replace(ENDED, ended=False, moves=MOVES[:-1]).whole())
        assert rows(tmp_path) == (len(MOVES) - 1, 0)
        store.keep(GameChange("one", "hog", HEADER, ENDED.seed, True, len(MOVES) - 1, MOVES[-1:]))
        assert rows(tmp_path) == (0, 1)
        assert store.newest("hog") == ENDED


def test_an_ended_game_is_found_after_a_start(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        play(store)
    with closing(SqliteStore(tmp_path)) as store:
        assert store.newest("hog") == ENDED


def test_an_ended_game_can_be_changed_and_goes_on_again(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        play(store)
        changed = replace(ENDED, moves=(*MOVES[:5], "roll 2 : 1 1"))
        store.keep(GameChange("one", "hog", HEADER, ENDED.seed, True, 5, changed.moves[5:]))
        assert (store.newest("hog"), rows(tmp_path)) == (changed, (0, 1))
        store.keep(replace(changed, ended=False).whole())
        assert (store.newest("hog"), rows(tmp_path)) == (replace(changed, ended=False), (6, 0))


def test_a_record_is_compressed(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        play(store)
    assert counted(tmp_path, "SELECT length(record) FROM game") < len(HEADER + "".join(MOVES)) / 2


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game SET record = X'00'",
        "UPDATE game SET record = 'text'",
        "UPDATE game SET record = X''",
        "UPDATE game SET record = substr(record, 1, length(record) - 1)",
        "UPDATE game SET record = NULL",
        "UPDATE game SET moves = moves - 1",
        "UPDATE game SET moves = 'none'",
        "UPDATE game SET revision = 'none'",
        "UPDATE game SET seed = X'FF'",
    ],
)
def test_a_damaged_ended_game_is_not_given_back(tmp_path: Path, change: str) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        play(store)
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as connection:
        connection.execute(change)
        assert kept_game(connection, 1) is not None
    with closing(SqliteStore(tmp_path)) as store, pytest.raises(StoreError, match="could not be opened"):
        store.newest("hog")


LINES = st.lists(
    st.text(st.characters(exclude_characters="\n", exclude_categories=("Cs",)), max_size=30), max_size=9
)


@given(LINES, LINES)
def test_whatever_an_ended_game_holds_comes_back(header: list[str], moves: list[str]) -> None:
    tags = "".join(f"[{line}\n" for line in header)
    game = StoredGame("one", "hog", tags, "", ended=True, moves=tuple(f"roll {line}" for line in moves))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.executescript(GAMES)
        write_change(connection, game.whole(), before=None)
        assert kept_game(connection, 1) == game


def scored(name: str, score: int | None, *, kind: str = "hazard") -> GameChange:
    return replace(replace(ENDED, id=name, game=kind).whole(), score=score)


def test_the_best_score_follows_from_the_games_and_the_earliest_of_equal_ones_has_it(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        for name, score in (("one", 3), ("two", 7), ("three", 7), ("four", None), ("five", 2)):
            store.keep(scored(name, score))
        store.keep(scored("other", 1, kind="poker-dice"))
        assert store.best("hazard", is_fewest=False) == Best("two", 7)
        assert store.best("hazard", is_fewest=True) == Best("five", 2)
        assert store.best("hog", is_fewest=True) is None


def test_a_game_that_goes_on_again_has_no_score(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(scored("one", 3))
        store.keep(replace(ENDED, game="hazard", ended=False).whole())
        assert store.best("hazard", is_fewest=False) is None


def test_a_score_that_is_no_number_is_no_best(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(scored("one", 3))
        store.keep(scored("two", 9))
        with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as connection:
            connection.execute("UPDATE game SET score = X'FF' WHERE id = 'two'")
        assert store.best("hazard", is_fewest=False) == Best("one", 3)
