"""The file of saved games: it keeps what it has taken, and never writes over what it cannot read."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME, SCHEMA
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.play.ports.store import OracleAnswer, StoredGame, StoreError
from tests.patience import PATIENCE_S

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
GAME = StoredGame("one", "hog", '[Game "hog"]\n', "ab" * 32, ended=False, moves=("roll 0",))
OTHER = StoredGame("two", "hog", '[Game "hog"]\n', "", ended=True)
ASIDE = "dicedesk-set-aside-{}.sqlite"

Opener = Callable[[], SqliteStore]

KEEP_AND_DIE = """
import os, signal, sys
from pathlib import Path
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.play.ports.store import GameChange
store = SqliteStore(Path(sys.argv[1]))
for turn in range(50):
    store.keep(GameChange("one", "hog", "", "", False, turn, (f"turn {turn}",)))
os.kill(os.getpid(), signal.SIGKILL)
"""


def write_version(file: Path, version: int) -> None:
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


def test_a_fresh_store_is_empty_and_says_nothing(opened: Opener) -> None:
    store = opened()
    assert (store.newest("hog"), store.notices) == (None, [])


def test_a_game_is_given_back_as_it_was_kept(opened: Opener) -> None:
    store = opened()
    store.keep(GAME.whole())
    assert store.newest("hog") == GAME


def test_a_later_state_takes_the_place_of_an_earlier_one(opened: Opener) -> None:
    store, later = opened(), replace(GAME, moves=(*GAME.moves, "roll 4 : 2 3 4 5"), ended=True)
    store.keep(GAME.whole())
    store.keep(later.whole())
    assert store.newest("hog") == later


def test_the_newest_game_is_the_one_that_was_begun_last(opened: Opener) -> None:
    store = opened()
    store.keep(GAME.whole())
    store.keep(OTHER.whole())
    store.keep(GAME.whole())
    assert store.newest("hog") == OTHER


def test_each_game_has_a_newest_of_its_own(opened: Opener) -> None:
    store = opened()
    store.keep(GAME.whole())
    store.keep(replace(OTHER, game="craps").whole())
    assert store.newest("hog") == GAME


def test_a_game_is_found_by_the_next_start(opened: Opener) -> None:
    first = opened()
    first.keep(GAME.whole())
    first.close()
    assert opened().newest("hog") == GAME


def test_a_game_is_found_while_the_first_program_still_runs(opened: Opener) -> None:
    opened().keep(GAME.whole())
    assert opened().newest("hog") == GAME


def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "not" / "yet")
    store.close()
    assert (tmp_path / "not" / "yet" / FILE_NAME).is_file()


@pytest.mark.parametrize(
    "content",
    [b"this is no database, but somebody may still want it " * 50, b"SQLite format 3\0" + b"\xff" * 5000],
)
def test_a_damaged_file_is_set_aside_and_never_written(
    tmp_path: Path, opened: Opener, content: bytes
) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    store = opened()
    store.keep(GAME.whole())
    assert (tmp_path / ASIDE.format(1)).read_bytes() == content
    assert ASIDE.format(1) in " ".join(store.notices)
    assert store.newest("hog") == GAME


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(tmp_path: Path, opened: Opener) -> None:
    for number in (1, 2):
        (tmp_path / FILE_NAME).write_bytes(b"damaged %d " % number * 200)
        opened().close()
    kept = [(tmp_path / ASIDE.format(number)).read_bytes()[:9] for number in (1, 2)]
    assert kept == [b"damaged 1", b"damaged 2"]


def test_a_file_of_a_version_below_zero_is_set_aside_whole(tmp_path: Path, opened: Opener) -> None:
    opened().keep(GAME.whole())
    write_version(tmp_path / FILE_NAME, -1)
    assert ASIDE.format(1) in " ".join(opened().notices)
    with closing(sqlite3.connect(tmp_path / ASIDE.format(1))) as aside:
        assert aside.execute("PRAGMA user_version").fetchone() == (-1,)
        assert aside.execute("SELECT id FROM game").fetchall() == [("one",)]


def test_a_database_of_another_program_is_set_aside(tmp_path: Path, opened: Opener) -> None:
    write_version(tmp_path / FILE_NAME, SCHEMA.number)
    store = opened()
    store.keep(GAME.whole())
    assert (tmp_path / ASIDE.format(1)).is_file()
    assert store.newest("hog") == GAME


def test_a_file_of_a_newer_version_is_set_aside_whole_and_told(tmp_path: Path, opened: Opener) -> None:
    opened().keep(GAME.whole())
    write_version(tmp_path / FILE_NAME, SCHEMA.number + 1)
    newer = opened()
    assert newer.newest("hog") is None
    name = "dicedesk-newer-version-1.sqlite"
    assert newer.notices == [
        f"Your saved games are from a newer version of DiceDesk. Their file was kept as {name}, and a new file was "
        "started."
    ]
    aside = sqlite3.connect(tmp_path / name)
    found = aside.execute("SELECT id FROM game").fetchall()
    aside.close()
    assert found == [("one",)]


def test_a_notice_is_given_once(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"damaged " * 200)
    opened().close()
    assert opened().notices == []


def test_a_file_in_the_place_of_the_folder_is_told_in_one_sentence(tmp_path: Path) -> None:
    in_the_way = tmp_path / "data"
    in_the_way.write_text("", encoding="utf-8")
    with pytest.raises(StoreError, match="Games cannot be saved here"):
        SqliteStore(in_the_way)


def test_a_folder_in_the_place_of_the_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(StoreError, match="Games cannot be saved here"):
        SqliteStore(tmp_path)


@pytest.mark.skipif(os.name != "posix", reason="links and pipes as POSIX has them")
@pytest.mark.parametrize("kind", ["pipe", "link"])
def test_a_pipe_or_a_link_to_itself_is_told_in_one_sentence_and_left_as_it_is(
    tmp_path: Path, kind: str
) -> None:
    file = tmp_path / FILE_NAME
    if kind == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to(FILE_NAME)
    before = file.lstat().st_ino
    with pytest.raises(StoreError, match="Games cannot be saved here"):
        SqliteStore(tmp_path)
    assert [(path.name, path.lstat().st_ino) for path in tmp_path.iterdir()] == [(FILE_NAME, before)]


def test_a_file_that_another_program_holds_is_not_set_aside(tmp_path: Path, opened: Opener) -> None:
    opened().keep(GAME.whole())
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    store = opened()
    store._connection.execute("PRAGMA busy_timeout = 0")
    with pytest.raises(StoreError, match="Saving failed: "):
        store.keep(OTHER.whole())
    other.close()
    assert store.newest("hog") == GAME
    assert store.notices == []


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        ("max_page_count = 1", "The disk is full."),
        ("query_only = ON", "The games folder is not writable."),
    ],
    ids=["a full disk", "a folder that is read-only"],
)
def test_a_common_reason_is_told_in_plain_words(opened: Opener, limit: str, sentence: str) -> None:
    store = opened()
    store._connection.execute(f"PRAGMA {limit}")
    with pytest.raises(StoreError) as told:
        store.keep(replace(GAME, header="#" * 100_000).whole())
    assert str(told.value) == sentence


def test_a_closed_store_says_so_in_one_sentence(opened: Opener) -> None:
    store = opened()
    store.close()
    with pytest.raises(StoreError, match="Saving failed: "):
        store.keep(GAME.whole())


def test_the_oracles_answers_are_found_again_the_newest_first(opened: Opener) -> None:
    store = opened()
    given = [OracleAnswer(NOON, question, "Most likely.") for question in ("", "Will it rain?", "¿Y él? 🎲")]
    for answer in given:
        store.keep_answer(answer)
    assert opened().answers(most=2) == (given[2], given[1])


def test_a_setting_has_the_value_that_was_kept_last(opened: Opener) -> None:
    store = opened()
    assert store.setting("voice") is None
    store.keep_setting("voice", "off")
    store.keep_setting("voice", "on")
    assert opened().setting("voice") == "on"


def test_a_question_that_no_file_can_hold_is_told_in_one_sentence(opened: Opener) -> None:
    with pytest.raises(StoreError, match="Saving failed: "):
        opened().keep_answer(OracleAnswer(NOON, "\ud800", "Most likely."))


def test_a_file_that_holds_games_alone_learns_to_hold_the_rest(tmp_path: Path, opened: Opener) -> None:
    opened().keep(GAME.whole())
    older = sqlite3.connect(tmp_path / FILE_NAME)
    older.executescript("DROP TABLE answer; DROP TABLE setting;")
    older.close()
    store = opened()
    store.keep_setting("voice", "on")
    assert (store.notices, store.newest("hog"), store.setting("voice")) == ([], GAME, "on")


def test_a_closed_store_cannot_be_read_and_says_so_in_one_sentence(opened: Opener) -> None:
    store = opened()
    store.close()
    with pytest.raises(StoreError, match="could not be read"):
        store.best("hazard", is_fewest=False)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
def test_a_program_that_is_killed_right_after_keeping_has_lost_nothing(
    tmp_path: Path, opened: Opener
) -> None:
    root = Path(__file__).resolve().parents[3]
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", KEEP_AND_DIE, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(root)},
        check=False,
        timeout=PATIENCE_S,
    )
    newest = opened().newest("hog")
    assert done.returncode == -9
    assert newest is not None
    assert newest.moves == tuple(f"turn {turn}" for turn in range(50))
