"""What a store in a file holds after others have had their hands on it: other programs, deletions, damage."""

import shutil
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.play.ports.store import LostError, OracleAnswer, StoredGame, StoreError, TakenError

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
GAME = StoredGame("one", "hog", '[Game "hog"]\n', "ab" * 32, ended=False, moves=("roll 0",))
OTHER = StoredGame("two", "hog", '[Game "hog"]\n', "", ended=True)
ASIDE = "dicedesk-set-aside-{}.sqlite"

Opener = Callable[[], SqliteStore]


def games_in(folder: Path) -> dict[str, int]:
    """The games in the file, each with the number of its moves."""
    connection = sqlite3.connect(folder / FILE_NAME)
    found = dict(connection.execute("SELECT id, moves FROM game").fetchall())
    connection.close()
    return found


def test_one_move_more_is_added_to_those_that_are_kept(opened: Opener) -> None:
    store = opened()
    store.keep(GAME.whole())
    more = replace(GAME, moves=(*GAME.moves, "roll 1 : 2"))
    store.keep(replace(more.whole(), stays=1, added=("roll 1 : 2",)))
    assert opened().newest("hog") == more


def test_moves_that_were_taken_back_are_kept_no_longer(opened: Opener) -> None:
    store, long = opened(), replace(GAME, moves=("a", "b", "c"))
    store.keep(long.whole())
    store.keep(replace(long.whole(), stays=1, added=("d",)))
    assert opened().newest("hog") == replace(long, moves=("a", "d"))


def test_moves_that_are_not_there_cannot_be_added_to(opened: Opener) -> None:
    store = opened()
    for stays in (1, 2):
        with pytest.raises(LostError):
            store.keep(replace(GAME.whole(), stays=stays))
    store.keep(GAME.whole())
    with pytest.raises(LostError):
        store.keep(replace(GAME.whole(), stays=2))
    assert store.newest("hog") == GAME


def test_moves_of_another_program_are_not_written_over(opened: Opener) -> None:
    one, other = opened(), opened()
    one.keep(GAME.whole())
    assert other.newest("hog") == GAME
    theirs = replace(GAME, moves=(*GAME.moves, "theirs"))
    other.keep(replace(theirs.whole(), stays=1, added=("theirs",)))
    with pytest.raises(TakenError):
        one.keep(replace(GAME.whole(), stays=1, added=("ours",)))
    assert opened().newest("hog") == theirs


def test_a_game_of_the_same_id_is_not_written_over(opened: Opener) -> None:
    opened().keep(GAME.whole())
    with pytest.raises(TakenError):
        opened().keep(replace(GAME, seed="cd" * 32, moves=()).whole())
    assert opened().newest("hog") == GAME


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete what is open")
def test_a_folder_that_was_deleted_is_there_again_with_the_game_and_the_settings(
    tmp_path: Path, opened: Opener
) -> None:
    store = opened()
    store.keep(GAME.whole())
    store.keep_setting("voice", "on")
    shutil.rmtree(tmp_path)
    store.keep(replace(GAME.whole(), stays=1, added=("more",)))
    again = opened()
    assert (again.newest("hog"), again.setting("voice")) == (replace(GAME, moves=(*GAME.moves, "more")), "on")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not delete what is open")
def test_a_folder_that_cannot_be_made_again_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    store = SqliteStore(folder)
    store.keep(GAME.whole())
    shutil.rmtree(folder)
    folder.write_text("in the way", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(StoreError, match=r"^The games folder is not writable\.$"):
            store.keep(replace(GAME.whole(), stays=1, added=("more",)))
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not replace what is open")
def test_another_file_in_its_place_is_not_written_over(tmp_path: Path, opened: Opener) -> None:
    store = opened()
    store.keep(GAME.whole())
    elsewhere = SqliteStore(tmp_path / "elsewhere")
    theirs = replace(GAME, moves=("theirs", "more"))
    elsewhere.keep(GAME.whole())
    elsewhere.keep(theirs.whole())
    elsewhere.close()
    for tail in ("-wal", "-shm"):
        (tmp_path / (FILE_NAME + tail)).unlink(missing_ok=True)
    (tmp_path / "elsewhere" / FILE_NAME).replace(tmp_path / FILE_NAME)
    with pytest.raises(TakenError):
        store.keep(replace(GAME.whole(), stays=1, added=("ours",)))
    assert opened().newest("hog") == theirs


def test_a_file_that_is_found_damaged_is_set_aside_and_the_game_goes_on_in_a_fresh_one(
    tmp_path: Path, opened: Opener
) -> None:
    store = opened()
    store.keep(GAME.whole())
    store.keep(OTHER.whole())
    store.keep_setting("voice", "on")
    store.keep(replace(GAME, game="craps", id="three").whole())
    store.begin_anew()
    assert (store.newest("craps"), store.setting("voice")) == (replace(GAME, game="craps", id="three"), "on")
    assert games_in(tmp_path) == {"three": 1}
    assert ASIDE.format(1) in " ".join(store.notices)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE game SET seed = X'00'",
        "UPDATE game SET revision = 'none'",
        "UPDATE move SET line = CAST(X'FF' AS TEXT)",
        "DELETE FROM move",
    ],
)
def test_a_game_that_is_not_what_was_kept_is_not_given_back(
    tmp_path: Path, opened: Opener, change: str
) -> None:
    opened().keep(GAME.whole())
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute(change)
    other.close()
    with pytest.raises(StoreError, match="could not be opened"):
        opened().newest("hog")


VALUES = ("X'FF00'", "CAST(X'C3' AS TEXT)", "CAST(X'ED9FBFEDA080' AS TEXT)", "9e999", "-1", "''")


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("column", ["asked", "question", "answer"])
def test_an_answer_that_cannot_be_read_is_left_out(
    tmp_path: Path, opened: Opener, column: str, value: str
) -> None:
    store = opened()
    store.keep_answer(OracleAnswer(NOON, "first", "Most likely."))
    store.keep_answer(OracleAnswer(NOON, "second", "Most likely."))
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute(f"UPDATE answer SET {column} = {value} WHERE question = 'second'")  # noqa: S608 (as above)
    other.close()
    found = opened().answers(2)
    assert found[-1] == OracleAnswer(NOON, "first", "Most likely.")
    assert {type(text) for answer in found for text in (answer.question, answer.answer)} == {str}


def test_a_setting_that_is_no_text_is_set_aside_and_told_once(tmp_path: Path, opened: Opener) -> None:
    opened().keep_setting("voice", "on")
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("UPDATE setting SET value = X'FF'")
    other.close()
    told = []
    for _ in range(2):
        store = opened()
        assert store.setting("voice") is None
        told += store.notices
    assert told == ["Some settings could not be read and were reset to their defaults."]


def test_at_the_end_the_file_alone_holds_everything(tmp_path: Path, opened: Opener) -> None:
    beside, store = opened(), opened()
    beside.setting("voice")
    store.keep(GAME.whole())
    store.close()
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copy(tmp_path / FILE_NAME, copy)
    found = SqliteStore(copy)
    assert found.newest("hog") == GAME
    found.close()


def test_what_there_is_to_tell_is_told_once(opened: Opener) -> None:
    store, told = opened(), list[str]()
    store.note("first")
    store.listen(told.append)
    for sentence in ("first", "second", "second"):
        store.note(sentence)
    assert (store.notices, told) == ([], ["first", "second"])
