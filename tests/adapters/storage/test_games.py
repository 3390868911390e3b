"""A game that goes on has a row for each move, and one that has ended lies packed in one row."""

import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.adapters.storage import database
from dicedesk.adapters.storage.database import FILE_NAME, pack_earlier
from dicedesk.adapters.storage.games import GameTexts, kept_game, packed, unpacked
from dicedesk.adapters.storage.history import opened_chain
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.features.history.check import check_history
from dicedesk.play.ports.store import GameChange, StoredGame, StoreError
from tests.patience import PATIENCE_S

HEADER = '[Game "hog"]\n[Rules "goal=5"]\n[Id "one"]\n'
MOVES = tuple(f"roll 1 : {face}" for face in (1, 2, 3, 4, 5, 6) * 4)
ENDED = StoredGame("one", "hog", HEADER, "ab" * 32, ended=True, moves=MOVES)


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


ID = "2026-11-22T10:00:00Z-7f3a0b1c2d3e4f50"
HASH, SEED = "ab" * 32, "0123456789abcdef" * 4
SEALED_HEADER = (
    '[Game "hog"]\n[Rules "goal=100"]\n[Player0 "You"]\n[Player1 "final"]\n'
    f'[Id "{ID}"]\n[Previous "{HASH}"]\n[Dice "sealed/2"]\n[Seal "{HASH}"]\n'
    f'[Word "pinake-zipifa-folidu"]\n[Seed "{SEED}"]\n'
)
LINES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\0\1\2"), max_size=30)


def rolls(count: int) -> tuple[str, ...]:
    """Moves of Hog with random faces."""
    luck = random.Random(1)
    return tuple("roll 4 : " + " ".join(str(luck.randint(1, 6)) for _ in range(4)) for _ in range(count))


@pytest.mark.parametrize("texts", [
    GameTexts(SEED, SEALED_HEADER, rolls(25)),
    GameTexts("", SEALED_HEADER, rolls(25)),
    GameTexts(SEED, SEALED_HEADER, ()),
    GameTexts("", "", ()),
    GameTexts("", "", ("roll 0", "", "")),
    GameTexts("", "no line at all", ()),
    GameTexts(SEED, SEALED_HEADER, (f"# {HASH}",) * 300),
    GameTexts("", "", (f"# {ID} {ID} {HASH}{HASH[:-1]} {HASH.upper()}", "# Zoë ärgert sich 🎲 \udcff")),
])  # fmt: skip
def test_what_is_packed_comes_back(texts: GameTexts) -> None:
    data = packed(ID, texts)
    assert data is not None
    assert unpacked(data, ID, len(texts.moves)) == texts


@given(LINES, LINES, st.lists(LINES), st.lists(LINES))
def test_any_lines_come_back(name: str, seed: str, header: list[str], moves: list[str]) -> None:
    texts = GameTexts(seed, "".join(f"{line}\n" for line in header), tuple(moves))
    data = packed(name, texts)
    assert data is not None
    assert unpacked(data, name, len(moves)) == texts


@pytest.mark.parametrize("texts", [
    GameTexts("", "no line at all", ("roll 0",)),
    GameTexts("two\nlines", SEALED_HEADER, ()),
    GameTexts("", SEALED_HEADER, ("two\nlines",)),
    GameTexts("", SEALED_HEADER, ("\0",)),
    GameTexts("", "\1\n", ()),
    GameTexts("\2", SEALED_HEADER, ()),
])  # fmt: skip
def test_what_could_not_be_told_apart_again_is_not_packed(texts: GameTexts) -> None:
    assert packed(ID, texts) is None


def test_damaged_bytes_are_refused() -> None:
    texts = GameTexts(SEED, SEALED_HEADER, rolls(25))
    data = packed(ID, texts)
    assert data is not None
    assert data[0] == 3
    for wrong in (b"", data[:1], data[:50], data[:-1], b"\2" + data[1:], b"\xff" + data[1:]):
        with pytest.raises(ValueError, match=r"missing|invalid|incomplete"):
            unpacked(wrong, ID, 25)
    with pytest.raises(ValueError, match="moves are missing"):
        unpacked(data, ID, 40)


def test_a_usual_game_of_hog_takes_a_third_of_its_text() -> None:
    texts = GameTexts(SEED, SEALED_HEADER, rolls(25))
    data = packed(ID, texts)
    assert data is not None
    assert len(data) < (len(SEED + SEALED_HEADER) + sum(map(len, texts.moves))) / 3


VERSIONS = Path(__file__).parent
PROJECT = Path(__file__).resolve().parents[3]
PACK_AND_DIE = """
import os, signal, sys
from pathlib import Path
from dicedesk.adapters.storage import database
database.MOVES_AT_ONCE = database.MOVES_A_CALL = 1
after = 0
for _ in range(int(sys.argv[2])):
    after = database.pack_earlier(Path(sys.argv[1]), after)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a version that packed no game."""
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.executescript((VERSIONS / "of_version_3" / "store.sql").read_text(encoding="utf-8"))
    SqliteStore(tmp_path).close()
    return tmp_path / FILE_NAME


def games_in(file: Path) -> list[StoredGame | None]:
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
    with opened_chain(file) as history:
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
    monkeypatch.setattr(database, "MOVES_AT_ONCE", 1)
    monkeypatch.setattr(database, "MOVES_A_CALL", 1)
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
